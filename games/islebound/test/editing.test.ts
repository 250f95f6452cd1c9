import { edited, open } from '@skerry/engine';
import { editingBattery, stateOf } from '@skerry/engine/testing';
import { expect, test } from 'vitest';
import { islebound } from '../index.ts';
import { editing } from '../rules/editing.ts';
import type { State } from '../rules/state.ts';
import { editor as en } from '../text/en/editor.ts';
import { editor as fr } from '../text/fr/editor.ts';

editingBattery(islebound, editing, { positions: 60, edits: 8, words: [en, fr] });

const start = (): State => stateOf(open(islebound, { seats: 3, seed: 'editing' }));
const turn = (state: State, thing: string, dial: string, to: string | number): State =>
  edited(editing, state, { thing, dial, to }, islebound.content)!;

test('a town that is taken costs a cube, and gives one back', () => {
  const before = turn(start(), 'coins 0', 'coins', 9);
  const after = turn(before, 'town 8', 'owner', '0');
  expect(after.players[0]!.cubes).toBe(before.players[0]!.cubes - 1);
  expect(turn(after, 'town 8', 'owner', 'nobody').players[0]!.cubes).toBe(before.players[0]!.cubes);
});

test('pirates come from the supply', () => {
  const before = turn(start(), 'coins 0', 'coins', 9);
  const after = turn(before, 'pirates 1', 'pirates', 4);
  expect(after.players[1]!.pirates).toBe(4);
  expect(after.pirates).toBe(before.pirates - (4 - before.players[1]!.pirates));
});

test('a building that leaves the row is followed by one of the deck, and nothing is lost', () => {
  const before = turn(start(), 'coins 0', 'coins', 9);
  const [card] = before.row;
  const after = turn(before, `building-${card} in row 0`, 'place', 'city 2');
  expect(after.players[2]!.city).toContain(card);
  expect(after.row.every((each) => each > 0)).toBe(true);
  const all = ({ row, deck, players }: State) =>
    [...row, ...deck.flat(), ...players.flatMap(({ city }) => city)].sort((a, b) => a - b);
  expect(all(after)).toEqual(all(before));
  expect(after.deckSize).toBe(after.deck.flat().length);
});
