import type { BoardProps } from '@skerry/look';
import { useState } from 'preact/hooks';
import { MAP_COLOURS } from '../../content/vocabulary.ts';
import { voyageOf } from '../../outlook/figures.ts';
import type { IslandOfDread } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import { Medallion } from '../cards/medallion.tsx';
import { Drawing } from '../drawings/drawing.tsx';
import { pictureOf } from '../drawings/pictures.ts';
import { Strengths } from '../hand/strengths.tsx';
import { Vitals } from '../hand/vitals.tsx';

/** The Captain of a voyaging Hero, at the right side of the chart: the lanes themselves are the choice. */
export function VoyageSlip({ telling, text }: BoardProps<IslandOfDread>) {
  const [isOpen, setOpen] = useState(false);
  const { state, content } = telling;
  const step = state.agenda.at(-1)?.do;
  const isSailing = step === 'sail' || step === 'sailThrough' || step === 'course' || step === 'toll';
  const found = isSailing ? voyageOf(telling) : undefined;
  if (found === undefined) return null;
  const { captain, wounds, turns } = found;
  const player = state.players[state.active]!;
  const { names, voyage, atSea, sheet } = wordsOf(text);
  const name = names.card(telling, captain);
  return (
    <aside class="iod-voyage slip" aria-label={voyage.title(telling, captain)} data-open={isOpen}>
      <button
        class="iod-voyage-pull"
        type="button"
        aria-expanded={isOpen}
        aria-label={isOpen ? voyage.less : voyage.more}
        onClick={() => setOpen(!isOpen)}
      />
      <header>
        <Medallion world={content} card={captain} />
        <div>
          <h2>{name}</h2>
          <Strengths telling={telling} text={text} figure={captain} />
          <Vitals telling={telling} text={text} player={player} figure={captain} />
          <p class="cap">{voyage.endures(turns)}</p>
        </div>
      </header>
      <p class="fine iod-voyage-text">{names.cardText(telling, captain) ?? sheet.noAbility}</p>
      {player.loan && <p class="reason">{sheet.onLoan}</p>}
      <p class="iod-toll">
        <Drawing name={wounds ? 'wound' : 'tired'} />
        <span>
          <b>{voyage.toll}</b> {atSea.toll(wounds)}
        </span>
      </p>
      <h3 class="heading">
        {voyage.maps} <small class="cap">{voyage.sets(Math.min(player.blue, player.green))}</small>
      </h3>
      <div class="row wrap iod-map-row">
        {MAP_COLOURS.flatMap((colour) =>
          Array.from({ length: player[colour] }, (_, n) => <Drawing key={`${colour}-${n}`} name={`map-${colour}`} />),
        )}
        <p>{atSea.set}</p>
      </div>
      <h3 class="heading">
        {voyage.legendary} <small class="cap">{state.legendary.length}</small>
      </h3>
      <ul class="stack iod-legends">
        {content.legendary.map((item) => (
          <li key={item} data-gone={!state.legendary.includes(item)} title={names.cardText(telling, item)}>
            <Drawing name={pictureOf(content.cards[item]!)} />
            <span>{names.card(telling, item)}</span>
          </li>
        ))}
      </ul>
      <div class="row closing iod-to-island">
        <span>
          <Drawing name="island" />
        </span>
        <p>
          <b>{names.named(telling, 'islandOfDread')}</b> {atSea.island}
        </p>
      </div>
    </aside>
  );
}
