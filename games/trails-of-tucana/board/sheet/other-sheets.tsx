import type { Seat } from '@skerry/engine';
import { type BoardProps, fetched, type HandPlace } from '@skerry/look';
import { useState } from 'preact/hooks';
import { LETTERS, SIGHTS } from '../../content/islands.ts';
import { pointsSoFar } from '../../outlook/score.ts';
import { sheetNow } from '../../outlook/sheet.ts';
import type { TrailsOfTucana } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import { Mini } from '../chart/ground.tsx';
import { watched } from '../chart/shown-island.ts';
import type { OpenIslandProps } from '../later/open-island.tsx';
import { SightDrawing } from '../parts/drawing.tsx';
import { SightBoxes, VillageBox } from './score-sheet.tsx';

type Props = BoardProps<TrailsOfTucana> & { readonly seat: Seat; readonly place: HandPlace };

/** The sheet in two rows, where there is no room for it elsewhere. */
export function Boxes(props: Props) {
  const points = pointsSoFar(props.telling, props.seat);
  return (
    <div class="tt-boxes" data-place={props.place} style={{ '--seat': `var(--seat-${props.seat + 1})` }}>
      <div>
        {SIGHTS.map((sight, kind) => (
          <span key={sight} class="stack tt-kind">
            <SightDrawing sight={sight} />
            <span>
              <SightBoxes {...props} kind={kind} was={undefined} />
            </span>
          </span>
        ))}
      </div>
      <div>
        {LETTERS.map((letter) => (
          <span key={letter} class="row tt-letter">
            <b>{letter}</b>
            <VillageBox {...props} letter={letter} was={undefined} />
          </span>
        ))}
        <b class="tt-total" role="img" aria-label={wordsOf(props.text).points(points)}>
          {points}
        </b>
      </div>
    </div>
  );
}

const OpenIsland = fetched<OpenIslandProps>(async () => (await import('../later/open-island.tsx')).OpenIsland);

/** Another seat's island, small; a touch opens it large. */
export function OtherIsland(props: Props) {
  const { telling, text, seat, place, moment, motion } = props;
  const words = wordsOf(text);
  const [isOpen, setOpen] = useState(false);
  const before = motion ? moment?.before.sheets?.[seat]?.segments : undefined;
  const { sheet } = sheetNow(telling, seat);
  const fresh = before === undefined ? [] : sheet.segments.filter((segment) => !before.includes(segment));
  /** A spectator sees it on the chart at once. */
  const look = () => {
    if (telling.reader === undefined) watched.value = seat;
    else setOpen(true);
  };
  return (
    <>
      <button
        class="tt-other"
        data-place={place}
        type="button"
        title={words.lookAt(telling, seat)}
        aria-label={words.entry(words.lookAt(telling, seat), words.points(pointsSoFar(telling, seat)))}
        onClick={look}
      >
        <Mini telling={telling} seat={seat} fresh={fresh} />
        <b class="tt-other-points">{pointsSoFar(telling, seat)}</b>
      </button>
      {isOpen && <OpenIsland {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
