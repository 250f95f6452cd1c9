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
        en: 'Bruno has three *Water* cards. You have a fourth.',
        fr: 'Bruno a trois cartes *Eau*. Vous en avez une quatrième.',
        de: 'Bruno hat drei *Wasser*-Karten. Du hast eine vierte.',
      },
      why: {
        en: 'That’s enough for a treasure, if your card gets to him.',
        fr: 'Cela suffit pour un trésor, si votre carte arrive jusqu’à Bruno.',
        de: 'Das reicht für einen Schatz, wenn deine Karte zu Bruno kommt.',
      },
      rules: ['FI-53'],
      lit: ['[data-fi="hand-1"]', '[data-fi="hand-0"] [data-card="water"]'],
    },
    {
      say: {
        en: 'Move to Bruno, on *Coral Palace*.',
        fr: 'Rejoignez Bruno au *Palais de Corail*.',
        de: 'Geh zu Bruno in den *Korallenpalast*.',
      },
      why: {
        en: 'You can give a card to anyone whose pawn is on your tile.',
        fr: 'Vous pouvez donner une carte à toute personne dont le pion est sur votre tuile.',
        de: 'Du kannst allen eine Karte geben, deren Figur auf deinem Feld ist.',
      },
      rules: ['FI-22', 'FI-48'],
      lit: ['[data-tile="coral-palace"]'],
      show: { act: 'move', to: 'c4' },
      aim: (facts) => facts.some((fact) => fact.fact === 'moved' && fact.seat === 0 && fact.to === 'coral-palace'),
    },
    {
      say: {
        en: 'Give Bruno your *Water* card.',
        fr: 'Donnez votre carte *Eau* à Bruno.',
        de: 'Gib Bruno deine *Wasser*-Karte.',
      },
      why: {
        en: 'One card, one action. Cards are given, never taken.',
        fr: 'Une carte, une action. Les cartes se donnent, elles ne se prennent pas.',
        de: 'Eine Karte, eine Aktion. Karten werden gegeben, nie genommen.',
      },
      rules: ['FI-48', 'FI-51'],
      lit: ['[data-offer="give-1"]', '[data-fi="hand-0"] [data-card="water"]'],
      show: { act: 'give', card: 'water', to: 1 },
      aim: (facts) => facts.some((fact) => fact.fact === 'gave' && fact.card === 'water'),
    },
    {
      say: {
        en: 'End your actions, and watch Bruno.',
        fr: 'Terminez vos actions et regardez Bruno.',
        de: 'Beende deine Aktionen, und schau Bruno zu.',
      },
      why: {
        en: 'He now has four Water cards, and he’s on a Water tile.',
        fr: 'Bruno a maintenant quatre cartes Eau, sur une tuile du Calice.',
        de: 'Bruno hat jetzt vier Wasser-Karten und ist auf einem Feld des Kelches.',
      },
      rules: ['FI-18', 'FI-53'],
      lit: ['[data-offer="endActions"]'],
      show: { act: 'endActions' },
      aim: (facts) => facts.some(({ fact }) => fact === 'actionsEnded'),
      others: [{ seat: 1, action: { act: 'capture', treasure: 'water' } }],
    },
    {
      say: {
        en: 'Bruno has captured the *Ocean’s Chalice*.',
        fr: 'Bruno a pris le *Calice de l’Onde*.',
        de: 'Bruno hat den *Kelch des Ozeans* geborgen.',
      },
      why: {
        en: 'It was your card that did it. You win or lose together.',
        fr: 'C’est grâce à votre carte. On gagne ou on perd ensemble.',
        de: 'Deine Karte hat es möglich gemacht. Ihr gewinnt oder verliert gemeinsam.',
      },
      rules: ['FI-53', 'FI-120'],
      lit: ['[data-fi="treasure-water"]', '[data-tile="coral-palace"]'],
    },
  ],
  done: { en: 'You can help your teammates.', fr: 'Vous savez aider les autres.', de: 'Du kannst deinem Team helfen.' },
  remember: {
    en: 'On the same tile, one action gives one treasure card. Special cards can’t be given away.',
    fr: 'Sur la même tuile, une action donne une carte Trésor. Les cartes spéciales ne se donnent pas.',
    de: 'Auf demselben Feld gibst du für eine Aktion eine Schatzkarte. Sonderkarten lassen sich nicht abgeben.',
  },
  rules: ['FI-48', 'FI-50'],
};
