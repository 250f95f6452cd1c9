import { gistWith } from '@skerry/engine';
import { count, list, verb } from '@skerry/speech/fr';
import { partsOf, type Words } from '../gist.ts';
import { le, points, TRAIL } from './grammar.ts';
import { names } from './names.ts';

/** « a » ou « avez ». */
const has = (context: Parameters<typeof verb>[0], seat: number): string => verb(context, seat, 'a', 'avez');

const words: Words = {
  drew: ({ seat, n = 1 }, context) => `${has(context, seat)} tracé ${count(n, TRAIL)}`,
  sights: ({ seat, sights, counts }, context) =>
    `${has(context, seat)} relié ${list(sights.map(le))} pour ${points(counts.points)}`,
  villages: ({ seat, letters, counts }, context) =>
    `${has(context, seat)} relié les villages ${list(letters)} pour ${points(counts.points)}`,
  blue: ({ seat, letters, counts }, context) =>
    `${has(context, seat)} gagné ${points(counts.points)} avec la ${names.blueCard} ${list(letters)}`,
  red: ({ seat, sights, counts }, context) =>
    `${has(context, seat)} gagné ${points(counts.points)} avec la ${names.redCard} (${list(sights.map((sight) => names.sights[sight].many))})`,
};

export const gist = gistWith(partsOf, words);
