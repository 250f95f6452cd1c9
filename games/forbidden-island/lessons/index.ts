import type { Lessons } from '@skerry/look';
import drawings from '../board/parts/drawings.svg';
import type { Tile } from '../content/tiles.ts';
import type { ForbiddenIsland } from '../rules/types.ts';

const tile = (name: Tile) => ({ drawing: `${drawings}#${name}`, box: '0 0 120 100' });

export const lessons: Lessons<ForbiddenIsland> = {
  list: [
    {
      key: 'three-actions',
      title: { en: 'Your three actions', fr: 'Vos trois actions', de: 'Deine drei Aktionen' },
      about: { en: 'Move from tile to tile.', fr: 'Allez de tuile en tuile.', de: 'Geh von Feld zu Feld.' },
      rules: ['FI-17', 'FI-22'],
      picture: tile('copper-gate'),
      load: async () => (await import('./three-actions.ts')).lesson,
    },
    {
      key: 'keep-it-dry',
      title: { en: 'Keep it dry', fr: 'Garder au sec', de: 'Alles trocken halten' },
      about: {
        en: 'Shore up flooded tiles before they sink.',
        fr: 'Asséchez les tuiles inondées avant qu’elles ne sombrent.',
        de: 'Leg überflutete Felder trocken, bevor sie versinken.',
      },
      rules: ['FI-42', 'FI-94'],
      picture: tile('misty-marsh'),
      load: async () => (await import('./keep-it-dry.ts')).lesson,
    },
    {
      key: 'treasure-cards',
      title: { en: 'Treasure cards', fr: 'Cartes Trésor', de: 'Schatzkarten' },
      about: {
        en: 'Draw two, keep five at most.',
        fr: 'Piochez-en deux, gardez-en cinq au plus.',
        de: 'Zieh zwei, behalte höchstens fünf.',
      },
      rules: ['FI-57', 'FI-70'],
      picture: tile('coral-palace'),
      load: async () => (await import('./treasure-cards.ts')).lesson,
    },
    {
      key: 'give-and-take',
      title: { en: 'Give and take', fr: 'Donner et recevoir', de: 'Geben und nehmen' },
      about: {
        en: 'Give cards to whoever needs them.',
        fr: 'Donnez vos cartes à qui en a besoin.',
        de: 'Gib Karten weiter, wo sie gebraucht werden.',
      },
      rules: ['FI-48'],
      picture: tile('whispering-garden'),
      load: async () => (await import('./give-and-take.ts')).lesson,
    },
    {
      key: 'raise-a-treasure',
      title: { en: 'Capture a treasure', fr: 'Prendre un trésor', de: 'Einen Schatz bergen' },
      about: {
        en: 'Four matching cards, in the right place.',
        fr: 'Quatre cartes pareilles, au bon endroit.',
        de: 'Vier gleiche Karten am richtigen Ort.',
      },
      rules: ['FI-53'],
      picture: tile('temple-of-the-sun'),
      load: async () => (await import('./raise-a-treasure.ts')).lesson,
    },
    {
      key: 'waters-rise',
      title: { en: 'Waters Rise!', fr: 'Montée des eaux !', de: 'Die Flut steigt!' },
      about: {
        en: 'Why the same tiles come back.',
        fr: 'Pourquoi les mêmes tuiles reviennent.',
        de: 'Warum dieselben Felder wiederkommen.',
      },
      rules: ['FI-65'],
      picture: tile('tidal-palace'),
      load: async () => (await import('./waters-rise.ts')).lesson,
    },
    {
      key: 'six-adventurers',
      title: { en: 'Six adventurers', fr: 'Six aventuriers', de: 'Sechs Abenteurer' },
      about: {
        en: 'What each of them does better.',
        fr: 'Ce que chacun fait mieux que les autres.',
        de: 'Was jeder von ihnen besser kann.',
      },
      rules: ['FI-25', 'FI-27', 'FI-30', 'FI-34', 'FI-45', 'FI-49'],
      picture: tile('watchtower'),
      load: async () => (await import('./six-adventurers.ts')).lesson,
    },
    {
      key: 'fly-home',
      title: { en: 'Fly home', fr: 'Rentrer par les airs', de: 'Nach Hause fliegen' },
      about: {
        en: 'How to win, and the four ways to lose.',
        fr: 'Comment gagner, et les quatre façons de perdre.',
        de: 'Wie ihr gewinnt, und vier Arten zu verlieren.',
      },
      rules: ['FI-109', 'FI-113', 'FI-114', 'FI-115', 'FI-116'],
      picture: tile('fools-landing'),
      load: async () => (await import('./fly-home.ts')).lesson,
    },
  ],
  firstTimes: async () => (await import('./first-times.ts')).firstTimes,
};
