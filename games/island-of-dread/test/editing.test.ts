import { edited, open } from '@skerry/engine';
import { editingBattery, stateOf } from '@skerry/engine/testing';
import { expect, test } from 'vitest';
import { islandOfDread } from '../index.ts';
import { editing } from '../rules/editing.ts';
import type { State } from '../rules/state.ts';
import { editor as en } from '../text/en/editor.ts';
import { editor as fr } from '../text/fr/editor.ts';

editingBattery(islandOfDread, editing, { positions: 40, edits: 6, words: [en, fr] });

const turn = (state: State, thing: string, dial: string, to: string | number): State =>
  edited(editing, state, { thing, dial, to }, islandOfDread.content)!;

test('an Item comes out of the market deck, and goes back there', () => {
  const start = stateOf(open(islandOfDread, { seats: 2, seed: 'editing' }));
  const card = start.market.flat().find((each) => islandOfDread.content.items.includes(each))!;
  const after = turn(start, `card-${card} in market`, 'list', 'items 1');
  expect(after.players[1]!.items).toContain(card);
  expect(after.market.flat()).not.toContain(card);
  const back = turn(after, `card-${card} in items 1`, 'list', 'market');
  expect([...back.market.flat()].sort()).toEqual([...start.market.flat()].sort());
});

test('maps come from the pool', () => {
  const start = stateOf(open(islandOfDread, { seats: 2, seed: 'editing' }));
  const after = turn(start, 'blue 0', 'blue', start.players[0]!.blue + 2);
  expect(after.mapPool.flat()).toHaveLength(start.mapPool.flat().length - 2);
});
