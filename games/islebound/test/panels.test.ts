import { type Seat, view } from '@skerry/engine';
import type { Motion } from '@skerry/look';
import { describe, expect, test } from 'vitest';
import { facts } from '../board/facts.ts';
import { standingIn } from '../board/hand/crew.tsx';
import { reputationTowns } from '../board/panels/renown-board.tsx';
import { BUILDINGS, CREW_KINDS, crewIn, KIND_BITS } from '../index.ts';
import { howNow, reachOfCard, reachOfSpace, spacesOf } from '../outlook/buildings.ts';
import { crewForHire } from '../outlook/seat.ts';
import type { Fact } from '../rules/facts.ts';
import { act, position, type Table } from './position.ts';

const tellingOf = (table: Table, reader: Seat | undefined = 0) => ({
  state: view(table, reader ?? 'watcher').state,
  reader,
  names: ['Ada', 'Bruno', 'Chiara', 'Dario'].slice(0, table.seats),
  content: table.game.content,
});

const numberOf = (name: string): number => BUILDINGS.find((building) => building.name.en === name)!.number;

describe('the row by the means of the reader', () => {
  // Space 1 needs 3 books, space 2 two, space 3 one, the others none.
  const row = ['Museum', 'Trade Office', 'Smokehouse', 'Mansion', 'Gambling Hall'];
  const states = (table: Table, reader?: Seat) =>
    spacesOf(tellingOf(table, reader)).map(({ space }) => {
      const reach = reachOfSpace(tellingOf(table, reader), space);
      return reach.state === 'lacking' ? `${reach.n} ${reach.what}` : reach.state;
    });

  test('books are asked for before coins', () => {
    const table = position({ A: { coins: 7, books: 1 }, row });
    expect(states(table)).toEqual(['2 book', '1 book', 'affordable', 'affordable', 'affordable']);
    expect(states(position({ A: { coins: 6, books: 3 }, row }))).toEqual([
      '2 coin',
      '3 coin',
      'affordable',
      '1 coin',
      '1 coin',
    ]);
  });

  test('is that of the reader in the turns of others too, and of nobody for whoever watches', () => {
    const table = position({ A: { coins: 20, books: 3 }, B: { coins: 0, books: 0 }, row });
    expect(states(table, 1)).toEqual(['3 book', '2 book', '1 book', '7 coin', '7 coin']);
    const telling = { ...tellingOf(table), reader: undefined };
    expect(reachOfSpace(telling, 1)).toEqual({ state: 'plain' });
  });

  test('counts the books of a building that adds some', () => {
    const table = position({ A: { coins: 9, books: 1, city: ['Academy of Builders'] }, row });
    expect(states(table)[0]).toBe('affordable');
  });

  test('is paid with wood and fish while the town lets its visitor build', () => {
    const table = position({ A: { at: 'stratic', coins: 9, books: 3, wood: 2, fish: 1, deck: 'a a w' }, row });
    expect(howNow(tellingOf(table))).toBe('bought');
    act(table, 'visit');
    expect(howNow(tellingOf(table))).toBe('built');
    // The others may not build: they see the price in coins.
    expect(howNow(tellingOf(table, 1))).toBe('bought');
    expect(states(table)).toEqual(['1 wood', '1 wood', 'affordable', '1 fish', '1 fish']);
  });

  test('gives way to one’s own cards in Architect, which need no books', () => {
    const table = position({ options: { architect: true }, A: { coins: 6, hand: ['Museum', 'Lighthouse'] } });
    const reach = (name: string) => reachOfCard(tellingOf(table), numberOf(name));
    expect(spacesOf(tellingOf(table))).toEqual([]);
    expect(reach('Lighthouse')).toEqual({ state: 'affordable' });
    expect(reach('Museum')).toMatchObject({ state: 'lacking', what: 'coin', n: 2 });
  });
});

describe('the crew on a slip', () => {
  const bitsOf = (kinds: readonly (typeof CREW_KINDS)[number][]): number =>
    kinds.reduce((bits, kind) => bits | KIND_BITS[CREW_KINDS.indexOf(kind)]!, 0);

  test('stands one by one up to seven', () => {
    const bits = bitsOf(['administrate', 'work', 'combatSail', 'sailWork', 'negotiateSail', 'combatWork']);
    expect(crewIn(bits)).toHaveLength(7);
    expect(standingIn(bits).map(({ n }) => n)).toEqual([1, 1, 1, 1, 1, 1, 1]);
  });

  test('closes up where there are more, and says how many are equal', () => {
    const bits = bitsOf(CREW_KINDS);
    const standing = standingIn(bits);
    expect(standing[0]).toEqual({ kind: 'administrate', n: 2 });
    expect(standing).toHaveLength(CREW_KINDS.length);
    expect(standing.reduce((sum, { n }) => sum + n, 0)).toBe(crewIn(bits).length);
  });
});

describe('the renown board', () => {
  test('names the town where a reputation card is chosen', () => {
    expect(reputationTowns(tellingOf(position()))).toEqual(['farwold']);
  });

  test('tells the prices of the row, and what a town makes of them while somebody hires', () => {
    const table = position({ A: { at: 'undervall', coins: 9, deck: 'a a w' }, crewRow: ['A/C', 'N/S', 'C/W'] });
    const prices = () => crewForHire(tellingOf(table)).map(({ price }) => price);
    expect(prices()).toEqual([1, 1, 0]);
    act(table, 'visit');
    expect(prices()).toEqual([2, 2, 1]);
  });
});

describe('what moves on a slip', () => {
  const seats = (fact: Fact) => {
    const moves = facts[fact.fact]?.motion as ((told: Fact) => Motion[]) | undefined;
    return [0, 1, 2].map((seat) =>
      (moves?.(fact) ?? []).flatMap((move) =>
        'as' in move && move.as === 'swell' && move.of.startsWith(`[data-ib="hand-${seat}"]`)
          ? [/data-what="(\w+)"/.exec(move.of)?.[1]]
          : [],
      ),
    );
  };
  test('is what came to a seat and what left it, and nothing of what others did', () => {
    expect(seats({ fact: 'gained', seat: 1, what: 'fish', n: 3, from: 'town', forgone: 0 })).toEqual([
      [],
      ['fish'],
      [],
    ]);
    expect(seats({ fact: 'dumped', seat: 0, wood: 2, fish: 2 })).toEqual([['wood', 'fish'], [], []]);
    expect(seats({ fact: 'entryPaid', seat: 0, town: 'borsham', to: 2 })).toEqual([['coin'], [], ['coin']]);
  });
});
