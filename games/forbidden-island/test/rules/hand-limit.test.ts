import { expect, test } from 'vitest';
import { type Card, TREASURES } from '../../index.ts';
import { act, asked, destinations, kinds, look, offers, position, sorted, why } from '../position.ts';

const FIVE: Card[] = ['earth', 'earth', 'wind', 'wind', 'fire'];
const discards = (cards: readonly Card[]) => cards.map((card) => ({ act: 'discard', card }));

test('five cards are no burden, a sixth one is, treasure and special cards together (FI-70, FI-71)', () => {
  const table = position({
    hands: [['earth', 'wind', 'helicopter-lift', 'sandbags']],
    treasurePile: ['fire', 'water'],
  });
  expect(act(table, 0, { act: 'endActions' }).at(-1)).toMatchObject({ fact: 'drew', card: 'fire' });
  expect(kinds(table, 0)).not.toContain('discard');
  expect(act(table, 0, { act: 'pass', until: 'turn' }).at(-1)).toEqual({ fact: 'handFull', seat: 0 });
  expect(offers(table, 0).filter(({ act }) => act === 'discard')).toEqual(
    discards(['earth', 'wind', 'fire', 'water', 'helicopter-lift', 'sandbags']),
  );
});

test('captured treasures do not count (FI-70)', () => {
  const table = position({ captured: TREASURES, hands: [['earth', 'wind', 'fire']], treasurePile: ['water', 'water'] });
  expect(act(table, 0, { act: 'endActions' })).not.toContainEqual({ fact: 'handFull', seat: 0 });
  expect(look(table).hands[0]).toHaveLength(5);
});

test('who holds six discards one of its own choice onto the treasure discards, equal cards being one choice (FI-71)', () => {
  const table = position({ hands: [FIVE], treasurePile: ['water', 'water'] });
  act(table, 0, { act: 'endActions' });
  expect(offers(table, 0)).toEqual(discards(['earth', 'wind', 'fire', 'water']));
  expect(act(table, 0, { act: 'discard', card: 'wind' })[0]).toEqual({
    fact: 'discarded',
    seat: 0,
    card: 'wind',
    why: 'limit',
  });
  expect(look(table).treasureDiscards).toEqual(['wind']);
});

test('example 30: a Helicopter Lift that is the sixth card may be played, kept or discarded (FI-71 to FI-74)', () => {
  const drawn = () => {
    const table = position({ hands: [FIVE], at: ['c3'], treasurePile: ['helicopter-lift', 'water'] });
    expect(act(table, 0, { act: 'endActions' }).at(-1)).toEqual({ fact: 'handFull', seat: 0 });
    return table;
  };
  expect(kinds(drawn(), 0)).toEqual(['discard', 'lift']);

  const played = drawn();
  act(played, 0, { act: 'lift', pawns: [0], to: 'f4' });
  expect(look(played)).toMatchObject({ at: ['f4', 'e2'], treasureDiscards: ['helicopter-lift'] });
  expect(look(played).hands[0]).toEqual([...FIVE, 'water']);

  const unused = drawn();
  act(unused, 0, { act: 'discard', card: 'helicopter-lift' });
  expect(look(unused)).toMatchObject({ at: ['c3', 'e2'], treasureDiscards: ['helicopter-lift'] });

  const kept = drawn();
  act(kept, 0, { act: 'discard', card: 'fire' });
  expect(look(kept).hands[0]).toEqual(['earth', 'earth', 'wind', 'wind', 'helicopter-lift']);
});

test('example 31: Sandbags without a flooded tile can only be discarded (FI-73, FI-89)', () => {
  const table = position({
    hands: [['earth', 'earth', 'wind', 'wind', 'sandbags']],
    treasurePile: ['fire', 'fire'],
  });
  act(table, 0, { act: 'endActions' });
  expect(why(table, 0, { act: 'sandbags', on: 'c3' })).toEqual({ why: 'nothingFlooded' });
  expect(offers(table, 0)).toEqual(discards(['earth', 'wind', 'fire', 'sandbags']));
  act(table, 0, { act: 'discard', card: 'sandbags' });
  expect(look(table)).toMatchObject({ treasureDiscards: ['sandbags'] });
});

test('Sandbags may be discarded without use even if a tile is flooded (FI-73)', () => {
  const table = position({
    hands: [['earth', 'earth', 'wind', 'wind', 'sandbags']],
    flooded: ['a3'],
    treasurePile: ['fire', 'fire'],
  });
  act(table, 0, { act: 'endActions' });
  act(table, 0, { act: 'discard', card: 'sandbags' });
  expect(look(table).flooded).toContain('a3');
});

test('the limit is checked after every card, so nobody ever holds seven (FI-74)', () => {
  const table = position({ hands: [FIVE], treasurePile: ['water', 'water'] });
  const first = act(table, 0, { act: 'endActions' });
  expect(first.filter(({ fact }) => fact === 'drew')).toHaveLength(1);
  expect(look(table).hands[0]).toHaveLength(6);
  const second = act(table, 0, { act: 'discard', card: 'fire' });
  expect(second.map(({ fact }) => fact)).toEqual(['discarded', 'drew', 'handFull']);
  expect(look(table).hands[0]).toHaveLength(6);
  act(table, 0, { act: 'discard', card: 'water' });
  expect(look(table)).toMatchObject({ active: 1, hands: [['earth', 'earth', 'wind', 'wind', 'water'], []] });
});

test('example 18: a sixth card given is answered before the giver goes on (FI-72, FI-75, FI-78)', () => {
  const table = position({
    at: ['c3', 'c3'],
    flooded: ['b2'],
    hands: [['fire'], ['earth', 'earth', 'wind', 'wind', 'sandbags']],
  });
  expect(act(table, 0, { act: 'give', card: 'fire', to: 1 }).at(-1)).toEqual({ fact: 'handFull', seat: 1 });
  expect(asked(table)).toEqual([1]);
  expect(offers(table, 0)).toEqual([]);
  expect(why(table, 0, { act: 'move', to: 'c4' })).toEqual({ why: 'mustDiscardFirst', seat: 1 });
  expect(kinds(table, 1)).toEqual(['discard', 'sandbags']);
  act(table, 1, { act: 'sandbags', on: 'b2' });
  expect(look(table)).toMatchObject({
    hands: [[], ['earth', 'earth', 'wind', 'wind', 'fire']],
    flooded: [],
    treasureDiscards: ['sandbags'],
    active: 0,
    actionsLeft: 2,
  });
  expect(asked(table)).toEqual([0]);
});

test('who is given a sixth card may just as well discard, of its own choice (FI-78)', () => {
  const table = position({ at: ['c3', 'c3'], hands: [['fire'], FIVE] });
  act(table, 0, { act: 'give', card: 'fire', to: 1 });
  expect(offers(table, 1)).toEqual(discards(['earth', 'wind', 'fire']));
  act(table, 1, { act: 'discard', card: 'earth' });
  expect(asked(table)).toEqual([0]);
  expect(look(table).actionsLeft).toBe(2);
});

test('meanwhile others may play special cards, which do not fulfil the duty (FI-75, FI-81)', () => {
  const table = position({
    hands: [FIVE, ['helicopter-lift', 'sandbags']],
    at: ['c3', 'c4'],
    flooded: ['a3'],
    treasurePile: ['water', 'water'],
  });
  act(table, 0, { act: 'endActions' });
  expect(kinds(table, 1)).toEqual(['lift', 'sandbags']);
  act(table, 1, { act: 'sandbags', on: 'a3' });
  act(table, 1, { act: 'lift', pawns: [0], to: 'd6' });
  expect(asked(table)).toEqual([0]);
  expect(look(table).hands[0]).toHaveLength(6);
  expect(offers(table, 1)).toEqual([]);
});

test('a hand within the limit discards nothing (FI-76)', () => {
  const table = position({ hands: [FIVE, ['fire']] });
  expect(kinds(table, 0)).not.toContain('discard');
  expect(why(table, 0, { act: 'discard', card: 'fire' })).toEqual({ why: 'handWithinLimit' });
  expect(why(table, 1, { act: 'discard', card: 'fire' })).toEqual({ why: 'handWithinLimit' });
});

test('nobody discards for another seat’s limit (FI-71, FI-76)', () => {
  const table = position({ hands: [FIVE, ['fire']], treasurePile: ['water', 'water'] });
  act(table, 0, { act: 'endActions' });
  expect(why(table, 1, { act: 'discard', card: 'fire' })).toEqual({ why: 'anotherMustDiscard', seat: 0 });
  expect(why(table, 0, { act: 'discard', card: 'sandbags' })).toEqual({ why: 'cardNotHeld', card: 'sandbags' });
});

test('example 48: lift-off may be the card played for the limit (FI-77)', () => {
  const table = position({
    captured: TREASURES,
    at: ['fools-landing', 'fools-landing'],
    hands: [FIVE],
    treasurePile: ['helicopter-lift', 'earth'],
  });
  act(table, 0, { act: 'endActions' });
  expect(kinds(table, 0)).toEqual(['discard', 'lift', 'liftOff']);
  act(table, 0, { act: 'liftOff' });
  expect(look(table).outcome).toMatchObject({ why: { why: 'won' } });
});

test('after the discard the turn goes on where it stood (FI-75)', () => {
  const table = position({ adventurers: ['messenger', 'diver'], hands: [['fire', 'fire'], FIVE], left: 2 });
  act(table, 0, { act: 'give', card: 'fire', to: 1 });
  act(table, 1, { act: 'discard', card: 'earth' });
  expect(look(table).actionsLeft).toBe(1);
  expect(destinations(table, 0, 'move')).not.toEqual([]);
  act(table, 0, { act: 'give', card: 'fire', to: 1 });
  act(table, 1, { act: 'discard', card: 'earth' });
  expect(look(table)).toMatchObject({ active: 0, actionsLeft: 0 });
  expect(sorted(look(table).hands[1]!)).toEqual(['fire', 'fire', 'fire', 'wind', 'wind']);
});
