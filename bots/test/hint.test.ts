import { legal, view } from '@skerry/engine';
import { stateOf } from '@skerry/engine/testing';
import { expect, test } from 'vitest';
import { type Hint, hinting } from '../index.ts';
import type { BotProfile } from '../profile/bot-profile.ts';
import { distinct } from '../review/decisions.ts';
import { beach, horizon, LAST_TURN, type LowTide, lowTide, botProfile as plain, planning } from './low-tide.ts';

const botProfile: BotProfile<LowTide> = {
  ...plain,
  review: { beam: 8, ends: 8, choice: 200, sure: 80, chance: 1, entries: 1000 },
};
/** Two shells are missing, the basket holds four and the sea takes up to three. */
const table = beach({ agenda: LAST_TURN, home: 38, basket: 7, charms: [false, false] });

function hintFor(by: BotProfile<LowTide>, at = table): { guesses: Hint<LowTide>[]; hint: Hint<LowTide> } {
  const steps = hinting({ game: lowTide, botProfile: by, view: view(at, 0), seat: 0, seats: [0], seed: 1 });
  const guesses: Hint<LowTide>[] = [];
  for (;;) {
    const step = steps.next();
    if (step.done) return { guesses, hint: step.value };
    guesses.push(step.value);
  }
}

test('a hint names the best first, three moves at most, each with what it is worth', () => {
  const { hint } = hintFor(botProfile);
  expect(hint.best[0]!.moves[0]!.action).toEqual({ act: 'rest' });
  expect(hint.best).toHaveLength(3);
  expect(hint.best[0]!.worth.mean).toBe(1);
  expect(hint.best[1]!.worth.mean).toBeLessThan(1);
  expect(new Set(hint.best.map(({ moves }) => JSON.stringify(moves[0]))).size).toBe(3);
});

test('first guesses come while it is thought about', () => {
  const { guesses, hint } = hintFor(botProfile);
  expect(guesses.length).toBeGreaterThan(2);
  expect(guesses[0]!.tried).toBeLessThan(hint.tried);
});

test('where turns are planned a hint holds what is meant to follow', () => {
  const charmed = beach({
    agenda: LAST_TURN,
    home: 38,
    basket: 2,
    secrets: [
      { worth: 3, dealt: true },
      { worth: 1, dealt: true },
    ],
  });
  const { hint } = hintFor({ ...botProfile, planning, horizon }, charmed);
  const [{ moves, along }] = hint.best as [Hint<LowTide>['best'][number]];
  expect(moves.map(({ action }) => action.act)).toEqual(['charm', 'rest']);
  // The position before, and after each move.
  expect(along).toHaveLength(3);
  expect(along[0]).not.toEqual(along[1]);
});

test('where one move is all there is, nothing is compared, and that one is told', () => {
  const { steps } = lowTide;
  const noDigging = { ...lowTide, steps: { ...steps, dig: { ...steps.dig, acts: ['rest'] as const } } };
  const only = hinting({ game: noDigging, botProfile, view: view(table, 0), seat: 0, seats: [0], seed: 1 });
  expect(only.next()).toMatchObject({
    done: true,
    value: { best: [], only: { seat: 0, action: { act: 'rest' } } },
  });
});

test('where a bot would think of one move only, all that can be done are compared', () => {
  const oneOnly: BotProfile<LowTide> = { ...botProfile, sensible: (_state, _seat, offers) => offers.slice(0, 1) };
  expect(hintFor(oneOnly).hint.best).toHaveLength(3);
});

test('what a bot would do comes first where nothing is surely better, and only there', () => {
  const favoured = (action: LowTide['Action'], at: typeof table) =>
    hintFor({ ...botProfile, sensible: () => [action] }, at).hint.best.map(({ moves }) => moves[0]!.action);
  // Whatever is done here, the game is won.
  const safe = beach({ agenda: LAST_TURN, home: 90, basket: 0, charms: [false, false] });
  for (const action of legal(safe, 0)) {
    const best = favoured(action, safe);
    expect(best).toHaveLength(3);
    expect(best[0]).toEqual(action);
    expect(favoured(action, table)[0]).toEqual({ act: 'rest' });
  }
});

test('it knows no more than the seat that asks', () => {
  const other = beach({
    agenda: LAST_TURN,
    home: 38,
    basket: 7,
    charms: [false, false],
    hidden: { worth: 1, dealt: true },
  });
  expect(hintFor(botProfile, other)).toEqual(hintFor(botProfile));
});

test('moves of the same chance are ranked by what they come to on average, even if all is lost', () => {
  for (const home of [90, 0]) {
    const decided = beach({ agenda: LAST_TURN, home, basket: 5, charms: [false, false] });
    const ranked = (sign: 1 | -1) => {
      const counting = { ...botProfile, progressOf: (state: LowTide['State']) => sign * state.home };
      return hintFor(counting, decided).hint.best;
    };
    const [first, second] = ranked(1);
    expect(first!.worth.mean).toBeCloseTo(second!.worth.mean);
    expect(first!.moves[0]!.action.act).toBe('dig');
    expect(first!.comesTo!.mean).toBeGreaterThanOrEqual(second!.comesTo!.mean);
    expect(ranked(-1)[0]!.moves[0]!.action.act).toBe('rest');
  }
});

test('actions that bring about the same are one choice', () => {
  const { dig, rest } = lowTide.actions;
  const sleepy = { ...lowTide, actions: { ...lowTide.actions, dig: { ...dig, take: rest.take! } } };
  const digs = legal(table, 0).filter(({ act }) => act === 'dig');
  const state = stateOf(table);
  expect(digs.length).toBeGreaterThan(1);
  expect(distinct(sleepy as never, state, 0, [...digs, { act: 'rest' }])).toEqual([digs[0]]);
  expect(distinct(lowTide, state, 0, digs)).toEqual(digs);
});
