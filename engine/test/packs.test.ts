import { en, fr, type Pebbles, pebbles } from '@skerry/pebbles';
import { describe, expect, test } from 'vitest';
import {
  asks,
  bindPack,
  type Game,
  type GameText,
  legal,
  open,
  outcome,
  PACK_HEAD,
  PackError,
  type PackFault,
  packName,
  packsOf,
  play,
  RecordError,
  readRecord,
  record,
  replay,
  resume,
  type Shaped,
  save,
  sayFault,
  sayGeneralFault,
  shape,
  snapshot,
  type Table,
  takePack,
  verify,
  writeRecord,
} from '../index.ts';
import { stateOf } from '../testing/index.ts';
import { withPebblesATurn } from './later-pebbles.ts';

const SHORE = shape.parts({ ...PACK_HEAD, aTurn: shape.whole(1, 4) }, { wave: shape.whole(1, 6) });

/** Pebbles on the Shore, and a pack says how many of them a turn is for. */
const shores: Game<Pebbles> = {
  ...pebbles,
  packs: packsOf<Pebbles, Shaped<typeof SHORE>>({
    builtIn: { name: 'The shore', version: '1', aTurn: 2 },
    shape: SHORE,
    check: ({ wave, aTurn }) =>
      wave !== undefined && wave < aTurn ? [{ place: 'wave', fault: 'tooWeak', aTurn }] : [],
    bind: ({ aTurn }) => ({ ...withPebblesATurn(pebbles.version, aTurn), packs: shores.packs! }),
  }),
};
const RICH = { name: 'Rich shores', version: '2', aTurn: 4 };

function playOn(table: Table<Pebbles>, entries = Number.POSITIVE_INFINITY): Table<Pebbles> {
  for (let n = 0; n < entries && outcome(table) === undefined; n++) {
    const { seat } = asks(table).find(({ must }) => must)!;
    play(table, seat, legal(table, seat)[0]);
  }
  return table;
}
const rich = () => open(bindPack(shores, RICH), { seats: 2, options: { shells: 0 }, seed: 'rich' });

describe('a game bound to a pack', () => {
  test('plays by it', () => {
    expect(stateOf(playOn(rich(), 2)).agenda.at(-1)).toMatchObject({ do: 'stroll', left: 4 });
  });

  test('names it by the hash of all it holds, whatever the order of its keys', () => {
    const { pack } = bindPack(shores, RICH);
    expect(pack).toEqual({ ...packName(RICH), whole: RICH });
    expect(pack?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(packName({ aTurn: 4, version: '2', name: 'Rich shores' }).hash).toBe(pack?.hash);
    expect(packName({ ...RICH, aTurn: 3 }).hash).not.toBe(pack?.hash);
  });

  test('is the game as it was where the pack is the built-in content', () => {
    const { builtIn } = shores.packs!;
    expect(shores.pack).toBeUndefined();
    expect(bindPack(bindPack(shores, RICH), structuredClone(builtIn)).pack).toBeUndefined();
  });

  test('is not made twice from one pack', () => {
    const bound = bindPack(shores, RICH);
    expect(bindPack(bound, structuredClone(RICH))).toBe(bound);
  });

  test('keeps its pack, whatever becomes of what was sent', () => {
    const sent = { ...RICH };
    const bound = bindPack(shores, sent);
    sent.aTurn = 1;
    expect(bound.pack?.whole).toEqual(RICH);
    expect(() => Object.assign(bound.pack!.whole, { aTurn: 1 })).toThrow(TypeError);
  });

  test('holds nothing of it in states and options', () => {
    const { pack: _, ...told } = save(playOn(rich()));
    expect(JSON.stringify(told)).not.toContain('Rich shores');
  });
});

describe('a record', () => {
  test('carries its pack, and replays, verifies and goes on with it', () => {
    const table = playOn(rich(), 5);
    const written = readRecord(writeRecord(save(table)));
    expect(written.pack).toEqual(RICH);
    const again = replay(shores, written);
    expect(stateOf(again)).toEqual(stateOf(table));
    expect(record(playOn(again))).toEqual(record(playOn(table)));
    expect(verify(shores, record(table))).toBeUndefined();
    const resumed = resume(shores, written, snapshot(replay(shores, written)));
    expect(resumed.game.pack?.hash).toBe(table.game.pack?.hash);
  });

  test('of the built-in content carries none', () => {
    expect(save(open(shores, { seats: 2 }))).not.toHaveProperty('pack');
  });

  test('with a broken pack says what is wrong', () => {
    const told = save(rich());
    const broken = { ...told, pack: { ...RICH, aTurn: 40 } };
    expect(() => replay(shores, broken)).toThrow(RecordError);
    expect(() => replay(shores, broken)).toThrow('aTurn: this must be from 1 to 4.');
    expect(() => replay(pebbles, told)).toThrow('The content of pebbles cannot be exchanged.');
    expect(() => readRecord(JSON.stringify({ ...told, pack: 7 }))).toThrow(RecordError);
  });
});

describe('the name of a pack', () => {
  const faultOf = (part: object): string => {
    try {
      takePack(shores, { ...RICH, ...part });
      return '';
    } catch (error) {
      return error instanceof PackError ? error.faults.map((fault) => sayGeneralFault('en', fault)).join() : 'thrown';
    }
  };

  test.each([
    '',
    ' ',
    'Rich  shores',
    ' Rich shores',
    'Rich\u200bshores',
    '\u202eserohs hciR',
    '\u001b[31mRich',
    '\u3164',
  ])('%j is not seen whole, and refused', (name) => {
    expect(faultOf({ name })).toMatch(/^name: this (has hidden characters or extra spaces; remove them|must be text)/);
  });

  test.each(['Rich  shores', 'Rich\u200bshores', 'Built in'])(
    '%j still opens where a table or a record has it',
    (name) => {
      expect(bindPack(shores, { ...RICH, name }).pack?.name).toBe(name);
    },
  );

  test('goes through the same check as its version', () => {
    expect(faultOf({ version: '2\u202e' })).toBe('version: this has hidden characters or extra spaces; remove them.');
    expect(faultOf({ name: 'Île aux trésors' })).toBe('');
  });

  test.each(['Built in', 'BUILT-IN', 'built ïn', 'Ｂuilt in', 'D’origine', "d'Origine"])('%s is reserved', (name) => {
    expect(faultOf({ name })).toBe('name: this name is reserved for the built-in content; choose another.');
    expect(sayGeneralFault('fr', { place: 'name', fault: 'reservedName' })).toMatch(
      /^name\u202f?.?: ce nom est réservé/u,
    );
  });
});

describe('the check of a pack', () => {
  const THINGS = ['coin', 'fish'] as const;
  const ISLE = shape.parts({
    id: shape.text(8),
    names: shape.names(),
    strength: shape.whole(1, 20),
    spoils: shape.list(shape.parts({ what: shape.word(THINGS), n: shape.whole(1, 9) }), 0, 2),
    prices: shape.forEachWord(THINGS, shape.whole(0, 9)),
  });
  const WORLD = shape.parts({ isles: shape.list(ISLE, 2, 3, 'id') }, { open: shape.yesNo() });
  const isle = {
    id: 'north',
    names: { en: 'North', fr: 'Nord' },
    strength: 3,
    spoils: [{ what: 'fish', n: 2 }],
    prices: { coin: 1, fish: 2 },
  };
  const world = (north: object, south: object = {}) => ({
    isles: [
      { ...isle, ...north },
      { ...isle, id: 'south', ...south },
    ],
  });

  test('lets through what is right', () => {
    expect(shape.faultsOf({ ...world({}), open: true }, WORLD)).toEqual([]);
  });

  test.each<[string, unknown, object]>([
    ['a part without a value', world({ strength: undefined }), { place: 'isles[0].strength', fault: 'wrongKind' }],
    ['no pack at all', null, { place: '', fault: 'wrongKind', wanted: 'object' }],
    ['no list', { isles: {} }, { place: 'isles', fault: 'wrongKind', wanted: 'list' }],
    ['an empty pack', {}, { place: 'isles', fault: 'missing' }],
    ['too few', { isles: [isle] }, { place: 'isles', fault: 'wrongCount', have: 1, least: 2, most: 3 }],
    ['a part nobody knows', { ...world({}), sea: 1 }, { place: 'sea', fault: 'unknownPart' }],
    ['a key of every object', JSON.parse('{"isles":[],"__proto__":1}'), { place: '__proto__', fault: 'unknownPart' }],
    ['a number out of range', world({ strength: 21 }), { place: 'isles[0].strength', fault: 'outOfRange', most: 20 }],
    ['half a number', world({ strength: 1.5 }), { place: 'isles[0].strength', wanted: 'wholeNumber' }],
    ['a line break in a name', world({ names: { en: 'a\nb' } }), { place: 'isles[0].names.en', wanted: 'text' }],
    ['no English name', world({ names: { fr: 'Nord' } }), { place: 'isles[0].names.en', fault: 'missing' }],
    ['a long name', world({ id: 'far too long' }), { place: 'isles[0].id', fault: 'tooLong', most: 8 }],
    ['an unknown word', world({ spoils: [{ what: 'gold', n: 1 }] }), { place: 'isles[0].spoils[0].what' }],
    ['spoils without a name', world({ spoils: [{ n: 1 }] }), { place: 'isles[0].spoils[0].what', fault: 'missing' }],
    ['a price that is missing', world({ prices: { coin: 1 } }), { place: 'isles[0].prices.fish', fault: 'missing' }],
    ['no yes and no no', { ...world({}), open: 1 }, { place: 'open', wanted: 'yesNo' }],
    ['an id twice', world({}, { id: 'north' }), { place: 'isles[1].id', fault: 'twice', first: 'isles[0]' }],
  ])('finds %s', (_, pack, fault) => {
    expect(shape.faultsOf(pack, WORLD)).toContainEqual(expect.objectContaining(fault));
  });

  test('does not tell a hostile pack everything', () => {
    const parts = Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`part ${n}`, n]));
    expect(shape.faultsOf(parts, WORLD)).toHaveLength(50);
    expect(shape.faultsOf({ isles: new Array(100_000).fill(7) }, WORLD).length).toBeLessThan(10);
  });

  test('goes on to what only the game knows, once the shape is right', () => {
    expect(shores.packs!.check({ ...RICH, wave: 2 })).toEqual([{ place: 'wave', fault: 'tooWeak', aTurn: 4 }]);
    expect(shores.packs!.check({ ...RICH, wave: 0 })).toEqual([
      { place: 'wave', fault: 'outOfRange', least: 1, most: 6 },
    ]);
    expect(() => bindPack(shores, { ...RICH, wave: 2 })).toThrow(PackError);
  });
});

describe('what is wrong is said', () => {
  const GENERAL: readonly PackFault[] = [
    { place: 'a', fault: 'missing' },
    { place: 'a', fault: 'unknownPart' },
    { place: 'a', fault: 'wrongKind', wanted: 'list' },
    { place: 'a', fault: 'outOfRange', least: 1, most: 2 },
    { place: 'a', fault: 'tooLong', most: 3 },
    { place: 'a', fault: 'unknownWord', word: '"x"', words: ['y', 'z'] },
    { place: 'a', fault: 'wrongCount', have: 1, least: 2, most: 2 },
    { place: 'a', fault: 'wrongCount', have: 1, least: 2, most: 3 },
    { place: 'a', fault: 'twice', word: '"x"', first: 'b' },
  ];

  test('with its place, in every language', () => {
    const [english, french] = [en, fr].map((text) => GENERAL.map((fault) => sayFault(text, fault)));
    for (const [n, sentence] of english!.entries()) {
      expect(sentence).toMatch(/^a: .*\.$/);
      expect(french![n]).toMatch(/^a\u202f: .*\.$/);
    }
    expect(sayFault(en, { place: '', fault: 'wrongKind', wanted: 'object' })).toBe(
      'the pack: this must be an object with parts.',
    );
  });

  test('by the game, where only the game knows', () => {
    const own: GameText<Pebbles> = { ...en, faults: { tooWeak: ({ aTurn }) => `no wave for ${aTurn}.` } };
    expect(sayFault(own, { place: 'wave', fault: 'tooWeak', aTurn: 4 })).toBe('wave: no wave for 4.');
  });
});
