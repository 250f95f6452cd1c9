import { expect, test } from 'vitest';
import type { MyTable } from '../my-table.ts';
import { cutAt, found } from '../search.ts';
import { people } from './people.ts';

const table = (name: string, seats: readonly string[], game: string): MyTable => ({
  ...{ id: name, local: true, address: '', name, game, stage: 'playing', host: true },
  ...{ seats: people(...seats), yours: [0], waiting: [], touched: 0, setAside: false },
});

const TABLES = [
  table('Friday crew', ['Ada', 'Bruno'], 'forbidden-island'),
  table('Old friends', ['Chloé'], 'islebound'),
  table('Lunch', ['Ada'], 'trails-of-tucana'),
];
const search = (query: string) => found(TABLES, query, (game) => `The game ${game}`).map(({ name }) => name);

test.each([
  ['fri', ['Friday crew', 'Old friends']],
  ['BRUNO', ['Friday crew']],
  ['chloe', ['Old friends']],
  ['islebound', ['Old friends']],
  ['ada tucana', ['Lunch']],
  ['ada chloé', []],
  ['  ', ['Friday crew', 'Old friends', 'Lunch']],
  ['(', []],
])('“%s” finds %j', (query, names) => {
  expect(search(query)).toEqual(names);
});

test.each([
  ['Friday crew', 'fri', ['', 'Fri', 'day crew']],
  ['Old friends', 'fri old', ['', 'Old', ' ', 'fri', 'ends']],
  ['Chloé', 'LOE', ['Ch', 'loé', '']],
  ['a.b', '.', ['a', '.', 'b']],
  ['Lunch', 'x', ['Lunch']],
  ['Lunch', '', ['Lunch']],
])('“%s” is marked at “%s”: %j', (text, query, parts) => {
  expect(cutAt(text, query)).toEqual(parts);
});
