import type { Lesson } from '@skerry/look';
import type { ForbiddenIsland } from '../rules/types.ts';
import { position } from './position.ts';

export const lesson: Lesson<ForbiddenIsland> = {
  table: position({
    adventurers: ['diver', 'messenger'],
    at: ['misty-marsh', 'silver-gate'],
    hands: [
      ['water', 'water', 'wind', 'wind'],
      ['fire', 'earth'],
    ],
    draws: ['water', 'fire'],
    floods: ['watchtower', 'crimson-forest'],
    left: 1,
  }),
  steps: [
    {
      say: {
        en: 'These are your *treasure cards*.',
        fr: 'Voici vos *cartes Trésor*.',
        de: 'Das sind deine *Schatzkarten*.',
      },
      why: {
        en: 'Four matching cards capture a treasure. All hands are face up: agree on who collects what.',
        fr: 'Quatre cartes pareilles font un trésor. Les mains sont visibles : décidez ensemble qui collectionne quoi.',
        de: 'Mit vier gleichen birgst du einen Schatz. Alle Karten sind offen: Sprecht ab, wer was sammelt.',
      },
      rules: ['FI-14', 'FI-53'],
      lit: ['[data-fi="hand-0"]'],
    },
    {
      say: {
        en: 'End your actions to *draw two cards*.',
        fr: 'Terminez vos actions pour *piocher deux cartes*.',
        de: 'Beende deine Aktionen, um *zwei Karten zu ziehen*.',
      },
      why: {
        en: 'You draw them one at a time.',
        fr: 'Vous les piochez l’une après l’autre.',
        de: 'Du ziehst sie eine nach der anderen.',
      },
      rules: ['FI-57'],
      lit: ['[data-offer="endActions"]', '[data-fi="hand-0"]'],
      show: { act: 'endActions' },
      aim: (facts) => facts.some((fact) => fact.fact === 'handFull' && fact.seat === 0),
    },
    {
      say: {
        en: 'Six cards are one too many. Discard *Fire*.',
        fr: 'Six cartes, c’est une de trop. Défaussez *Feu*.',
        de: 'Sechs Karten sind eine zu viel. Leg *Feuer* ab.',
      },
      why: {
        en: 'A hand holds five at most. Bruno is collecting Fire; you’re after Water.',
        fr: 'Une main compte cinq cartes au plus. Bruno collectionne le Feu, et vous l’Eau.',
        de: 'Höchstens fünf sind erlaubt. Bruno sammelt Feuer, und du sammelst Wasser.',
      },
      rules: ['FI-70', 'FI-71'],
      lit: ['[data-fi="hand-0"] [data-card="fire"]', '[data-offer="discard"]'],
      show: { act: 'discard', card: 'fire' },
      aim: (facts) => facts.some((fact) => fact.fact === 'discarded' && fact.card === 'fire'),
    },
    {
      say: {
        en: 'Three *Water* cards: with one more you have enough.',
        fr: 'Trois cartes *Eau* : avec une de plus, le compte est bon.',
        de: 'Drei *Wasser*-Karten: Mit einer mehr hast du genug.',
      },
      why: {
        en: 'There are five for each treasure, and discards come back when the draw pile runs out.',
        fr: 'Il y en a cinq par trésor, et la défausse revient quand la pioche est vide.',
        de: 'Es gibt fünf je Schatz, und abgelegte kommen zurück, wenn der Nachziehstapel leer ist.',
      },
      rules: ['FI-53', 'FI-59'],
      lit: ['[data-fi="hand-0"]'],
    },
  ],
  done: {
    en: 'You can manage your hand.',
    fr: 'Vous savez gérer vos cartes.',
    de: 'Du kannst mit deinen Karten umgehen.',
  },
  remember: {
    en: 'Every turn, two treasure cards after your actions; never more than five cards in your hand.',
    fr: 'À chaque tour, deux cartes Trésor après vos actions ; jamais plus de cinq cartes en main.',
    de: 'In jedem Zug zwei Schatzkarten nach deinen Aktionen; nie mehr als fünf Karten auf der Hand.',
  },
  rules: ['FI-57', 'FI-70'],
};
