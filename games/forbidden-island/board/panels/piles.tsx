import { cardsIn } from '@skerry/engine';
import { type BoardProps, Dialog, Drawn } from '@skerry/look';
import { useState } from 'preact/hooks';
import { PILE_CARDS, type PileCard } from '../../content/cards.ts';
import { TILES, type Tile } from '../../content/tiles.ts';
import type { ForbiddenIsland } from '../../rules/types.ts';
import { type BoardWords, wordsOf } from '../../text/board.ts';
import { type DrawingName, drawingAddress } from '../parts/drawing.tsx';

type Props = BoardProps<ForbiddenIsland>;

const PILES = ['treasurePile', 'treasureDiscards', 'floodPile', 'floodDiscards'] as const;
type PileName = (typeof PILES)[number];
const PLACES = {
  treasurePile: 'treasure-pile',
  treasureDiscards: 'treasure-discards',
  floodPile: 'flood-pile',
  floodDiscards: 'flood-discards',
} as const;

/** The four piles. What is in them is open knowledge, only the order inside a layer is not (FI-14, FI-15). */
export function Piles({ telling, text }: Props) {
  const { state } = telling;
  const words = wordsOf(text);
  const [open, setOpen] = useState<PileName | undefined>(undefined);
  const counts = {
    treasurePile: cardsIn(state.treasurePile),
    treasureDiscards: state.treasureDiscards.length,
    floodPile: cardsIn(state.floodPile),
    floodDiscards: state.floodDiscards.length,
  };
  const faces: Record<PileName, DrawingName | undefined> = {
    treasurePile: 'treasure-back',
    treasureDiscards: state.treasureDiscards.at(-1),
    floodPile: 'flood-back',
    floodDiscards: state.floodDiscards.at(-1),
  };
  return (
    <div class="stack fi-piles">
      {PILES.map((pile) => (
        <button key={pile} type="button" class="fine fi-pile" data-fi={PLACES[pile]} onClick={() => setOpen(pile)}>
          <Stack count={counts[pile]} face={faces[pile]} />
          <b>{counts[pile]}</b>
          {words[pile]}
        </button>
      ))}
      {open !== undefined && (
        <Dialog title={words.pileTitles[open]} closeLabel={words.close} onClose={() => setOpen(undefined)}>
          <Content layers={layers(state, words, open)} words={words} />
        </Dialog>
      )}
    </div>
  );
}

interface Layer {
  readonly heading: string | undefined;
  readonly cards: readonly (Tile | PileCard)[];
}

/** What lies in a pile, the top first. */
function layers(state: Props['telling']['state'], words: BoardWords, pile: PileName): Layer[] {
  if (pile === 'treasureDiscards' || pile === 'floodDiscards')
    return [{ heading: undefined, cards: [...state[pile]].reverse() }];
  const found = [...state[pile]].reverse();
  return found.map((layer, n) => ({
    heading: found.length === 1 ? words.unseen : n === 0 ? words.onTop : words.below,
    cards: sorted(layer),
  }));
}

const ORDER: readonly string[] = [...PILE_CARDS, ...TILES];
const sorted = <C extends string>(cards: readonly C[]): C[] =>
  [...cards].sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));

const isTile = (card: Tile | PileCard): card is Tile => (TILES as readonly string[]).includes(card);

function Content({ layers: found, words }: { layers: readonly Layer[]; words: BoardWords }) {
  if (found.every(({ cards }) => cards.length === 0)) return <p>{words.none}</p>;
  return (
    <>
      {found.map(({ heading, cards }, n) => (
        <section key={n} class="fi-layer">
          {heading !== undefined && <h3>{heading}</h3>}
          <ul>
            {cards.map((card, place) => (
              <li key={place} class={isTile(card) ? 'fi-flood-card' : 'fi-small-card'}>
                <svg class="fi-picture" viewBox={isTile(card) ? '0 0 120 100' : '0 0 64 64'} aria-hidden="true">
                  <Drawn href={drawingAddress(card)} />
                </svg>
                {isTile(card) ? words.names.tiles[card] : words.names.cards[card]}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Cards on each other, at most four to be seen. */
function Stack({ count, face }: { count: number; face: DrawingName | undefined }) {
  const seen = Math.min(4, count);
  return (
    <svg class="fi-stack" viewBox="0 0 56 78" aria-hidden="true">
      {count === 0 && (
        <rect fill="none" stroke="var(--line-2)" stroke-dasharray="4 3" x="1" y="1" width="48" height="66" rx="4" />
      )}
      {Array.from({ length: seen }, (_, n) => seen - 1 - n).map((n) => (
        <rect
          key={n}
          fill="var(--tile)"
          stroke="var(--tile-ink)"
          stroke-width="1.2"
          x={1 + n * 1.4}
          y={1 + n * 2}
          width="48"
          height="66"
          rx="4"
        />
      ))}
      {face !== undefined && count > 0 && <Face face={face} />}
    </svg>
  );
}

function Face({ face }: { face: DrawingName }) {
  const back = face.endsWith('-back');
  return (
    <Drawn
      href={drawingAddress(face)}
      x={back ? 0 : 4}
      y={back ? 0 : 12}
      width={back ? 50 : 42}
      height={back ? 68 : 42}
    />
  );
}
