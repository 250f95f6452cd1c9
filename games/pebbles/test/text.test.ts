import { textBattery } from '@skerry/speech/testing';
import { pebbles } from '../pebbles.ts';
import { en } from '../text/en/index.ts';
import { fr } from '../text/fr/index.ts';

textBattery(pebbles, {
  text: { en, fr },
  tables: [2, 3, 4].map((seats) => ({ seats, options: {} })),
  moves: 200,
  persons: true,
});
