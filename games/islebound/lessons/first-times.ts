import type { FirstTime } from '@skerry/look';
import type { Islebound } from '../rules/types.ts';

/** In the order in which they are told, where one fact is about several. */
export const firstTimes: readonly FirstTime<Islebound>[] = [
  {
    key: 'your-turn',
    rule: 'IB-24',
    title: { en: 'Your turn', fr: 'À vous' },
    say: {
      en: 'Sail to another region, then take one action there: visit, attack, diplomacy or a treasure hunt.',
      fr: 'Changez de région, puis faites-y une action : visiter, attaquer, diplomatie ou chasse au trésor.',
    },
    when: (fact, reader) => fact.fact === 'turnBegan' && fact.seat === reader,
  },
  {
    key: 'crew-below',
    rule: 'IB-41',
    title: { en: 'Below deck', fr: 'En cabine' },
    say: {
      en: 'Exhausted crew go below and can’t help again until you rest, in a sea port for example.',
      fr: 'Un membre utilisé descend en cabine et n’aide plus avant un repos, dans un port maritime par exemple.',
    },
    when: (fact, reader) => fact.fact === 'crewExhausted' && fact.seat === reader,
  },
  {
    key: 'treasure-map',
    rule: 'IB-49',
    title: { en: 'Coins on the map', fr: 'Des pièces au Trésor' },
    say: {
      en: 'Coins paid to neutral towns pile up on the treasure map. A treasure hunt takes them all.',
      fr: 'Les pièces payées aux villes neutres s’amassent au Trésor de l’archipel. Une chasse au trésor les prend toutes.',
    },
    when: (fact) => fact.fact === 'entryPaid' && fact.to === 'map',
  },
  {
    key: 'town-taken',
    rule: 'IB-50',
    title: { en: 'A town changes sides', fr: 'Une ville change de camp' },
    say: {
      en: 'Visitors now pay their coin to its owner. Others can still take it by attack or diplomacy.',
      fr: 'La pièce des visites revient à la personne qui la contrôle. D’autres peuvent encore la prendre.',
    },
    when: (fact) => fact.fact === 'townTaken',
  },
  {
    key: 'bought',
    rule: 'IB-118',
    title: { en: 'A building', fr: 'Un bâtiment' },
    say: {
      en: 'Buildings are points and have abilities of their own: choose one to read it.',
      fr: 'Les bâtiments sont des points et ont leurs capacités : choisissez-en un pour le lire.',
    },
    when: (fact, reader) => (fact.fact === 'bought' || fact.fact === 'built') && fact.seat === reader,
  },
  {
    key: 'renown',
    rule: 'IB-127',
    title: { en: 'Renown', fr: 'Réputation' },
    say: {
      en: 'Each time you reach 7 on the track, you take a renown token: 7 points and a reward.',
      fr: 'Chaque fois que vous atteignez 7 sur la piste, vous prenez un jeton Réputation : 7 points et une récompense.',
    },
    when: (fact, reader) => fact.fact === 'renown' && fact.seat === reader,
  },
  {
    key: 'last-round',
    rule: 'IB-177',
    title: { en: 'The last round', fr: 'La dernière manche' },
    say: {
      en: 'Someone has completed a city, or taken the last token. Finish this round, then play one more.',
      fr: 'Une Capitale est complète, ou le dernier jeton est pris. On finit cette manche, puis on en joue une dernière.',
    },
    when: (fact) => fact.fact === 'lastRound',
  },
];
