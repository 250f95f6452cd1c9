import { sayRefusal } from '@skerry/engine';
import { flawed, sentenceFlaws, textBattery } from '@skerry/speech/testing';
import { expect, test } from 'vitest';
import type { Fact } from '../rules/facts.ts';
import { islebound } from '../rules/game.ts';
import type { Refusal } from '../rules/reasons.ts';
import { en } from '../text/en/index.ts';
import { rules as englishRules } from '../text/en/rules.ts';
import { fr } from '../text/fr/index.ts';
import { rules as frenchRules } from '../text/fr/rules.ts';

const TEXTS = { en, fr };

/** Tables that together play every variant. */
const TABLES = [
  { seats: 4, options: { trading: true, raid: true } },
  { seats: 3, options: { boards: 'advanced', layout: 'random', sixBuildings: true, edition: 'fr1', raid: true } },
  { seats: 2, options: { closeQuarters: true, architect: true, trading: true } },
  { seats: 2, options: { boards: 'advanced' } },
] as const;

/** What happens only in longer or luckier games. */
const SAMPLES: readonly Fact[] = [
  { fact: 'lastRound', seat: 0, cause: 'buildings' },
  { fact: 'lastRound', seat: 1, cause: 'tokens' },
  { fact: 'gameEnded', cause: 'buildings' },
  { fact: 'scored', seat: 0, headings: { coins: 9, buildings: 22, abilities: 10, track: 4, tokens: 14 } },
  { fact: 'ranked', places: [2, 1, 2] },
  { fact: 'ichorTaken', seat: 0 },
  { fact: 'ichorReturned', seat: 0 },
  { fact: 'cubeMoved', seat: 0, slot: 5, town: 'borsham' },
  { fact: 'crewHealed', seat: 0, crew: 'administrateCombat' },
  { fact: 'slotSkipped', seat: 0, slot: 3 },
  { fact: 'skipDeclined', seat: 0 },
  { fact: 'cubesPlaced', seat: 0, slots: [], forgone: 2 },
  { fact: 'cubesPlaced', seat: 0, slots: [3, 4], forgone: 1 },
  { fact: 'eventsShuffled' },
  { fact: 'deckOut' },
  { fact: 'deckRenewed' },
  { fact: 'tokensOut' },
  { fact: 'sevenKept', seat: 0 },
  { fact: 'townLost', seat: 0, town: 'zilliam' },
  { fact: 'townTaken', seat: 0, town: 'zilliam', from: 1, how: 'diplomacy' },
  { fact: 'built', seat: 0, building: 2, wood: 1, fish: 3 },
  { fact: 'gained', seat: 0, what: 'serpent', n: 0, from: 'token', forgone: 1 },
  { fact: 'tradeProposed', seat: 0, rival: 1, give: { wood: 1, book: 1 }, get: { pirate: 3 } },
  { fact: 'tradeCountered', seat: 1, rival: 0, give: { pirate: 3 }, get: { wood: 2, book: 1 } },
  { fact: 'tradeAnswered', seat: 1, yes: true },
  { fact: 'tradeAnswered', seat: 1, yes: false },
  { fact: 'traded', seat: 0, rival: 1, give: { wood: 1 }, get: { serpent: 2 } },
];

textBattery(islebound, {
  ...{ text: TEXTS, tables: TABLES, moves: 700, facts: SAMPLES },
  rules: {
    texts: { en: englishRules, fr: frenchRules },
    ledger: new URL('../../../docs/rules/islebound.md', import.meta.url),
  },
  persons: true,
  impersonal: ['dicePlaced', 'groupReturned'],
});

test.each(Object.values(TEXTS))('options that exclude each other have their sentence ($language)', (text) => {
  const refusals: Refusal['why'][] = ['closeQuartersNeedsTwo', 'architectNeedsEn2', 'architectWithoutSix'];
  const said = refusals.map((why) => sayRefusal(text, { why }));
  expect(flawed(sentenceFlaws, text.language, said)).toEqual([]);
});
