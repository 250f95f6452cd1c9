import { OptionError, open } from '@skerry/engine';
import { stateOf } from '@skerry/engine/testing';
import { expect, test } from 'vitest';
import { DIFFICULTIES, forbiddenIsland, LAYOUT_NAMES } from '../../index.ts';

/** Opens a table with whatever somebody sent. */
const opened = (seats: number, options: object) => open(forbiddenIsland, { seats, options, seed: 'seed' });

test('unless said, a table is novice, on the diamond, with everything else at random (FI-3, FI-7, FI-12, FI-13)', () => {
  expect(opened(2, {}).options).toEqual({
    difficulty: 'novice',
    layout: 'diamond',
    adventurers: 'random',
    firstSeat: 'random',
  });
});

test('every difficulty and every layout can be chosen (FI-4, FI-12)', () => {
  for (const difficulty of DIFFICULTIES) {
    for (const layout of LAYOUT_NAMES) {
      expect(opened(2, { difficulty, layout }).options).toMatchObject({ difficulty, layout });
    }
  }
});

test.each([
  { option: 'difficulty', value: 'impossible' },
  { option: 'layout', value: 'atlantis' },
  { option: 'adventurers', value: ['diver', 'cook'] },
  { option: 'adventurers', value: ['diver', 'diver'] },
  { option: 'adventurers', value: ['diver'] },
  { option: 'adventurers', value: 'diver' },
  { option: 'firstSeat', value: 2 },
  { option: 'firstSeat', value: -1 },
  { option: 'firstSeat', value: 'me' },
  { option: 'weather', value: 'fair' },
])('$option cannot be $value (FI-4, FI-8, FI-12, FI-13)', ({ option, value }) => {
  const attempt = () => opened(2, { [option]: value });
  expect(attempt).toThrow(OptionError);
  expect(attempt).toThrow(`"${option}"`);
});

test('the host names the adventurers and the first seat (FI-8, FI-13)', () => {
  const table = opened(3, { adventurers: ['navigator', 'messenger', 'diver'], firstSeat: 2 });
  expect(stateOf(table)).toMatchObject({ adventurers: ['navigator', 'messenger', 'diver'], active: 2 });
});
