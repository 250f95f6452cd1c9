import { cardsIn } from '@skerry/engine';
import { type BoardProps, Dialog, Drawn, fetched } from '@skerry/look';
import { useState } from 'preact/hooks';
import type { ForbiddenIsland } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import type { PileContentsProps } from '../later/pile-contents.tsx';
import { type DrawingName, drawingAddress } from '../parts/drawing.tsx';

type Props = BoardProps<ForbiddenIsland>;

const PILES = ['treasurePile', 'treasureDiscards', 'floodPile', 'floodDiscards'] as const;
export type PileName = (typeof PILES)[number];
const PLACES = {
  treasurePile: 'treasure-pile',
  treasureDiscards: 'treasure-discards',
  floodPile: 'flood-pile',
  floodDiscards: 'flood-discards',
} as const;

const PileContents = fetched<PileContentsProps>(async () => (await import('../later/pile-contents.tsx')).PileContents);

/** FI-14, FI-15: the contents of the four piles are public, except the order within a layer. */
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
          <PileContents telling={telling} text={text} pile={open} />
        </Dialog>
      )}
    </div>
  );
}

/** A stack of cards, at most four of them visible. */
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
