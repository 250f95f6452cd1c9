import { stateOf } from '@skerry/engine/testing';
import { describe, expect, test } from 'vitest';
import { key } from '../bot/position-key.ts';
import prices from '../bot/prices.json' with { type: 'json' };
import { QUANTITIES, Quantities } from '../bot/quantities.ts';
import { Valuer } from '../bot/worth.ts';
import { botProfileOf } from '../bot.ts';
import { islebound, type State } from '../index.ts';
import { Odds } from '../outlook/odds.ts';
import { type Captain, type Position, position } from './position.ts';

const world = islebound.content;
const quantities = new Quantities(world, new Valuer(world, new Odds(world)));
const botProfile = botProfileOf(islebound);

const stateIn = (wanted: Position): State => stateOf(position({ seats: 2, row: [], events: [], ...wanted }));

/** What A has, by name. */
function counted(state: State): { readonly [name: string]: number } {
  const noted = new Float64Array(QUANTITIES.length);
  quantities.count(state, 0, noted);
  return Object.fromEntries(QUANTITIES.map((name, n) => [name, noted[n]!]));
}

describe('what a seat has', () => {
  test.each<[Captain, { [name: string]: number }]>([
    [
      { coins: 3, wood: 10, fish: 7, books: 4 },
      { coins: 3, wood: 8, muchWood: 2, fish: 6, muchFish: 1, books: 3, muchBooks: 1 },
    ],
    [
      { pirates: 2, serpents: 1, ichor: true },
      { pirates: 2, serpents: 1, ichor: 1 },
    ],
    [{ slots: [6, 12] }, { influence: 5, muchInfluence: 0, cubesOnTrack: 2 }],
    [
      { renown: 4, tokens: 3 },
      { renown: 4, tokens: 3 },
    ],
    [
      { deck: 'a A/C', below: 'w', injured: 'N/S' },
      { onDeck: 2, below: 1, injured: 1, crew: 4, administrate: 2, administrateOnDeck: 2, combat: 1, work: 1, sail: 1 },
    ],
    [
      { deck: 'a', below: 'a w', injured: '' },
      { workOnDeck: 0, combatOnDeck: 0, sailOnDeck: 0, negotiate: 0, negotiateOnDeck: 0, administrateOnDeck: 1 },
    ],
    [{ city: ['Bridge', 'Butcher'] }, { buildings: 2, gifts: 2, renownGifts: 1, additions: 0, leaves: 1 }],
    [
      { towns: ['marhaven', 'grenille', 'stratic'] },
      { towns: 3, strengths: 18, ports: 1, entryCoins: 2, rests: 1, gains: 3, builds: 1, payments: 0, hires: 0 },
    ],
  ])('is counted: %o', (captain, expected) => {
    expect(counted(stateIn({ A: captain }))).toMatchObject(expected);
  });

  test('is the best of what could be done: a reputation card, a purchase, a building, an event', () => {
    const state = stateIn({
      A: { wood: 4, fish: 4, coins: 5 },
      B: { wood: 1 },
      reputation: ['A Hold Full of Timber', 'Well Read'],
      row: ['Palace', 'Museum', 'Library', 'Bridge', 'Butcher'],
      events: ['Hungry Loggers', 'Lost Chapter'],
    });
    expect(counted(state)).toMatchObject({ reputation: 4, purchase: 5, construction: 5, event: 2 });
  });

  test('has a price each, and nothing else has', () => {
    expect(Object.keys(prices)).toEqual([...QUANTITIES]);
  });

  test('says nothing of the cards in another hand', () => {
    const hidden = (hand: readonly string[]) =>
      counted(stateIn({ options: { architect: true }, A: { hand: ['Bridge'] }, B: { hand } }));
    expect(hidden(['Palace', 'Museum'])).toEqual(hidden(['Butcher', 'Library']));
  });
});

describe('how much of a game is to come', () => {
  test('falls with the buildings and coins of whoever is nearest to the end, down to nothing in the last round', () => {
    const ahead = (wanted: Position): number => quantities.ahead(stateIn(wanted));
    const none = ahead({ A: { coins: 0 }, B: { coins: 0 } });
    expect(none).toBe(1);
    const built = ahead({ A: { coins: 0 }, B: { coins: 0, city: ['Bridge', 'Butcher'] } });
    expect(built).toBe(6 / 8);
    expect(ahead({ A: { coins: 2 }, B: { coins: 0, city: ['Bridge', 'Butcher'] } })).toBe(built);
    expect(ahead({ A: { coins: 0 }, B: { coins: 6, city: ['Bridge', 'Butcher'] } })).toBeLessThan(built);
    const ending = { round: 2, cause: 'buildings' } as const;
    expect(ahead({ change: (state) => Object.assign(state, { ending }) })).toBe(0);
  });
});

describe('the end of a game that passed rivals over', () => {
  const over = (points: number, rank: number): number => {
    const state = stateIn({ A: { coins: points }, B: { coins: 10 } });
    state.outcome = { ranks: [rank, 3 - rank], why: { why: 'buildings' } };
    return botProfile.planning!.weighEnd!(state, 0);
  };

  test('is better far ahead than just ahead, and worse than any victory if it is lost', () => {
    expect(over(20, 1)).toBeGreaterThan(over(11, 1));
    expect(over(11, 1)).toBeGreaterThan(over(10, 2));
    expect(over(10, 2)).toBeGreaterThan(over(2, 2));
  });
});

describe('the key of a position', () => {
  const changes: { readonly [what: string]: (state: State) => unknown } = {
    'many coins': ({ players }) => Object.assign(players[0]!, { coins: 300 }),
    'a tired sailor': ({ players }) => Object.assign(players[0]!, { deck: 0b11, below: 0b100 }),
    'a hired sailor': ({ players }) => Object.assign(players[0]!, { deck: 0b111 | (1 << 12) }),
    'a building': ({ players }) => players[0]!.city.push(3),
    'a building of another': ({ players }) => players[1]!.city.push(3),
    'a taken town': ({ owners }) => owners.fill(0, 7, 8),
    'a cube': ({ influence }) => influence.fill(0, 2, 3),
    'a ship': ({ ships }) => ships.fill(9, 0, 1),
    'an event': ({ events }) => events.fill(15, 0, 1),
    'a turn': (state) => Object.assign(state, { turns: 3 }),
    'the action': (state) => Object.assign(state, { acted: true }),
    'a step': ({ agenda }) => agenda.push({ do: 'stow', seat: 0 }),
  };

  test('differs with all that moves change', () => {
    const keys = Object.values(changes).map((change) => {
      const state = stateIn({ A: { deck: 'a a w' } });
      change(state);
      return key(state);
    });
    expect(new Set([...keys, key(stateIn({ A: { deck: 'a a w' } }))]).size).toBe(keys.length + 1);
  });

  test('can be written down: it holds no control characters, for a plan is kept in a database', () => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a database refuses
    expect(key(stateIn({}))).not.toMatch(/[\u0000-\u001f]/);
  });
});
