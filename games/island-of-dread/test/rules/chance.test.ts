import { expect, test } from 'vitest';
import { chanceOf, PHASES, type Role, type State, testChance, throwsFor, throwsToEscape } from '../../index.ts';
import { card, face, inPhase, position, world } from '../position.ts';

/** The share of all rolls of two dice that show at least a sum. */
const share = (least: number): number => {
  let ways = 0;
  for (let one = 1; one <= 10; one++) for (let other = 1; other <= 10; other++) if (one + other >= least) ways++;
  return ways / 100;
};

const chanceFor = (state: State, figure: string, role: Role): number =>
  throwsFor(world, state, card(figure), role).chance;

test('the chance of two ten-sided dice is exact (ID-96)', () => {
  for (let least = 0; least <= 24; least++) expect(chanceOf(least), `${least}`).toBeCloseTo(share(least), 12);
});

test('the chance to pass a test counts attribute, skill and cards (ID-39)', () => {
  const { state } = position({ A: { hero: 'ysoldeKestrel', allies: ['fenTrapper'] } });
  expect(testChance(world, state, 0, 'search', 13)).toBeCloseTo(share(4), 12);
});

test('the chance of a roll counts values and bonuses of whoever acts (ID-96, ID-97)', () => {
  const { state } = inPhase('barrowKnight', 'melee', { A: { items: ['boardingAxe'], allies: ['docksideBrawler'] } });
  expect(PHASES[state.combat!.phase]).toBe('melee');
  expect(chanceFor(state, 'steelhorns', 'attack')).toBeCloseTo(share(15 - 6), 12);
  expect(chanceFor(state, 'steelhorns', 'defend')).toBeCloseTo(share(15 - 4), 12);
  expect(chanceFor(state, 'docksideBrawler', 'attack')).toBeCloseTo(share(15 - 5), 12);
});

test('the chance to escape counts Sneak (ID-110)', () => {
  const { state } = face('ogreOfTheFirecloud', { A: { hero: 'corvinHalfLight' } });
  expect(throwsToEscape(world, state).chance).toBeCloseTo(share(6), 12);
});

test('in a fight of Heroes both sides’ dice count (ID-223, ID-227)', () => {
  const table = position({ from: 'adventure', A: { at: 'j9' }, B: { at: 'j9' } });
  table.state.combat = { ...face('reefGoblinPack').state.combat!, card: -1, rival: 1, phase: 1 };
  let ways = 0;
  for (let n = 0; n < 10_000; n++) {
    const dice = [n % 10, Math.floor(n / 10) % 10, Math.floor(n / 100) % 10, Math.floor(n / 1000)];
    if (dice[0]! + dice[1]! + 4 >= dice[2]! + dice[3]! + 3) ways++;
  }
  expect(chanceFor(table.state, 'steelhorns', 'attack')).toBeCloseTo(ways / 10_000, 12);
  expect(throwsToEscape(world, table.state).chance).toBeGreaterThan(0);
});

test('each sum of the dice is told with how often it comes and whether it is enough (ID-96, ID-223)', () => {
  const { state } = inPhase('barrowKnight', 'melee', { A: { items: ['boardingAxe'] } });
  const { least, sums } = throwsFor(world, state, card('steelhorns'), 'attack');
  expect([least, sums.length, sums.reduce((all, { rolls }) => all + rolls, 0)]).toEqual([9, 19, 100]);
  expect(sums.map(({ wins }) => wins)).toEqual([...Array(7).fill(0), ...Array(12).fill(1)]);
  state.combat!.sure = true;
  Object.assign(state.combat!, { actor: card('steelhorns'), role: 'attack' });
  expect(throwsFor(world, state, card('steelhorns'), 'attack').chance).toBe(1);
  const duel = position({ from: 'adventure', A: { at: 'j9' }, B: { at: 'j9' } }).state;
  duel.combat = { ...state.combat!, sure: false, card: -1, rival: 1, phase: 1 };
  const against = throwsFor(world, duel, card('steelhorns'), 'defend');
  expect(against.least).toBeUndefined();
  expect(against.sums[0]!.wins).toBeCloseTo(share(2) - share(4), 12);
});
