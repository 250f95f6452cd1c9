import type { Lessons } from '@skerry/look';
import drawings from '../board/parts/drawings.svg';
import type { Sight } from '../content/islands.ts';
import type { TrailsOfTucana } from '../rules/types.ts';

const sight = (name: Sight) => ({ drawing: `${drawings}#${name}`, box: '-26 -26 52 52' });
const ground = (name: string) => ({ drawing: `${drawings}#${name}`, box: '-40 -40 80 80' });

export const lessons: Lessons<TrailsOfTucana> = {
  list: [
    {
      key: 'two-cards',
      title: { en: 'Two cards, one trail', fr: 'Deux cartes, un sentier' },
      about: { en: 'Connect two hexes of the terrains shown.', fr: 'Reliez deux cases des terrains affichés.' },
      rules: ['TT-21', 'TT-22'],
      picture: ground('forest-1'),
      load: async () => (await import('./two-cards.ts')).lesson,
    },
    {
      key: 'reach-a-sight',
      title: { en: 'Reach a sight', fr: 'Relier une curiosité' },
      about: {
        en: 'A sight counts once it’s connected to a village.',
        fr: 'Une curiosité compte une fois reliée à un village.',
      },
      rules: ['TT-44'],
      picture: sight('book'),
      load: async () => (await import('./reach-a-sight.ts')).lesson,
    },
    {
      key: 'same-letters',
      title: { en: 'Two of a letter', fr: 'Deux fois la même lettre' },
      about: {
        en: 'Connect matching villages first for a bonus.',
        fr: 'Reliez les villages de même lettre avant les autres.',
      },
      rules: ['TT-55', 'TT-57'],
      picture: { drawing: `${drawings}#hut`, box: '-16 -16 32 32' },
      load: async () => (await import('./same-letters.ts')).lesson,
    },
    {
      key: 'any-terrain',
      title: { en: 'Any terrain', fr: 'Terrain au choix' },
      about: { en: 'The card that is whatever you like.', fr: 'La carte qui devient ce que vous voulez.' },
      rules: ['TT-25'],
      picture: ground('any'),
      load: async () => (await import('./any-terrain.ts')).lesson,
    },
    {
      key: 'bonus-trail',
      title: { en: 'A bonus trail', fr: 'Un sentier bonus' },
      about: { en: 'Complete a kind to draw an extra trail.', fr: 'Complétez un type pour tracer un sentier de plus.' },
      rules: ['TT-48', 'TT-49'],
      picture: sight('obelisk'),
      load: async () => (await import('./bonus-trail.ts')).lesson,
    },
    {
      key: 'end-of-a-round',
      title: { en: 'The end of a round', fr: 'La fin d’une manche' },
      about: {
        en: 'Why early sights count more than once.',
        fr: 'Pourquoi les premières curiosités comptent plusieurs fois.',
      },
      rules: ['TT-70'],
      picture: sight('toucan'),
      load: async () => (await import('./end-of-a-round.ts')).lesson,
    },
    {
      key: 'count-up',
      title: { en: 'Count up', fr: 'Faire les comptes' },
      about: { en: 'The last trail, and the final score.', fr: 'Le dernier sentier, et le total.' },
      rules: ['TT-72', 'TT-73'],
      picture: sight('yeti'),
      load: async () => (await import('./count-up.ts')).lesson,
    },
  ],
  firstTimes: async () => (await import('./first-times.ts')).firstTimes,
};
