import type { Seat } from '@skerry/engine';
import type { Guest } from '../live/guest.ts';

/** Who waits for the word that a command is done. */
export interface Asker {
  readonly guest: Guest;
  readonly id: string;
  /** For whom, if it is a move. */
  readonly seat?: Seat;
}
