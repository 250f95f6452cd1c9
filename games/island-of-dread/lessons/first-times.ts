import type { FirstTime } from '@skerry/look';
import type { IslandOfDread } from '../rules/types.ts';

/** In the order in which they are told, where one fact is about several. */
export const firstTimes: readonly FirstTime<IslandOfDread>[] = [
  {
    key: 'your-turn',
    rule: 'ID-42',
    title: { en: 'Your turn', fr: 'À vous' },
    say: {
      en: 'Move, then have an adventure or visit the market, then train. The prompt below always shows what comes next.',
      fr: 'Déplacez-vous, vivez une aventure ou allez au marché, puis entraînez-vous. La consigne indique toujours la suite.',
    },
    when: (fact, reader) => fact.fact === 'turnBegan' && fact.seat === reader,
  },
  {
    key: 'move-dice',
    rule: 'ID-52',
    title: { en: 'Movement dice', fr: 'Les dés de déplacement' },
    say: {
      en: 'Each die takes you one step onto terrain that it shows. Choose a highlighted space.',
      fr: 'Chaque dé vous mène d’un pas vers un terrain qu’il affiche. Choisissez une case marquée.',
    },
    when: (fact, reader) => fact.fact === 'moveRolled' && fact.seat === reader,
  },
  {
    key: 'combat',
    rule: 'ID-94',
    title: { en: 'A fight', fr: 'Un combat' },
    say: {
      en: 'Your Hero can attack in one phase and defend in the others. Two dice plus your value against the number on the card.',
      fr: 'Attaquez dans une phase, défendez-vous dans les autres. Deux dés plus votre valeur contre celle de la carte.',
    },
    when: (fact, reader) => fact.fact === 'phaseBegan' && fact.seat === reader,
  },
  {
    key: 'defeated',
    rule: 'ID-32',
    title: { en: 'A Challenge is defeated', fr: 'Un Défi est vaincu' },
    say: {
      en: 'You gain experience points and a reward. Train with the points at the end of your turn.',
      fr: 'Vous gagnez des points d’expérience et une récompense. Entraînez-vous avec ces points en fin de tour.',
    },
    when: (fact, reader) => fact.fact === 'challengeDefeated' && fact.seat === reader,
  },
  {
    key: 'trained',
    rule: 'ID-177',
    title: { en: 'Stronger for good', fr: 'Un progrès durable' },
    say: {
      en: 'Experience counters last the whole game; they also decide the ranking behind the winner.',
      fr: 'Les jetons d’expérience restent toute la partie ; ils décident aussi du classement derrière la première place.',
    },
    when: (fact, reader) => fact.fact === 'trained' && fact.seat === reader,
  },
];
