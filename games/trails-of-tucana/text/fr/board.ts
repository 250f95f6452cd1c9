import { capital, figures, has, list, nameOf, number, people } from '@skerry/speech/fr';
import type { BoardWords } from '../board.ts';
import { le, PIECE, points, TRAIL } from './grammar.ts';
import { names } from './names.ts';

const STATES = { drawing: 'trace encore', done: 'a fini' };
const state = (of: keyof typeof STATES | undefined): string => (of === undefined ? '' : `, ${STATES[of]}`);

const SIGHT = { name: 'curiosité reliée', gender: 'f', many: 'curiosités reliées' } as const;

export const board: BoardWords = {
  names,
  stress: { asked: /(?<=: )[^.]+/, told: /\d+ points?/ },
  hotkeys: { draw: 't', bonus: 'b', done: 'f' },
  labels: { draw: 'Tracer un sentier', bonus: 'Tracer le bonus', done: 'J’ai fini' },
  trails: (n) => figures(n, TRAIL),
  anywhere: 'entre deux cases voisines',
  capital,
  list,
  points,
  entry: (name, content) => `${name} : ${content}`,

  survey: (context, seat) => (seat === context.reader ? 'votre propre levé' : `levé par ${nameOf(context, seat)}`),
  islandOf: (context, seat) => (seat === context.reader ? 'Votre île' : `Île : ${nameOf(context, seat)}`),
  segment: (from, to) => `${capital(from)} – ${to}`,
  village: (letter) => `le village ${letter}`,
  theSight: (sight) => le(sight),
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  drawIt: 'Le tracer',
  notThis: 'Annuler',
  close: 'Fermer',

  would: {
    sight: (sight, value, rounds) =>
      `${capital(names.sights[sight].one)} : ${points(value)}${rounds > 1 ? ` à chacune des ${number(rounds)} manches` : ''}`,
    pair: (letter, value) => `Villages ${letter} et ${letter} : ${points(value)}`,
    blue: (won) => `Reliés en premier : ${points(won)} de plus`,
    red: (sight, won) => `Carte rouge, deux ${names.sights[sight].many} : ${points(won)}`,
    bonus: 'Et un sentier bonus',
    ring: 'Aucun point : tout est déjà relié',
    apart: 'Pas encore de points : il ne mène nulle part',
    noVillage: (sights) => `Mène vers ${list(sights)}. Pas encore de points : aucun village sur ce sentier`,
    leadsTo: (places) => `Pas encore de points. Mène vers ${list(places)}`,
  },

  round: (round, rounds) => `manche ${round} sur ${rounds}`,
  turn: (turn, turns) => `tour ${turn} sur ${turns}`,
  cards: (one, other) => `Les cartes de ce tour : ${one} et ${other}.`,
  pileHidden: 'À cette table, les cartes restantes ne sont pas affichées.',
  left: (n, card) => `${n} × ${card}`,

  sights: 'Curiosités',
  eachRound: 'à chaque manche',
  villages: 'Villages',
  twoOfALetter: 'deux de la même lettre',
  redCards: 'Cartes rouges',
  standing: 'Titre',
  levelFrom: (title, from) => `${title} : ${from}`,
  topLevel: 'titre le plus haut',
  sumOfRound: (round, soFar) => `Curiosités, manche ${round}${soFar ? ' (en cours)' : ''}`,
  bonuses: 'Bonus',
  total: 'Total',
  soFar: (context, seat) =>
    seat === context.reader ? 'Vous, pour l’instant' : `${nameOf(context, seat)}, pour l’instant`,
  box: (of, value, circled, bonusTrail) =>
    `${of} : ${points(value)}${bonusTrail ? ' et un sentier bonus' : ''}, ${circled ? 'valeur entourée' : 'valeur libre'}`,
  blueCard: (letter, won, more) =>
    `Carte bleue ${letter} : ${points(won)} pour la première personne qui relie les deux villages${more > 0 ? `, puis ${points(more)}` : ''}`,
  redCard: (sight, won) =>
    `Carte rouge : ${points(won)} pour la première personne qui relie deux ${names.sights[sight].many}`,
  tookIt: (context, card, seats) => `${card} : prise par ${people(context, seats)}`,
  gone: 'prise',

  caption: (won, of) => `${won === 0 ? 'aucun point' : points(won)}${state(of)}`,
  about: (context, seat, won, pairs, sights) =>
    `${has(context, seat)} ${points(won)} pour l’instant : ${figures(sights, SIGHT)} à un village, ${pairs.length === 0 ? 'aucune paire de villages reliée' : `villages reliés : ${list(pairs)}`}.`,
  lookAt: (context, seat) => `Regarder l’île : ${nameOf(context, seat)}`,
  islands: 'Toutes les îles',
  leftInPile: 'Cartes Terrain restantes',
  wonCards: (cards) => `Cartes bonus : ${list(cards)}`,

  headings: {
    turn: 'Ce tour',
    map: 'Votre carte, rangée par rangée',
    trails: 'Ce qui est relié',
    score: 'Votre feuille',
    cards: 'Les cartes bonus',
    others: 'Les autres',
  },
  row: (n) => `Rangée ${n}`,
  trail: (n, places, segments) =>
    `Sentier ${n}, long de ${figures(segments, PIECE)} : ${places.length === 0 ? 'ni village ni curiosité' : list(places)}.`,
  noTrails: 'Rien n’est encore tracé.',
  noVillageYet: (places) => `Pas encore reliés à un village : ${list(places)}.`,
  other: (context, seat, won, of) => `${nameOf(context, seat)} : ${points(won)}${state(of)}.`,
  circled: (sight, values, of) =>
    `${capital(names.sights[sight].many)} : ${values.length} sur ${of}${values.length === 0 ? '' : `, valeurs entourées : ${list(values.map(String))}`}.`,
  joined: (letter, value) => `Villages ${letter} et ${letter} : reliés, ${points(value)}.`,
  notJoined: (letter, value, blue) =>
    `Villages ${letter} et ${letter} : pas encore reliés, ${points(value)}${blue > 0 ? ` et ${blue} pour la première personne` : ''}.`,

  achievement: (title) => title ?? 'Aucun titre cette fois',
  headingsOfScore: { round: 'Manche', villages: 'Villages', bonuses: 'Bonus', total: 'Total' },

  hints: {
    hexNames: 'Afficher les noms des cases sur la carte',
    doneByItself: 'Finir dès que mon sentier est tracé',
    untilDone: 'Une touche suffit. Annulez-la avant les prochaines cartes.',
  },
};
