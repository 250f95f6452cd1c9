import { boxOnPage, flyOver, type Stage } from '@skerry/look';
import { boxOf, type DrawingName, drawingAddress } from './drawings/drawing.tsx';
import type { Beat } from './motion.ts';

/** Places that things come from and go to, marked with `data-iod` wherever the page shows them. */
export type FlightPlace = `hand-${number}` | `gold-${number}` | `card-${number}` | 'market' | 'maps' | 'track';

export const placeOf = (name: FlightPlace): DOMRect | undefined => boxOnPage(`[data-iod="${name}"]`);

export function fly(
  stage: Stage,
  beat: Pick<Beat, 'at' | 'lasts'>,
  drawing: DrawingName,
  from: DOMRect | undefined,
  to: DOMRect | undefined,
): void {
  flyOver(stage, beat, { address: drawingAddress(drawing), box: boxOf(drawing), side: 40 }, from, to);
}
