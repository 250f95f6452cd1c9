import { boxOnPage, flyOver, type Stage } from '@skerry/look';
import type { Beat } from '../motion.ts';
import { type DrawingName, drawingAddress } from './drawing.tsx';

/** Places that things come from and go to, marked with `data-ib` wherever the page shows them. */
export type FlightPlace =
  | `hand-${number}`
  | `won-${number}`
  | `city-${number}`
  | `hire-${number}`
  | 'token'
  | 'treasure';

export const placeOf = (name: FlightPlace): DOMRect | undefined => boxOnPage(`[data-ib="${name}"]`);

export function fly(
  stage: Stage,
  beat: Pick<Beat, 'at' | 'lasts'>,
  drawing: DrawingName,
  from: DOMRect | undefined,
  to: DOMRect | undefined,
): void {
  flyOver(stage, beat, { address: drawingAddress(drawing), box: '-2 -2 64 64', side: 30 }, from, to);
}
