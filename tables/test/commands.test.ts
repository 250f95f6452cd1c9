import { LANGUAGES } from '@skerry/engine';
import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { isTableWhy, LONGEST_CHAT, LONGEST_NAME, type TableWhy } from '../index.ts';
import { sayServerWhy } from '../reasons/server-whys.ts';
import { ClientMessage, Command, Hello } from '../wire/commands.ts';

const command = Compile(Command);
const hello = Compile(Hello);
const message = Compile(ClientMessage);

test('a hello and each command as the page sends them are read', () => {
  expect(hello.Check({ say: 'hello', protocol: 2, table: 'abc', since: 3, look: 'watcher', language: 'fr' })).toBe(
    true,
  );
  for (const wish of [
    { do: 'play', seat: 0, n: 7, action: { act: 'move', to: 'c3' } },
    { do: 'undo', seat: 7, n: 0 },
    { do: 'sit', seat: 1, name: 'Zoë' },
    { do: 'setTable', clock: null },
    { do: 'setTable', hints: true },
    { do: 'setTable', clock: { turn: 60_000, bank: 0 }, listed: true },
    { do: 'start' },
    { do: 'gesture', gesture: { make: 'say', phrase: 'goodIdea' } },
    { do: 'gesture', gesture: { make: 'say', phrase: 'askedForHint' } },
    { do: 'gesture', gesture: { make: 'point', at: 'earth', of: 2 } },
    { do: 'gesture', gesture: { make: 'propose', seat: 1, turn: 3, action: { act: 'move', to: 'c3' } } },
  ]) {
    expect(command.Check({ say: 'do', id: 'a-1', ...wish })).toBe(true);
  }
});

test.each([
  ['a seat beyond the table', { do: 'undo', seat: 8, n: 0 }],
  ['half a seat', { do: 'undo', seat: 0.5, n: 0 }],
  ['a line before the first', { do: 'undo', seat: 0, n: -1 }],
  ['an unknown command', { do: 'win', seat: 0 }],
  ['something added', { do: 'start', seed: 'mine' }],
  ['an action without a kind', { do: 'play', seat: 0, n: 0, action: {} }],
  ['a name too long', { do: 'sit', seat: 0, name: 'x'.repeat(LONGEST_NAME + 1) }],
  ['no name', { do: 'sit', seat: 0, name: '' }],
  ['a speech', { do: 'chat', text: 'x'.repeat(LONGEST_CHAT + 1) }],
  ['a phrase of one’s own', { do: 'gesture', gesture: { make: 'say', phrase: 'ha ha' } }],
  ['a pointer with words', { do: 'gesture', gesture: { make: 'point', at: 'earth', text: 'look' } }],
  ['a proposal without a turn', { do: 'gesture', gesture: { make: 'propose', seat: 0, action: { act: 'move' } } }],
  ['a level that is not for people', { do: 'seatBot', seat: 0, level: 'random' }],
  ['a clock that leaves no time', { do: 'setTable', clock: { turn: 0, bank: 0 } }],
])('%s is not read', (_, wish) => {
  expect(command.Check({ say: 'do', id: 'a-1', ...wish })).toBe(false);
});

test('no other value is taken for a message', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(message.Check(value)).toBe(false);
    }),
  );
});

test('every reason of a table has its own sentence in every language', () => {
  const whys: TableWhy['why'][] = ['busy', 'lookAgain', 'notHost', 'notYourSeat', 'oldClient', 'unknownTable'];
  for (const why of whys) {
    const sentences = LANGUAGES.map((language) => sayServerWhy(language, { why } as TableWhy));
    expect(new Set(sentences).size).toBe(LANGUAGES.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*[.?!]$/u);
  }
  expect(isTableWhy({ why: 'busy' })).toBe(true);
  expect(isTableWhy({ why: 'toString' })).toBe(false);
});
