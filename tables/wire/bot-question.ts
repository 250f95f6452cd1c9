import type { Ask, BoundPack, Plan, Seat, View } from '@skerry/engine';
import type { Level } from './vocabulary.ts';

/** What a bot is asked: plain data, so it can be sent to any thread or worker, and complete, so any of them can answer. */
export interface BotQuestion {
  readonly game: string;
  /** Absent for the built-in content. */
  readonly pack?: BoundPack | undefined;
  readonly level: Level;
  readonly seed: number;
  /** These decide as one. */
  readonly seats: readonly Seat[];
  readonly decisions: number;
  /** For the current turn; ignored if the position has changed. */
  readonly plan?: Plan | undefined;
  readonly view: View;
  readonly asks: readonly Ask[];
}
