import { open, view } from '@skerry/engine';
import { stateOf } from '@skerry/engine/testing';
import { expect, test } from 'vitest';
import type { Action } from '../rules/actions.ts';
import { islebound } from '../rules/game.ts';
import { clone, type State } from '../rules/state.ts';
import { merit as en } from '../text/en/merit.ts';
import { merit as fr } from '../text/fr/merit.ts';
import { actOf, type Position, position } from './position.ts';

/** What is said of moves that change a position so, in both languages. */
function merits(change: (state: State) => void): (string | undefined)[] {
  const table = open(islebound, { seats: 2, seed: 'merit' });
  const before = stateOf(table);
  const after = clone(before);
  change(after);
  const telling = { state: view(table, 0).state, reader: 0, names: ['Ada', 'Bruno'], content: islebound.content };
  const advised = { action: { act: 'endTurn' }, seat: 0, before, after, telling } as const;
  return [en(advised), fr(advised)];
}

test('advice tells what moves bring and cost, and the points', () => {
  const changed = merits(({ players: [own] }) => {
    own!.wood += 2;
    own!.renown += 1;
    own!.fish += 1;
    own!.coins -= 1;
  });
  expect(changed).toEqual([
    'gives 2 wood, 1 fish and 1 renown, costs 1 coin',
    'rapporte 2 bois, 1 poisson et 1 point de réputation, coûte 1 pièce',
  ]);
  const richer = merits(({ players: [own] }) => {
    own!.coins += 3;
  });
  expect(richer).toEqual(['gives 3 coins, +3 points', 'rapporte 3 pièces, +3 points']);
});

/** What is said to A of actions in a position, one after the other, in both languages. */
function said(wanted: Position, ...actions: readonly Action[]): (string | undefined)[] {
  const table = position(wanted);
  const before = stateOf(table);
  for (const action of actions.slice(0, -1)) actOf(table, 0, action);
  const telling = { state: view(table, 0).state, reader: 0, names: ['Ada', 'Bruno'], content: islebound.content };
  const advised = { action: actions[0]!, seat: 0, before, after: stateOf(table), telling };
  return [en(advised), fr(advised)];
}

test('advice tells what becomes of the crew, too', () => {
  const visit = { act: 'visit' } as const;
  const hut = said({ A: { at: 'crimsika', deck: 'a', below: 'w w', coins: 3 } }, visit, { act: 'done' });
  expect(hut).toEqual([
    'rests 2 crew members, costs 1 coin, −1 point',
    'repose 2 membres d’équipage, coûte 1 pièce, −1 point',
  ]);
  const nest = said({ A: { at: 'ratnest', deck: 'a', coins: 3 } }, visit, { act: 'done' });
  expect(nest[0]).toBe('gives 2 pirates, costs 1 coin, exhausts 1 crew member, −1 point');
});

test('advice to attack tells what for, and how likely it is', () => {
  const fleet = { at: 'grenille', pirates: 3, deck: 'a w' } as const;
  const attack = said({ A: fleet }, { act: 'attack' }, { act: 'group', cards: 3 }, { act: 'roll' });
  expect(attack[0]).toMatch(/^for the town and \d coins: \d+%, or \d+% with injuries/);
  expect(attack[1]).toMatch(/^pour la ville et \d pièces/);
});

test('where nothing changes before the dice fall, nothing is said', () => {
  expect(merits(() => undefined)).toEqual([undefined, undefined]);
});
