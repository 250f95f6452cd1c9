import { open, view } from '@skerry/engine';
import { stateOf } from '@skerry/engine/testing';
import { expect, test } from 'vitest';
import { cellOf, SPACE_WORDS } from '../content/world.ts';
import type { Action } from '../rules/actions.ts';
import { islandOfDread } from '../rules/game.ts';
import { clone, type Player } from '../rules/state.ts';
import { merit as en } from '../text/en/merit.ts';
import { merit as fr } from '../text/fr/merit.ts';
import { card, face, inPhase, position, type Table } from './position.ts';

/** What is said of moves that change a Hero so, in both languages. */
function merits(change: (own: Player) => void): (string | undefined)[] {
  const table = open(islandOfDread, { seats: 2, seed: 'merit' });
  const before = stateOf(table);
  before.players[0]!.wounds = 2;
  const after = clone(before);
  change(after.players[0]!);
  const content = islandOfDread.content;
  const telling = { state: view(table, 0).state, reader: 0, names: ['Ada', 'Bruno'], content };
  const advised = { action: { act: 'done' }, seat: 0, before, after, telling } as const;
  return [en(advised), fr(advised)];
}

test('advice tells what moves change for the Hero', () => {
  const healed = merits((own) => {
    own.wounds -= 1;
    own.gold -= 1;
  });
  expect(healed).toEqual(['−1 wound, −1 gold', '−1 blessure, −1 pièce d’or']);
  const armed = merits((own) => {
    own.items.push(islandOfDread.content.cards.findIndex(({ id }) => id === 'witchblade'));
  });
  expect(armed[0]).toMatch(/^you get /);
  expect(armed[1]).toMatch(/^vous recevez /);
});

/** What is said of an action of A in a position, in both languages. */
function meritsOf(action: Action, { state }: Table = position()): (string | undefined)[] {
  const telling = { state, reader: 0, names: ['Ada', 'Bruno', 'Chiara'], content: islandOfDread.content };
  const advised = { action, seat: 0, before: state, after: state, telling };
  return [en(advised), fr(advised)];
}

test('advice on a walk tells with how many dice, and what waits where it leads', () => {
  expect(meritsOf({ act: 'roll' })).toEqual(['five dice to move with', '5 dés pour marcher']);
  expect(meritsOf({ act: 'rest', n: 1 })[0]).toBe('−1 exhaustion, three dice to move with');
  const { chart } = islandOfDread.content;
  const town = SPACE_WORDS.find((word) => cellOf(word) === chart.towns[0])!;
  expect(meritsOf({ act: 'step', to: town })).toEqual(['a town with its market', 'une ville et son marché']);
});

test('advice to train or to fight tells what it brings', () => {
  const trained = position({ from: 'experience', A: { points: 2 } });
  expect(meritsOf({ act: 'train', counter: 'mind' }, trained)).toEqual(['your first counter', 'votre 1er jeton']);
  const flight = face('ogreOfTheFirecloud', { A: { hero: 'corvinHalfLight' } });
  expect(meritsOf({ act: 'stand' }, flight)[0]).toMatch(/^a win brings \d experience points?$/);
});

test('advice on a way tells what waits at its end', () => {
  const { chart } = islandOfDread.content;
  const { state } = position();
  const after = clone(state);
  after.players[0]!.at = chart.towns[0]!;
  const near = SPACE_WORDS.find(
    (word) => cellOf(word) >= 0 && !chart.towns.includes(cellOf(word)) && chart.jewelAt[cellOf(word)]! < 0,
  )!;
  const telling = { state, reader: 0, names: ['Ada', 'Bruno', 'Chiara'], content: islandOfDread.content };
  const advised = { action: { act: 'enter', to: near }, seat: 0, before: state, after, telling } as const;
  expect(en(advised)).toMatch(/^towards \w+.*: a town with its market$/);
  expect(fr(advised)).toMatch(/^vers .+\u202f: une ville et son marché$/);
});

test('advice in a fight tells how often it comes off', () => {
  const melee = inPhase('barrowKnight', 'melee', { A: { items: ['boardingAxe'] } });
  const attack: Action = { act: 'attack', figure: card('steelhorns') };
  expect(meritsOf(attack, melee)).toEqual(['hits 72% of the time', 'touche 72\u202f% du temps']);
  expect(meritsOf({ act: 'defend' }, melee)).toEqual(['defends 55% of the time', 'tient 55\u202f% du temps']);
  const flight = face('ogreOfTheFirecloud', { A: { hero: 'corvinHalfLight' } });
  expect(meritsOf({ act: 'tryEscape' }, flight)).toEqual(['gets away 90% of the time', 's’échappe 90\u202f% du temps']);
});

test('where nothing changes before the dice fall, nothing is said', () => {
  expect(merits(() => undefined)).toEqual([undefined, undefined]);
});
