import type { Town } from './vocabulary.ts';

export const TOWNS: readonly Town[] = [
  {
    id: 'borsham',
    name: { en: 'Borsham', fr: 'Borsham' },
    kind: 'island',
    standard: {
      banners: ['red'],
      strength: 5,
      entry: { coin: 0, exhaust: ['any'] },
      action: [
        { do: 'pay', prices: [{ wood: 1 }], get: { pirate: 1 }, times: 'perCrewOnDeck' },
        { do: 'pay', prices: [{ wood: 1, coin: 1 }], get: { serpent: 1 }, times: 'perCrewOnDeck' },
      ],
    },
    advanced: {
      banners: ['red'],
      strength: 6,
      entry: { coin: 0, exhaust: ['any'] },
      action: [
        { do: 'pay', prices: [{ wood: 1 }], get: { pirate: 1 }, times: 'perCrewOnDeck' },
        { do: 'pay', prices: [{ wood: 1, coin: 1 }], get: { serpent: 1 }, times: 'perCrewOnDeck' },
      ],
    },
  },
  {
    id: 'crimsika',
    name: { en: 'Crimsika', fr: 'Crimsika' },
    kind: 'port',
    standard: {
      banners: ['red'],
      strength: 5,
      entry: { coin: 1, exhaust: [] },
      action: [{ do: 'rest' }, { do: 'pay', prices: [{ book: 1 }], get: { cube: 1 }, times: 'any' }],
    },
  },
  {
    id: 'farwold',
    name: { en: 'Farwold', fr: 'Farwold' },
    kind: 'island',
    standard: {
      banners: ['red', 'blueGreen'],
      strength: 7,
      entry: { coin: 1, exhaust: ['administrate'] },
      action: [
        { do: 'reputation' },
        {
          do: 'gainOne',
          of: [
            { what: 'wood', n: 1 },
            { what: 'fish', n: 2 },
          ],
        },
      ],
    },
    advanced: {
      banners: ['red', 'blueGreen'],
      strength: 8,
      entry: { coin: 1, exhaust: ['administrate'] },
      action: [
        { do: 'reputation' },
        {
          do: 'gainOne',
          of: [
            { what: 'wood', n: 1 },
            { what: 'fish', n: 2 },
          ],
        },
      ],
    },
  },
  {
    id: 'felsGarden',
    name: { en: 'Fel’s Garden', fr: 'Fel’s Garden' },
    kind: 'island',
    standard: {
      banners: ['blueGreen'],
      strength: 5,
      entry: { coin: 1, exhaust: [] },
      action: [{ do: 'rest' }, { do: 'gain', what: 'cube', n: 1 }],
    },
    advanced: {
      banners: ['blueGreen'],
      strength: 6,
      entry: { coin: 1, exhaust: [] },
      action: [
        { do: 'pay', prices: [{ wood: 1 }], get: { renown: 1, cube: 1 }, times: 'any', exhaust: 'administrate' },
      ],
    },
  },
  {
    id: 'grenille',
    name: { en: 'Grenille', fr: 'Grenille' },
    kind: 'island',
    standard: {
      banners: ['red'],
      strength: 5,
      entry: { coin: 1, exhaust: [] },
      action: [
        { do: 'gain', what: 'wood', n: 2 },
        { do: 'gain', what: 'wood', n: 1, per: 'work' },
      ],
    },
    advanced: {
      banners: ['red'],
      strength: 5,
      entry: { coin: 1, exhaust: [] },
      action: [
        { do: 'gain', what: 'wood', n: 2 },
        { do: 'gain', what: 'wood', n: 1, per: 'work' },
      ],
    },
  },
  {
    id: 'krazk',
    name: { en: 'Krazk', fr: 'Krazk' },
    kind: 'port',
    standard: {
      banners: ['red'],
      strength: 5,
      entry: { coin: 1, exhaust: [] },
      action: [
        { do: 'rest' },
        {
          do: 'gainOne',
          of: [
            { what: 'wood', n: 1 },
            { what: 'fish', n: 1 },
          ],
        },
      ],
    },
  },
  {
    id: 'marhaven',
    name: { en: 'Marhaven', fr: 'Marhaven' },
    kind: 'port',
    standard: {
      banners: ['red'],
      strength: 5,
      entry: { coin: 1, exhaust: [] },
      action: [{ do: 'rest' }, { do: 'gain', what: 'pirate', n: 1 }],
    },
  },
  {
    id: 'morlim',
    name: { en: 'Morlim', fr: 'Morlim' },
    kind: 'island',
    standard: {
      banners: ['blueGreen'],
      strength: 6,
      entry: { coin: 0, exhaust: ['administrate'] },
      action: [
        { do: 'hire', extra: 0 },
        { do: 'gain', what: 'renown', n: 1 },
      ],
    },
    advanced: {
      banners: ['blueGreen'],
      strength: 7,
      entry: { coin: 0, exhaust: ['administrate'] },
      action: [
        { do: 'hire', extra: 0 },
        { do: 'gain', what: 'wood', n: 1, per: 'work' },
      ],
    },
  },
  {
    id: 'ratnest',
    name: { en: 'Ratnest', fr: 'Ratnest' },
    kind: 'island',
    standard: {
      banners: ['red'],
      strength: 6,
      entry: { coin: 1, exhaust: ['any'] },
      action: [
        { do: 'gain', what: 'pirate', n: 2 },
        { do: 'gain', what: 'wood', n: 1, per: 'work' },
      ],
    },
    advanced: {
      banners: ['red'],
      strength: 7,
      entry: { coin: 1, exhaust: ['any'] },
      action: [{ do: 'gain', what: 'pirate', n: 2 }, { do: 'rest' }],
    },
  },
  {
    id: 'rockslide',
    name: { en: 'Rockslide', fr: 'Rockslide' },
    kind: 'island',
    standard: {
      banners: ['red'],
      strength: 6,
      entry: { coin: 0, exhaust: ['administrate'] },
      action: [
        { do: 'gain', what: 'book', n: 1 },
        { do: 'gain', what: 'renown', n: 1 },
      ],
    },
    advanced: {
      banners: ['red'],
      strength: 7,
      entry: { coin: 0, exhaust: ['administrate'] },
      action: [{ do: 'pay', prices: [{ coin: 2 }], get: { book: 1, renown: 2 }, times: 'perCrewOnDeck' }],
    },
  },
  {
    id: 'stratic',
    name: { en: 'Stratic', fr: 'Stratic' },
    kind: 'island',
    standard: {
      banners: ['blueGreen'],
      strength: 8,
      entry: { coin: 0, exhaust: ['administrate'] },
      action: [{ do: 'build' }],
    },
    advanced: {
      banners: ['blueGreen'],
      strength: 8,
      entry: { coin: 0, exhaust: ['administrate'] },
      action: [{ do: 'build' }],
    },
  },
  {
    id: 'sunsRest',
    name: { en: 'Sun’s Rest', fr: 'Sun’s Rest' },
    kind: 'island',
    standard: {
      banners: ['blueGreen'],
      strength: 5,
      entry: { coin: 0, exhaust: ['any'] },
      action: [{ do: 'pay', prices: [{ fish: 2 }], get: { serpent: 1 }, times: 'perCrewOnDeck' }],
    },
    advanced: {
      banners: ['blueGreen'],
      strength: 6,
      entry: { coin: 0, exhaust: ['any'] },
      action: [{ do: 'pay', prices: [{ fish: 2 }], get: { serpent: 1, renown: 1 }, times: 'any', exhaust: 'any' }],
    },
  },
  {
    id: 'theGrotto',
    name: { en: 'The Grotto', fr: 'The Grotto' },
    kind: 'island',
    standard: {
      banners: ['red'],
      strength: 4,
      entry: { coin: 1, exhaust: [] },
      action: [
        { do: 'gain', what: 'fish', n: 4 },
        { do: 'gain', what: 'fish', n: 1, per: 'work' },
      ],
    },
    advanced: {
      banners: ['red'],
      strength: 5,
      entry: { coin: 1, exhaust: [] },
      action: [
        { do: 'gain', what: 'fish', n: 3 },
        { do: 'gain', what: 'renown', n: 1 },
        { do: 'gain', what: 'fish', n: 1, per: 'work' },
      ],
    },
  },
  {
    id: 'thundrake',
    name: { en: 'Thundrake', fr: 'Thundrake' },
    kind: 'port',
    standard: {
      banners: ['red'],
      strength: 5,
      entry: { coin: 1, exhaust: [] },
      action: [{ do: 'rest' }, { do: 'pay', prices: [{ book: 1 }], get: { renown: 2 }, times: 'any' }],
    },
  },
  {
    id: 'undervall',
    name: { en: 'Undervall', fr: 'Undervall' },
    kind: 'island',
    standard: {
      banners: ['blueGreen'],
      strength: 6,
      entry: { coin: 1, exhaust: [] },
      action: [{ do: 'rest' }, { do: 'hire', extra: 1, fr1: { free: true } }],
    },
    advanced: {
      banners: ['blueGreen'],
      strength: 5,
      entry: { coin: 1, exhaust: [] },
      action: [
        { do: 'gain', what: 'renown', n: 1 },
        { do: 'hire', extra: 0 },
      ],
    },
  },
  {
    id: 'zilliam',
    name: { en: 'Zilliam', fr: 'Zilliam' },
    kind: 'island',
    standard: {
      banners: ['blueGreen'],
      strength: 7,
      entry: { coin: 1, exhaust: [] },
      action: [{ do: 'pay', prices: [{ fish: 1 }, { wood: 1 }], get: { book: 1 }, times: 'any', exhaust: 'any' }],
    },
    advanced: {
      banners: ['blueGreen'],
      strength: 7,
      entry: { coin: 1, exhaust: [] },
      action: [{ do: 'pay', prices: [{ fish: 1 }, { wood: 1 }], get: { book: 1 }, times: 'any', exhaust: 'any' }],
    },
  },
];
