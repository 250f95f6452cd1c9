import { fetched } from '../later.tsx';
import type { MoveMarksProps } from './later/move-marks.tsx';

/** Moves are marked when somebody proposes one, asks for a hint or looks back: not at first. */
export const MoveMarks = fetched<MoveMarksProps>(async () => (await import('./later/move-marks.tsx')).MoveMarks);
