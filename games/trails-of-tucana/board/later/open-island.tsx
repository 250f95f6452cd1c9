import type { Seat } from '@skerry/engine';
import { type BoardProps, Dialog } from '@skerry/look';
import { mapOf } from '../../outlook/position.ts';
import { sheetNow } from '../../outlook/sheet.ts';
import type { TrailsOfTucana } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import { geometryOf, viewBox } from '../chart/chart-geometry.ts';
import { Ground, Landmarks, Trails } from '../chart/ground.tsx';
import { Boxes } from '../sheet/other-sheets.tsx';

export interface OpenIslandProps extends BoardProps<TrailsOfTucana> {
  readonly seat: Seat;
  onClose(): void;
}

/** Another's whole island, and the sheet. */
export function OpenIsland(props: OpenIslandProps) {
  const { telling, text, seat, onClose } = props;
  const words = wordsOf(text);
  const title = words.islandOf(telling, seat);
  const island = mapOf(telling);
  const { sheet } = sheetNow(telling, seat);
  return (
    <Dialog wide title={title} closeLabel={words.close} onClose={onClose}>
      <div class="tt-open">
        <svg class="tt-picture" viewBox={viewBox(geometryOf(island))} role="img" aria-label={title}>
          <Ground island={island} />
          <Trails island={island} seat={seat} segments={sheet.segments} />
          <Landmarks telling={telling} seat={seat} sheet={sheet} />
        </svg>
      </div>
      <Boxes {...props} place="sheet" />
    </Dialog>
  );
}
