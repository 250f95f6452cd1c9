import { asks, choices, open, openingFacts, outcome, play, Random, view } from '@skerry/engine';
import { lineOf } from '@skerry/look';
import { describe, expect, test } from 'vitest';
import { board } from '../board/index.ts';
import { pebbles } from '../pebbles.ts';
import { OFFER_KEYS, wordsOf } from '../text/board.ts';
import { en } from '../text/en/index.ts';
import { rules } from '../text/en/rules.ts';
import { fr } from '../text/fr/index.ts';

const NAMES = ['Ada', 'Bruno', 'Chiara'];

describe.each([en, fr])('the board in $language', (text) => {
  test('every button has a letter of its own, and the letter is in its label', () => {
    const { labels, hotkeys } = wordsOf(text);
    expect(new Set(Object.values(hotkeys)).size).toBe(OFFER_KEYS.length);
    for (const key of OFFER_KEYS) expect(labels[key].toLowerCase()).toContain(hotkeys[key]);
  });

  test('through a whole game every legal action is on one button, and everything has its words', () => {
    const table = open(pebbles, { seats: 3, seed: 'board' });
    const random = new Random(7);
    const facts = openingFacts(table).map(({ fact }) => fact);
    while (outcome(table) === undefined) {
      const { seat } = asks(table)[0]!;
      const scene = { telling: { state: view(table, seat).state, reader: seat, names: NAMES, content: null }, text };
      const legal = choices(table, seat).filter(({ why }) => why === undefined);
      const offered = board.offers(scene, choices(table, seat)).flatMap(({ actions }) => actions);
      expect(offered).toHaveLength(legal.length);
      expect(new Set(offered)).toEqual(new Set(legal.map(({ action }) => action)));
      for (const { why } of choices(table, seat)) {
        for (const rule of why === undefined ? [] : board.rulesOf(why)) expect(rules).toHaveProperty(rule);
      }
      expect([board.caption(scene, seat), board.about(scene, seat)]).not.toContain('');
      for (const { heading } of board.describe(scene)) expect(heading).not.toBe('');
      const played = play(table, seat, legal[random.below(legal.length)]!.action);
      if ('facts' in played) facts.push(...played.facts.map(({ fact }) => fact));
    }
    expect(facts.filter((fact) => lineOf(board.facts, fact).heading)).toHaveLength(6);
  });
});
