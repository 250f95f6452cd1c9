import { names } from './names.en.ts';
import type { Text } from './telling.ts';

const OFF_OR_ON = { false: 'No', true: 'Yes' };

export const options: Text['options'] = {
  island: {
    label: 'Island',
    help: 'Isla Petit takes two rounds of 13 turns, Isla Grande three on a larger map.',
    values: names.islands,
  },
  specialBonus: {
    label: 'Special bonus',
    help: 'Red cards reward the first to connect two sights of a kind with each other. From two players on.',
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
    label: 'Equal sheets',
    help: 'Everyone gets the same letters, so that only the choices differ.',
    values: OFF_OR_ON,
  },
  pileCount: {
    label: 'Count of the terrain pile',
    help: 'Whether the table is told which terrain cards are still to come.',
    values: { true: 'Shown', false: 'Not shown' },
  },
};
