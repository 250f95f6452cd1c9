import type { FirstTime } from '@skerry/look';
import type { TrailsOfTucana } from '../rules/types.ts';

/** In the order in which they are told, where one fact is about several. */
export const firstTimes: readonly FirstTime<TrailsOfTucana>[] = [
  {
    key: 'two-cards',
    rule: 'TT-22',
    title: { en: 'Two cards', fr: 'Deux cartes' },
    say: {
      en: 'Draw one trail between two neighbouring hexes, one of each card’s terrain. Everything allowed is marked.',
      fr: 'Tracez un sentier entre deux cases voisines, une du terrain de chaque carte. Tout ce qui est permis est marqué.',
    },
    when: (fact) => fact.fact === 'cardsShown',
  },
  {
    key: 'any-terrain',
    rule: 'TT-25',
    title: { en: 'Any terrain', fr: 'Terrain au choix' },
    say: {
      en: 'This card stands for whatever terrain you like. Choose without telling anyone.',
      fr: 'Cette carte vaut le terrain que vous voulez. Choisissez sans rien dire.',
    },
    when: (fact) => fact.fact === 'cardsShown' && fact.cards.includes('any'),
  },
  {
    key: 'bonus-trail',
    rule: 'TT-50',
    title: { en: 'A bonus trail', fr: 'Un sentier bonus' },
    say: {
      en: 'You completed a kind of sight. Draw one more trail at once, anywhere you like.',
      fr: 'Vous avez complété un type de curiosité. Tracez tout de suite un sentier de plus, où vous voulez.',
    },
    when: (fact, reader) => fact.fact === 'bonusTrailOwed' && fact.seat === reader,
  },
  {
    key: 'sight',
    rule: 'TT-44',
    title: { en: 'A sight is connected', fr: 'Une curiosité est reliée' },
    say: {
      en: 'A trail connects it to a village, so it counts at the end of this round and of every later one.',
      fr: 'Un sentier la relie à un village, donc elle compte : à la fin de cette manche et de toutes les suivantes.',
    },
    when: (fact, reader) => fact.fact === 'sightConnected' && fact.seat === reader,
  },
  {
    key: 'pair',
    rule: 'TT-55',
    title: { en: 'Two of a letter', fr: 'Deux fois la même lettre' },
    say: {
      en: 'Both villages of a letter are connected: points at the end, and the blue card if it’s still there.',
      fr: 'Les deux villages d’une lettre sont reliés : des points à la fin, et la carte bleue tant qu’elle est là.',
    },
    when: (fact, reader) => fact.fact === 'pairConnected' && fact.seat === reader,
  },
  {
    key: 'blue-gone',
    rule: 'TT-60',
    title: { en: 'A blue card is gone', fr: 'Une carte bleue est partie' },
    say: {
      en: 'Everyone who connected this letter this turn got its points. Once no card is left, only the villages score.',
      fr: 'Ses points vont à toutes les personnes qui ont relié la lettre à ce tour. Sans carte, seuls les villages comptent.',
    },
    when: (fact) => fact.fact === 'blueGone',
  },
  {
    key: 'round',
    rule: 'TT-70',
    title: { en: 'The round is over', fr: 'La manche est finie' },
    say: {
      en: 'The sum of your sights is written down. The cards are shuffled; your trails stay.',
      fr: 'La somme de vos curiosités est inscrite. On mélange les cartes, vos sentiers restent.',
    },
    when: (fact, reader) => fact.fact === 'roundScored' && fact.seat === reader,
  },
];
