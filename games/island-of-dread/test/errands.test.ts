import type { Seat } from '@skerry/engine';
import { expect, test } from 'vitest';
import { cellOf } from '../content/world.ts';
import type { Action } from '../index.ts';
import { vitalsOf } from '../outlook/figures.ts';
import { errandOf, stackAt } from '../outlook/market.ts';
import type { TextContext } from '../text/context.ts';
import { act, can, card, position, type Table, why, world } from './position.ts';

const telling = ({ state }: Table): TextContext => ({ state, reader: 0, names: ['A', 'B', 'C'], content: world });
const inMarket = (wanted: Parameters<typeof position>[0]) =>
  position({ from: 'market', ...wanted, A: { at: 'k9', gold: 9, ...wanted?.A } });

/** Does an errand, each of its actions as it is offered. */
function run(table: Table, action: Parameters<typeof errandOf>[2], seat: Seat = 0): string[] {
  const { action: first, further } = errandOf(telling(table), seat, action);
  const path = [first, ...further];
  for (const each of path) act(table, each as Parameters<typeof act>[1]);
  return path.map((each: Action) => each.act);
}

test('a touch sells a card, though selling is asked for in a step of its own', () => {
  const table = inMarket({ A: { items: ['boardingAxe'] } });
  expect(run(table, { act: 'sell', card: card('boardingAxe') })).toEqual(['sellOne', 'sell']);
  expect(can(table, 'leave')).toBe(true);
});

test('whoever looks at Captains can still buy: the touch goes back first', () => {
  const table = inMarket({ stacks: { dallak: ['boardingAxe'] }, captains: { dallak: ['braskIronkeel'] } });
  act(table, 'lookForCaptains');
  expect(run(table, { act: 'buy', card: card('boardingAxe') })).toEqual(['back', 'buy']);
  expect(run(table, { act: 'loan', captain: card('braskIronkeel') })).toEqual(['captains', 'loan']);
});

test('an errand is refused for the reason that its own step would give', () => {
  const table = inMarket({ A: { gold: 0, items: ['boardingAxe'] }, captains: { dallak: ['braskIronkeel'] } });
  const refusal = (action: Parameters<typeof errandOf>[2]) => errandOf(telling(table), 0, action).why;
  expect(refusal({ act: 'hire', captain: card('braskIronkeel') })).toEqual({ why: 'lookFirst' });
  act(table, 'lookForCaptains');
  const hire = { act: 'hire', captain: card('braskIronkeel') } as const;
  expect(refusal(hire)).toEqual(why(table, hire as never));
  expect(refusal({ act: 'sell', card: card('roundShield') })).toEqual({ why: 'notYours', card: card('roundShield') });
});

test('among many cards a touch finds the shelf of each', () => {
  const many = world.items.slice(0, 14).map((item) => world.cards[item]!.id);
  const table = inMarket({ A: { gold: 99 }, stacks: { dallak: many } });
  expect(run(table, { act: 'buy', card: card(many[3]!) })).toEqual(['shelf', 'buy']);
});

test('what a town sells, and who is for hire there, is known with its prices from anywhere', () => {
  const { state } = position({
    A: { at: 'g9', gold: 0 },
    stacks: { dallak: ['boardingAxe'] },
    captains: { dallak: ['braskIronkeel'] },
  });
  const printed = (name: string) => ({ card: card(name), price: world.cards[card(name)]!.cost });
  expect(stackAt({ content: world, state }, cellOf('k9'), 0)).toEqual({
    wares: [printed('boardingAxe')],
    captains: [printed('braskIronkeel')],
  });
  expect(stackAt({ content: world, state }, cellOf('g9'), 0)).toBe(undefined);
});

test('an Ally for sale shows Life and Stamina, a Captain too', () => {
  for (const id of ['docksideBrawler', 'braskIronkeel']) {
    const { life, stamina } = world.cards[card(id)]!;
    expect(vitalsOf(world, undefined, card(id))).toEqual([
      { kind: 'wound', n: 0, of: life },
      { kind: 'exhaustion', n: 0, of: stamina },
    ]);
  }
});
