import type { Lesson } from '@skerry/look';
import type { ForbiddenIsland } from '../rules/types.ts';
import { position } from './position.ts';

export const lesson: Lesson<ForbiddenIsland> = {
  table: position({
    adventurers: ['diver', 'engineer'],
    at: ['misty-marsh', 'coral-palace'],
    hands: [
      ['water', 'earth'],
      ['water', 'water', 'water'],
    ],
    draws: ['earth', 'fire'],
    floods: ['watchtower', 'crimson-forest'],
  }),
  steps: [
    {
      say: {
        en: 'Bruno holds three *Water* cards. You hold the fourth.',
        fr: 'Bruno a trois cartes *Eau*. Vous avez la quatrième.',
      },
      why: {
        en: 'Together you have a treasure, if the card gets to him.',
        fr: 'À vous deux, vous avez un trésor : si la carte arrive jusqu’à lui.',
      },
      lit: ['[data-fi="hand-1"]', '[data-fi="hand-0"] [data-card="water"]'],
    },
    {
      say: { en: 'Walk to Bruno, on *Coral Palace*.', fr: 'Rejoignez Bruno au *Palais de Corail*.' },
      why: {
        en: 'You can give a card to a pawn on your tile.',
        fr: 'On se donne une carte quand deux pions sont sur la même tuile.',
      },
      lit: ['[data-tile="coral-palace"]'],
      show: { act: 'move', to: 'c4' },
      aim: (facts) => facts.some((fact) => fact.fact === 'moved' && fact.seat === 0 && fact.to === 'coral-palace'),
    },
    {
      say: { en: 'Give Bruno your *Water* card.', fr: 'Donnez votre carte *Eau* à Bruno.' },
      why: {
        en: 'One card, one action. You can only give: nobody takes a card from another.',
        fr: 'Une carte, une action. On ne fait que donner : personne ne prend la carte d’un autre.',
      },
      lit: ['[data-offer="give-1"]', '[data-fi="hand-0"] [data-card="water"]'],
      show: { act: 'give', card: 'water', to: 1 },
      aim: (facts) => facts.some((fact) => fact.fact === 'gave' && fact.card === 'water'),
    },
    {
      say: { en: 'End your actions, and watch Bruno.', fr: 'Terminez vos actions et regardez Bruno.' },
      why: {
        en: 'He now has four Water cards, and he’s on a Water tile.',
        fr: 'Il a maintenant quatre cartes Eau, et il est dans un palais de l’Eau.',
      },
      lit: ['[data-offer="endActions"]'],
      show: { act: 'endActions' },
      aim: (facts) => facts.some(({ fact }) => fact === 'actionsEnded'),
      others: [{ seat: 1, action: { act: 'capture', treasure: 'water' } }],
    },
    {
      say: { en: 'Bruno has captured the *Ocean’s Chalice*.', fr: 'Bruno a pris le *Calice de l’Onde*.' },
      why: {
        en: 'It was your card that did it. You win or lose together.',
        fr: 'C’est grâce à votre carte. On gagne ou on perd ensemble.',
      },
      lit: ['[data-fi="treasure-water"]', '[data-tile="coral-palace"]'],
    },
  ],
  done: { en: 'You can help another.', fr: 'Vous savez aider les autres.' },
  remember: {
    en: 'On the same tile, one action gives one treasure card. Special cards stay with whoever drew them.',
    fr: 'Sur la même tuile, une action donne une carte Trésor. Les cartes spéciales restent dans la main de la personne qui les a piochées.',
  },
};
