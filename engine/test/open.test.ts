import { pebbles } from '@skerry/pebbles';
import { describe, expect, test } from 'vitest';
import { commitmentTo, hash, OptionError, open, openingFacts, record, SeatCountError, view } from '../index.ts';

describe('a table opens', () => {
  test('with the defaults of all options that are not given', () => {
    const table = open(pebbles, { seats: 3, options: { shells: 2 } });
    expect(table.options).toEqual({ days: 2, shells: 2, animals: 'random', firstSeat: 'random' });
  });

  test('with one value for each seat', () => {
    const table = open(pebbles, { seats: 2, options: { animals: ['seal', 'gull'] } });
    expect(view(table, 'watcher').state.animals).toEqual(['seal', 'gull']);
  });

  test('with the first turn for the seat that was named', () => {
    const table = open(pebbles, { seats: 4, options: { firstSeat: 2 } });
    expect(view(table, 0).state.agenda.at(-2)).toEqual({ do: 'turn', seat: 2 });
  });

  test('with the SHA-256 of its seed', () => {
    const table = open(pebbles, { seats: 2, seed: 'abc' });
    expect(table.commitment).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(table.commitment).toBe(commitmentTo('abc'));
    expect(hash('abc')).toBe(table.commitment);
  });

  test('with a fresh seed each time, unless one is given', () => {
    const [one, other] = [open(pebbles, { seats: 2 }), open(pebbles, { seats: 2 })];
    expect(one.commitment).not.toBe(other.commitment);
  });

  test('and tells what was dealt: to all what is open, to one seat what is its own', () => {
    const facts = openingFacts(open(pebbles, { seats: 2 }));
    expect(facts.filter(({ to }) => to === undefined).map(({ fact }) => fact.fact)).toEqual(Array(4).fill('surfaced'));
    expect(facts.filter(({ to }) => to !== undefined).map(({ fact, to }) => [fact.fact, to])).toEqual([
      ['dealt', 0],
      ['dealt', 1],
    ]);
  });
});

describe('a table does not open', () => {
  test.each([0, 1, 5, 2.5, Number.NaN, '2', null, undefined])('with %j seats', (seats) => {
    expect(() => open(pebbles, { seats: seats as number })).toThrow(SeatCountError);
  });

  test('and the sentence says how many seats it may have', () => {
    expect(() => open(pebbles, { seats: 7 })).toThrow('A table of pebbles has 2, 3, 4 seats, not 7.');
  });

  test.each<[string, object, string]>([
    ['an unknown option', { tide: 1 }, 'tide'],
    ['an option that only objects have', { constructor: 1 }, 'constructor'],
    ['a value that is not in the list', { days: 4 }, 'days'],
    ['a value of another type', { days: '2' }, 'days'],
    ['nothing for a value', { days: null }, 'days'],
    ['too few values for the seats', { animals: ['seal', 'gull'] }, 'animals'],
    ['too many values for the seats', { animals: ['seal', 'gull', 'crab', 'heron'] }, 'animals'],
    ['one value for two seats', { animals: ['seal', 'gull', 'seal'] }, 'animals'],
    ['an unknown value for a seat', { animals: ['seal', 'gull', 'whale'] }, 'animals'],
    ['holes in the list', { animals: new Array(3) }, 'animals'],
    ['text where a list belongs', { animals: 'sea' }, 'animals'],
    ['a seat that is not there', { firstSeat: 3 }, 'firstSeat'],
    ['a seat below zero', { firstSeat: -1 }, 'firstSeat'],
    ['half a seat', { firstSeat: 0.5 }, 'firstSeat'],
    ['a seat as text', { firstSeat: '1' }, 'firstSeat'],
  ])('with %s, and the error names the option', (_what, options, option) => {
    const attempt = () => open(pebbles, { seats: 3, options });
    expect(attempt).toThrow(OptionError);
    expect(attempt).toThrow(expect.objectContaining({ name: 'OptionError', option }));
  });
});

describe('options belong to the table', () => {
  test('the caller can change its own list afterwards', () => {
    const animals: ('seal' | 'gull' | 'crab')[] = ['seal', 'gull'];
    const table = open(pebbles, { seats: 2, options: { animals } });
    animals[0] = 'crab';
    expect(view(table, 0).state.animals).toEqual(['seal', 'gull']);
    expect(record(table).options.animals).toEqual(['seal', 'gull']);
  });

  test('and nobody can change those of the table', () => {
    const table = open(pebbles, { seats: 2, options: { animals: ['seal', 'gull'] } });
    expect(() => Object.assign(table.options, { days: 3 })).toThrow(TypeError);
    expect(() => Object.assign(table.options.animals, ['crab'])).toThrow(TypeError);
  });
});
