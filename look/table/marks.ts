import { fetched } from '../later.tsx';
import type { MoveMarksProps } from './later/move-marks.tsx';

/** Moves are marked for proposals, hints and reviews: loaded on demand. */
export const MoveMarks = fetched<MoveMarksProps>(async () => (await import('./later/move-marks.tsx')).MoveMarks);
