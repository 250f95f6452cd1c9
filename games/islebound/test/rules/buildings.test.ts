import { stateOf } from '@skerry/engine/testing';
import { expect, test } from 'vitest';
import { BUILDINGS, islebound } from '../../index.ts';
import { act, buy, can, captain, now, number, type Position, position, rolled, those, why } from '../position.ts';

const P = 'Palace';
const Q = 'Market';
const R = 'Library';
const S = 'Mansion';
const T = 'Museum';
const ROW = [P, Q, R, S, T];
const build = (space: number) => ({ act: 'build', space }) as const;
const STRATIC = { at: 'stratic', towns: ['stratic'] } as const;

test('spaces need 3, 2, 1, 0, 0 books, owned and not paid; Academy of Builders counts as two more (IB-119, IB-140; example 71)', () => {
  const table = position({ A: { books: 1, coins: 30 }, row: ROW });
  expect([1, 2, 3, 4, 5].map((space) => can(table, buy(space)))).toEqual([false, false, true, true, true]);
  expect(why(table, buy(2))).toEqual({ why: 'books', need: 2, have: 1 });
  expect(why(table, buy(1))).toEqual({ why: 'books', need: 3, have: 1 });
  act(table, buy(3));
  expect(captain(table).books).toBe(1);
  const academy = position({ A: { books: 1, coins: 30, city: ['Academy of Builders'] }, row: ROW });
  expect([1, 2, 3, 4, 5].every((space) => can(academy, buy(space)))).toBe(true);
  const read = position({
    A: { at: 'farwold', towns: ['farwold'], books: 1, city: ['Academy of Builders'] },
    reputation: ['Well Read', 'A Fine City'],
  });
  expect(those(act(read, 'visit', { act: 'reputation', place: 1 }), 'reputationScored')[0]!.n).toBe(1);
});

test('the row slides right and a new card enters at the left; its neighbour may be bought at once (IB-121, IB-118; example 72)', () => {
  const table = position({ A: { coins: 30 }, row: ROW });
  act(table, buy(4));
  const { row } = stateOf(table);
  expect(row.slice(1)).toEqual([P, Q, R, T].map(number));
  expect(row[0]).toBeGreaterThan(0);
  expect(captain(table).coins).toBe(23);
  act(table, buy(4));
  expect(captain(table).city).toEqual([number(S), number(R)]);
});

test('with the deck empty the row gets shorter from the left, and books go by space (IB-122; example 73)', () => {
  const table = position({
    A: { coins: 30, books: 1 },
    row: ROW,
    change: (state) => Object.assign(state, { deck: [], deckSize: 0 }),
  });
  act(table, buy(5));
  expect(stateOf(table).row).toEqual([0, ...[P, Q, R, S].map(number)]);
  expect(why(table, buy(1))).toEqual({ why: 'spaceEmpty' });
  expect(why(table, buy(2))).toEqual({ why: 'books', need: 2, have: 1 });
  expect(can(table, buy(3))).toBe(true);
});

test('an ability does not apply to gaining its own building (IB-123, IB-152, IB-141; example 74)', () => {
  const guild = position({ A: { coins: 40 }, row: [P, Q, 'Butcher', S, 'Mercenary Guild'] });
  act(guild, buy(5));
  expect(captain(guild).pirates).toBe(0);
  act(guild, buy(5));
  expect(captain(guild).pirates).toBe(1);
  const builder = position({ A: { ...STRATIC, wood: 5, fish: 5, city: ['Mercenary Guild'] }, row: ROW });
  act(builder, 'visit', build(5));
  expect(captain(builder).pirates).toBe(0);
  const bridge = position({ A: { ...STRATIC, wood: 5, fish: 5 }, row: [P, Q, R, S, 'Bridge'] });
  act(bridge, 'visit', build(5));
  expect(captain(bridge)).toMatchObject({ renown: 0, fish: 2 });
  const later = position({ A: { ...STRATIC, wood: 5, fish: 5, coins: 30, city: ['Bridge'] }, row: ROW });
  act(later, 'visit', build(5));
  expect(captain(later)).toMatchObject({ renown: 1, fish: 5 });
  act(later, buy(5));
  expect(captain(later)).toMatchObject({ renown: 1, fish: 5 });
});

test('a building is worth its coins, bought or built (IB-124; example 113)', () => {
  const table = position({ seats: 2, A: { coins: 0, city: ['Bridge', 'Combat Arena'] } });
  const last = endNow(table);
  expect(last.scores![0]).toMatchObject({ buildings: 12 });
});

/** The scores if the game ended with this turn and the next. */
function endNow(table: ReturnType<typeof position>) {
  const ending = position({
    seats: 2,
    change: (state) => {
      Object.assign(state, stateOf(table), {
        ending: { round: 1, cause: 'buildings' },
        active: 1,
        agenda: [{ do: 'endTurn' }],
      });
    },
  });
  return islebound.outcome(stateOf(ending))!;
}

test('abilities of one moment run in the order of the ledger (IB-125; example 114)', () => {
  const rest = position({
    A: { at: 'krazk', towns: ['krazk'], wood: 8, fish: 2, coins: 0, city: ['Gambling Hall', 'Fishing Guild'] },
  });
  act(rest, 'visit');
  expect(now(rest)).toBe('stow');
  expect(captain(rest).coins).toBe(0);
  const ally = position({ A: { at: 'zilliam', slots: [11, 12, 13], city: ['Market', 'Mansion'] } });
  const told = act(ally, 'diplomacy', ...[11, 12, 13].map((slot) => ({ act: 'payCube', slot }) as const));
  expect(those(told, 'abilityUsed').map(({ building }) => building)).toEqual([10, 11, 11]);
});

test('building takes wood and fish, one building a visit, and what is there (IB-120, IB-122; example 139)', () => {
  const table = position({ A: { ...STRATIC, wood: 1, fish: 5 }, row: ROW });
  act(table, 'visit');
  expect(why(table, build(4))).toEqual({ why: 'lacks', what: 'wood', need: 2, have: 1 });
  const twice = position({ A: { ...STRATIC, wood: 6, fish: 4 }, row: ROW });
  act(twice, 'visit', build(4));
  expect(why(twice, build(5))).toEqual({ why: 'onlyOneBuild' });
  const empty = position({ A: { ...STRATIC, books: 3, wood: 5, fish: 5 }, row: ['', Q, R, S, T] });
  act(empty, 'visit');
  expect(why(empty, build(1))).toEqual({ why: 'spaceEmpty' });
  expect(why(position(), build(1))).toEqual({ why: 'notAsked', now: 'act' });
});

test('coins lacking (IB-118)', () => {
  expect(why(position({ A: { coins: 7 }, row: ROW }), buy(5))).toEqual({ why: 'coins', cost: 8, have: 7 });
});

test('Academy of Builders in Architect: a card for each further building (IB-140)', () => {
  const table = position({
    options: { architect: true },
    A: { coins: 20, city: ['Academy of Builders'], hand: ['Bridge'] },
  });
  act(table, 'buyFromHand', { act: 'buyCard', building: number('Bridge') });
  expect(stateOf(table).hands[0]).toBe(1);
});

test('Butcher counts healthy Work crew below deck (IB-142)', () => {
  const table = position({ A: { at: 'grenille', towns: ['grenille'], deck: 'a', below: 'w S/W', city: ['Butcher'] } });
  act(table, 'visit');
  expect(captain(table).wood).toBe(4);
});

test('Combat Arena: 2 renown for a town taken by attack, not by diplomacy (IB-143)', () => {
  const city = ['Combat Arena'];
  const attack = rolled({ A: { at: 'theGrotto', serpents: 2, city } }, { need: 4, serpents: 2, dice: [6, 6] });
  act(attack, 'placeBest');
  expect(captain(attack).renown).toBe(2);
  const talks = position({ A: { at: 'felsGarden', slots: [11, 12], city } });
  act(talks, 'diplomacy', { act: 'payCube', slot: 11 }, { act: 'payCube', slot: 12 });
  expect(captain(talks).renown).toBe(0);
});

test('Fishing Guild and Gambling Hall pay for each rest (IB-144, IB-145)', () => {
  const table = position({
    A: { at: 'marhaven', towns: ['marhaven'], coins: 0, city: ['Fishing Guild', 'Gambling Hall'] },
  });
  act(table, 'visit');
  expect(captain(table)).toMatchObject({ fish: 1, coins: 1 });
  const out = position({ A: { at: 'marhaven', towns: ['marhaven'], coins: 0, city: ['Fishing Guild'] } });
  // IB-42: a rest left out is none.
  act(out, 'visitByParts', 'leaveOut', 'leaveOut');
  expect(captain(out).fish).toBe(0);
});

test('Library and School of War: each book, or each full two books gained at once in fr1 (IB-148, IB-158; example 81)', () => {
  const books = (edition: 'en2' | 'fr1', at: 'zilliam' | 'rockslide', n: number) => {
    const table = position({
      options: { edition },
      A: { at, towns: [at], fish: 3, deck: 'a a', city: ['Library', 'School of War'] },
      change: (state) => Object.assign(state.players[0]!, { deck: 0b111 }),
    });
    act(table, 'visit');
    for (let made = 0; made < n; made++) {
      act(table, { act: 'pay', price: 1 });
      if (now(table) === 'exhaust') act(table, { act: 'exhaust', crew: 'administrate' });
    }
    const { renown, pirates } = captain(table);
    return { renown, pirates };
  };
  expect(books('en2', 'zilliam', 3)).toEqual({ renown: 3, pirates: 3 });
  expect(books('fr1', 'zilliam', 3)).toEqual({ renown: 3, pirates: 1 });
  // Rockslide itself gives 1 renown.
  expect(books('en2', 'rockslide', 0)).toEqual({ renown: 2, pirates: 1 });
  expect(books('fr1', 'rockslide', 0)).toEqual({ renown: 2, pirates: 0 });
});

test('School of War in fr1: two books of one part bring a pirate, tokens one by one do not (IB-158; example 132)', () => {
  const zilliam = position({
    options: { edition: 'fr1' },
    A: { at: 'zilliam', towns: ['zilliam'], fish: 2, deck: 'a w', city: ['School of War'] },
  });
  act(zilliam, 'visit', { act: 'pay', price: 1 }, { act: 'exhaust', crew: 'work' }, { act: 'pay', price: 1 });
  expect(captain(zilliam)).toMatchObject({ books: 2, pirates: 1 });
  const tokens = position({
    options: { edition: 'fr1' },
    A: { renown: 6, city: ['School of War'] },
    tokens: ['1 book', '1 book', '2 coins'],
    change: (state) => state.agenda.push({ do: 'renown', seat: 0, left: 8 }),
  });
  expect(captain(tokens)).toMatchObject({ books: 2, pirates: 0 });
});

test('Mansion and Market for diplomacy, Mausoleum for a loss by either way (IB-149 to IB-151)', () => {
  const table = position({
    A: { at: 'felsGarden', slots: [11, 12, 13], city: ['Mansion', 'Market'] },
    B: { towns: ['felsGarden'], city: ['Mausoleum'] },
  });
  act(table, 'diplomacy', ...[11, 12, 13].map((slot) => ({ act: 'payCube', slot }) as const));
  expect(captain(table)).toMatchObject({ renown: 2, wood: 1, fish: 2 });
  expect(captain(table, 1).renown).toBe(3);
});

test('Monster Trainers: a serpent in a port that the owner controls, not elsewhere (IB-154; example 82)', () => {
  const serpents = (wanted: Position) => {
    const table = position(wanted);
    act(table, 'visit');
    return captain(table).serpents;
  };
  const city = ['Monster Trainers'];
  expect(serpents({ A: { at: 'krazk', towns: ['krazk'], city } })).toBe(1);
  expect(serpents({ A: { at: 'krazk', city } })).toBe(0);
  expect(serpents({ A: { at: 'marhaven', city }, B: { towns: ['marhaven'] } })).toBe(0);
  expect(serpents({ A: { at: 'grenille', towns: ['grenille'], city } })).toBe(0);
});

test('game-end points: Museum, Palace, Sailors Guild, Grand Archive (IB-155 to IB-157, IB-174, IB-179; examples 78, 79)', () => {
  const scores = endNow(
    position({
      seats: 2,
      A: {
        coins: 9,
        city: ['Academy of Builders', 'Palace', 'Sailors Guild'],
        wood: 5,
        fish: 5,
        deck: 'a A/C',
        below: 'A/N',
        injured: 'C/W',
        renown: 4,
        tokens: 2,
      },
      B: {
        coins: 0,
        city: ['Museum', 'Grand Archive'],
        towns: ['krazk', 'grenille', 'morlim', 'borsham', 'stratic'],
        books: 3,
      },
    }),
  ).scores!;
  expect(scores[0]).toEqual({ coins: 9, buildings: 22, abilities: 10, track: 4, tokens: 14 });
  expect(scores[1]!.abilities).toBe(8);
});

test('Trade Office pays on each visit to a town of one’s own, the free one too (IB-160)', () => {
  const table = rolled(
    { A: { at: 'theGrotto', serpents: 2, coins: 0, city: ['Trade Office'] } },
    { need: 4, serpents: 2, dice: [6, 6] },
  );
  act(table, 'placeBest', 'visit');
  expect(captain(table).coins).toBe(5);
});

test('Underriver Gate brings Ichor when gained, and again with a serpent (IB-161)', () => {
  const table = position({ A: { coins: 20 }, row: [P, Q, R, S, 'Underriver Gate'] });
  act(table, buy(5));
  expect(captain(table).ichor).toBe(true);
  const back = position({ A: { at: 'sunsRest', towns: ['sunsRest'], fish: 2, city: ['Underriver Gate'] } });
  act(back, 'visit', { act: 'pay', price: 1 });
  expect(captain(back)).toMatchObject({ serpents: 1, ichor: true });
});

test('Sawmill and Smokehouse add once a visit to what a part of the town gave (IB-164, IB-165; example 33)', () => {
  const fish = position({ A: { at: 'theGrotto', deck: 'w', city: ['Smokehouse'] } });
  act(fish, 'visit');
  expect(captain(fish).fish).toBe(7);
  const none = position({ A: { at: 'ratnest', towns: ['ratnest'], deck: 'a', city: ['Sawmill'] } });
  act(none, 'visit');
  expect(captain(none).wood).toBe(0);
  const wood = position({ A: { at: 'grenille', deck: 'w', city: ['Sawmill'] } });
  act(wood, 'visit');
  expect(captain(wood).wood).toBe(4);
  const reward = position({
    A: { renown: 6, city: ['Smokehouse'] },
    tokens: ['4 fish', '2 coins'],
    change: (state) => state.agenda.push({ do: 'renown', seat: 0, left: 1 }),
  });
  expect(captain(reward).fish).toBe(4);
});

test('Embassy gives 1 influence, Herald’s Post one more cube (IB-166, IB-167)', () => {
  const talks = position({ A: { at: 'felsGarden', slots: [1, 11], city: ['Embassy'] } });
  act(talks, 'diplomacy', { act: 'payCube', slot: 1 }, { act: 'payCube', slot: 11 });
  expect(now(talks)).toBe('freeVisit');
  expect(why(position({ A: { at: 'felsGarden', slots: [1, 11] } }), 'diplomacy')).toMatchObject({ need: 5, have: 4 });
});

test('Dockside Tavern hires for nothing and pays 1 coin; Customs House saves the entry coin (IB-168, IB-169)', () => {
  const table = position({ A: { at: 'undervall', coins: 0, city: ['Dockside Tavern', 'Customs House'] } });
  act(table, 'visit', { act: 'hire', place: 1 });
  expect(captain(table).coins).toBe(1);
});

test('Playhouse: 2 renown for each reputation card, right after its active number (IB-173)', () => {
  const table = position({
    A: { at: 'farwold', towns: ['farwold'], city: ['Playhouse'] },
    reputation: ['The Big Catch', 'Well Read'],
  });
  act(table, 'visit', { act: 'reputation', place: 1 });
  expect(captain(table).renown).toBe(2);
});

test('35 buildings, numbered in the order of the ledger, worth 231 coins in all (IB-17, IB-124)', () => {
  expect(BUILDINGS.map((building) => building.number)).toEqual(Array.from({ length: 35 }, (_, n) => n + 1));
  expect(BUILDINGS.reduce((sum, { coins }) => sum + coins, 0)).toBe(231);
});
