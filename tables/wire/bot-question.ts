import type { Ask, BoundPack, Plan, Seat, View } from '@skerry/engine';
import type { Level } from './vocabulary.ts';

/** What a bot is asked: plain data, so it crosses to any thread or worker. All it needs is here, so any of them can answer. */
export interface BotQuestion {
  readonly game: string;
  /** The pack of the table; absent for the built-in content. */
  readonly pack?: BoundPack | undefined;
  readonly level: Level;
  readonly seed: number;
  /** The seats that decide as one. */
  readonly seats: readonly Seat[];
  /** Differs from one decision to the next. */
  readonly decisions: number;
  /** What these seats have planned for the turn; they plan anew if the position is another. */
  readonly plan?: Plan | undefined;
  readonly view: View;
  readonly asks: readonly Ask[];
}
