import { asks, choices, open, view } from '@skerry/engine';
import { stateOf } from '@skerry/engine/testing';
import { expect, test } from 'vitest';
import { islebound, PORTS } from '../../index.ts';
import {
  act,
  actOf,
  buy,
  can,
  captain,
  event,
  number,
  type Position,
  position,
  type Table,
  those,
  why,
} from '../position.ts';

const ARCHITECT = { options: { architect: true } } as const;

/** A table at its draft. */
function drafting(seats: number): Table {
  const table = open(islebound, { seats, seed: 'draft', options: { architect: true, first: 0 } });
  for (let n = 0; n < seats; n++) actOf(table, asks(table)[0]!.seat, { act: 'homePort', port: PORTS[n]! });
  return table;
}

const pick = (table: Table, seat: number) => {
  const card = stateOf(table).secrets![seat]!.pack[0]!;
  return { card, told: actOf(table, seat, { act: 'draft', building: card }) };
};

test('seven cards for each seat, six choices, the seventh by itself (IB-194, IB-195; example 88)', () => {
  for (const [seats, deck] of [
    [2, 21],
    [3, 14],
    [4, 7],
  ] as const) {
    const table = drafting(seats);
    expect(stateOf(table).deckSize).toBe(deck);
    for (let round = 0; round < 6; round++) for (let seat = 0; seat < seats; seat++) pick(table, seat);
    const { secrets, hands, hidden } = stateOf(table);
    expect(hands).toEqual(secrets!.map(() => 7));
    expect(secrets!.map(({ hand, pack }) => [hand.length, pack.length])).toEqual(secrets!.map(() => [7, 0]));
    expect(hidden!.deck.flat()).toHaveLength(deck);
    expect(stateOf(table).round).toBe(1);
  }
});

test('all choose at the same time, sealed until all have; packs pass to the left (IB-195)', () => {
  const table = drafting(3);
  expect(asks(table).map(({ seat }) => seat)).toEqual([0, 1, 2]);
  const packs = stateOf(table).secrets!.map(({ pack }) => pack);
  const { card } = pick(table, 1);
  expect(asks(table).map(({ seat }) => seat)).toEqual([0, 2]);
  expect(JSON.stringify(view(table, 0))).not.toContain(`"chosen":${card}`);
  pick(table, 0);
  pick(table, 2);
  const after = stateOf(table).secrets!;
  expect(after[2]!.pack).toEqual(packs[1]!.filter((each) => each !== card));
  expect(after[1]!.hand).toEqual([card]);
});

test('a card that passed on, and a second choice, are refused (IB-195; example 148)', () => {
  const table = drafting(2);
  const foreign = stateOf(table).secrets![1]!.pack[0]!;
  expect(why(table, { act: 'draft', building: foreign })).toEqual({ why: 'notInPack' });
  const { card } = pick(table, 0);
  expect(why(table, { act: 'draft', building: card })).toEqual({ why: 'alreadyChosen' });
});

test('hands are secret, their sizes and the deck’s are open; one buys only from one’s own hand (IB-196, IB-197; example 120)', () => {
  const table = position({ ...ARCHITECT, A: { coins: 20, hand: ['Palace', 'Bridge'] }, B: { hand: ['Museum'] } });
  const seen = view(table, 1).state;
  expect(seen.secrets![0]).toBeNull();
  expect(seen.hands).toEqual([2, 1, 0]);
  expect(seen.deckSize).toBe(32);
  expect('hidden' in seen).toBe(false);
  act(table, 'buyFromHand');
  expect(why(table, { act: 'buyCard', building: number('Library') })).toEqual({ why: 'notInHand' });
  act(table, { act: 'buyCard', building: number('Palace') });
  expect(captain(table)).toMatchObject({ coins: 11, city: [number('Palace')] });
  expect(stateOf(table).hands[0]).toBe(1);
});

test('whether a hand holds something cheap enough is not shown by opening the choice (IB-196)', () => {
  const offered = (hand: string[]) => {
    const table = position({ ...ARCHITECT, A: { coins: 5, hand } });
    return choices(table, 0).some(({ action, why: refused }) => action.act === 'buyFromHand' && refused === undefined);
  };
  expect([offered(['Palace']), offered(['Butcher'])]).toEqual([true, true]);
  expect(why(position({ ...ARCHITECT, A: { coins: 3, hand: ['Palace'] } }), 'buyFromHand')).toMatchObject({
    why: 'coins',
  });
  expect(why(position({ ...ARCHITECT, A: { coins: 9 } }), 'buyFromHand')).toEqual({ why: 'handEmpty' });
  const dear = position({ ...ARCHITECT, A: { coins: 5, hand: ['Palace'] } });
  act(dear, 'buyFromHand');
  expect(why(dear, { act: 'buyCard', building: number('Palace') })).toEqual({ why: 'coins', cost: 9, have: 5 });
  act(dear, 'leaveOut');
});

test('there is no row, and no hand without the variant (IB-193, IB-197)', () => {
  expect(why(position(ARCHITECT), buy(1))).toEqual({ why: 'notPlayed', variant: 'row' });
  expect(why(position(), 'buyFromHand')).toEqual({ why: 'notPlayed', variant: 'architect' });
  expect(stateOf(position(ARCHITECT)).row).toEqual([]);
  const table = position({
    ...ARCHITECT,
    A: { at: 'stratic', towns: ['stratic'], wood: 3, fish: 3, hand: ['Bridge'] },
  });
  act(table, 'visit');
  expect(why(table, { act: 'buildCard', building: number('Palace') })).toEqual({ why: 'notInHand' });
  act(table, { act: 'buildCard', building: number('Bridge') });
  expect(captain(table)).toMatchObject({ wood: 2, fish: 0, city: [number('Bridge')] });
});

test('a book to pay is a card from hand, of own choice, face up on the paid pile (IB-199; example 87)', () => {
  const wanted: Position = { ...ARCHITECT, events: ['Sealed Vault', 'Dock Brawl'] };
  const table = position({ ...wanted, A: { at: 'morlim', deck: 'w', hand: ['Palace', 'Bridge'] } });
  act(table, event(1));
  expect(why(table, { act: 'payCard', building: number('Library') })).toEqual({ why: 'notInHand' });
  const told = act(table, { act: 'payCard', building: number('Bridge') });
  expect(those(told, 'cardPaid')).toEqual([{ fact: 'cardPaid', seat: 0, card: number('Bridge') }]);
  expect(stateOf(table).paid).toEqual([number('Bridge')]);
  const one = position({ ...wanted, A: { at: 'morlim', deck: 'w', hand: ['Palace'] } });
  act(one, event(1));
  expect(stateOf(one).hands[0]).toBe(0);
  const none = position({ ...wanted, A: { at: 'morlim', deck: 'w' } });
  expect(why(none, event(1))).toEqual({ why: 'lacks', what: 'book', need: 1, have: 0 });
});

test('a book gained is a card drawn, for every ability (IB-198; example 87)', () => {
  const table = position({ ...ARCHITECT, A: { at: 'rockslide', towns: ['rockslide'], city: ['Library'] } });
  act(table, 'visit');
  expect(stateOf(table).hands[0]).toBe(1);
  expect(captain(table)).toMatchObject({ renown: 2, books: 0 });
});

test('an empty deck is renewed from the paid pile; if that is empty too, nothing is drawn and nothing gained (IB-201, IB-198; examples 87, 145)', () => {
  const empty = (paid: number[]): Table =>
    position({
      ...ARCHITECT,
      A: { at: 'rockslide', towns: ['rockslide'], city: ['Library'] },
      change: (state) => Object.assign(state, { hidden: { deck: [] }, deckSize: 0, paid }),
    });
  const renewed = empty([number('Palace'), number('Bridge')]);
  expect(those(act(renewed, 'visit'), 'deckRenewed')).toHaveLength(1);
  expect(stateOf(renewed)).toMatchObject({ deckSize: 1, paid: [], hands: [1, 0, 0] });
  const none = empty([]);
  act(none, 'visit');
  expect(captain(none).renown).toBe(1);
  const zilliam = position({
    ...ARCHITECT,
    A: { at: 'zilliam', towns: ['zilliam'], fish: 1 },
    change: (state) => Object.assign(state, { hidden: { deck: [] }, deckSize: 0 }),
  });
  act(zilliam, 'visit');
  expect(why(zilliam, { act: 'pay', price: 1 })).toEqual({ why: 'noCards' });
});

test('where books are counted, cards in hand are: Well Read and Grand Archive (IB-200; example 121)', () => {
  const hand = ['Palace', 'Bridge', 'Museum', 'Mansion', 'Market'];
  const read = position({
    ...ARCHITECT,
    A: { at: 'farwold', towns: ['farwold'], hand },
    reputation: ['Well Read', 'A Fine City'],
  });
  expect(those(act(read, 'visit', { act: 'reputation', place: 1 }), 'reputationScored')[0]!.n).toBe(5);
  const archive = position({
    ...ARCHITECT,
    A: { coins: 0, hand, city: ['Grand Archive'] },
    change: (state) =>
      Object.assign(state, { active: 2, ending: { round: 1, cause: 'buildings' }, agenda: [{ do: 'endTurn' }] }),
  });
  expect(islebound.outcome(stateOf(archive))!.scores![0]).toMatchObject({ abilities: 5 });
  expect(can(read, 'leaveOut')).toBe(true);
});
