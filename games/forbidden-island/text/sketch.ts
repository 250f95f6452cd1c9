import type { Seat } from '@skerry/engine';
import { CARDS, type Card } from '../content/cards.ts';
import { LAYOUTS } from '../content/layouts.ts';
import { FLOOD_CARDS } from '../content/meter.ts';
import { DRY, FLOODED, TREASURE_TILES, TREASURES } from '../content/tiles.ts';
import type { TextContext } from './context.ts';
import { names as german } from './de/names.ts';
import { sketch as de } from './de/sketch.ts';
import { names as english } from './en/names.ts';
import { sketch as en } from './en/sketch.ts';
import { names as french } from './fr/names.ts';
import { sketch as fr } from './fr/sketch.ts';
import type { Names } from './names.ts';

/** The island drawn with letters, for a terminal: dry ground is dense, water is light, what is missing is a dot. */
export const sketch = {
  en: sketches(english, en),
  fr: sketches(french, fr),
  de: sketches(german, de),
};

export interface SketchWords {
  water(mark: number, cards: number): string;
  safe(treasures: string): string;
  hand(person: string, cards: string): string;
  readonly none: string;
  readonly legend: string;
}

function sketches(names: Names, words: SketchWords) {
  /** A few lines: the island, and the people beside it. */
  function small(context: TextContext): string {
    const island = rows(context).map((row) =>
      row.map((space) => (space === undefined ? '    ' : ground(context, space))).join(' '),
    );
    const beside = [meter(context), ...crew(context), safe(context)];
    const lines = Math.max(island.length, beside.length);
    const width = island[0]?.length ?? 0;
    return Array.from({ length: lines }, (_, n) =>
      `${(island[n] ?? '').padEnd(width)}   ${beside[n] ?? ''}`.trimEnd(),
    ).join('\n');
  }

  /** Every tile with its name. */
  function large(context: TextContext): string {
    const cells = rows(context).map((row) => row.map((space) => (space === undefined ? [] : cell(context, space))));
    const width = Math.max(...cells.flat(2).map((line) => line.length)) + 1;
    const island = cells.flatMap((row) =>
      [0, 1, 2].map((n) =>
        row
          .map((lines) => (lines[n] ?? '').padEnd(width))
          .join('')
          .trimEnd(),
      ),
    );
    return [...island, '', words.legend, '', meter(context), ...crew(context), safe(context)].join('\n');
  }

  function cell(context: TextContext, space: number): string[] {
    const tile = context.state.island.tiles[space]!;
    if (context.state.water[space] !== DRY && context.state.water[space] !== FLOODED) return [ground(context, space)];
    const nth = TREASURES.findIndex((treasure) => TREASURE_TILES[treasure].some((each) => each === tile));
    const treasure = TREASURES[nth];
    const waits = treasure !== undefined && context.state.captured[nth] === -1;
    return [`${ground(context, space)}${waits ? ` ◆${names.cards[treasure]}` : ''}`, ...halves(names.tiles[tile])];
  }

  const meter = ({ state }: TextContext): string => words.water(state.mark, FLOOD_CARDS[state.mark] ?? 0);

  function crew(context: TextContext): string[] {
    const { adventurers, hands } = context.state;
    return hands.map((hand, seat) => {
      const { name } = names.adventurers[adventurers[seat]!];
      return words.hand(`${context.names[seat]}, ${name}`, cardList(hand));
    });
  }

  function cardList(hand: readonly Card[]): string {
    const kinds = CARDS.filter((card) => hand.includes(card)).map((card) => {
      const count = hand.filter((each) => each === card).length;
      return count === 1 ? names.cards[card] : `${count} ${names.cards[card]}`;
    });
    return kinds.join(', ') || words.none;
  }

  function safe({ state }: TextContext): string {
    const captured = TREASURES.filter((_, nth) => state.captured[nth] !== -1);
    return words.safe(captured.map((treasure) => names.treasures[treasure]).join(', ') || words.none);
  }

  return { small, large };
}

/** The spaces as they lie, row by row; open sea is undefined. */
function rows({ state }: TextContext): (number | undefined)[][] {
  let space = 0;
  return LAYOUTS[state.island.layout].map((row) => Array.from(row, (letter) => (letter === '#' ? space++ : undefined)));
}

/** As many pawns as can stand on one space: a space is that wide. */
const MOST_PAWNS = 4;

/** How a space lies, with the initials of those who stand on it. */
function ground({ state, names }: TextContext, space: number): string {
  const water = state.water[space];
  if (water !== DRY && water !== FLOODED) return ' ·  ';
  const there = state.pawns.flatMap((at, seat: Seat) => (at === space ? [names[seat]?.charAt(0) ?? '?'] : []));
  const fill = water === DRY ? '▓' : '░';
  const before = there.length < MOST_PAWNS ? fill : '';
  return (before + there.join('')).padEnd(MOST_PAWNS, fill);
}

/** A name on two lines, cut where both are shortest. */
function halves(name: string): string[] {
  const cuts = [...name.matchAll(/ /g)].map(({ index }) => [name.slice(0, index), name.slice(index + 1)]);
  const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));
  return cuts.sort((a, b) => longest(a) - longest(b))[0] ?? [name];
}
