import type { FirstTime } from '@skerry/look';
import type { ForbiddenIsland } from '../rules/types.ts';

/** In the order in which they are told, where one fact is about several. */
export const firstTimes: readonly FirstTime<ForbiddenIsland>[] = [
  {
    key: 'your-turn',
    rule: 'FI-17',
    title: { en: 'Your turn', fr: 'À vous' },
    say: {
      en: 'You have three actions: move, shore up, give a card, capture a treasure, in any mix. Choose a highlighted tile.',
      fr: 'Vous avez trois actions : marcher, assécher, donner une carte, prendre un trésor, comme vous voulez. Choisissez une tuile marquée.',
    },
    when: (fact, reader) => fact.fact === 'turnBegan' && fact.seat === reader,
  },
  {
    key: 'treasure-card',
    rule: 'FI-57',
    title: { en: 'Two treasure cards', fr: 'Deux cartes Trésor' },
    say: {
      en: 'After the actions come two cards. Four of a kind capture that treasure, on either of its tiles.',
      fr: 'Après les actions viennent deux cartes. Quatre pareilles font un trésor, sur l’une de ses deux tuiles.',
    },
    when: (fact, reader) => fact.fact === 'drew' && fact.seat === reader && fact.card !== 'waters-rise',
  },
  {
    key: 'waters-rise',
    rule: 'FI-65',
    title: { en: 'Waters Rise!', fr: 'Montée des eaux !' },
    say: {
      en: 'The water climbs one mark, and the flood cards already used go back on top of their pile: the same tiles come again.',
      fr: 'L’eau monte d’un cran, et les cartes Inondation déjà sorties reviennent sur leur pioche : les mêmes tuiles ressortent.',
    },
    when: (fact) => fact.fact === 'watersRose',
  },
  {
    key: 'flooded',
    rule: 'FI-93',
    title: { en: 'A tile is flooded', fr: 'Une tuile est inondée' },
    say: {
      en: 'You can still walk on it. Shore it up from there or from beside it, before its card comes a second time.',
      fr: 'On peut encore y marcher. Asséchez-la sur place ou d’à côté, avant que sa carte ne ressorte.',
    },
    when: (fact) => fact.fact === 'flooded',
  },
  {
    key: 'sank',
    rule: 'FI-94',
    title: { en: 'A tile is gone', fr: 'Une tuile a disparu' },
    say: {
      en: 'It was flooded already, so it sank, and its card left the game. It never comes back.',
      fr: 'Elle était déjà inondée : elle sombre, et sa carte quitte la partie. Elle ne reviendra pas.',
    },
    when: (fact) => fact.fact === 'sank',
  },
  {
    key: 'special-card',
    rule: 'FI-79',
    title: { en: 'A special card', fr: 'Une carte spéciale' },
    say: {
      en: 'Helicopter Lift and Sandbags can be played at any time, on anyone’s turn, and cost no action. Keep one lift for the end.',
      fr: 'Hélicoptère et Sacs de sable se jouent à tout moment, au tour de n’importe qui, sans action. Gardez un hélicoptère pour la fin.',
    },
    when: (fact, reader) =>
      fact.fact === 'drew' && fact.seat === reader && (fact.card === 'helicopter-lift' || fact.card === 'sandbags'),
  },
  {
    key: 'hand-full',
    rule: 'FI-70',
    title: { en: 'Five cards at most', fr: 'Cinq cartes au plus' },
    say: {
      en: 'Discard a card, or play a special card instead.',
      fr: 'Défaussez une carte, ou jouez une carte spéciale à la place : cela compte aussi.',
    },
    when: (fact, reader) => fact.fact === 'handFull' && fact.seat === reader,
  },
  {
    key: 'swim',
    rule: 'FI-99',
    title: { en: 'Swim!', fr: 'À la nage !' },
    say: {
      en: 'Your tile sank under you. Swim to a tile beside it; it costs no action.',
      fr: 'Votre tuile a sombré sous vos pieds. Nagez vers une tuile voisine ; cela ne coûte pas d’action.',
    },
    when: (fact, reader) => fact.fact === 'mustSwim' && fact.seat === reader,
  },
  {
    key: 'captured',
    rule: 'FI-56',
    title: { en: 'A treasure captured', fr: 'Un trésor est pris' },
    say: {
      en: 'It stays with the team for good, and its two tiles may sink now.',
      fr: 'Il reste à l’équipe pour toujours, et ses deux tuiles peuvent sombrer.',
    },
    when: (fact) => fact.fact === 'captured',
  },
];
