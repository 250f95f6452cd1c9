import type { Seat, TextContext } from '@skerry/engine';
import { card } from '../../card.ts';
import type { Colour, Pebbles } from '../../words.ts';
import type { TextWithBoard } from '../board.ts';
import { board } from './board.ts';

const COLOURS: { readonly [C in Colour]: string } = { white: 'blanc', grey: 'gris', green: 'vert', red: 'rouge' };

/** « Vous avez » ou « Lise a ». */
const who = (seat: Seat, { reader, names }: TextContext<Pebbles>): string =>
  seat === reader ? 'Vous avez' : `${names[seat]} a`;

export const fr: TextWithBoard = {
  board,
  language: 'fr',
  title: card.words.fr.title,
  invitation: 'Ramassez ce que la mer apporte, et gardez votre vœu pour vous.',
  facts: {
    dealt: ({ cards }) => `Vous avez reçu deux cartes de vœu : ${cards.map((card) => COLOURS[card]).join(' et ')}.`,
    wished: ({ seat }, telling) => `${who(seat, telling)} fait un vœu.`,
    turnBegan: ({ seat }, telling) => `${who(seat, telling)} rejoint la grève.`,
    gathered: ({ seat, pebble }, telling) => `${who(seat, telling)} ramassé un galet ${COLOURS[pebble]}.`,
    shellThrown: ({ seat, pebble }, telling) =>
      `${who(seat, telling)} lancé un coquillage et pris un galet ${COLOURS[pebble]}.`,
    waveCame: ({ roll }) => `Une vague est venue : ${roll}.`,
    washedOut: ({ pebble }) => `Elle a emporté un galet ${COLOURS[pebble]}.`,
    seaGaveBack: ({ count }) => `La mer a rendu ce qu’elle avait pris : ${count}.`,
    surfaced: ({ pebble }) => `Un galet ${COLOURS[pebble]} est sur la grève.`,
    wishShown: ({ seat, wish }, telling) => `${who(seat, telling)} souhaité du ${wish === null ? '…' : COLOURS[wish]}.`,
  },
  actions: {
    keep: ({ card }) => `Souhaiter du ${COLOURS[card]}`,
    gather: ({ pebble }) => `Ramasser un galet ${COLOURS[pebble]}`,
    rest: () => 'Se reposer',
    throwShell: ({ pebble }) => `Lancer un coquillage et prendre un galet ${COLOURS[pebble]}`,
  },
  reasons: {
    wishesFirst: () => 'D’abord, chacun fait un vœu.',
    alreadyWished: () => 'Vous avez fait votre vœu.',
    cardNotYours: ({ card }) => `Vous n’avez pas reçu la carte ${COLOURS[card]}.`,
    notYourTurn: ({ whose }, { names }) => `C’est à ${names[whose]} de jouer.`,
    handsFull: () => 'Vos mains sont pleines : deux galets par tour.',
    notOnShore: ({ pebble }) => `Aucun galet ${COLOURS[pebble]} sur la grève.`,
    noShell: () => 'Vous n’avez plus de coquillage.',
  },
  refusals: {},
  asks: {
    wish: (_, seat, { reader, names }) => (seat === reader ? 'Quel vœu gardez-vous ?' : `${names[seat]} fait un vœu.`),
    stroll({ left }, seat, { reader, names }) {
      if (seat !== reader) return `${names[seat]} est sur la grève.`;
      return left > 0 ? `Vous pouvez en ramasser ${left}, ou vous reposer.` : 'Reposez-vous et laissez venir la vague.';
    },
  },
  endings: {
    evening: () => 'Le soir est venu, et on a compté les galets.',
    givenUp: () => 'Tout le monde est rentré.',
  },
  options: {
    days: { label: 'Jours', help: 'Combien de tours chacun joue.', values: { 1: 'Un', 2: 'Deux', 3: 'Trois' } },
    shells: { label: 'Coquillages', help: 'Combien chacun en a.', values: { 0: 'Aucun', 1: 'Un', 2: 'Deux' } },
    animals: {
      label: 'Animaux',
      help: 'L’animal qui marche sur la grève pour vous.',
      values: { random: 'Au hasard', heron: 'Héron', gull: 'Mouette', crab: 'Crabe', seal: 'Phoque' },
    },
    firstSeat: { label: 'Premier tour', help: 'La place qui commence.', values: { random: 'Au hasard' } },
  },
};
