import { readFileSync } from 'node:fs';
import { asks, bindPack, imagine, open, outcome, play, Random, SampleDealer, view } from '@skerry/engine';
import { expect, test } from 'vitest';
import { board } from '../board/index.ts';
import { botProfileOf } from '../bot.ts';
import { BUILT_IN, islebound, LEAVES, MODIFIED, WHENS } from '../index.ts';
import { slipWordsOf } from '../text/board.ts';
import { en } from '../text/en/index.ts';
import { fr } from '../text/fr/index.ts';

/** The whole pack that `docs/content-packs.md` starts from. */
const FILE = readFileSync(new URL('../../../docs/examples/low-water.json', import.meta.url), 'utf8');
const GUIDE = readFileSync(new URL('../../../docs/content-packs.md', import.meta.url), 'utf8');
const PACK = JSON.parse(FILE) as typeof BUILT_IN;

test('the example pack passes the check, and it is not the built-in one', () => {
  expect(islebound.packs!.check(PACK)).toEqual([]);
  for (const part of ['boards', 'towns', 'fleet', 'influenceTrack', 'buildings', 'events', 'reputation'] as const)
    expect(PACK[part]).not.toEqual(BUILT_IN[part]);
});

test('the guide tells of every part, every occasion and everything that an ability can do', () => {
  const parts = Object.keys(PACK).filter((part) => part !== 'name' && part !== 'version');
  const words = [...parts, ...WHENS, ...MODIFIED, ...LEAVES, 'gain', 'modify', 'takeIchor', 'heal', 'score'];
  expect(words.filter((word) => !GUIDE.includes(`\`${word}\``))).toEqual([]);
});

test('the building that the guide shows is the one in the file', () => {
  const shown = [...GUIDE.matchAll(/```json\n(.+?)```/gs)].map(([, json]) => JSON.parse(json!) as { number?: number });
  expect(shown.filter(({ number }) => number !== undefined)).toEqual([PACK.buildings[6]]);
});

test('it is played to the end, and its names stand on the table in both languages', () => {
  const game = bindPack(islebound, PACK);
  const botProfile = botProfileOf(game);
  const table = open(game, { seats: 2, seed: 'low water' });
  const random = new Random(1);
  for (let n = 0; outcome(table) === undefined; n++) {
    const seen = view(table, asks(table)[0]!.seat);
    const { seat, action } = botProfile.policy(imagine(game, seen, new SampleDealer(n)), random);
    expect(play(table, seat, action).why).toBeUndefined();
  }
  const told = { state: view(table, 'watcher').state, names: ['Ada', 'Bruno'], content: game.content };
  const described = [en, fr].map((text) => board.describe({ telling: told, text }).flatMap(({ lines }) => lines));
  expect(described[0]!.length).toBeGreaterThan(20);
  const names = [en, fr].map((text) => slipWordsOf(text).names.building(told, 7));
  expect(names).toEqual(['Oyster Beds', 'Parc à huîtres']);
  const effects = slipWordsOf(en).row.effects(PACK.buildings[6]!.abilities, 'en2');
  expect(effects).toEqual(['Gain 1 fish on each visit to a town you control.']);
});
