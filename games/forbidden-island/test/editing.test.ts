import { copy, edited, open } from '@skerry/engine';
import { editingBattery, stateOf } from '@skerry/engine/testing';
import { expect, test } from 'vitest';
import { forbiddenIsland } from '../index.ts';
import { editing } from '../rules/editing.ts';
import type { State } from '../rules/state.ts';
import { editor as de } from '../text/de/editor.ts';
import { editor as en } from '../text/en/editor.ts';
import { editor as fr } from '../text/fr/editor.ts';

editingBattery(forbiddenIsland, editing, { positions: 200, edits: 12, words: [en, fr, de] });

const start = (seats = 4): State => stateOf(open(forbiddenIsland, { seats, seed: 'editing' }));
const turn = (state: State, thing: string, dial: string, to: string | number): State =>
  edited(editing, state, { thing, dial, to }, null)!;

test('the flood card of a tile goes with it when it sinks, and comes back with it (FI-96)', () => {
  const before = start();
  const sunk = turn(before, 'misty-marsh', 'water', 'sunk');
  expect([...sunk.floodPile.flat(), ...sunk.floodDiscards]).not.toContain('misty-marsh');
  const dry = turn(sunk, 'misty-marsh', 'water', 'dry');
  expect(dry.floodPile.flat()).toContain('misty-marsh');
  const wet = turn(sunk, 'misty-marsh', 'water', 'flooded');
  expect(wet.floodDiscards).toContain('misty-marsh');
});

test('tiles change places with their water and their pawns', () => {
  const before = turn(start(), 'pawn 0', 'tile', 'misty-marsh');
  const wet = turn(before, 'misty-marsh', 'water', 'flooded');
  const after = turn(wet, 'misty-marsh', 'tile', 'watchtower');
  const [was, is] = [wet, after].map(({ island }) => island.tiles.indexOf('misty-marsh'));
  expect(is).toBe(wet.island.tiles.indexOf('watchtower'));
  expect(after.water[is!]).toBe(wet.water[was!]);
  expect(after.pawns[0]).toBe(is);
});

test('whoever holds six cards is asked to discard one before the turn goes on (FI-71)', () => {
  let state = start(2);
  for (let count = 0; count < 4; count++) {
    const card = state.treasurePile.flat().find((each) => each !== 'waters-rise')!;
    state = turn(state, `${card} in treasurePile 0`, 'list', 'hand 1');
  }
  expect(state.hands[1]).toHaveLength(6);
  expect(state.agenda.at(-1)).toEqual({ do: 'discard', seat: 1 });
  const [card] = state.hands[1]!;
  const after = turn(state, `${card} in hand 1`, 'list', 'treasureDiscards');
  expect(after.agenda.at(-1)?.do).toBe('actions');
});

test('a seat that is taken away leaves its cards to be placed, and its treasure to another', () => {
  const before = turn(start(3), 'treasure earth', 'captor', '2');
  const cards = copy(before.hands[2]!);
  const after = turn(before, 'seats', 'count', 2);
  expect(after.captured[0]).toBe(1);
  const aside = editing
    .dials(after, null)
    .filter((dial) => dial.kind === 'place' && dial.now === 'aside')
    .map(({ thing }) => thing.split(' in ')[0]);
  expect(new Set(aside)).toEqual(new Set(cards));
});
