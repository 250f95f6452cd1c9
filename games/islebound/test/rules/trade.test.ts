import { stateOf } from '@skerry/engine/testing';
import { expect, test } from 'vitest';
import { act, actOf, asked, can, captain, now, type Position, position, those, why } from '../position.ts';

type Ware = 'fish' | 'wood' | 'book' | 'pirate' | 'serpent' | 'ichor';
const give = (what: Ware) => ({ act: 'give', what }) as const;
const ask = (what: Ware) => ({ act: 'ask', what }) as const;
const less = (act: 'giveLess' | 'askLess', what: Exclude<Ware, 'ichor'>) => ({ act, what }) as const;
const WITH_B = { act: 'trade', rival: 1 } as const;
const traders = (A: Position['A'], B: Position['B'], more: Position = {}): Position => ({
  options: { trading: true },
  A: { at: 'grenille', ...A },
  B: { at: 'grenille', ...B },
  ...more,
});

test('a wood and a book for three pirates (IB-181, IB-183; example 85)', () => {
  const table = position(traders({ wood: 1, books: 1 }, { pirates: 3 }));
  act(table, WITH_B, give('wood'), give('book'), 'next', ask('pirate'), ask('pirate'), ask('pirate'), 'propose');
  expect(asked(table)).toBe(1);
  const told = actOf(table, 1, 'agree');
  expect(those(told, 'traded')).toEqual([
    { fact: 'traded', seat: 0, rival: 1, give: { wood: 1, book: 1 }, get: { pirate: 3 } },
  ]);
  expect(captain(table)).toMatchObject({ wood: 0, books: 0, pirates: 3 });
  expect(captain(table, 1)).toMatchObject({ wood: 1, books: 1, pirates: 0 });
  expect(now(table)).toBe('act');
});

test('no kind both ways, both give, no Ichor (IB-181, IB-183; example 85)', () => {
  const wanted = traders({ wood: 1, fish: 2, ichor: true, city: ['Underriver Gate'] }, { wood: 6 });
  const table = position(wanted);
  act(table, WITH_B);
  expect(why(table, 'next')).toEqual({ why: 'bothMustGive' });
  expect(why(table, give('ichor'))).toEqual({ why: 'ichorNotTraded' });
  expect(why(table, give('book'))).toEqual({ why: 'lacks', what: 'book', need: 1, have: 0 });
  act(table, give('wood'), 'next');
  expect(why(table, ask('wood'))).toEqual({ why: 'sameKindBothWays', what: 'wood' });
  expect(why(table, 'propose')).toEqual({ why: 'bothMustGive' });
});

/** A gives fish and gets two books and a serpent from B, who has the same buildings and gets nothing they answer to. */
function booksAndSerpent(edition: 'en2' | 'fr1') {
  const city = ['Library', 'School of War', 'Underriver Gate'];
  const table = position(
    traders({ fish: 3, city }, { books: 2, serpents: 1 }, { options: { trading: true, edition } }),
  );
  act(table, WITH_B, give('fish'), 'next', ask('book'), ask('book'), ask('serpent'), 'propose');
  return { table, told: actOf(table, 1, 'agree') };
}

test('en2: what comes by trade is gained, so abilities answer to it (IB-185; example 86)', () => {
  const { table, told } = booksAndSerpent('en2');
  expect(captain(table)).toMatchObject({ books: 2, renown: 2, pirates: 2, serpents: 1, ichor: true });
  expect(stateOf(table)).toMatchObject({ ichor: false, pirates: 13, serpents: 13 });
  expect(those(told, 'ichorTaken')).toEqual([{ fact: 'ichorTaken', seat: 0 }]);
});

test('fr1: what comes by trade is received and not gained (IB-185; example 86)', () => {
  const { table } = booksAndSerpent('fr1');
  expect(captain(table)).toMatchObject({ books: 2, renown: 0, pirates: 0, serpents: 1, ichor: false });
});

test('en2: the other side of a trade gains, too, once the holds are right (IB-185, IB-184)', () => {
  const table = position({
    ...traders({ books: 1, wood: 5, fish: 5 }, { wood: 1, renown: 6, city: ['Library'] }),
    tokens: ['4 fish', '2 coins'],
  });
  act(table, WITH_B, give('book'), 'next', ask('wood'), 'propose');
  actOf(table, 1, 'agree');
  expect([asked(table), now(table)]).toEqual([0, 'stow']);
  expect(captain(table, 1)).toMatchObject({ books: 1, renown: 6, fish: 0 });
  act(table, { act: 'dump', wood: 0, fish: 1 });
  expect(captain(table, 1)).toMatchObject({ books: 1, renown: 0, fish: 4 });
});

test('accepted trades and dropped ones are not limited (IB-182)', () => {
  const table = position(traders({ fish: 5 }, { wood: 5 }));
  for (let n = 0; n < 5; n++) {
    act(table, WITH_B, 'drop', WITH_B, give('fish'), 'next', ask('wood'), 'propose');
    actOf(table, 1, 'agree');
  }
  expect(captain(table)).toMatchObject({ fish: 0, wood: 5 });
  expect(can(table, WITH_B)).toBe(true);
});

test('three refusals of one player end the proposals to them for this turn, and to nobody else (IB-182; example 86)', () => {
  const table = position(traders({ fish: 5 }, { wood: 5 }, { C: { at: 'grenille', wood: 1 } }));
  for (let n = 0; n < 3; n++) {
    expect(can(table, WITH_B)).toBe(true);
    act(table, WITH_B, give('fish'), 'next', ask('wood'), 'propose');
    actOf(table, 1, 'refuse');
  }
  expect(why(table, WITH_B)).toEqual({ why: 'refusedOften', by: 1, limit: 3 });
  expect(can(table, { act: 'trade', rival: 2 })).toBe(true);
  // In A's next turn B is asked again.
  act(table, 'endTurn');
  for (const [seat, to] of [
    [1, 'W.C'],
    [2, 'W.A'],
    [0, 'W.C'],
  ] as const) {
    actOf(table, seat, { act: 'sail', to });
    if (seat !== 0) actOf(table, seat, 'endTurn');
  }
  expect(can(table, WITH_B)).toBe(true);
});

test('B agrees and dumps what the hold does not take, or refuses and nothing moves (IB-184; example 118)', () => {
  const wanted = traders({ wood: 3 }, { wood: 5, fish: 4, books: 1 });
  const proposal = [WITH_B, give('wood'), give('wood'), give('wood'), 'next', ask('book'), 'propose'] as const;
  const table = position(wanted);
  act(table, ...proposal);
  actOf(table, 1, 'agree');
  expect(captain(table, 1)).toMatchObject({ wood: 8, fish: 4 });
  expect(asked(table)).toBe(1);
  actOf(table, 1, { act: 'dump', wood: 0, fish: 2 });
  expect(captain(table, 1)).toMatchObject({ wood: 8, fish: 2 });
  const refused = position(wanted);
  act(refused, ...proposal);
  actOf(refused, 1, 'refuse');
  expect(captain(refused)).toMatchObject({ wood: 3, books: 0 });
  expect(stateOf(refused).trade).toBeNull();
});

test('trade needs a ship in the region and the variant; more than the rival has is refused (IB-181, IB-182; example 144)', () => {
  expect(why(position({ options: { trading: true }, A: { at: 'grenille' } }), WITH_B)).toEqual({ why: 'noShipHere' });
  expect(why(position({ A: { at: 'grenille' }, B: { at: 'grenille' } }), WITH_B)).toEqual({
    why: 'notPlayed',
    variant: 'trading',
  });
  const table = position(traders({ wood: 1 }, { pirates: 1 }));
  expect(why(table, { act: 'trade', rival: 0 })).toEqual({ why: 'notYourself' });
  act(table, WITH_B, give('wood'), 'next', ask('pirate'));
  expect(why(table, ask('pirate'))).toEqual({ why: 'rivalLacks', what: 'pirate', need: 2, have: 1 });
  const before = position({ ...traders({ wood: 1 }, {}), sailing: true });
  expect(why(before, WITH_B)).toEqual({ why: 'moveFirst' });
});

test('with three ships, one proposal after the other (IB-206, IB-182; example 126)', () => {
  const table = position(traders({ wood: 1 }, { fish: 1 }, { C: { at: 'grenille', books: 1 } }));
  act(table, WITH_B, give('wood'), 'next', ask('fish'), 'propose');
  actOf(table, 1, 'agree');
  act(table, { act: 'trade', rival: 2 }, give('fish'), 'next', ask('book'), 'propose');
  actOf(table, 2, 'agree');
  expect(captain(table)).toMatchObject({ wood: 0, fish: 0, books: 1 });
});

test('in Architect cards are not books and cannot be traded (IB-202; example 121)', () => {
  const table = position({
    ...traders({ wood: 1, hand: ['Bridge'] }, { hand: ['Palace'] }),
    options: { trading: true, architect: true },
  });
  act(table, WITH_B);
  expect(why(table, give('book'))).toEqual({ why: 'noBooksInArchitect' });
  act(table, give('wood'), 'next');
  expect(why(table, ask('book'))).toEqual({ why: 'noBooksInArchitect' });
  expect(can(table, 'drop')).toBe(true);
});

test('both sides are filled in any order, and a thing is taken back (IB-183; example 151)', () => {
  const table = position(traders({ wood: 2 }, { books: 1, fish: 1 }));
  act(table, WITH_B, ask('book'), give('wood'), give('wood'), less('giveLess', 'wood'), ask('fish'));
  expect(why(table, less('giveLess', 'fish'))).toEqual({ why: 'noneInTrade', what: 'fish' });
  expect(why(table, give('fish'))).toEqual({ why: 'sameKindBothWays', what: 'fish' });
  act(table, less('askLess', 'fish'), 'propose');
  const told = actOf(table, 1, 'agree');
  expect(those(told, 'traded')).toMatchObject([{ give: { wood: 1 }, get: { book: 1 } }]);
});

/** A has offered a wood for B's book, and B asks for two. */
function countered() {
  const table = position(traders({ wood: 2 }, { books: 1, pirates: 1 }));
  act(table, WITH_B, give('wood'), ask('book'), 'propose');
  actOf(table, 1, 'counter');
  expect([asked(table), now(table)]).toEqual([1, 'tradeCounter']);
  expect(why(table, 'propose', 1)).toEqual({ why: 'sameTerms' });
  expect(why(table, give('book'), 1)).toEqual({ why: 'lacks', what: 'book', need: 2, have: 1 });
  actOf(table, 1, ask('wood'));
  expect(why(table, ask('wood'), 1)).toEqual({ why: 'rivalLacks', what: 'wood', need: 3, have: 2 });
  const told = actOf(table, 1, 'propose');
  expect(those(told, 'tradeCountered')).toEqual([
    { fact: 'tradeCountered', seat: 1, rival: 0, give: { book: 1 }, get: { wood: 2 } },
  ]);
  expect([asked(table), now(table)]).toEqual([0, 'counterAnswer']);
  expect(stateOf(table).refusals[1]).toBe(1);
  return table;
}

test('whoever is asked answers with a counter-offer, which is carried out if the other agrees (IB-216; example 150)', () => {
  const table = countered();
  act(table, 'agree');
  expect(captain(table)).toMatchObject({ wood: 0, books: 1 });
  expect(captain(table, 1)).toMatchObject({ wood: 2, books: 0 });
  expect(stateOf(table).refusals[1]).toBe(1);
});

test('a counter-offer counts as a refusal, and none is made of it (IB-216, IB-182; example 150)', () => {
  const table = countered();
  expect(can(table, 'counter')).toBe(false);
  act(table, 'refuse');
  expect(captain(table)).toMatchObject({ wood: 2, books: 0 });
  expect([asked(table), now(table), stateOf(table).trade]).toEqual([0, 'act', null]);
  expect(stateOf(table).refusals.slice(0, 2)).toEqual([0, 1]);
  act(table, WITH_B, give('wood'), ask('book'), 'propose');
  actOf(table, 1, 'counter');
  actOf(table, 1, 'refuse');
  expect(stateOf(table).refusals[1]).toBe(2);
});
