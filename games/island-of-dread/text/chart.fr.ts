import { capital, count, list, people, theyDo } from '@skerry/speech/fr';
import type { Deck } from '../content/vocabulary.ts';
import type { ChartWords } from './chart.ts';
import { names, TILE_NAMES } from './french.ts';
import type { Telling } from './telling.ts';

const JEWELS: { readonly [D in Deck]: string } = {
  green: 'joyau vert',
  yellow: 'joyau jaune',
  sea: 'joyau de mer',
  red: 'joyau rouge',
  silver: 'joyau argent',
};

const here = (telling: Telling, heroes: readonly number[]): string[] =>
  heroes.length === 0
    ? []
    : [`${people(telling, heroes)} ${theyDo(telling, heroes, 's’y trouve', 's’y trouvent', 'vous y trouvez')}`];

/** « le dé 1 », « les dés 1, 2 et 3 ». */
const dice = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? 'le dé' : 'les dés'} ${list(numbers.map(String))}`;

const sentence = (parts: readonly string[]): string => `${capital(parts.join(', '))}.`;

const DIE = { name: 'dé', gender: 'm' } as const;
const SPACE = { name: 'case', gender: 'f' } as const;

export const chart: ChartWords = {
  names,
  picked: {
    rest: 'Se reposer',
    step: 'Faire un pas',
    enter: 'Marcher',
    row: 'Choisir une rangée',
    teleport: 'Se téléporter',
    lane: 'Prendre la mer',
    place: 'Choisir une case',
  },
  caption: (hero, place) => `${hero} · ${place}`,
  chart: (sea, hero, reach) =>
    [
      `Carte : ${sea}.`,
      ...(hero === undefined ? [] : [`Votre Héros est ici : ${hero}.`]),
      `À portée : ${count(reach, SPACE)}.`,
    ].join(' '),
  space: (telling, { name, jewel, isPresent, sunburst, undefeated, tile, heroes, dice: by, why }) => {
    const parts = [
      name,
      ...(jewel === undefined ? [] : [`${JEWELS[jewel]}${isPresent ? '' : ' pris'}`]),
      ...(sunburst ? ['soleil'] : []),
      ...(undefeated === undefined ? [] : [`Défi invaincu : ${undefeated}`]),
      ...(tile === undefined ? [] : [TILE_NAMES[tile]]),
      ...here(telling, heroes),
      ...(by === undefined ? [] : [by.length === 0 ? 'à portée' : `à portée avec ${dice(by)}`]),
    ];
    return [sentence(parts), ...(why === undefined ? [] : [why])].join(' ');
  },
  anchor: (telling, { name, lanes, heroes }) =>
    sentence([name, `routes maritimes : ${list(lanes)}`, ...here(telling, heroes)]),
  withDice: (n) => (n === 0 ? 'Sans dé' : `Avec ${count(n, DIE)}`),
  toHero: 'Aller à mon Héros',
  wholeChart: 'Carte entière',
  calm: 'Marquer seulement joyaux et villes',
  walk: 'Y aller',
};
