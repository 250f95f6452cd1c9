import type { Lessons } from '@skerry/look';
import drawings from '../board/parts/drawings.svg';
import type { TownName } from '../content/vocabulary.ts';
import type { Islebound } from '../rules/types.ts';

const town = (name: TownName) => ({ drawing: `${drawings}#town-${name}`, box: '-6 -6 132 104' });
const thing = (name: 'pirate' | 'book' | 'ship-1') => ({ drawing: `${drawings}#${name}`, box: '-2 -2 64 64' });

export const lessons: Lessons<Islebound> = {
  list: [
    {
      key: 'sail-and-visit',
      title: { en: 'Sail and visit', fr: 'Se déplacer, visiter' },
      about: { en: 'What a turn is made of.', fr: 'De quoi est fait un tour.' },
      rules: ['IB-21'],
      picture: thing('ship-1'),
      load: async () => (await import('./sail-and-visit.ts')).lesson,
    },
    {
      key: 'your-crew',
      title: { en: 'Your crew', fr: 'Votre équipage' },
      about: {
        en: 'Exhausted crew go below; a rest brings them back up.',
        fr: 'L’équipage utilisé descend ; un repos le fait remonter.',
      },
      rules: ['IB-37', 'IB-41'],
      picture: town('ratnest'),
      load: async () => (await import('./your-crew.ts')).lesson,
    },
    {
      key: 'hire',
      title: { en: 'Hire crew', fr: 'Recruter' },
      about: { en: 'Two skills for a few coins.', fr: 'Deux compétences pour quelques pièces.' },
      rules: ['IB-15', 'IB-44'],
      picture: town('undervall'),
      load: async () => (await import('./hire.ts')).lesson,
    },
    {
      key: 'by-force',
      title: { en: 'By force', fr: 'Par la force' },
      about: { en: 'Attack a town with a red banner.', fr: 'Attaquez une ville à bannière rouge.' },
      rules: ['IB-83'],
      picture: thing('pirate'),
      load: async () => (await import('./by-force.ts')).lesson,
    },
    {
      key: 'by-talk',
      title: { en: 'By diplomacy', fr: 'Par la diplomatie' },
      about: { en: 'Win a town with influence.', fr: 'Gagnez une ville par l’influence.' },
      rules: ['IB-103', 'IB-105'],
      picture: town('felsGarden'),
      load: async () => (await import('./by-talk.ts')).lesson,
    },
    {
      key: 'a-city-of-your-own',
      title: { en: 'A city of your own', fr: 'Votre Capitale' },
      about: {
        en: 'Buy buildings; the seventh or eighth triggers the last round.',
        fr: 'Achetez des bâtiments ; le septième ou le huitième déclenche la dernière manche.',
      },
      rules: ['IB-118', 'IB-175'],
      picture: town('stratic'),
      load: async () => (await import('./a-city-of-your-own.ts')).lesson,
    },
    {
      key: 'renown',
      title: { en: 'Renown', fr: 'La réputation' },
      about: { en: 'Reputation cards, and what they give.', fr: 'Les cartes Réputation, et ce qu’elles apportent.' },
      rules: ['IB-133', 'IB-134'],
      picture: town('farwold'),
      load: async () => (await import('./renown.ts')).lesson,
    },
  ],
  firstTimes: async () => (await import('./first-times.ts')).firstTimes,
};
