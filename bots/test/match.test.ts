import { choices, type Game, length, outcome, record, replay, type Seat, type View } from '@skerry/engine';
import type { Level } from '@skerry/tables';
import { describe, expect, test } from 'vitest';
import { type Match, playMatch } from '../index.ts';
import { botProfile, type LowTide, lowTide, plainTide } from './low-tide.ts';

const match = (levels: readonly Level[], changes: Partial<Match<LowTide>> = {}): Match<LowTide> => ({
  game: lowTide,
  botProfile,
  seats: levels.length,
  seed: 'match',
  levels,
  botSeed: 1,
  now: () => 0,
  ...changes,
});

describe('bots of several levels', () => {
  const levels = ['random', 'greedy', 'calm', 'calm'] as const;

  test('play a whole game, and nothing but what is offered', () => {
    const { table, decisions } = playMatch(match(levels));
    expect(outcome(table)).toBeDefined();
    expect(decisions).toBe(length(table));
    expect(new Set(record(table).entries.map(({ seat }) => seat))).toEqual(new Set([0, 1, 2, 3]));
    for (const [n, { seat, action }] of record(table).entries.entries()) {
      expect(choices(replay(lowTide, record(table), n), seat!)).toContainEqual({ action });
    }
  });

  test('play the same game again', () => {
    expect(record(playMatch(match(levels)).table)).toEqual(record(playMatch(match(levels)).table));
  });

  test('play another with other seeds of their own', () => {
    const games = [1, 2].map((botSeed) => record(playMatch(match(levels, { botSeed })).table).entries);
    expect(games[0]).not.toEqual(games[1]);
  });
});

test('every entry is told, and the time of thinking is added up', () => {
  let clock = 0;
  const told: (Seat | undefined)[] = [];
  const { table, thought, longest, decisions } = playMatch(
    match(['calm', 'random'], {
      now: () => clock++,
      onPlayed: (_table, { entry }, seat) => told.push(entry?.seat === seat ? seat : undefined),
    }),
  );
  expect(told).toEqual(record(table).entries.map(({ seat }) => seat));
  expect({ thought, longest }).toEqual({ thought: decisions, longest: 1 });
});

test('a match can be stopped', () => {
  let asked = 0;
  const { table } = playMatch(match(['random', 'random'], { stop: () => asked++ === 3 }));
  expect(outcome(table)).toBeUndefined();
  expect(length(table)).toBe(3);
});

describe('seats of a team that play at one level', () => {
  /** The seats whose views the bots of a match imagine from. */
  function seers(game: Game<LowTide>): Set<View['seat']> {
    const seen = new Set<View['seat']>();
    const imagine: Game<LowTide>['imagine'] = (view, dealer) => {
      seen.add(view.seat);
      return game.imagine!(view, dealer);
    };
    playMatch(match(['calm', 'calm'], { game: { ...game, imagine } }));
    return seen;
  }

  test('think as one where they know the same', () => {
    expect(seers(plainTide)).toEqual(new Set([0]));
  });

  test('each have their own view where they have secrets', () => {
    expect(seers(lowTide)).toEqual(new Set([0, 1]));
  });
});
