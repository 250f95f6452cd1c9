import type { Lessons } from '@skerry/look';
import cards from '../board/drawings/cards.svg';
import chart from '../board/drawings/chart.svg';
import people from '../board/drawings/people.svg';
import signs from '../board/drawings/signs.svg';
import type { IslandOfDread } from '../rules/types.ts';

export const lessons: Lessons<IslandOfDread> = {
  list: [
    {
      key: 'move-by-dice',
      title: { en: 'Move by dice', fr: 'Avancer aux dés' },
      about: {
        en: 'The dice decide which terrain you can enter.',
        fr: 'Les dés décident des terrains où vous pouvez entrer.',
      },
      rules: ['ID-52'],
      picture: { drawing: `${signs}#die-1`, box: '0 0 60 60' },
      load: async () => (await import('./move-by-dice.ts')).lesson,
    },
    {
      key: 'rest-on-the-way',
      title: { en: 'Rest on the way', fr: 'Se reposer en chemin' },
      about: { en: 'Give up dice to remove exhaustion.', fr: 'Renoncez à des dés pour retirer de la fatigue.' },
      rules: ['ID-50'],
      picture: { drawing: `${people}#hero-steelhorns`, box: '0 0 60 60' },
      load: async () => (await import('./rest-on-the-way.ts')).lesson,
    },
    {
      key: 'meet-a-challenge',
      title: { en: 'Meet a Challenge', fr: 'Affronter un Défi' },
      about: {
        en: 'Attack where you are strong, defend elsewhere.',
        fr: 'Attaquez avec votre meilleure valeur, défendez-vous ailleurs.',
      },
      rules: ['ID-94', 'ID-95'],
      picture: { drawing: `${cards}#foe-viper`, box: '0 0 120 100' },
      load: async () => (await import('./meet-a-challenge.ts')).lesson,
    },
    {
      key: 'in-town',
      title: { en: 'In town', fr: 'En ville' },
      about: { en: 'Buy Items and heal wounds.', fr: 'Achetez des Objets et soignez vos blessures.' },
      rules: ['ID-129', 'ID-132'],
      picture: { drawing: `${signs}#mark-town`, box: '0 0 24 24' },
      load: async () => (await import('./in-town.ts')).lesson,
    },
    {
      key: 'get-better',
      title: { en: 'Get better', fr: 'Progresser' },
      about: { en: 'What experience is good for.', fr: 'À quoi sert l’expérience.' },
      rules: ['ID-175', 'ID-177'],
      picture: { drawing: `${chart}#mountains-1`, box: '-40 -40 80 80' },
      load: async () => (await import('./get-better.ts')).lesson,
    },
    {
      key: 'a-captain',
      title: { en: 'A Captain', fr: 'Un Capitaine' },
      about: { en: 'The way to the sea, and how to win.', fr: 'Le chemin de la mer, et comment gagner.' },
      rules: ['ID-152', 'ID-208'],
      picture: { drawing: `${people}#captain-dorrinWake`, box: '0 0 60 60' },
      load: async () => (await import('./a-captain.ts')).lesson,
    },
  ],
  firstTimes: async () => (await import('./first-times.ts')).firstTimes,
};
