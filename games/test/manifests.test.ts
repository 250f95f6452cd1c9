import { readFileSync } from 'node:fs';
import { bindPack, inLanguage, LANGUAGES, languagesOf, readOptions } from '@skerry/engine';
import { flawed, labelFlaws, sentenceFlaws } from '@skerry/speech/testing';
import { expect, test } from 'vitest';
import { DAILY_ISLANDS, dailySetting } from '../daily.ts';
import { ANNOUNCED, gameWithBots, manifestOf, rulesWithText } from '../registry.ts';

const ROOT = new URL('../../', import.meta.url);
const names = Object.keys(ANNOUNCED);
const rulesOf = (name: string) => rulesWithText(manifestOf(name)!);

test.each(names)('%s has a card in its languages and a picture', (name) => {
  const { card, picture } = ANNOUNCED[name]!;
  for (const language of languagesOf(card.words)) {
    const { title, blurb, mood } = inLanguage(language, card.words);
    expect([title, blurb, mood].every((said) => said.trim() !== '')).toBe(true);
    expect(flawed(sentenceFlaws, language, [blurb])).toEqual([]);
    expect(flawed(labelFlaws, language, [title])).toEqual([]);
  }
  const file = new URL(`.${picture}`, ROOT);
  expect(readFileSync(file, 'utf8')).toContain('<symbol id="picture"');
});

test.each(names)('the card of %s says what its rules and its text say', async (name) => {
  const { card } = manifestOf(name)!;
  const { game, text } = await rulesOf(name);
  expect(game.name).toBe(name);
  expect(card.players).toEqual([Math.min(...game.seats), Math.max(...game.seats)]);
  for (const language of languagesOf(text)) expect(text[language]?.title).toBe(card.words[language]?.title);
  expect(() => readOptions(game, card.quick.seats, card.quick.options)).not.toThrow();
});

test('bots play the game that a pack makes, bound once and then remembered', async () => {
  const { game: builtIn } = await gameWithBots('trails-of-tucana');
  const whole = { ...builtIn.packs!.builtIn, name: 'Another edition' };
  const { pack } = bindPack(builtIn, whole);
  const bound = await gameWithBots('trails-of-tucana', pack);
  expect(bound.game.pack).toEqual(pack);
  expect(await gameWithBots('trails-of-tucana', pack)).toBe(bound);
  expect((await gameWithBots('trails-of-tucana')).game).toBe(builtIn);
  await expect(gameWithBots('atlantis')).rejects.toThrow('There is no game "atlantis".');
});

test('a game that is only announced cannot be opened', () => {
  const waiting = names.filter((name) => !('rules' in ANNOUNCED[name]!));
  expect(waiting.map(manifestOf)).toEqual(waiting.map(() => undefined));
});

test('no two daily islands have the same name', () => {
  const all = names.flatMap((name) => Object.keys(ANNOUNCED[name]!.card.daily?.islands ?? {}));
  expect(DAILY_ISLANDS).toEqual(all);
});

test.each(DAILY_ISLANDS)('the daily island %s can be opened, named and told', async (island) => {
  const { game: name, seats, options } = dailySetting('2026-11-16', island);
  const { game, text } = await rulesOf(name);
  expect(() => readOptions(game, seats, options)).not.toThrow();
  const { levels, ending } = ANNOUNCED[name]!.card.daily!;
  const telling = { state: { seats: 1, agenda: [] }, names: [], content: null };
  for (const language of LANGUAGES) {
    const { endings, options: labels } = inLanguage(language, text);
    for (const [option, value] of Object.entries(options)) {
      expect(labels[option as keyof typeof labels]).toHaveProperty(['values', value]);
    }
    const told = Array.from({ length: levels }, (_, level) =>
      endings[ending]!({ total: 77, level: level + 1 }, telling),
    );
    expect(new Set(told).size).toBe(levels);
  }
});
