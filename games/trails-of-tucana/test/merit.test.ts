import { open, view } from '@skerry/engine';
import { stateOf } from '@skerry/engine/testing';
import { expect, test } from 'vitest';
import { trailsOfTucana } from '../rules/game.ts';
import { clone, type State } from '../rules/state.ts';
import { merit as en } from '../text/en/merit.ts';
import { merit as fr } from '../text/fr/merit.ts';

const table = open(trailsOfTucana, { seats: 1, seed: 'merit' });
const { content } = trailsOfTucana;
const start = stateOf(table);
const map = content[start.island];

/** A third of all trails of two pieces. */
const PAIRS = map.everySegment
  .flatMap((one) =>
    map.everySegment.filter((other) => other > one && map.to[one] === map.from[other]).map((other) => [one, other]),
  )
  .filter((_, n) => n % 3 === 0);

function withDraft(drawn: readonly number[]): State {
  const state = clone(start);
  state.secrets[0] = { drawn, owed: [] };
  return state;
}

/** What is said of a move from one draft to another, in both languages. */
function merits(before: readonly number[], after: readonly number[]): (string | undefined)[] {
  const telling = { state: view(table, 0).state, reader: 0, names: ['Ada'], content };
  const action = { act: 'draw', between: [] } as const;
  const advised = { action, seat: 0, before: withDraft(before), after: withDraft(after), telling };
  return [en(advised), fr(advised)];
}

test('advice tells which trail reaches a sight, and for how many points in how many rounds', () => {
  const told = PAIRS.map((pair) => merits([], pair)).filter(([english]) => english?.startsWith('reaches'));
  expect(told.length).toBeGreaterThan(0);
  for (const [english, french] of told) {
    expect(english).toMatch(/^reaches an? [a-z ]+, \d points? in each of 2 rounds/);
    expect(french).toMatch(/^atteint l[e’].+, \d points? à chacune des 2 manches/);
  }
});

test('what was drawn in this turn before is not told again', () => {
  const pair = PAIRS.find((each) => merits([], each)[0]?.startsWith('reaches'))!;
  expect(merits(pair, pair)).toEqual([undefined, undefined]);
});

test('a trail that connects nothing yet says what it leads nearer to, and how much is missing then', () => {
  const pair = PAIRS.find((each) => merits([], each)[0]?.startsWith('reaches'))!;
  const [english, french] = merits([], pair.slice(0, 1));
  expect(english).toMatch(/^then one trail short of an? [a-z ]+$/);
  expect(french).toMatch(/^encore un sentier pour atteindre l[e’].+$/);
  // Nearly every trail of an empty sheet leads somewhere.
  const silent = map.everySegment.filter((segment) => merits([], [segment])[0] === undefined);
  expect(silent.length).toBeLessThan(map.everySegment.length / 3);
});

test('a trail that joins nothing new says nothing', () => {
  const all = map.everySegment.slice(0, -1);
  expect(merits(all, map.everySegment)).toEqual([undefined, undefined]);
});
