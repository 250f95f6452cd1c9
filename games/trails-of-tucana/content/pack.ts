import { PACK_HEAD, type Shaped, shape } from '@skerry/engine';
import { ISLAND_NAMES, LETTERS, LEVELS, MOST_ROWS, SIGHTS } from './islands.ts';

/** A value that a sheet has a circle for. */
const VALUE = shape.whole(1, 99);

/** A pack's printed sheet. */
const SHEET = shape.parts({
  names: shape.names(),
  /** The score has a line for each. */
  rounds: shape.whole(2, 3),
  /**
   * A row begins with the place of its first hex, in half hexes from the left; the hexes follow, two halves apart; `-`
   * is a gap of sea. D desert, F forest, M mountain, W water; then o obelisk, b book, t toucan, y yeti, m sea monster,
   * or the number of a village: `5: D D M1 M F`.
   */
  rows: shape.list(shape.text(), 1, MOST_ROWS),
  /** TT-44: the values of each kind, circled from the left; the last one brings a bonus trail (TT-48, TT-49). */
  sights: shape.forEachWord(SIGHTS, shape.list(VALUE, 2, 3)),
  /** TT-55 */
  villages: shape.forEachWord(LETTERS, VALUE),
  /** TT-82: the scores from which each level of achievement is reached. */
  levels: shape.list(shape.whole(1, 999), LEVELS, LEVELS),
});
export type PrintedSheet = Shaped<typeof SHEET>;

/** The content of the game that can be exchanged: both islands, and what is printed on their sheets. */
export const PACK = shape.parts({ ...PACK_HEAD, islands: shape.forEachWord(ISLAND_NAMES, SHEET) });
export type IslandPack = Shaped<typeof PACK>;
