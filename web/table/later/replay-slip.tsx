import { Tool } from '@skerry/look';
import { GoOnOffer } from '../../go-on/go-on-offer.tsx';
import { sayWhen } from '../log/say-turn.ts';
import { type ReplayStep, stepped } from '../playback/replay-address.ts';
import type { TableModel } from '../table-model.ts';
import { tableWords } from '../words.ts';
import { copyMoment } from './moment-link.ts';
import { ReplaySpeedChoice } from './replay-speed.tsx';

export function ReplaySlip({ model }: { readonly model: TableModel }) {
  const words = tableWords();
  const at = model.playback.at.value;
  const last = model.playback.last.value;
  const go = (step: ReplayStep) => model.playback.lookAt(stepped(at, last, step));
  const isOver = model.live.info.value?.stage === 'over';
  return (
    <section class="slip ask replay" aria-label={words.replay}>
      <div class="row ask-top">
        <h2 class="row ask-sentence">{words.looking(sayWhen(model.playback.turn.value), at, last)}</h2>
        <div class="row ask-how">
          <Tool icon="link" label={words.copyMoment} quiet onClick={() => void copyMoment(model, at)} />
          <button class="tool replay-now" type="button" onClick={() => model.playback.lookAt(undefined)}>
            {isOver ? words.closeReplay : words.backToNow}
          </button>
        </div>
      </div>
      <div class="row wrap replay-row">
        <Tool icon="first" label={words.first} quiet disabled={at === 0} onClick={() => go('first')} />
        <Tool icon="stepBack" label={words.back} quiet disabled={at === 0} onClick={() => go('back')} />
        <Tool
          icon={model.playback.playing.value ? 'pause' : 'play'}
          label={model.playback.playing.value ? words.pause : words.play}
          quiet
          onClick={() => {
            if (!model.playback.playing.value && at === last) model.playback.lookAt(0);
            model.playback.playing.value = !model.playback.playing.value;
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
          onInput={(event) => model.playback.lookAt(Number(event.currentTarget.value))}
        />
        <ReplaySpeedChoice model={model} />
        <GoOnOffer model={model} />
      </div>
    </section>
  );
}
