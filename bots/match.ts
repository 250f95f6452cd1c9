import {
  asks,
  type Game,
  type GameTypes,
  open,
  outcome,
  type Played,
  play,
  type Seat,
  scramble,
  type Table,
  view,
} from '@skerry/engine';
import type { Level } from '@skerry/tables';
import { Bot } from './bot.ts';
import type { BotProfile } from './profile/bot-profile.ts';

export interface Match<T extends GameTypes> {
  readonly game: Game<T>;
  readonly botProfile: BotProfile<T>;
  readonly seats: number;
  readonly options?: Partial<T['Options']>;
  /** The table's seed. */
  readonly seed: string;
  /** A level per seat. Teammates of one level share a bot if they hide nothing. */
  readonly levels: readonly Level[];
  readonly botSeed: number;
  /** Milliseconds, to time decisions. */
  now(): number;
  onPlayed?(table: Table<T>, played: Played<T>, seat: Seat): void;
  stop?(): boolean;
}

export interface Thinking {
  decisions: number;
  /** Milliseconds of thinking: in total, and for the longest decision. */
  thought: number;
  longest: number;
}

export interface MatchResult<T extends GameTypes> extends Readonly<Thinking> {
  readonly table: Table<T>;
  /** The same per seat; for bots that search, only decisions with a choice. */
  readonly choices: readonly Readonly<Thinking>[];
}

/** Plays a whole game among bots. */
export function playMatch<T extends GameTypes>(match: Match<T>): MatchResult<T> {
  const { game, seats, options = {}, seed } = match;
  const table = open(game, { seats, options, seed });
  const bots = seatBots(match, match.levels, table);
  const all = noThought();
  const choices = Array.from({ length: seats }, noThought);
  while (outcome(table) === undefined && !match.stop?.()) {
    const asked = asks(table);
    let acted = false;
    for (const bot of bots) {
      const began = match.now();
      const { move, rollouts } = bot.decide(view(table, bot.seats[0]!), asked);
      const took = match.now() - began;
      if (move === undefined) continue;
      think(all, took);
      if (rollouts > 0 || !bot.searches) think(choices[move.seat]!, took);
      const played = play(table, move.seat, move.action);
      if (played.why !== undefined)
        throw new Error(`A bot tried what is not offered: ${JSON.stringify(move)}, ${played.why.why}.`);
      match.onPlayed?.(table, played, move.seat);
      acted = true;
      break;
    }
    if (!acted) throw new Error('Nobody acts, but the game is not over.');
  }
  return { table, ...all, choices };
}

const noThought = (): Thinking => ({ decisions: 0, thought: 0, longest: 0 });

function think(thinking: Thinking, took: number): void {
  thinking.decisions++;
  thinking.thought += took;
  thinking.longest = Math.max(thinking.longest, took);
}

/**
 * Seats of one level share a bot if all know the same; otherwise each has its own, which sees only its own view.
 * `null` is a seat without a bot.
 */
export function seatBots<T extends GameTypes>(
  { game, botProfile, botSeed }: Pick<Match<T>, 'game' | 'botProfile' | 'botSeed'>,
  levels: readonly (Level | null)[],
  table: Table<T>,
): Bot<T>[] {
  const shared = game.team && view(table, 'watcher').state.secrets === undefined;
  const groups: { level: Level; seats: Seat[] }[] = [];
  levels.forEach((level, seat) => {
    if (level === null) return;
    const group = shared ? groups.find((each) => each.level === level) : undefined;
    if (group === undefined) groups.push({ level, seats: [seat] });
    else group.seats.push(seat);
  });
  return groups.map(({ level, seats }, n) => new Bot({ game, botProfile, level, seats, seed: scramble(botSeed, n) }));
}
