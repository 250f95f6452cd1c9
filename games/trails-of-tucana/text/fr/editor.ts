import { capital, de, figures, many } from '@skerry/speech/fr';
import { editorWords } from '../editor.ts';
import { names } from './names.ts';

const SENTIER = { name: 'sentier', gender: 'm' } as const;
const PAIRE = { name: 'paire', gender: 'f' } as const;
const POINT = { name: 'point', gender: 'm' } as const;

export const editor = editorWords({
  names,
  capital,
  panels: {
    cards: { title: 'Cartes du tour' },
    sheets: { title: 'Feuilles', note: 'choisissez celle du plateau' },
    villages: { title: 'Villages', note: 'dans le sens horaire' },
    bonuses: { title: 'Cartes bonus gagnées' },
    sums: { title: 'Totaux des manches' },
  },
  dials: {
    terrain: 'Terrain',
    round: 'Manche',
    turn: 'Tour',
    drawn: capital(SENTIER.name),
    letter: 'Lettre',
    bonus: 'Bonus',
    sum: 'Total',
  },
  drawn: { yes: 'tracé', no: 'pas tracé' },
  turn: 'Manche et tour',
  card: (nth) => (nth === 1 ? 'Première carte' : 'Seconde carte'),
  sheet: (name) => `Feuille ${de(name)}`,
  trail: (from, to) => `Sentier de ${from} à ${to}`,
  village: (nth) => `Village ${nth}`,
  letterBonus: (letter) => `Bonus de la lettre ${letter}`,
  sightBonus: (sights) => `Bonus des ${sights}`,
  sum: (round) => `Après la manche ${round}`,
  points: (points) => (points === 0 ? 'aucun' : figures(points, POINT)),
  pileSum: (pile, shown) =>
    `${pile + shown} cartes Terrain\u202f: ${pile} dans la pioche, ${shown} ${shown < 2 ? 'montrée' : 'montrées'}.`,
  sheetSum: (name, trails, pairs, sights) =>
    `${name}\u202f: ${figures(trails, SENTIER)}, ${figures(pairs, PAIRE)} de ${many({ name: 'village', gender: 'm' })}, ${figures(sights, POINT)} pour les curiosités.`,
});
