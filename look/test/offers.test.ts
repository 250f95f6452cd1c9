import type { Choice, GameText, GameTypes } from '@skerry/engine';
import { describe, expect, test } from 'vitest';
import type { Scene } from '../board.ts';
import { keyOf, keysIn, type Offering, offersBy } from '../table/offers.ts';

type Action =
  | { readonly act: 'walk'; readonly to: string }
  | { readonly act: 'buy'; readonly card: number }
  | { readonly act: 'rest' };
type Toy = Omit<GameTypes, 'Action'> & { Action: Action };

const walk = (to: string): Choice<Toy> => ({ action: { act: 'walk', to } });
const buy = (card: number): Choice<Toy> => ({ action: { act: 'buy', card } });
const rest: Choice<Toy> = { action: { act: 'rest' } };
const dear: Choice<Toy> = { action: { act: 'buy', card: 9 }, why: { why: 'gameOver' } };

const table: Offering<Toy, string> = {
  about: () => 'wind',
  words: () => ({ labels: { walk: 'Walk', rest: 'Rest' }, hotkeys: { walk: 'w', rest: 'r' } }),
  label: (action) => ('card' in action ? `Wren ${action.card}` : 'Go'),
  kinds: {
    walk: { icon: 'move', key: 'walk', detail: (_, wind, all) => `${all.length} ways, ${wind}` },
    buy: { icon: 'hand', group: 'free' },
    rest: { icon: 'done', go: true, confirm: 'Really?' },
  },
};

const scene: Scene<Toy> = {
  telling: { state: { seats: 1, agenda: [] }, reader: 0, names: ['Ada'], content: null },
  text: {} as GameText<Toy>,
};
const offersOf = (choices: readonly Choice<Toy>[], more: Partial<Offering<Toy, string>> = {}) =>
  offersBy({ ...table, ...more })(scene, choices);

describe('offers', () => {
  test('share a button by their key; what goes on comes last', () => {
    const found = offersOf([walk('a1'), rest, buy(3), walk('a2')]);
    expect(found.map(({ key, actions }) => [key, actions.length])).toEqual([
      ['walk', 2],
      ['buy-3', 1],
      ['rest', 1],
    ]);
    expect(found).toMatchObject([
      { label: 'Walk', detail: '2 ways, wind', go: false },
      { label: 'Wren 3', group: 'free' },
      { label: 'Rest', go: true, confirm: 'Really?' },
    ]);
  });

  test('have letters of their own first, then letters of their labels that nobody has', () => {
    const letters = (choices: readonly Choice<Toy>[]) => offersOf(choices).map(({ hotkey }) => hotkey);
    expect(letters([buy(1), buy(2), buy(3), buy(4), buy(5)])).toEqual(['w', 'r', 'e', 'n', '']);
    expect(letters([buy(1), buy(2), walk('a1'), rest])).toEqual(['e', 'n', 'w', 'r']);
    expect(offersOf([buy(1)], { taken: () => ['w', 'r'] })).toMatchObject([{ hotkey: 'e' }]);
  });

  test('take the letter they want where their label has it', () => {
    const wanting = (letter: string) => ({ kinds: { ...table.kinds, buy: { ...table.kinds.buy, letter } } });
    expect(offersOf([buy(1), buy(2)], wanting('n')).map(({ hotkey }) => hotkey)).toEqual(['n', 'w']);
    expect(offersOf([buy(1)], wanting('x'))).toMatchObject([{ hotkey: 'w' }]);
  });

  test('are greyed where the game says so, before what goes on', () => {
    expect(offersOf([dear, rest], { greyed: (_, __, refused) => refused })).toMatchObject([
      { key: 'buy-9', actions: [], why: { why: 'gameOver' } },
      { key: 'rest', go: true },
    ]);
    expect(offersOf([dear, rest])).toHaveLength(1);
  });

  test('keep their letters while they are offered elsewhere', () => {
    const found = offersOf([walk('a1'), buy(1)], { isAside: ({ act }) => act === 'walk' });
    expect(found).toMatchObject([{ key: 'buy-1', hotkey: 'r' }]);
  });

  test('go on nowhere but to where the reader has set a finger', () => {
    const instead = () => [{ key: 'there', label: 'Walk to a1', action: walk('a1').action }];
    expect(offersOf([walk('a1'), rest], { instead })).toMatchObject([
      { key: 'walk', go: false },
      { key: 'rest', go: false },
      { key: 'there', icon: 'move', hotkey: '', go: true, actions: [walk('a1').action] },
    ]);
  });
});

test('a key is the kind of an action and its fields', () => {
  expect([walk('a1'), buy(3), rest].map(({ action }) => keyOf(action))).toEqual(['walk-a1', 'buy-3', 'rest']);
  expect(keysIn([walk('a1'), buy(3), dear], 'buy')).toEqual(['buy-3', 'buy-9']);
});
