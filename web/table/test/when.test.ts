import { beforeAll, expect, it } from 'vitest';
import { learnWords } from '../../words/speak.ts';
import { sayHowMany, sayWhen } from '../when.ts';

beforeAll(learnWords);

it('a game is counted in the word of its rules: rounds where they have rounds, turns elsewhere', () => {
  expect([sayWhen({ number: 19, seat: 0, round: 7 }), sayHowMany({ number: 19, round: 7 })]).toEqual([
    'round 7',
    '7 rounds',
  ]);
  expect([sayWhen({ number: 19, seat: 0 }), sayHowMany({ number: 1 })]).toEqual(['turn 19', '1 turn']);
  expect(sayWhen({ number: 23, inRound: { round: 2, turn: 10 } })).toBe('round 2, turn 10');
});

it('before the first round or turn it is set-up', () => {
  expect([sayWhen({ number: 0, round: 0 }), sayWhen({ number: 0 })]).toEqual(['set-up', 'set-up']);
});
