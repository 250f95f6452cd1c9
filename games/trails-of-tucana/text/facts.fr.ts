import { capital, count, does, group, has, list, nameOf, who } from '@skerry/speech/fr';
import { CARDS } from '../content/cards.ts';
import { shared, solo } from './endings.fr.ts';
import { le, pair, points } from './french.ts';
import { names } from './names.fr.ts';
import { islandName, place, type Text } from './telling.ts';

const PERSON = { name: 'personne', gender: 'f' } as const;

const spaced = (letters: Iterable<string>): string => [...letters].join(' ');

export const facts: Text['facts'] = {
  opened: ({ seats, island, specialBonus, direction, symmetry }, telling) => {
    const extras = [
      ...(specialBonus ? ['Avec des cartes rouges.'] : []),
      ...(direction === 'counter-clockwise'
        ? ['Les lettres tournent dans le sens inverse des aiguilles d’une montre.']
        : []),
      ...(symmetry ? ['Toutes les feuilles ont les mêmes lettres.'] : []),
    ];
    const party = `${capital(count(seats, PERSON))} ${seats === 1 ? 'part' : 'partent'}`;
    return [`${party} à la découverte de l’île : ${islandName(telling, island, 'fr')}.`, ...extras].join(' ');
  },
  startVillage: ({ village }) => `Le Maire a écrit la première lettre dans le village ${village}.`,
  setUpCard: ({ letters }) => `La carte de mise en place donne ${spaced(letters)}.`,
  lettersWritten: ({ seat, letters }, telling) =>
    seat === telling.reader
      ? `Vos villages 1 à 10 portent les lettres ${spaced(letters)}.`
      : `${nameOf(telling, seat)} : les villages 1 à 10 portent les lettres ${spaced(letters)}.`,
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
  couldNotDraw: ({ seat }, telling) =>
    `${does(telling, seat, 'n’a', 'n’avez')} plus aucun sentier possible avec ces cartes et ${seat === telling.reader ? 'passez' : 'passe'} ce tour.`,

  drafted: ({ seat, between: [from, to], bonus }, telling) =>
    `${does(telling, seat, 'esquisse', 'esquissez')} ${bonus ? 'un sentier bonus' : 'un sentier'} : ${place(telling, names, from, seat)} – ${place(telling, names, to, seat)}.`,
  bonusTrailOwed: ({ seat, sight }, telling) =>
    `${capital(names.sights[sight].many)} au complet : un sentier bonus pour ${who(telling, seat)}.`,
  done: ({ seat }, telling) => `${has(telling, seat)} fini.`,

  drew: ({ seat, between: [from, to], bonus }, telling) =>
    `${has(telling, seat)} tracé ${bonus ? 'un sentier bonus' : 'un sentier'} : ${place(telling, names, from, seat)} – ${place(telling, names, to, seat)}.`,
  sightConnected: ({ seat, sight, hex, value }, telling) =>
    `${has(telling, seat)} relié ${le(sight)} en ${hex} à un village : ${points(value)}.`,
  kindCompleted: ({ seat, sight }, telling) =>
    `${has(telling, seat)} relié tous les ${names.sights[sight].many}, ce qui donne un sentier bonus.`,
  pairConnected: ({ seat, letter, value }, telling) =>
    `${has(telling, seat)} relié les deux villages ${letter} : ${points(value)}.`,
  blueWon: ({ letter, points: won, seats }, telling) =>
    `${group(telling, seats, 'gagne', 'gagnent', 'gagnez')} ${points(won)}${seats.length > 1 ? ' par personne' : ''} avec la ${names.blueCard} ${letter}.`,
  blueGone: ({ letter, left }) =>
    left === 0
      ? `Il n’y a plus de ${names.blueCard} ${letter}.`
      : `Il y a encore une ${names.blueCard} ${letter} dessous.`,
  redWon: ({ sight, points: won, seats }, telling) =>
    `${group(telling, seats, 'gagne', 'gagnent', 'gagnez')} ${points(won)}${seats.length > 1 ? ' par personne' : ''} avec la ${names.redCard} : deux ${names.sights[sight].many} sont reliés.`,

  roundScored: ({ round, seat, sum }, telling) =>
    seat === telling.reader
      ? `Vos curiosités ont rapporté ${points(sum)} à la manche ${round}.`
      : `Manche ${round} : ${points(sum)} de curiosités pour ${nameOf(telling, seat)}.`,
  soloCut: ({ kept, gone }) =>
    `Les cartes bleues ${list(kept)} restent pour la dernière manche ; ${list(gone)} ${gone.length === 1 ? 'est retirée' : 'sont retirées'}.`,
  finished: ({ seat, sums, villages, bonuses, total, level }, telling) => {
    const title = names.levels[level - 1];
    const parts = `curiosités ${sums.join(' + ')}, villages ${villages}, bonus ${bonuses}`;
    return `${has(telling, seat)} marqué ${points(total)} (${parts}). ${title === undefined ? 'Aucun titre cette fois.' : `${title} : titre ${level} sur ${names.levels.length}.`}`;
  },
  won: ({ seats }, telling) => shared(seats, telling),
  scoreOnly: ({ total, level }) => solo(total, level),
};
