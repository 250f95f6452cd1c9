import { type BoardProps, Explained, Slip } from '@skerry/look';
import { useState } from 'preact/hooks';
import { MAP_COLOURS } from '../../../content/vocabulary.ts';
import { voyageOf } from '../../../outlook/figures.ts';
import { lastFoe } from '../../../outlook/last-foe.ts';
import type { IslandOfDread } from '../../../rules/types.ts';
import { wordsOf } from '../../../text/board.ts';
import { Drawing } from '../../drawings/drawing.tsx';
import { pictureOf } from '../../drawings/pictures.ts';
import { AdventureFace } from '../cards/adventure-face.tsx';
import { CaptainCard } from '../cards/captain-card.tsx';

/** The Captain of a voyaging Hero: the choice itself is made on the chart's lanes. */
export function VoyageSlip({ telling, text }: BoardProps<IslandOfDread>) {
  const [isOpen, setOpen] = useState(false);
  const { state, content } = telling;
  const step = state.agenda.at(-1)?.do;
  const isSailing = step === 'sail' || step === 'sailThrough' || step === 'course' || step === 'toll';
  const found = isSailing ? voyageOf(telling) : undefined;
  if (found === undefined) return null;
  const { captain, wounds, isSpared, turns } = found;
  const player = state.players[state.active]!;
  const { names, voyage, atSea, sheet } = wordsOf(text);
  const foe = lastFoe(content)?.number ?? captain;
  return (
    <aside class="column slip iod-voyage" aria-label={voyage.title(telling, captain)} data-open={isOpen}>
      <button
        class="iod-voyage-pull"
        type="button"
        aria-expanded={isOpen}
        aria-label={isOpen ? voyage.less : voyage.more}
        onClick={() => setOpen(!isOpen)}
      />
      <CaptainCard telling={telling} text={text} card={captain} player={player}>
        <p class="cap">{voyage.endures(turns)}</p>
      </CaptainCard>
      {player.loan && <p class="reason">{sheet.onLoan}</p>}
      <p class="row paper iod-toll">
        <Drawing name={wounds ? 'wound' : 'tired'} />
        <span>
          <b>{voyage.toll}</b> {isSpared ? atSea.noToll : atSea.toll(wounds)}
        </span>
      </p>
      <Slip as="part" title={voyage.maps} note={voyage.sets(Math.min(player.blue, player.green))}>
        <div class="row wrap iod-map-row">
          {MAP_COLOURS.flatMap((colour) =>
            Array.from({ length: player[colour] }, (_, n) => <Drawing key={`${colour}-${n}`} name={`map-${colour}`} />),
          )}
          <p class="fine grow">{atSea.set}</p>
        </div>
      </Slip>
      <Slip as="part" title={voyage.legendary} note={state.legendary.length}>
        <ul class="stack iod-legends">
          {content.legendary.map((item) => (
            <li key={item} data-gone={!state.legendary.includes(item)} title={names.cardText(telling, item)}>
              <Drawing name={pictureOf(content.cards[item]!)} />
              <span>{names.card(telling, item)}</span>
            </li>
          ))}
        </ul>
      </Slip>
      <div class="row closing iod-to-island">
        <Explained
          class="parchment"
          label={names.card(telling, foe)}
          slip={() => <AdventureFace telling={telling} text={text} card={foe} />}
        >
          <Drawing name="island" />
        </Explained>
        <p>
          <b>{names.named(telling, 'islandOfDread')}</b> {atSea.island}
        </p>
      </div>
    </aside>
  );
}
