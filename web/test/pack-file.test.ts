import type { Game } from '@skerry/engine';
import { manifestOf } from '@skerry/games';
import { LARGEST_PACK } from '@skerry/tables';
import { trailsOfTucana } from '@skerry/trails-of-tucana';
import { beforeAll, expect, test } from 'vitest';
import { readPack } from '../lobby/pack-file.ts';
import { learnLobbyWords } from '../lobby/words.ts';
import { learnReasons } from '../words/reasons.ts';
import { learnWords } from '../words/speak.ts';

const tucana: Game = trailsOfTucana;
const builtIn = tucana.packs!.builtIn;
const text = await manifestOf('trails-of-tucana')!.text.en();

beforeAll(learnWords);
beforeAll(learnLobbyWords);
beforeAll(learnReasons);

const read = (pack: unknown) => readPack(tucana, text, JSON.stringify(pack));

test('a pack from a file makes the game that is played with it', () => {
  const bound = read({ ...builtIn, name: 'Wren and Heron', version: '2.1' }) as Game;
  expect(bound.pack).toMatchObject({ name: 'Wren and Heron', version: '2.1' });
  expect(bound.name).toBe('trails-of-tucana');
});

test('the built-in content as a file is no pack of its own', () => {
  expect((read(builtIn) as Game).pack).toBeUndefined();
});

test('each fault is one sentence that names its place', () => {
  expect(read({ ...builtIn, version: 3, extra: [] })).toEqual([
    expect.stringMatching(/^version: .+\.$/),
    expect.stringMatching(/^extra: .+\.$/),
  ]);
});

test('what is no pack at all is refused in a sentence', () => {
  expect(readPack(tucana, text, '{"name": "cut o')).toEqual([expect.stringMatching(/can’t be read/)]);
  expect(readPack(tucana, text, ' '.repeat(LARGEST_PACK + 1))).toEqual([expect.stringMatching(/too large/)]);
});

test('of many faults the first ones are told, and how many more there are', () => {
  const many = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`part${n}`, n]));
  const faults = read({ ...builtIn, ...many }) as readonly string[];
  expect(faults).toHaveLength(13);
  expect(faults.at(-1)).toBe('And 8 more.');
});
