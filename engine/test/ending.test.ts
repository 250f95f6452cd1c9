import { type Pebbles, pebbles } from '@skerry/pebbles';
import { expect, test } from 'vitest';
import { type Game, winnersOf } from '../index.ts';
import { nothingFollowsTheEnd } from '../testing/ending.ts';
import { walk } from '../testing/stop.ts';

const { steps } = pebbles;

/** The toy, whose evening goes on after the result is known. */
const evening = (after: Game<Pebbles>['steps']['evening']['run']): Game<Pebbles> => ({
  ...pebbles,
  steps: {
    ...steps,
    evening: {
      ...steps.evening,
      run(state, step, dealer) {
        steps.evening.run(state, step, dealer);
        after(state, step, dealer);
      },
    },
  },
});

const walkOne = (game: Game<Pebbles>) => walk(game, { seed: 1, seats: 2, options: {} }, nothingFollowsTheEnd);

test('a game that ends with its result passes', () => {
  expect(() => walkOne(pebbles)).not.toThrow();
});

test('the battery finds what is told after the end as if play went on', () => {
  const talking = evening((_state, _step, dealer) => dealer.tell?.({ fact: 'waveCame', roll: 1 }));
  expect(() => walkOne(talking)).toThrow('is told after the end, as if play went on');
});

test('the battery finds what changes after the end', () => {
  const changing = evening((state, _step, dealer) => {
    dealer.tell?.({ fact: 'seaGaveBack', count: 0 });
    state.turn++;
    dealer.tell?.({ fact: 'seaGaveBack', count: 0 });
  });
  expect(() => walkOne(changing)).toThrow('after the end, differs: at /turn');
});

test('whoever has rank 1 won, all who share it, and nobody where ranks begin with 2', () => {
  expect(winnersOf({ ranks: [2, 1, 1] })).toEqual([1, 2]);
  expect(winnersOf({ ranks: [3, 2, 2] })).toEqual([]);
});
