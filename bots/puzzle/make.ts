import { asks, clone, type GameTypes, isOpen, play, type Table, type View, view } from '@skerry/engine';
import { seatBots } from '../match.ts';
import type { PuzzleGoal } from '../profile/puzzles.ts';
import type { PuzzleMaker } from './find.ts';
import { searchingWays, type Ways } from './ways.ts';

/** What a search says of a goal in a position. */
export interface MadePuzzle<T extends GameTypes = GameTypes> {
  readonly goal: PuzzleGoal;
  /** All shortest ways, none if it cannot be done; absent while the search runs, or where it was given up. */
  readonly ways?: Ways<T>;
  /** The positions searched. */
  readonly searched: number;
  /** How often calm bots, who know of no goal, reached it. */
  readonly found: number;
  readonly tries: number;
}

/** The goals that a position offers: none where a secret is on, or its game has no plans. */
export function goalsAt<T extends GameTypes>(
  { botProfile, book }: PuzzleMaker<T>,
  table: Table<T>,
): readonly PuzzleGoal[] {
  const state = stateOf(view(table, 'watcher'));
  return isOpen(table) && botProfile.planning?.isOn(state) ? book.goalsIn(state) : [];
}

/** More moves than any turn has. */
const LONGEST = 60;

/**
 * Proves a goal by every move of every seat, then lets calm bots try, so that one sees how hard it is. Yields how far it is, and
 * can be left alone between two steps. The goal is one of `goalsAt`.
 */
export function* makingPuzzle<T extends GameTypes>(
  maker: PuzzleMaker<T>,
  table: Table<T>,
  goal: PuzzleGoal,
  { tries, seed }: { readonly tries: number; readonly seed: number },
): Generator<MadePuzzle<T>, MadePuzzle<T>> {
  const { game, botProfile, book } = maker;
  const planning = botProfile.planning!;
  const state = stateOf(view(table, 'watcher'));
  const isReached = (at: T['State']): boolean => book.isReached(goal, at);
  const searching = searchingWays({ game, planning, state, isReached });
  let searched = 0;
  let step = searching.next();
  for (; !step.done; step = searching.next()) {
    searched = step.value;
    yield { goal, searched, found: 0, tries: 0 };
  }
  const ways = step.value;
  const known = { goal, searched, ...(ways && { ways }) };
  if (ways?.length === 0) return { ...known, found: 0, tries: 0 };
  let found = 0;
  for (let n = 1; n <= tries; n++) {
    if (finds(maker, clone(table), isReached, seed + n)) found++;
    yield { ...known, found, tries: n };
  }
  return { ...known, found, tries };
}

/** Whether calm bots reach the goal before chance decides. */
function finds<T extends GameTypes>(
  { game, botProfile }: PuzzleMaker<T>,
  table: Table<T>,
  isReached: (state: T['State']) => boolean,
  botSeed: number,
): boolean {
  const levels = Array.from({ length: table.seats }, () => 'calm' as const);
  const bots = seatBots({ game, botProfile, botSeed }, levels, table);
  for (let count = 0; count < LONGEST; count++) {
    const state = stateOf(view(table, 'watcher'));
    if (isReached(state)) return true;
    if (game.outcome(state) !== undefined || !botProfile.planning!.isOn(state)) return false;
    const asked = asks(table);
    let acted = false;
    for (const bot of bots) {
      const { move } = bot.decide(view(table, bot.seats[0]!), asked);
      if (move === undefined) continue;
      play(table, move.seat, move.action);
      acted = true;
      break;
    }
    if (!acted) return false;
  }
  return false;
}

/** Everything is open. */
const stateOf = <T extends GameTypes>({ state }: View<T>): T['State'] => state as T['State'];
