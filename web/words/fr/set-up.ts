import type { Said } from '@skerry/engine';
import { count, number, withFigure } from '@skerry/speech/fr';
import type { setUp as en } from '../en/set-up.ts';

const CHOSE = { name: 'point', gender: 'm' } as const;

export const setUp: Said<typeof en> = {
  title: 'Composer une position',
  short: 'Composer',
  bar: 'position composée',
  from: (name) => `d’après ${name}`,
  tools: 'Outils',
  home: 'Accueil',
  undo: 'Annuler',
  redo: 'Rétablir',
  startFrom: 'Partir de…',
  rules: 'Règles',
  lamp: 'Thème sombre',
  leave: 'Quitter',
  close: 'Fermer',
  board: 'Plateau',
  things: 'Tout le reste',
  tabs: { checks: 'Le compte y est\u202f?', things: 'Tout le reste' },
  choose: 'Touchez quelque chose pour le changer.',
  chooseHow: 'Glissez, ou touchez puis montrez la nouvelle place.',
  swapHow: 'Touchez ce qui prendra sa place.',
  putHow: 'Touchez sa nouvelle place.',
  pickedOf: (thing, places) =>
    places === 0
      ? `Sélection\u202f: ${thing}.`
      : `Sélection\u202f: ${thing}. ${withFigure(places, { one: '# place possible', other: '# places possibles' })}.`,
  valueOf: (name, value) => `${name}\u202f: ${value}`,
  putHere: 'Mettre ici',
  fromPlace: (place) => `d’ici\u202f: ${place}`,
  less: (thing) => `${thing}\u202f: un de moins`,
  more: (thing) => `${thing}\u202f: un de plus`,
  cards: (n) => withFigure(n, { one: '# carte', other: '# cartes' }),
  add: (place) => `Mettre quelque chose ici\u202f: ${place}`,
  checks: 'Le compte y est\u202f?',
  open: (n) => (n === 0 ? 'oui' : `${count(n, CHOSE)} à régler`),
  inOrder: 'Le compte y est.',
  next: 'La suite',
  goOn: 'Jouer la suite',
  blocked: (n) => (n < 2 ? 'Un point reste à régler.' : `${number(n)} points restent à régler.`),
  tableName: (game) => `${game}, position composée`,
  notOpened: 'Impossible d’ouvrir cette position.',
  notKept: 'Ce navigateur ne laisse pas Skerry conserver de tables\u202f: rien n’a été ouvert.',
  start: {
    title: 'Partir de…',
    newGame: 'Une nouvelle partie',
    seats: 'Places',
    go: 'Commencer',
    file: 'Un fichier',
    fileHow: 'Une position, ou une partie enregistrée\u202f: alors sa dernière position.',
    choose: 'Choisir un fichier',
    undoHow: 'Ce que vous avez composé jusqu’ici sera remplacé.',
    notJson: 'Ce fichier n’est ni une position ni une partie.',
    tooBig: 'Ce fichier est trop grand.',
  },
};
