import { asks, imagine, LANGUAGES, open, play, Random, SampleDealer, view } from '@skerry/engine';
import { manifestOf } from '@skerry/games';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { settings } from '../../settings/settings.ts';
import { learnWords } from '../../words/speak.ts';
import { sayHowMany, sayWhen } from '../log/say-turn.ts';
import { tableWords } from '../words.ts';

beforeAll(learnWords);
afterAll(() => speak('en'));

async function speak(language: (typeof LANGUAGES)[number]): Promise<void> {
  settings.language.value = language;
  const first = { en: 'set-up', fr: 'mise en place', de: 'Aufbau' }[language];
  await vi.waitFor(() => expect(tableWords().beforeFirst).toBe(first), { timeout: 45_000 });
}

it('a game is counted in the word of its rules: rounds where they have rounds, turns elsewhere', () => {
  expect([sayWhen({ number: 19, seat: 0, round: 7 }), sayHowMany({ number: 19, round: 7 })]).toEqual([
    'round 7',
    '7 rounds',
  ]);
  expect([sayWhen({ number: 19, seat: 0 }), sayHowMany({ number: 1 })]).toEqual(['turn 19', '1 turn']);
  expect(sayWhen({ number: 23, inRound: { round: 2, turn: 10 } })).toBe('round 2, turn 10');
});

it('before the first round or turn it is set-up', () => {
  expect([sayWhen({ number: 0, round: 0 }), sayWhen({ number: 0 })]).toEqual(['set-up', 'set-up']);
});

it.each([
  ['forbidden-island', 20, { en: /^turn [1-9]\d*$/, fr: /^tour [1-9]\d*$/, de: /^Zug [1-9]\d*$/ }],
  ['trails-of-tucana', 20, { en: /turn [1-9]\d*$/, fr: /tour [1-9]\d*$/, de: /Zug [1-9]\d*$/ }],
  ['islebound', 0, { en: /^set-up$/, fr: /^mise en place$/, de: /^Aufbau$/ }],
  ['islebound', 30, { en: /^round [1-9]\d*$/, fr: /^manche [1-9]\d*$/, de: /^Runde [1-9]\d*$/ }],
  ['island-of-dread', 30, { en: /^round [1-9]\d*$/, fr: /^manche [1-9]\d*$/, de: /^Runde [1-9]\d*$/ }],
] as const)('%s is counted as its rules do after %i moves', async (name, moves, said) => {
  const manifest = manifestOf(name)!;
  const game = await manifest.rules();
  const botProfile = await manifest.botProfile(game);
  const table = open(game, { seats: 2, seed: 'bar' });
  const random = new Random(1);
  for (let n = 0; n < moves; n++) {
    const { seat, action } = botProfile.policy(
      imagine(game, view(table, asks(table)[0]!.seat), new SampleDealer(n)),
      random,
    );
    expect(play(table, seat, action).why).toBeUndefined();
  }
  for (const language of LANGUAGES) {
    await speak(language);
    expect(sayWhen(game.turn(view(table, 'watcher').state))).toMatch(said[language]);
  }
});
