import { capital, count, figures, list, people, small, theyDo } from '@skerry/speech/fr';
import type { Deck } from '../../content/vocabulary.ts';
import type { ChartWords } from '../chart.ts';
import type { TextContext } from '../context.ts';
import { counters, names, TILE_NAMES, thePlace, toPlace } from './grammar.ts';

const JEWELS: { readonly [D in Deck]: string } = {
  green: 'joyau vert',
  yellow: 'joyau jaune',
  sea: 'joyau de mer',
  red: 'joyau rouge',
  silver: 'joyau argent',
};

const here = (context: TextContext, heroes: readonly number[]): string[] =>
  heroes.length === 0
    ? []
    : [`${people(context, heroes)} ${theyDo(context, heroes, 's’y trouve', 's’y trouvent', 'vous y trouvez')}`];

/** « le dé 1 », « les dés 1, 2 et 3 ». */
const dice = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? 'le dé' : 'les dés'} ${list(numbers.map(String))}`;

const sentence = (parts: readonly string[]): string => `${capital(parts.join(', '))}.`;

const DIE = { name: 'dé', gender: 'm' } as const;
const LANE = { name: 'route', gender: 'f' } as const;
const SPACE = { name: 'case', gender: 'f' } as const;

const FIGURE =
  /\+?\d+ (?:pièces? d’or|blessures?|fatigues?|points? d’expérience|cartes? marines? (?:bleue|verte)s?|en (?:Esprit|Corps|Âme|Vie|Vigueur))(?!\p{L})/u;

export const chart: ChartWords = {
  names,
  stress: { asked: new RegExp(`\\d+(?= à atteindre)|${FIGURE.source}`, 'u'), told: FIGURE },
  picked: {
    step: 'Faire un pas',
    enter: 'Marcher',
    row: 'Choisir une rangée',
    teleport: 'Se téléporter',
    lane: 'Prendre la mer',
    place: 'Choisir une case',
  },
  chart: (context, hero, reach) =>
    [
      `Carte de la ${small(names.named(context, 'cerridorSea'))}.`,
      ...(hero === undefined ? [] : [`Votre Héros est ici : ${names.place(context, hero)}.`]),
      `À portée : ${count(reach, SPACE)}.`,
    ].join(' '),
  title: (context) => [
    `L’${names.named(context, 'islandOfDread')}`,
    `${names.named(context, context.content.content.chart.landmasses[0]!)} et les terres de la ${small(names.named(context, 'cerridorSea'))}`,
  ],
  space: (context, outlook) => [`${capital(outlook.name)}.`, ...chart.notes(context, outlook)].join(' '),
  notes: (context, { jewel, isPresent, sunburst, undefeated, tile, heroes, dice: by, why }) => {
    const parts = [
      ...(jewel === undefined ? [] : [`${JEWELS[jewel]}${isPresent ? '' : ' pris'}`]),
      ...(sunburst ? ['soleil'] : []),
      ...(undefeated === undefined ? [] : [`Défi invaincu : ${undefeated}`]),
      ...(tile === undefined ? [] : [TILE_NAMES[tile]]),
      ...here(context, heroes),
    ];
    return [
      ...(parts.length === 0 ? [] : [sentence(parts)]),
      ...(by === undefined ? [] : [chart.inReach(by)]),
      ...(why === undefined ? [] : [why]),
    ];
  },
  anchor: (context, { name, lanes, heroes }) =>
    sentence([name, `routes maritimes : ${list(lanes)}`, ...here(context, heroes)]),
  inReach: (by) => (by.length === 0 ? 'À portée.' : `À portée avec ${dice(by)}.`),
  notInReach: 'Hors de portée.',
  withDice: (n) => (n === 0 ? 'Sans dé' : `Avec ${count(n, DIE)}`),
  anchors: 'Mouillages',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  toHero: 'Aller à mon Héros',
  wholeChart: 'Carte entière',
  overview: 'La partie visible de la carte',
  list: 'Liste des cases à portée',
  spacesInReach: (n) => `${figures(n, SPACE)} à portée`,
  nothingInReach: 'Aucune case à portée.',
  calm: 'Marquer seulement joyaux et villes à portée',

  how: {
    move: 'Lancez les dés pour aller loin ; un pas ne demande aucun dé.',
    sail: 'Choisissez un mouillage pour y aller.',
    market: 'Choisissez une carte pour l’acheter, ou une des vôtres pour la vendre.',
    phase: 'Comparez les chances, puis lancez.',
    experience: (price) => `Le prochain jeton coûte ${figures(price, { name: 'point', gender: 'm' })}.`,
  },

  there: {
    walk: (context, at) => `Marcher jusqu’${toPlace(context, at)}`,
    fly: (context, at) => `Voler jusqu’${toPlace(context, at)}`,
    step: (context, at) => `Faire un pas jusqu’${toPlace(context, at)}`,
    sail: (context, at) => `Naviguer vers ${thePlace(context, at)}`,
    place: (context, at) => `Choisir ${thePlace(context, at)}`,
    teleport: (context, at) => `Se téléporter ${toPlace(context, at)}`,
    dice: (by) => dice(by).replace(/^les? /, ''),
    soon: 'Départ dans un instant. Pour rester, appuyez sur une touche ou cliquez ailleurs.',
  },

  dice: {
    label: 'Dés de déplacement',
    die: (n, terrains) => `Dé ${n} : ${terrains.join(', ')}`,
    spent: (n) => `Dé ${n} : dépensé`,
    hint: (n) => `${capital(count(n, SPACE))} à portée ; le chiffre est celui du dé qui vous y mène.`,
    count: (n) => figures(n, DIE),
  },
  restBy: (n) => `Repos : ${counters(n, 'exhaustion')}`,
  restLeaves: (dice) => (dice === 0 ? 'puis aucun dé' : `puis ${figures(dice, DIE)}`),
  spaces: (n) => figures(n, SPACE),
  lanes: (n) => figures(n, LANE),
};
