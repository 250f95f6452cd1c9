import { type Game, prepare, SampleDealer, type Table } from '@skerry/engine';
import { type Card, TERRAIN_PILE } from '../content/cards.ts';
import type { Letter } from '../content/islands.ts';
import { segmentBetween } from '../rules/draw.ts';
import type { HexName } from '../rules/map.ts';
import { drawOn, emptySheet } from '../rules/sheet.ts';
import type { BlueCard } from '../rules/state.ts';
import type { TrailsOfTucana } from '../rules/types.ts';

/** A trail by the names of its hexes: `2/3-3/3`. */
export type Trail = `${HexName}-${HexName}`;

export const endsOf = (trail: Trail): HexName[] => trail.split('-') as HexName[];

/** Anything a lesson omits is empty. */
export interface Wanted {
  /** The cards of this turn and of the next ones. */
  readonly cards: readonly (readonly [Card, Card])[];
  readonly drawn?: readonly Trail[];
  readonly round?: number;
  readonly turn?: number;
  /** The sums that stand on the sheet for the rounds before. */
  readonly sums?: readonly number[];
  readonly blue?: readonly BlueCard[];
}

/** The letters of villages 1 to 10 in all lessons. */
const LETTERS_OF_LESSONS = [...'EADBCEBDAC'] as Letter[];

/** A solo turn on Isla Petit: no rival hurries a learner. */
export const position =
  ({ cards, drawn = [], round = 1, turn = 1, sums = [], blue = [2, 2, 2, 2, 2] }: Wanted) =>
  (game: Game<TrailsOfTucana>): Table<TrailsOfTucana> =>
    prepare(game, { seats: 1, options: { island: 'petit' }, seed: 'lesson' }, (state) => {
      const map = game.content.petit;
      const coming = cards.flat();
      const rest = [...TERRAIN_PILE];
      for (const card of coming) rest.splice(rest.indexOf(card), 1);
      Object.assign(state, { round, turn: turn - 1, blue: [...blue], letters: [LETTERS_OF_LESSONS], shown: [] });
      state.sheets[0] = emptySheet(map);
      for (const trail of drawn) drawOn(map, state, 0, segmentBetween(map, endsOf(trail)), new SampleDealer(0));
      state.sheets[0].sums = [...sums];
      state.pile = [rest, ...coming.map((card) => [card]).reverse()];
      state.agenda = [{ do: 'turn' }];
    });

/** What a step asks for: this trail. */
export const drawing = (trail: Trail) => ({ act: 'draw', between: endsOf(trail) }) as const;

/** Its place on the island. */
export const lying = (trail: Trail): string => `[data-between="${endsOf(trail).join(' ')}"]`;
