import { type Nameless, namedById } from './names.ts';
import type { Town } from './vocabulary.ts';

export const TOWNS: readonly Town[] = namedById<Nameless<Town>>('towns', [
  {
    id: 'borsham',
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
]);
