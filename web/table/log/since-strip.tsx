import { Icon, Tool } from '@skerry/look';
import { useMemo } from 'preact/hooks';
import { spanOf } from '../../shell/time-span.ts';
import { myTablesWords } from '../../words/my-tables.ts';
import type { TableModel } from '../table-model.ts';
import { patternFor, Styled } from './styled-sentence.tsx';

/** Above the chart, for whoever was away: what happened meanwhile. */
export function SinceStrip({ model }: { readonly model: TableModel }) {
  const words = myTablesWords();
  const { summary, showMe, putAway } = model.since;
  const scene = model.acting.scene.value;
  const places = useMemo(() => patternFor({ places: model.game.board.places?.(scene) }), [scene.text]);
  if (summary.value === undefined || model.playback.replayed.value !== undefined) return null;
  const { lines, more, turns, away } = summary.value;
  const { unit, count } = spanOf(away);
  const span = words.longSpans[unit](count);
  return (
    <section class="since" aria-label={words.since}>
      <div class="since-head">
        <h2>{words.since}</h2>
        <p class="cap">{turns === 0 ? span : words.sinceWhen(span, turns)}</p>
      </div>
      <ol>
        {lines.map(({ key, sentence, look }, n) => (
          <li key={key} class="row" data-loss={look.loss}>
            <i aria-hidden="true">{n + 1}</i>
            <span>
              <Styled sentence={sentence} pattern={places} />
            </span>
          </li>
        ))}
        {more > 0 && <li class="since-more">{words.moreHappened(more)}</li>}
      </ol>
      <button class="offer" type="button" onClick={showMe}>
        <Icon name="play" size={20} />
        <span class="offer-text">{words.showMe}</span>
      </button>
      <Tool icon="close" label={words.closeSince} quiet onClick={putAway} />
    </section>
  );
}
