import { number } from '@skerry/speech/en';
import type { Faults } from '../context.ts';
import { names } from './names.ts';

export const faults: Faults = {
  falls: () => 'this is smaller than the number before it; values rise from left to right.',
  unevenKinds: () => 'some kinds of sights have two values and some three; every kind must have the same number.',
  badStart: ({ most }) => `a row begins with the place of its first hex, from 1 to ${most}, and a colon: “5: D F M”.`,
  unknownHex: ({ hex }) =>
    `“${hex}” isn’t a hex. Write D, F, M or W, then nothing, a sight (o, b, t, y, m) or a village (1 to 10); write - for a gap.`,
  wrongRow: ({ have, most }) => `a row has from 1 to ${most} hexes, not ${have}.`,
  rowsInLine: () =>
    'this row begins right below the one before; rows must be shifted by half a hex, one odd, one even.',
  wrongVillage: ({ village, have }) =>
    have === 0 ? `village ${village} is missing.` : `village ${village} appears ${number(have)} times.`,
  wrongSights: ({ sight, have, wanted }) =>
    `there are ${number(wanted)} values for the ${names.sights[sight].one}, but ${number(have)} on the map.`,
  apart: ({ hex }) => `no trail leads from the first hex to ${hex}; an island must be in one piece.`,
  tooFewTrails: ({ have, least }) =>
    `only ${have} trails can be drawn; it takes ${least}, one for each turn and each bonus trail.`,
};
