import { type Pebbles, pebbles } from '@skerry/pebbles';
import { describe, expect, test } from 'vitest';
import {
  asks,
  choices,
  commitmentTo,
  type GameRecord,
  giveUp,
  type Json,
  open,
  outcome,
  play,
  readRecord,
  record,
  replay,
  save,
  type Table,
  verify,
  writeRecord,
} from '../index.ts';
import { stateOf } from '../testing/index.ts';

/** Plays the first offer of the first seat that is asked, as many times as told. */
function playOn(table: Table<Pebbles>, entries = Number.POSITIVE_INFINITY): Table<Pebbles> {
  for (let n = 0; n < entries && outcome(table) === undefined; n++) {
    const { seat } = asks(table).find(({ must }) => must)!;
    play(table, seat, choices(table, seat)[0]!.action);
  }
  return table;
}

const begun = (entries: number) => playOn(open(pebbles, { seats: 3, seed: 'a secret' }), entries);
const finished = () => record(begun(Number.POSITIVE_INFINITY));

/** A finished record that can be tampered with. */
interface Draft {
  game: string;
  version: number;
  seats: number;
  options: Record<string, Json>;
  commitment: string;
  seed?: string;
  opening: Json[];
  entries: { seat?: unknown; action: Record<string, unknown>; chance?: Json[] }[];
}
const draftOf = (told: GameRecord): Draft => JSON.parse(writeRecord(told));
const recordOf = (draft: Draft): GameRecord => readRecord(JSON.stringify(draft));

describe('a record', () => {
  test('replays to the same position without the seed, at every entry', () => {
    const { seed: _, ...told } = finished();
    told.entries.forEach((_, n) => {
      expect(stateOf(replay(pebbles, told, n))).toEqual(stateOf(begun(n)));
    });
    expect(stateOf(replay(pebbles, told))).toEqual(stateOf(begun(told.entries.length)));
  });

  test('is the record of its own replay', () => {
    expect(record(replay(pebbles, finished()))).toEqual(finished());
  });

  test('holds a game that was given up', () => {
    const table = begun(4);
    giveUp(table);
    expect(outcome(replay(pebbles, record(table)))).toEqual(outcome(table));
  });

  test('keeps the seed to itself until the game is over', () => {
    expect(record(begun(5))).not.toHaveProperty('seed');
    expect(JSON.stringify(record(begun(5)))).not.toContain('a secret');
    expect(finished().seed).toBe('a secret');
  });

  test('says that it holds secrets as long as the game is on', () => {
    expect(record(begun(5))).toHaveProperty('holdsSecrets', true);
    expect(record(replay(pebbles, record(begun(5))))).toEqual(record(begun(5)));
    expect(finished()).not.toHaveProperty('holdsSecrets');
  });

  test('commits itself to the seed from the start', () => {
    expect(record(begun(0)).commitment).toBe(commitmentTo('a secret'));
    expect(finished().commitment).toBe(record(begun(0)).commitment);
  });

  test('can be watched without the seed, but not played on', () => {
    const table = replay(pebbles, record(begun(3)));
    expect(choices(table, 0)).toEqual(choices(begun(3), 0));
    expect(() => playOn(table, 1)).toThrow(expect.objectContaining({ name: 'SeedError' }));
    expect(stateOf(table)).toEqual(stateOf(begun(3)));
  });

  test('that was saved with its seed is played on as if it had never been away', () => {
    expect(record(playOn(replay(pebbles, save(begun(3)))))).toEqual(finished());
  });

  test('that was saved can be played on from any of its entries', () => {
    expect(record(playOn(replay(pebbles, save(begun(9)), 4)))).toEqual(finished());
  });

  test('belongs to who has it: a later change does not reach the table', () => {
    const told = finished();
    const table = replay(pebbles, told);
    Object.assign(told.opening, [9]);
    for (const entry of told.entries) Object.assign(entry.action, { act: 'fly' });
    expect(record(table)).toEqual(finished());
  });
});

describe('a record as text', () => {
  test('is read as it was written', () => {
    expect(readRecord(writeRecord(finished()))).toEqual(finished());
    expect(readRecord(writeRecord(record(begun(0))))).toEqual(record(begun(0)));
  });

  test('is readable: a line for each entry', () => {
    const lines = writeRecord(finished()).split('\n');
    expect(lines[0]).toBe('{"game": "pebbles",');
    expect(lines.filter((line) => line.startsWith('{"seat":'))).toHaveLength(finished().entries.length);
  });

  test('takes less than 100 bytes an entry', () => {
    const told = finished();
    expect(writeRecord(told).length / told.entries.length).toBeLessThan(100);
  });

  test('may leave the seed out', () => {
    const { seed: _, ...untold } = finished();
    expect(readRecord(writeRecord({ ...untold, ...{ seed: undefined } }))).toEqual(untold);
  });
});

describe('a file is refused with a named error:', () => {
  const whole = writeRecord(finished());
  test.each<[string, string]>([
    ['not JSON', 'once upon a time'],
    ['nothing', ''],
    ['cut', whole.slice(0, whole.length / 2)],
    ['a list', '[]'],
    ['null', 'null'],
    ['another kind of JSON', '{"name":"skerry"}'],
    ['no entries', whole.replace('"entries"', '"entrances"')],
    [
      'an entry that is no object',
      '{"game":"pebbles","version":1,"seats":2,"options":{},"commitment":"","opening":[],"entries":[1]}',
    ],
    ['half a seat', whole.replace('"seats": 3', '"seats": 2.5')],
  ])('%s', (_what, text) => {
    expect(() => readRecord(text)).toThrow(expect.objectContaining({ name: 'RecordError' }));
  });
});

describe('a record is refused with a named error:', () => {
  const withChance = ({ entries }: Draft) => entries.findLast(({ chance }) => chance !== undefined)!;

  test.each<[string, (draft: Draft) => void, string, string]>([
    ['of another game', (draft) => (draft.game = 'chess'), 'GameError', 'chess'],
    ['of another version', (draft) => (draft.version = 2), 'VersionError', 'version 2'],
    ['with a seat count the game has not', (draft) => (draft.seats = 9), 'SeatCountError', '9'],
    ['with an unknown option', (draft) => (draft.options = { ...draft.options, tide: 1 }), 'OptionError', 'tide'],
    ['without one of its options', (draft) => (draft.options = { days: 2 }), 'RecordError', 'options'],
    ['with a seed that was not promised', (draft) => (draft.seed = 'another'), 'RecordError', 'seed'],
    ['with another promise', (draft) => (draft.commitment = 'f00'), 'RecordError', 'seed'],
    ['with another deal', (draft) => (draft.opening[0] = 9), 'RecordError', 'The set-up rolls 9'],
    ['with a shorter deal', (draft) => draft.opening.pop(), 'RecordError', 'too few'],
    ['with a longer deal', (draft) => draft.opening.push(1), 'RecordError', 'more chance'],
    ['with another action', (draft) => (draft.entries[5]!.action = { act: 'fly' }), 'RecordError', 'Entry 5'],
    [
      'with an action that was not offered',
      (draft) => (draft.entries[0]!.action = { act: 'rest' }),
      'RecordError',
      'Entry 0',
    ],
    ['with the action of another seat', (draft) => (draft.entries[3]!.seat = 1), 'RecordError', 'Entry 3'],
    ['with the action of nobody', (draft) => delete draft.entries[3]!.seat, 'RecordError', 'Entry 3'],
    ['with a seat as text', (draft) => (draft.entries[0]!.seat = '0'), 'RecordError', 'Entry 0'],
    ['with other chance', (draft) => (withChance(draft).chance![0] = 7), 'RecordError', ' rolls 7 on a die of 6'],
    ['with less chance', (draft) => withChance(draft).chance!.pop(), 'RecordError', 'too few'],
    ['with more chance', (draft) => withChance(draft).chance!.push(1), 'RecordError', 'more chance'],
    ['with chance where there is none', (draft) => (draft.entries[0]!.chance = [1]), 'RecordError', 'Entry 0'],
    ['without one of its entries', (draft) => draft.entries.splice(1, 1), 'RecordError', 'Entry'],
    [
      'with an entry after the end',
      (draft) => draft.entries.push(draft.entries.at(-1)!),
      'RecordError',
      'after the end',
    ],
  ])('%s', (_what, tamper, name, sentence) => {
    const draft = draftOf(finished());
    tamper(draft);
    const attempt = () => replay(pebbles, recordOf(draft));
    expect(attempt).toThrow(expect.objectContaining({ name }));
    expect(attempt).toThrow(sentence);
  });
});

describe('verify', () => {
  test('finds honest dice honest', () => {
    expect(verify(pebbles, finished())).toBeUndefined();
  });

  test('finds a game that was given up honest', () => {
    const table = begun(7);
    giveUp(table);
    expect(verify(pebbles, record(table))).toBeUndefined();
  });

  test('finds a forged die, though the record replays', () => {
    const draft = draftOf(finished());
    // A wave of 4 does what a wave of 5 does: nothing. So one stands for the other without a trace in the position.
    const calm = draft.entries.findIndex(({ chance }) => chance?.[0] === 4 || chance?.[0] === 5);
    draft.entries[calm]!.chance![0] = draft.entries[calm]!.chance![0] === 4 ? 5 : 4;
    expect(stateOf(replay(pebbles, recordOf(draft)))).toEqual(stateOf(replay(pebbles, finished())));
    expect(verify(pebbles, recordOf(draft))).toEqual({ why: 'forgedEntry', entry: calm });
  });

  test('finds a forged deal', () => {
    const draft = draftOf(finished());
    const [die, heron, gull, ...rest] = draft.opening;
    draft.opening = [die!, gull!, heron!, ...rest];
    expect(verify(pebbles, recordOf(draft))).toEqual({ why: 'forgedSetUp' });
  });

  test('says so if there is no seed to check against', () => {
    const { seed: _, ...untold } = finished();
    expect(verify(pebbles, untold)).toEqual({ why: 'noSeed' });
  });
});
