import { sayMove } from '@skerry/bots/say-move';
import { open, type TextContext, view } from '@skerry/engine';
import { manifestOf } from '@skerry/games';
import { beforeAll, expect, test } from 'vitest';
import { learnWords } from '../../words/speak.ts';
import { sayNext } from '../later/say-next.ts';
import { hintWords, learnAdviceWords } from '../words.ts';

const manifest = manifestOf('forbidden-island')!;
const game = await manifest.rules();
const text = await manifest.text.en();
const table = open(game, { seats: 3, seed: 'hint', options: { adventurers: ['pilot', 'diver', 'explorer'] } });
const { state } = view(table, 'watcher');
const context = (reader: number): TextContext => ({
  state,
  reader,
  names: ['Plover', 'Skipper', 'Ada'],
  content: game.content,
});
const lift = { seat: 0, action: { act: 'lift', pawns: [0, 1], to: 12 } };

beforeAll(() => Promise.all([learnWords(), learnAdviceWords()]));

test('somebody else’s move begins with their name, and nobody but the reader is "you"', () => {
  expect(sayMove(hintWords(), text, lift, context(1))).toMatch(/^Plover: airlift Plover and Skipper to /);
  expect(sayMove(hintWords(), text, lift, context(0))).toMatch(/^Airlift Skipper and yourself to /);
});

test('what follows names whoever goes on, unless it is the same person', () => {
  const end = (seat: number) => ({ seat, action: { act: 'endActions' } });
  const said = (reader: number, ...seats: number[]) =>
    sayNext(text, seats.map(end), context(reader), { seat: 0, along: [] });
  expect(said(0, 0, 1)).toEqual(['end your actions', 'Skipper: end your actions']);
  expect(said(1, 0, 1)).toEqual(['end your actions', 'you: end your actions']);
});
