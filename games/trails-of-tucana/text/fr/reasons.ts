import { capital, count, list, people, theyDo } from '@skerry/speech/fr';
import type { Sight } from '../../content/islands.ts';
import { kindsOf, type Text } from '../context.ts';
import { pair, TRAIL } from './grammar.ts';
import { names } from './names.ts';

const connected = (kinds: readonly Sight[]): string =>
  list(kindsOf(kinds).map((kind) => `tous les ${names.sights[kind].many}`));

export const reasons: Text['reasons'] = {
  done: ({ waiting }, context) =>
    `Vous avez fini : ${people(context, waiting)} ${theyDo(context, waiting, 'trace', 'tracent', 'tracez')} encore.`,
  nothingToDraw: ({ cards }) =>
    `Il ne reste sur votre feuille aucun sentier à tracer avec ${pair(cards)} : vous passez ce tour.`,

  alreadyDrew: () => 'Vous avez tracé votre sentier de ce tour : annulez-le pour en tracer un autre.',
  noBonusOwed: () => 'Vous avez tracé votre sentier et vos sentiers bonus de ce tour : il n’en reste aucun à tracer.',
  nameTwoHexes: () => 'Un sentier relie exactement deux cases : choisissez ses deux bouts.',
  sameHexTwice: () => 'Un sentier mène à une autre case : choisissez-en deux différentes.',
  sea: ({ hex }) => `Il n’y a pas de case ${hex} sur cette île, rien que la mer.`,
  gapBetween: ({ between: [one, other] }) => `La mer sépare ${one} et ${other}, et aucun sentier ne la traverse.`,
  notAdjacent: ({ between: [one, other] }) => `Les cases ${one} et ${other} n’ont pas de côté commun.`,
  alreadyDrawn: () => 'Ce sentier est déjà sur votre feuille.',
  wrongTerrain: ({ terrains, cards }) => `${capital(pair(terrains))} : cela ne va pas avec les cartes, ${pair(cards)}.`,

  mustDraw: ({ possible }) =>
    `Tracez d’abord votre sentier : ${count(possible, TRAIL)} ${possible < 2 ? 'convient' : 'conviennent'}.`,
  bonusOwed: ({ kinds }) =>
    `Tracez d’abord votre sentier bonus : vous avez relié ${connected(kinds)}, et il ne se garde pas pour plus tard.`,
};
