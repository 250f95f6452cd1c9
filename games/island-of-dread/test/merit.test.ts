import { open, view } from '@skerry/engine';
import { stateOf } from '@skerry/engine/testing';
import { expect, test } from 'vitest';
import { islandOfDread } from '../rules/game.ts';
import { clone, type Player } from '../rules/state.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';

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
  return [en.merit?.(advised), fr.merit?.(advised)];
}

test('advice tells what moves change for the Hero', () => {
  const healed = merits((own) => {
    own.wounds -= 1;
    own.gold -= 1;
  });
  expect(healed).toEqual(['−1 wound, −1 gold', '−1 blessure, −1 or']);
  const armed = merits((own) => {
    own.items.push(islandOfDread.content.cards.findIndex(({ id }) => id === 'witchblade'));
  });
  expect(armed[0]).toMatch(/^you get /);
  expect(armed[1]).toMatch(/^vous recevez /);
});

test('where nothing changes before the dice fall, nothing is said', () => {
  expect(merits(() => undefined)).toEqual([undefined, undefined]);
});
