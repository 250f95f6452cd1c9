import { inLanguage } from '@skerry/engine';
import { number } from '@skerry/speech/fr';
import type { Text } from '../context.ts';

const OFF_OR_ON = { false: 'Non', true: 'Oui' };

export const options: Text['options'] = {
  island: {
    label: 'Île',
    help: 'Isla Petit se joue en deux manches de 13 tours, Isla Grande en trois sur une carte plus vaste.',
    values: { petit: 'Isla Petit', grande: 'Isla Grande' },
  },
  specialBonus: {
    label: 'Bonus spécial',
    help: 'Des cartes rouges récompensent la première personne qui relie deux curiosités du même type. À deux ou plus.',
    values: OFF_OR_ON,
  },
  randomStart: {
    label: 'Village de départ au hasard',
    help: 'Un nombre de 1 à 10 décide où le Maire écrit la première lettre ; sinon, c’est au village 1.',
    values: OFF_OR_ON,
  },
  direction: {
    label: 'Sens des lettres',
    help: 'Le sens dans lequel les lettres de la carte de mise en place font le tour de l’île.',
    values: { clockwise: 'Sens horaire', 'counter-clockwise': 'Sens antihoraire' },
  },
  symmetry: {
    label: 'Feuilles identiques',
    help: 'Tout le monde reçoit les mêmes lettres : seuls les choix font la différence.',
    values: OFF_OR_ON,
  },
  pileCount: {
    label: 'Cartes Terrain restantes',
    help: 'Afficher les cartes Terrain encore à venir. Seul l’affichage change : les règles restent les mêmes.',
    values: { true: 'Affichées', false: 'Cachées' },
  },
};

export const packOptions: Text['packOptions'] = ({ petit, grande }) => {
  const values = { petit: inLanguage('fr', petit.names), grande: inLanguage('fr', grande.names) };
  const help = `Manches de 13 tours : ${number(petit.rounds)} (${values.petit}), ${number(grande.rounds)} (${values.grande}).`;
  return { island: { ...options.island, help, values } };
};
