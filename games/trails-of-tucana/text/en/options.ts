import { inLanguage } from '@skerry/engine';
import { number } from '@skerry/speech/en';
import type { Text } from '../context.ts';

const OFF_OR_ON = { false: 'No', true: 'Yes' };

export const options: Text['options'] = {
  island: {
    label: 'Island',
    help: 'Isla Petit takes two rounds of 13 turns, Isla Grande three on a larger map.',
    values: { petit: 'Isla Petit', grande: 'Isla Grande' },
  },
  specialBonus: {
    label: 'Special bonus',
    help: 'Red cards reward the first to connect two sights of the same kind. Two players or more.',
    values: OFF_OR_ON,
  },
  randomStart: {
    label: 'Random starting village',
    help: 'A number from 1 to 10 decides where the Mayor writes the first letter; otherwise it is village 1.',
    values: OFF_OR_ON,
  },
  direction: {
    label: 'Direction of the letters',
    help: 'Which way around the island the letters of the set-up card are written.',
    values: { clockwise: 'Clockwise', 'counter-clockwise': 'Counter-clockwise' },
  },
  symmetry: {
    label: 'Identical sheets',
    help: 'Everyone gets the same letters, so that only the choices differ.',
    values: OFF_OR_ON,
  },
  pileCount: {
    label: 'Terrain cards left',
    help: 'Show which terrain cards are still to come. Only what you see changes: the rules stay the same.',
    values: { true: 'Shown', false: 'Hidden' },
  },
};

export const packOptions: Text['packOptions'] = ({ petit, grande }) => {
  const values = { petit: inLanguage('en', petit.names), grande: inLanguage('en', grande.names) };
  const help = `Rounds of 13 turns: ${number(petit.rounds)} on ${values.petit}, ${number(grande.rounds)} on ${values.grande}.`;
  return { island: { ...options.island, help, values } };
};
