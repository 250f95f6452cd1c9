import { play, view } from '@skerry/engine';
import { arrange } from '@skerry/engine/testing';
import { expect, test } from 'vitest';
import { act, look, position, sorted } from '../position.ts';

test('hands and both discard piles lie open to every seat and to watchers (FI-14)', () => {
  const table = position({
    adventurers: ['engineer', 'diver', 'pilot'],
    hands: [['fire'], ['sandbags', 'earth'], []],
    flooded: ['a3'],
    treasureDiscards: ['water'],
  });
  for (const viewer of [0, 1, 2, 'watcher'] as const) {
    expect(view(table, viewer).state).toMatchObject({
      hands: [['fire'], ['sandbags', 'earth'], []],
      floodDiscards: ['temple-of-the-moon'],
      treasureDiscards: ['water'],
    });
    expect(view(table, viewer).state).toEqual(view(table, 'watcher').state);
  }
});

test('what happens is told to all (FI-14)', () => {
  const table = position({ hands: [['sandbags']], flooded: ['a3'] });
  for (const action of [{ act: 'sandbags', on: 'a3' }, { act: 'endActions' }]) {
    const played = play(table, 0, action);
    expect(played.why === undefined && played.facts.every(({ to }) => to === undefined)).toBe(true);
  }
});

test('the set of cards in each layer of a pile is shown to all (FI-15)', () => {
  const table = position({
    hands: [['helicopter-lift']],
    flooded: ['a3', 'b4', 'f4'],
    treasurePile: ['waters-rise', 'earth'],
  });
  act(table, 0, { act: 'endActions' });
  const { floodPile } = view(table, 1).state;
  expect(floodPile.map((layer) => layer.length)).toEqual([21, 3]);
  expect(sorted(floodPile[1]!)).toEqual(['dunes-of-deception', 'temple-of-the-moon', 'tidal-palace']);
});

test('the order inside a layer tells nothing about the cards to come (FI-15)', () => {
  const table = position({ mark: 9 });
  const turned = arrange(table, (state) => {
    for (const layer of [...state.floodPile, ...state.treasurePile]) layer.reverse();
  });
  expect(look(turned).floodPile).not.toEqual(look(table).floodPile);
  expect(act(turned, 0, { act: 'endActions' })).toEqual(act(table, 0, { act: 'endActions' }));
});
