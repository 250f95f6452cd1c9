import type { Seat } from '@skerry/engine';
import type { Client } from '../live/client.ts';

/** Who waits for the word that a command is done. */
export interface Requester {
  readonly client: Client;
  readonly id: string;
  /** For whom, if it is a move. */
  readonly seat?: Seat;
}
