import type { Lesson } from '@skerry/look';
import type { Fact } from '../rules/facts.ts';
import type { ForbiddenIsland } from '../rules/types.ts';
import { position } from './position.ts';

const shoredUp = (tile: string) => (facts: readonly Fact[]) =>
  facts.some((fact) => fact.fact === 'shoredUp' && fact.tiles.some((each) => each === tile));

export const lesson: Lesson<ForbiddenIsland> = {
  table: position({
    adventurers: ['explorer', 'messenger'],
    at: ['copper-gate', 'silver-gate'],
    flooded: ['coral-palace', 'watchtower', 'gold-gate'],
    hands: [
      ['water', 'wind'],
      ['fire', 'earth'],
    ],
    draws: ['earth', 'fire'],
    floods: ['coral-palace', 'crimson-forest'],
  }),
  steps: [
    {
      say: {
        en: 'Three tiles are *flooded*.',
        fr: 'Trois tuiles sont *inondées*.',
        de: 'Drei Felder sind *überflutet*.',
      },
      why: {
        en: 'You can still stand on them. But if a flooded tile’s card is drawn again, it sinks for good.',
        fr: 'On y tient encore debout. Mais si la carte d’une tuile inondée ressort, la tuile sombre pour de bon.',
        de: 'Man kann noch darauf stehen. Kommt aber die Karte eines überfluteten Feldes wieder, versinkt es für immer.',
      },
      rules: ['FI-22', 'FI-94', 'FI-95'],
      lit: ['[data-tile="coral-palace"]', '[data-tile="watchtower"]', '[data-tile="gold-gate"]'],
    },
    {
      say: {
        en: '*Coral Palace* is flooded. Choose it and shore it up.',
        fr: 'Le *Palais de Corail* est inondé. Choisissez-le, asséchez-le.',
        de: 'Der *Korallenpalast* ist überflutet. Leg ihn trocken.',
      },
      why: {
        en: 'You’re next to it, so you can shore it up. It costs one of your three actions.',
        fr: 'Vous êtes à côté : vous pouvez l’assécher. Cela coûte une de vos trois actions.',
        de: 'Du bist daneben, also geht es: Wähle ihn. Das kostet eine deiner drei Aktionen.',
      },
      rules: ['FI-42'],
      lit: ['[data-tile="coral-palace"]', '[data-offer="shoreUp"]'],
      show: { act: 'shoreUp', tiles: ['c4'] },
      aim: shoredUp('coral-palace'),
    },
    {
      say: {
        en: 'Now *Watchtower*, on your other side.',
        fr: 'Maintenant la *Tour du Guet*, de l’autre côté.',
        de: 'Jetzt den *Wachturm*, auf deiner anderen Seite.',
      },
      why: {
        en: 'Your own tile or one next to it: Gold Gate is too far away.',
        fr: 'Votre tuile ou une tuile voisine : la Porte d’Or est trop loin.',
        de: 'Dein eigenes Feld oder ein benachbartes: Das Goldtor ist zu weit weg.',
      },
      rules: ['FI-42'],
      lit: ['[data-tile="watchtower"]', '[data-offer="shoreUp"]'],
      show: { act: 'shoreUp', tiles: ['a4'] },
      aim: shoredUp('watchtower'),
    },
    {
      say: {
        en: 'Let the sea come: end your actions.',
        fr: 'Laissez venir la mer : terminez vos actions.',
        de: 'Lass das Meer kommen: Beende deine Aktionen.',
      },
      why: {
        en: 'Two flood cards are drawn. Watch Coral Palace.',
        fr: 'On tire deux cartes Inondation. Regardez le Palais de Corail.',
        de: 'Zwei Flutkarten werden gezogen. Behalte den Korallenpalast im Auge.',
      },
      rules: ['FI-18', 'FI-92'],
      lit: ['[data-offer="endActions"]', '[data-tile="coral-palace"]'],
      show: { act: 'endActions' },
      aim: (facts) => facts.some(({ fact }) => fact === 'actionsEnded'),
    },
    {
      say: {
        en: '*Coral Palace* was drawn, and it is only flooded.',
        fr: 'Le *Palais de Corail* est sorti : il n’est qu’inondé.',
        de: 'Der *Korallenpalast* kam und ist nur überflutet.',
      },
      why: {
        en: 'If you hadn’t shored it up, it would have sunk.',
        fr: 'Si vous ne l’aviez pas asséché, il aurait sombré.',
        de: 'Hättest du ihn nicht trockengelegt, wäre er versunken.',
      },
      rules: ['FI-93', 'FI-94'],
      lit: ['[data-tile="coral-palace"]'],
    },
  ],
  done: {
    en: 'You can keep an island dry.',
    fr: 'Vous savez garder une île au sec.',
    de: 'Du kannst eine Insel trocken halten.',
  },
  remember: {
    en: 'Shore up your own tile or one next to it, one action each. A flooded tile sinks for good if its card is drawn.',
    fr: 'Asséchez votre tuile ou une voisine, une action chacune. Une tuile inondée dont la carte sort sombre pour de bon.',
    de: 'Leg dein eigenes Feld oder ein benachbartes trocken, für je eine Aktion. Ein überflutetes Feld versinkt, wenn seine Karte kommt.',
  },
  rules: ['FI-42', 'FI-94'],
};
