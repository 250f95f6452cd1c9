import { pebbles, type State } from '@skerry/pebbles';
import { describe, expect, test } from 'vitest';
import { asks, choices, type Entry, open, outcome, play, proceed, type Told, unfold } from '../index.ts';
import { stateOf } from '../testing/index.ts';

/** Every entry of a game, with the state before it. */
function story(seed: string): { readonly before: State; readonly entry: Entry }[] {
  const table = open(pebbles, { seats: 3, seed });
  const found: { before: State; entry: Entry }[] = [];
  for (let n = 0; outcome(table) === undefined; n++) {
    const before = stateOf(table);
    const { seat } = asks(table)[0]!;
    const offers = choices(table, seat).filter(({ why }) => why === undefined);
    const { entry } = play(table, seat, offers[n % offers.length]!.action);
    if (entry === undefined) throw new Error('An offer was refused.');
    found.push({ before, entry });
  }
  return found;
}

describe('an entry unfolded', () => {
  const entries = story('unfold');

  test('tells what the entry tells, ends where the entry ends, and leaves the given state alone', () => {
    for (const { before, entry } of entries) {
      const written = JSON.stringify(before);
      const { state, facts } = proceed(pebbles, before, entry);
      const unfolded = unfold(pebbles, before, entry);
      expect(unfolded.state).toEqual(state);
      expect(unfolded.facts.map(({ state: _, ...told }): Told => told)).toEqual(facts);
      if (facts.length > 0) expect(unfolded.facts.at(-1)?.state).toEqual(state);
      expect(JSON.stringify(before)).toBe(written);
    }
  });

  test('has the state as it was at each fact: pebbles come to the shore one by one', () => {
    const filled = entries
      .map(({ before, entry }) => unfold(pebbles, before, entry))
      .map(({ facts }) => facts.filter(({ fact }) => fact.fact === 'surfaced'))
      .find((facts) => facts.length > 1);
    const first = filled?.[0]?.state.shore.length ?? 0;
    expect(filled?.map(({ state }) => state.shore.length)).toEqual(filled?.map((_, nth) => first + nth));
    expect(filled?.length).toBeGreaterThan(1);
  });
});
