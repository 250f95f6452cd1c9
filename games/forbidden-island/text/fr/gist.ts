import { gistWith } from '@skerry/engine';
import { list, nameOf, number, verb } from '@skerry/speech/fr';
import { counted, FEW, partsIn, type Words } from '../gist.ts';
import { au, card, le, pawn } from './grammar.ts';
import { names } from './names.ts';

const CARD = { gender: 'f' } as const;

const cardsOf = (counts: Parameters<typeof counted>[0]): string =>
  list(
    counted(counts).map(
      ([each, n]) => `${number(n, CARD)} ${n === 1 ? card(each) : card(each).replace('carte', 'cartes')}`,
    ),
  );

/** « a » ou « avez ». */
const has = (context: Parameters<typeof verb>[0], seat: number): string => verb(context, seat, 'a', 'avez');

const words: Words = {
  went: ({ seat, to, how }, context) =>
    `${has(context, seat)} ${how === 'moved' ? `rejoint ${le(to)}` : `${how === 'flew' ? 'volé' : 'nagé'} jusqu’${au(to)}`}`,
  carried: ({ seat, whom, to, how }, context) =>
    `${has(context, seat)} ${how === 'guided' ? 'guidé' : 'transporté'} ${pawn(context, whom)} jusqu’${au(to)}`,
  shored: ({ seat, tiles }, context) => `${has(context, seat)} asséché ${list(tiles.map(le))}`,
  gave: ({ seat, whom, counts }, context) =>
    whom === context.reader
      ? `vous a donné ${cardsOf(counts)}`
      : `${has(context, seat)} donné ${cardsOf(counts)} à ${nameOf(context, whom)}`,
  captured: ({ seat, treasures }, context) => `${has(context, seat)} pris ${list(treasures.map(le))}`,
  discarded: ({ seat, counts }, context) => `${has(context, seat)} défaussé ${cardsOf(counts)}`,
  rose: ({ mark }) => `l’eau a atteint le cran ${mark}`,
  flooded: ({ tiles }) =>
    `l’eau a recouvert ${tiles.length > FEW ? `${number(tiles.length)} tuiles` : list(tiles.map(le))}`,
  sank: ({ tiles }) => `${list(tiles.map(le))} ${tiles.length > 1 || /^les /.test(le(tiles[0]!)) ? 'ont' : 'a'} sombré`,
};

export const gist = gistWith(partsIn(names), words);
