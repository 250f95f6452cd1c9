import { setTimeout as pause } from 'node:timers/promises';
import { type Ask, hash, type Seat } from '@skerry/engine';
import type { BotLevel, Sitting } from '@skerry/tables';
import type { BotPool } from '../bots/pool.ts';
import { isBots, type SeatRow } from '../store/store.ts';

/** What the bots of a table need of its keeper. */
export interface BotTable {
  readonly sitting: Sitting;
  seats(): readonly SeatRow[];
  /** Whether somebody is there to follow the game. */
  isWatched(): boolean;
  /** When the last line was made. */
  lastAt(): number;
  act(seat: Seat, n: number, action: { readonly act: string }): void;
  thinks(seat: Seat, share: number): void;
  trouble(error: unknown): void;
}

interface Hand {
  readonly level: BotLevel;
  readonly seats: Seat[];
}

/** Milliseconds between two words about how far a bot has come, and before a failed bot tries again. */
const BETWEEN_WORDS = 250;
const BEFORE_RETRY = 1000;

/** The bots of one table: they think whenever the position is new, and act when it is their turn or they see a chance. */
export class Crew {
  private readonly pool: BotPool;
  private readonly pauseBetween: number;
  private thinking: AbortController | undefined;
  /** The position and the hands that were last thought about. */
  private about = '';

  constructor(pool: BotPool, pauseBetween: number) {
    this.pool = pool;
    this.pauseBetween = pauseBetween;
  }

  get busy(): boolean {
    return this.thinking !== undefined;
  }

  /** Looks at the table as it is now, all of it written down. */
  consider(table: BotTable): void {
    const hands = handsOf(table);
    const about = JSON.stringify([table.sitting.n, hands]);
    if (about === this.about) return;
    this.rest();
    this.about = about;
    const asks = table.sitting.asks();
    const asked = hands.filter(({ seats }) => asks.some(({ seat }) => seats.includes(seat)));
    if (asked.length > 0) void this.think(table, asked, asks);
  }

  /** Stops thinking; the next look begins anew. */
  rest(): void {
    this.about = '';
    this.thinking?.abort();
    this.thinking = undefined;
  }

  /** As in a match of bots: each is asked in turn until one acts. */
  private async think(table: BotTable, hands: readonly Hand[], asks: readonly Ask[]): Promise<void> {
    const thinking = new AbortController();
    this.thinking = thinking;
    const { signal } = thinking;
    const { n } = table.sitting;
    try {
      for (const hand of hands) {
        const { move } = await this.pool.decide(problemOf(table.sitting, hand, asks), signal, words(table, hand, asks));
        if (signal.aborted) return;
        if (move === undefined) continue;
        // What nobody sees needs no pause to be followed.
        const isFollowed = table.isWatched() && table.sitting.isOpen;
        if (isFollowed) await pause(table.lastAt() + this.pauseBetween - Date.now(), undefined, { signal });
        if (signal.aborted) return;
        this.thinking = undefined;
        table.act(move.seat, n, move.action);
        return;
      }
      this.thinking = undefined;
    } catch (error) {
      if (signal.aborted) return;
      table.trouble(error);
      await pause(BEFORE_RETRY);
      if (signal.aborted) return;
      this.rest();
      this.consider(table);
    }
  }
}

/** Seats of a team that play at one level think as one if they hide nothing; otherwise each sees its own view only. */
function handsOf({ sitting, seats }: BotTable): Hand[] {
  const shared = sitting.game.team && sitting.isOpen;
  const hands: Hand[] = [];
  for (const [n, seat] of seats().entries()) {
    if (!isBots(seat)) continue;
    const { level = 'keen' } = seat;
    const hand = shared ? hands.find((each) => each.level === level) : undefined;
    if (hand) hand.seats.push(n);
    else hands.push({ level, seats: [n] });
  }
  return hands;
}

/** Bots remember nothing but the position, so that any server can go on where another was stopped. */
const problemOf = (sitting: Sitting, { level, seats }: Hand, asks: readonly Ask[]) => ({
  game: sitting.game.name,
  level,
  seed: Number.parseInt(hash(`${sitting.head.seed}/bots/${seats.join()}`).slice(0, 8), 16),
  seats,
  decisions: sitting.n,
  view: sitting.view(seats[0]!),
  asks,
});

/**
 * Tells that a bot thinks which must act. Whether one considers to act on another's turn is its own affair, and so is
 * how often it decides where seats have secrets.
 */
function words(table: BotTable, { seats }: Hand, asks: readonly Ask[]): (share: number) => void {
  const asked = asks.find(({ seat, must }) => must && seats.includes(seat));
  let last = 0;
  return (share) => {
    const now = Date.now();
    if (asked === undefined || !table.sitting.isOpen || now - last < BETWEEN_WORDS) return;
    last = now;
    table.thinks(asked.seat, share);
  };
}
