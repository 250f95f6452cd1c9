import { en, type Fact, fr, type Pebbles, pebbles } from '@skerry/pebbles';
import { describe, expect, test } from 'vitest';
import {
  asks,
  choices,
  ENGINE_REASONS,
  LANGUAGES,
  languagesOf,
  open,
  openingFacts,
  outcome,
  play,
  Random,
  sayAction,
  sayAsk,
  sayFact,
  sayReason,
  type TextContext,
  type Told,
  view,
} from '../index.ts';

const NAMES = ['Ada', 'Boris', 'Chloé'];
const texts = { en, fr };

test('the engine gives its own reasons in every language', () => {
  expect(Object.keys(ENGINE_REASONS).sort()).toEqual([...LANGUAGES].sort());
  const [first, ...others] = LANGUAGES.map((language) => ENGINE_REASONS[language]);
  for (const other of others) {
    expect(Object.keys(other).sort()).toEqual(Object.keys(first!).sort());
    expect(Object.values(other)).not.toEqual(Object.values(first!));
  }
});

describe.each(languagesOf(texts))('in %s', (language) => {
  const text = texts[language];
  const table = open(pebbles, { seats: 3, seed: 'text' });
  const telling = (reader?: number): TextContext<Pebbles> => ({
    state: view(table, reader ?? 'watcher').state,
    reader,
    names: NAMES,
    content: null,
  });

  test('a reason of the engine is said for every game', () => {
    expect(sayReason(text, { why: 'gameOver' }, telling())).toBe(ENGINE_REASONS[language].gameOver);
  });

  test('a reason of the game is said by the game', () => {
    expect(sayReason(text, { why: 'notYourTurn', whose: 1 }, telling())).toContain('Boris');
  });

  test('a fact names the one who acted, or says "you" to them', () => {
    const fact: Fact = { fact: 'gathered', seat: 2, pebble: 'red' };
    expect(sayFact(text, fact, telling(0))).toContain('Chloé');
    expect(sayFact(text, fact, telling(2))).toMatch(/^(You|Vous) /);
  });

  test('the step on top of the agenda says what is asked', () => {
    expect(sayAsk(text, 0, telling(0))).toBe(language === 'en' ? 'Which wish do you keep?' : 'Quel vœu gardez-vous ?');
  });

  test('everything that comes up in a game has a sentence', () => {
    const random = new Random(1);
    const sentences = tell(openingFacts(table));
    while (outcome(table) === undefined) {
      const { seat } = asks(table)[random.below(asks(table).length)]!;
      const found = choices(table, seat);
      sentences.push(sayAsk(text, seat, telling(seat)));
      for (const { action, why } of found) {
        sentences.push(sayAction(text, action, telling(seat)));
        if (why !== undefined) sentences.push(sayReason(text, why, telling(seat)));
      }
      const offers = found.filter(({ why }) => why === undefined);
      const played = play(table, seat, offers[random.below(offers.length)]!.action);
      if (played.entry !== undefined) sentences.push(...tell(played.facts));
    }
    expect(sentences.length).toBeGreaterThan(100);
    for (const sentence of sentences) expect(sentence).not.toMatch(/^$|undefined|null|object/);
  });

  function tell(facts: readonly Told<Fact>[]): string[] {
    return facts.map(({ fact, to }) => sayFact(text, fact, telling(to)));
  }
});
