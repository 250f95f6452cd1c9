import { gistWith } from '@skerry/engine';
import { list, number, toWhom, verb, whom as whomOf } from '@skerry/speech/de';
import { counted, FEW, partsIn, type Words } from '../gist.ts';
import { card, den, der, verb as form, to as goal } from './grammar.ts';
import { names } from './names.ts';

const cardsOf = (counts: Parameters<typeof counted>[0]): string =>
  list(
    counted(counts).map(([each, n]) =>
      n === 1 ? `eine ${card(each)}` : `${number(n)} ${card(each).replace(/[Kk]arte/, '$&n')}`,
    ),
  );

type Context = Parameters<typeof verb>[0];
const has = (context: Context, seat: number): string => verb(context, seat, 'hat', 'hast');
const is = (context: Context, seat: number): string => verb(context, seat, 'ist', 'bist');

const WENT = { moved: 'gegangen', flew: 'geflogen', swam: 'geschwommen' } as const;

type Tiles = readonly Parameters<typeof der>[0][];
/** "der Nebelsumpf wurde", "der Nebelsumpf und das Goldtor wurden". */
const tilesDo = (tiles: Tiles, one: string, many: string): string =>
  `${list(tiles.map(der))} ${tiles.length === 1 ? form(tiles[0]!, one, many) : many}`;

const words: Words = {
  went: ({ seat, to, how }, context) => `${is(context, seat)} ${goal(to)} ${WENT[how]}`,
  carried: ({ seat, whom, to, how }, context) =>
    `${has(context, seat)} ${whomOf(context, whom)} ${goal(to)} ${how === 'guided' ? 'gelotst' : 'geflogen'}`,
  shored: ({ seat, tiles }, context) => `${has(context, seat)} ${list(tiles.map(den))} trockengelegt`,
  gave: ({ seat, whom, counts }, context) =>
    `${has(context, seat)} ${toWhom(context, whom)} ${cardsOf(counts)} gegeben`,
  captured: ({ seat, treasures }, context) => `${has(context, seat)} ${list(treasures.map(den))} geborgen`,
  discarded: ({ seat, counts }, context) => `${has(context, seat)} ${cardsOf(counts)} abgelegt`,
  rose: ({ mark }) => `das Wasser ist auf Marke ${mark} gestiegen`,
  flooded: ({ tiles }) =>
    tiles.length > FEW
      ? `${number(tiles.length)} Felder wurden überflutet`
      : `${tilesDo(tiles, 'wurde', 'wurden')} überflutet`,
  sank: ({ tiles }) => `${tilesDo(tiles, 'ist', 'sind')} versunken`,
};

export const gist = gistWith(partsIn(names), words);
