import { open, view } from '@skerry/engine';
import { stateOf } from '@skerry/engine/testing';
import { expect, test } from 'vitest';
import { islebound } from '../rules/game.ts';
import { clone, type State } from '../rules/state.ts';
import { en } from '../text/en/index.ts';
import { fr } from '../text/fr/index.ts';

/** What is said of moves that change a position so, in both languages. */
function merits(change: (state: State) => void): (string | undefined)[] {
  const table = open(islebound, { seats: 2, seed: 'merit' });
  const before = stateOf(table);
  const after = clone(before);
  change(after);
  const telling = { state: view(table, 0).state, reader: 0, names: ['Ada', 'Bruno'], content: islebound.content };
  const advised = { action: { act: 'endTurn' }, seat: 0, before, after, telling } as const;
  return [en.merit?.(advised), fr.merit?.(advised)];
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

test('where nothing changes before the dice fall, nothing is said', () => {
  expect(merits(() => undefined)).toEqual([undefined, undefined]);
});
