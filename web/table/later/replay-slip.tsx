import { Tool } from '@skerry/look';
import type { Desk } from '../desk.ts';
import { type ReplayStep, stepped } from '../replaying.ts';
import { sayWhen } from '../when.ts';
import { tableWords } from '../words.ts';
import { copyMoment } from './moment-link.ts';
import { ReplaySpeedChoice } from './replay-speed.tsx';

/** Stands in the place of the prompt while the reader looks back. */
export function ReplaySlip({ desk }: { readonly desk: Desk }) {
  const words = tableWords();
  const at = desk.at.value;
  const last = desk.last.value;
  const go = (step: ReplayStep) => desk.lookAt(stepped(at, last, step));
  const isOver = desk.live.info.value?.stage === 'over';
  return (
    <section class="slip ask replay" aria-label={words.replay}>
      <div class="ask-top">
        <h2 class="ask-sentence">{words.looking(sayWhen(desk.turn.value), at, last)}</h2>
        <div class="ask-how">
          <Tool icon="link" label={words.copyMoment} quiet onClick={() => void copyMoment(desk, at)} />
          <button class="tool replay-now" type="button" onClick={() => desk.lookAt(undefined)}>
            {isOver ? words.closeReplay : words.backToNow}
          </button>
        </div>
      </div>
      <div class="replay-row">
        <Tool icon="first" label={words.first} quiet disabled={at === 0} onClick={() => go('first')} />
        <Tool icon="stepBack" label={words.back} quiet disabled={at === 0} onClick={() => go('back')} />
        <Tool
          icon={desk.playing.value ? 'pause' : 'play'}
          label={desk.playing.value ? words.pause : words.play}
          quiet
          onClick={() => {
            if (!desk.playing.value && at === last) desk.lookAt(0);
            desk.playing.value = !desk.playing.value;
          }}
        />
        <Tool icon="step" label={words.forth} quiet disabled={at === last} onClick={() => go('forth')} />
        <Tool icon="last" label={words.last} quiet disabled={at === last} onClick={() => go('last')} />
        <input
          class="replay-slider"
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={words.page}
          onInput={(event) => desk.lookAt(Number(event.currentTarget.value))}
        />
        <ReplaySpeedChoice desk={desk} />
      </div>
    </section>
  );
}
