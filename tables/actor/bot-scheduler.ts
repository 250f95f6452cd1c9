import { type Action, type Ask, hash, type Plan, type Seat } from '@skerry/engine';
import type { GameSession } from '../game-session.ts';
import { isBots, type SeatRow } from '../table-setup.ts';
import type { BotQuestion } from '../wire/bot-question.ts';
import { type BotPace, DEFAULT_LEVEL, type Level } from '../wire/vocabulary.ts';
import { pause } from './pause.ts';
import type { Clock } from './ports.ts';

/** Where bots think: the threads of a server, a worker of the page. */
export interface BotThinker {
  /** An action of one of the seats, or nothing if they would rather wait. */
  decide(
    question: BotQuestion,
    signal: AbortSignal,
    thinking: (share: number) => void,
  ): Promise<{ readonly move: { readonly seat: Seat; readonly action: Action } | undefined; readonly plan?: Plan }>;
}

/** What the bots of a table need of its keeper. */
export interface BotTable {
  readonly session: GameSession;
  seats(): readonly SeatRow[];
  /** Whether somebody is there to follow the game. */
  isWatched(): boolean;
  /** When the last line was made. */
  lastAt(): number;
  act(seat: Seat, n: number, action: Action): void | Promise<void>;
  thinks(seat: Seat, share: number): void;
  /** A bot could not decide, or its move failed. */
  trouble(error: unknown): void;
  /** It has failed again, and will not try again at this position. */
  stuck(): void;
}

/** What the hands of a table have planned, by their seats. Losing it costs a thought: whoever has none plans anew. */
export type Plans = Map<string, Plan>;

/** Seats that are decided for as one. */
export interface BotGroup {
  readonly level: Level;
  readonly seats: Seat[];
}

/** Milliseconds between moves of bots while somebody is there to see them, and while nobody is. */
export interface Pace {
  readonly watched: number;
  readonly unwatched: number;
  /** Before a stop goes by at which somebody does not want to be asked: time to do something all the same. */
  readonly passing: number;
}

/** How much longer than the pace of the house a bot waits. */
const PACES: { readonly [P in BotPace]: number } = { instant: 0, brisk: 1, calm: 3 };

/** Milliseconds between two reports of how far a bot has come, and before a failed bot tries again. */
const BETWEEN_REPORTS = 250;
const BEFORE_RETRY = 1000;

/** The bots of one table: they think whenever the position is new, and act when it is their turn or they see a chance. */
export class BotScheduler {
  private readonly thinker: BotThinker;
  private readonly clock: Clock;
  private thinking: AbortController | undefined;
  /** The position and the hands that were last thought about. */
  private about = '';
  /** What was thought about when a bot failed, and what it failed at again. */
  private failedAt = '';
  private stuckAt = '';
  private readonly plans: Plans = new Map();

  constructor(thinker: BotThinker, clock: Clock) {
    this.thinker = thinker;
    this.clock = clock;
  }

  get busy(): boolean {
    return this.thinking !== undefined;
  }

  /** Looks at the table as it is now, all of it written down. */
  consider(table: BotTable): void {
    const groups = botGroups(table.session, table.seats().map(levelOf));
    const about = JSON.stringify([table.session.n, groups]);
    if (about === this.about || about === this.stuckAt) return;
    this.rest();
    this.about = about;
    const asks = table.session.asks();
    if (groups.some((group) => isAmong(group, asks))) void this.think(table, groups);
  }

  /** Stops thinking; the next look begins anew. */
  rest(): void {
    this.about = '';
    this.thinking?.abort();
    this.thinking = undefined;
  }

  private async think(table: BotTable, groups: readonly BotGroup[]): Promise<void> {
    const thinking = new AbortController();
    this.thinking = thinking;
    const { signal } = thinking;
    const { session } = table;
    const { n } = session;
    const { about } = this;
    try {
      const move = await decision(this.thinker, session, groups, this.plans, signal, this.progressOf(table));
      if (move === undefined) {
        if (!signal.aborted) this.thinking = undefined;
        return;
      }
      await pause(this.clock, this.pauseBefore(table, move), signal);
      signal.throwIfAborted();
      this.thinking = undefined;
      await table.act(move.seat, n, move.action);
    } catch (error) {
      if (signal.aborted) return;
      table.trouble(error);
      // A thread may have been lost; what fails twice would fail for ever.
      if (this.failedAt === about) {
        this.stuckAt = about;
        return table.stuck();
      }
      this.failedAt = about;
      await pause(this.clock, BEFORE_RETRY, signal).catch(() => {});
      if (signal.aborted) return;
      this.rest();
      this.consider(table);
    }
  }

  /** Reports progress now and then; not how often a bot decides in secret. */
  private progressOf(table: BotTable): (ask: Ask, share: number) => void {
    const secret = new Map<Seat, boolean>();
    let last = 0;
    return ({ seat }, share) => {
      const now = this.clock.now();
      if (now - last < BETWEEN_REPORTS) return;
      last = now;
      const isSecret = secret.get(seat) ?? table.session.asksInSecret(seat);
      secret.set(seat, isSecret);
      if (!isSecret) table.thinks(seat, share);
    };
  }

  /** What cannot be seen needs no pause to be followed, and those who play at the same time wait for nobody. */
  private pauseBefore(table: BotTable, { seat, action }: { readonly seat: Seat; readonly action: Action }): number {
    const { session } = table;
    // If the clock was set back meanwhile, the last line seems to be made in the future.
    const now = this.clock.now();
    const between = (milliseconds: number) => Math.min(milliseconds, table.lastAt() + milliseconds - now);
    const { watched, unwatched } = this.clock.pace;
    if (!table.isWatched()) return between(unwatched);
    const own = watched * PACES[table.seats()[seat]?.pace ?? 'brisk'];
    const isAlone = session.waitsFor().every((each) => each === seat);
    return isAlone && !session.isSecret(seat, action) ? between(own) : 0;
  }
}

/** As in a match of bots: each is asked in turn until one acts. */
export async function decision(
  thinker: BotThinker,
  session: GameSession,
  groups: readonly BotGroup[],
  plans: Plans,
  signal: AbortSignal,
  thinks: (ask: Ask, share: number) => void,
): Promise<{ readonly seat: Seat; readonly action: Action } | undefined> {
  const asks = session.asks();
  for (const group of groups) {
    if (!isAmong(group, asks)) continue;
    // Whether a bot considers to act on another's turn is its own affair.
    const must = asks.find((ask) => ask.must && group.seats.includes(ask.seat));
    const thinking = (share: number) => must && thinks(must, share);
    const whose = group.seats.join();
    const { move, plan } = await thinker.decide(questionOf(session, group, asks, plans.get(whose)), signal, thinking);
    if (plan !== undefined) plans.set(whose, plan);
    if (move !== undefined) return move;
  }
  return undefined;
}

const isAmong = ({ seats }: BotGroup, asks: readonly Ask[]): boolean => asks.some(({ seat }) => seats.includes(seat));

/** The hands of a table whose bots have these levels. Seats of a team that play at one level think as one if they hide nothing; otherwise each sees its own view only. */
export function botGroups(session: GameSession, levels: readonly (Level | undefined)[]): BotGroup[] {
  const shared = session.game.team && session.isOpen;
  const groups: BotGroup[] = [];
  for (const [n, level] of levels.entries()) {
    if (level === undefined) continue;
    const group = shared ? groups.find((each) => each.level === level) : undefined;
    if (group) group.seats.push(n);
    else groups.push({ level, seats: [n] });
  }
  return groups;
}

/** The level of the bot that decides for a seat, if one does. */
const levelOf = (seat: SeatRow): Level | undefined => (isBots(seat) ? (seat.level ?? DEFAULT_LEVEL) : undefined);

const questionOf = (
  session: GameSession,
  { level, seats }: BotGroup,
  asks: readonly Ask[],
  plan: Plan | undefined,
): BotQuestion => ({
  game: session.game.name,
  pack: session.game.pack,
  level,
  seed: Number.parseInt(hash(`${session.head.seed}/bots/${seats.join()}`).slice(0, 8), 16),
  seats,
  decisions: session.n,
  plan,
  view: session.view(seats[0]!),
  asks,
});
