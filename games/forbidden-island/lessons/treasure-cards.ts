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
      say: { en: 'These are your *treasure cards*.', fr: 'Voici vos *cartes Trésor*.' },
      why: {
        en: 'Four matching cards capture a treasure. All hands are face up: agree on who collects what.',
        fr: 'Quatre cartes pareilles font un trésor. Les mains sont visibles : décidez ensemble qui collectionne quoi.',
      },
      lit: ['[data-fi="hand-0"]'],
    },
    {
      say: { en: 'End your actions to *draw two cards*.', fr: 'Terminez vos actions pour *piocher deux cartes*.' },
      why: {
        en: 'You draw them one at a time.',
        fr: 'Elles arrivent dans votre main, l’une après l’autre.',
      },
      lit: ['[data-offer="endActions"]', '[data-fi="hand-0"]'],
      show: { act: 'endActions' },
      aim: (facts) => facts.some((fact) => fact.fact === 'handFull' && fact.seat === 0),
    },
    {
      say: { en: 'Six cards are one too many. Discard *Fire*.', fr: 'Six cartes, c’est une de trop. Défaussez *Feu*.' },
      why: {
        en: 'A hand holds five. Bruno collects Fire; you are after Water.',
        fr: 'Une main en tient cinq. Bruno amasse le Feu ; vous cherchez l’Eau.',
      },
      lit: ['[data-fi="hand-0"] [data-card="fire"]', '[data-offer="discard"]'],
      show: { act: 'discard', card: 'fire' },
      aim: (facts) => facts.some((fact) => fact.fact === 'discarded' && fact.card === 'fire'),
    },
    {
      say: {
        en: 'Three *Water* cards: one more and the chalice is yours.',
        fr: 'Trois cartes *Eau* : encore une et le calice est à vous.',
      },
      why: {
        en: 'There are five of each treasure. Nothing is lost: discards come back when the pile runs out.',
        fr: 'Il y en a cinq par trésor. Rien n’est perdu : la défausse revient quand la pioche est vide.',
      },
      lit: ['[data-fi="hand-0"]'],
    },
  ],
  done: { en: 'You can manage your hand.', fr: 'Vous savez gérer vos cartes.' },
  remember: {
    en: 'Two treasure cards at the end of every turn, five at most in a hand.',
    fr: 'Deux cartes Trésor à la fin de chaque tour, cinq au plus en main.',
  },
};
