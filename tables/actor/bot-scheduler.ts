import { type Action, type Ask, hash, type Plan, type Seat } from '@skerry/engine';
import type { GameSession } from '../game-session.ts';
import { isBots, type SeatRow } from '../table-setup.ts';
import type { BotQuestion } from '../wire/bot-question.ts';
import { type BotPace, DEFAULT_LEVEL, type Level } from '../wire/vocabulary.ts';
import { pause } from './pause.ts';
import type { Clock } from './ports.ts';

export interface BotThinker {
  /** No move: the seats prefer to wait. */
  decide(
    question: BotQuestion,
    signal: AbortSignal,
    thinking: (share: number) => void,
  ): Promise<{ readonly move: { readonly seat: Seat; readonly action: Action } | undefined; readonly plan?: Plan }>;
}

export interface BotTable {
  readonly session: GameSession;
  seats(): readonly SeatRow[];
  isWatched(): boolean;
  lastAt(): number;
  act(seat: Seat, n: number, action: Action): void | Promise<void>;
  thinks(seat: Seat, share: number): void;
  trouble(error: unknown): void;
  /** It failed twice, and will not try again at this position. */
  stuck(): void;
}

/** By the seats of a group. A cache: a bot without a plan makes a new one. */
export type Plans = Map<string, Plan>;

export interface BotGroup {
  readonly level: Level;
  readonly seats: Seat[];
}

/** Milliseconds between the moves of bots, while clients are connected and while none are. */
export interface Pace {
  readonly watched: number;
  readonly unwatched: number;
  /** How long a prompt that will be passed automatically stays open. */
  readonly passing: number;
}

/** Multiplies the pace of the server. */
const PACES: { readonly [P in BotPace]: number } = { instant: 0, brisk: 1, calm: 3 };

/** Milliseconds. */
const BETWEEN_REPORTS = 250;
const BEFORE_RETRY = 1000;

/** The bots of one table. They think about every new position, also when it is not their turn. */
export class BotScheduler {
  private readonly thinker: BotThinker;
  private readonly clock: Clock;
  private thinking: AbortController | undefined;
  /** The position and the groups last considered. */
  private about = '';
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

  /** Call only when all lines are written. */
  consider(table: BotTable): void {
    const groups = botGroups(table.session, table.seats().map(levelOf));
    const about = JSON.stringify([table.session.n, groups]);
    if (about === this.about || about === this.stuckAt) return;
    this.rest();
    this.about = about;
    const asks = table.session.asks();
    if (groups.some((group) => isAmong(group, asks))) void this.think(table, groups);
  }

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
      // A worker thread may have crashed, so one retry; what fails twice would fail for ever.
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

  /** Does not report decisions in secret: how many there are is secret too. */
  private progressOf(table: BotTable): (ask: Ask, share: number) => void {
    const secret = new Map<Seat, boolean>();
    let last = 0;
    return ({ seat }, share) => {
      const now = this.clock.now();
      if (now - last < BETWEEN_REPORTS) return;
      last = now;
      const isSecret = secret.get(seat) ?? table.session.hidesThinking(seat);
      secret.set(seat, isSecret);
      if (!isSecret) table.thinks(seat, share);
    };
  }

  /** No pause for an action that nobody can see, nor while others decide at the same time. */
  private pauseBefore(table: BotTable, { seat, action }: { readonly seat: Seat; readonly action: Action }): number {
    const { session } = table;
    // After the system clock was set back, the last line seems to be in the future.
    const now = this.clock.now();
    const between = (milliseconds: number) => Math.min(milliseconds, table.lastAt() + milliseconds - now);
    const { watched, unwatched } = this.clock.pace;
    if (!table.isWatched()) return between(unwatched);
    const own = watched * PACES[table.seats()[seat]?.pace ?? 'brisk'];
    const isAlone = session.waitsFor().every((each) => each === seat);
    return isAlone && !session.isSecret(seat, action) ? between(own) : 0;
  }
}

/** Asks each group in turn until one acts. */
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
    // That a bot considers an optional action is not shown.
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

/** Seats of a team with bots of the same level think as one if nothing is hidden; otherwise each sees only its own view. */
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
