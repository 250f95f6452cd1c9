import { capital, count, does, group, has, list, nameOf, who } from '@skerry/speech/fr';
import { CARDS } from '../../content/cards.ts';
import { islandName, place, type Text } from '../context.ts';
import { shared, solo } from './endings.ts';
import { le, pair, points } from './grammar.ts';
import { names } from './names.ts';

const PERSON = { name: 'personne', gender: 'f' } as const;

const spaced = (letters: Iterable<string>): string => [...letters].join(' ');

export const facts: Text['facts'] = {
  opened: ({ seats, island, specialBonus, direction, symmetry }, context) => {
    const extras = [
      ...(specialBonus ? ['Avec des cartes rouges.'] : []),
      ...(direction === 'counter-clockwise'
        ? ['Les lettres tournent dans le sens inverse des aiguilles d’une montre.']
        : []),
      ...(symmetry ? ['Toutes les feuilles ont les mêmes lettres.'] : []),
    ];
    const party = `${capital(count(seats, PERSON))} ${seats === 1 ? 'part' : 'partent'}`;
    return [`${party} à la découverte de l’île : ${islandName(context, island, 'fr')}.`, ...extras].join(' ');
  },
  startVillage: ({ village }) => `Le Maire a écrit la première lettre dans le village ${village}.`,
  setUpCard: ({ letters }) => `La carte de mise en place donne ${spaced(letters)}.`,
  lettersWritten: ({ seat, letters }, context) =>
    seat === context.reader
      ? `Vos villages 1 à 10 portent les lettres ${spaced(letters)}.`
      : `${nameOf(context, seat)} : les villages 1 à 10 portent les lettres ${spaced(letters)}.`,
  blueLaid: ({ letter, values: [first = 0, second] }) =>
    second === undefined
      ? `La ${names.blueCard} ${letter} vaut ${points(first)}.`
      : `Les cartes bleues ${letter} valent ${first} puis ${points(second)}.`,
  redLaid: ({ kinds }) =>
    `${kinds.length === 1 ? 'Carte rouge visible' : 'Cartes rouges visibles'} : ${list(kinds.map((kind) => `deux ${names.sights[kind].many}`))}.`,

  roundBegan: ({ round, rounds }) => `Manche ${round} sur ${rounds} : les 27 cartes Terrain.`,
  cardsShown: ({ turn, cards }) => `Tour ${turn} : ${pair(cards)}.`,
  cardsLeft: (left) =>
    `Encore dans la pioche : ${list(CARDS.filter((card) => left[card] > 0).map((card) => `${left[card]} × ${names.cards[card]}`))}.`,
  couldNotDraw: ({ seat }, context) =>
    `${does(context, seat, 'n’a', 'n’avez')} plus aucun sentier possible avec ces cartes et ${seat === context.reader ? 'passez' : 'passe'} ce tour.`,

  drafted: ({ seat, between: [from, to], bonus }, context) =>
    `${does(context, seat, 'esquisse', 'esquissez')} ${bonus ? 'un sentier bonus' : 'un sentier'} : ${place(context, names, from, seat)} – ${place(context, names, to, seat)}.`,
  bonusTrailOwed: ({ seat, sight }, context) =>
    `${capital(names.sights[sight].many)} au complet : un sentier bonus pour ${who(context, seat)}.`,
  done: ({ seat }, context) => `${has(context, seat)} fini.`,

  drew: ({ seat, between: [from, to], bonus }, context) =>
    `${has(context, seat)} tracé ${bonus ? 'un sentier bonus' : 'un sentier'} : ${place(context, names, from, seat)} – ${place(context, names, to, seat)}.`,
  sightConnected: ({ seat, sight, hex, value }, context) =>
    `${has(context, seat)} relié ${le(sight)} en ${hex} à un village : ${points(value)}.`,
  kindCompleted: ({ seat, sight }, context) =>
    `${has(context, seat)} relié tous les ${names.sights[sight].many}, ce qui donne un sentier bonus.`,
  pairConnected: ({ seat, letter, value }, context) =>
    `${has(context, seat)} relié les deux villages ${letter} : ${points(value)}.`,
  blueWon: ({ letter, points: won, seats }, context) =>
    `${group(context, seats, 'gagne', 'gagnent', 'gagnez')} ${points(won)}${seats.length > 1 ? ' par personne' : ''} avec la ${names.blueCard} ${letter}.`,
  blueGone: ({ letter, left }) =>
    left === 0
      ? `Il n’y a plus de ${names.blueCard} ${letter}.`
      : `Il y a encore une ${names.blueCard} ${letter} dessous.`,
  redWon: ({ sight, points: won, seats }, context) =>
    `${group(context, seats, 'gagne', 'gagnent', 'gagnez')} ${points(won)}${seats.length > 1 ? ' par personne' : ''} avec la ${names.redCard} : deux ${names.sights[sight].many} sont reliés.`,

  roundScored: ({ round, seat, sum }, context) =>
    seat === context.reader
      ? `Vos curiosités ont rapporté ${points(sum)} à la manche ${round}.`
      : `Manche ${round} : ${points(sum)} de curiosités pour ${nameOf(context, seat)}.`,
  soloCut: ({ kept, gone }) =>
    `Les cartes bleues ${list(kept)} restent pour la dernière manche ; ${list(gone)} ${gone.length === 1 ? 'est retirée' : 'sont retirées'}.`,
  finished: ({ seat, sums, villages, bonuses, total, level }, context) => {
    const title = names.levels[level - 1];
    const parts = `curiosités ${sums.join(' + ')}, villages ${villages}, bonus ${bonuses}`;
    return `${has(context, seat)} marqué ${points(total)} (${parts}). ${title === undefined ? 'Aucun titre cette fois.' : `${title} : titre ${level} sur ${names.levels.length}.`}`;
  },
  won: ({ seats }, context) => shared(seats, context),
  scoreOnly: ({ total, level }) => solo(total, level),
};
