import type { TextContext as EngineContext, GameText, Seat } from '@skerry/engine';
import { SPECIAL_CARDS } from '../content/cards.ts';
import { FLOOD_CARDS } from '../content/meter.ts';
import { GEOMETRY, type Space } from '../content/spaces.ts';
import { type Tile, TREASURES, type Treasure } from '../content/tiles.ts';
import { swimmer } from '../rules/current-step.ts';
import type { Loss } from '../rules/facts.ts';
import type { ForbiddenIsland } from '../rules/types.ts';

export type Text = GameText<ForbiddenIsland>;
/** One for each way the game can end, so that a missing one does not compile. */
export type Endings = Readonly<Record<Loss['why'] | 'won', Text['endings'][string]>>;
export type TextContext = EngineContext<ForbiddenIsland>;

/** Actions name spaces, people name tiles; open sea has no tile. */
export function tileAt({ state }: TextContext, space: Space): Tile | undefined {
  const number = GEOMETRY[state.island.layout].numbers.get(space);
  return number === undefined ? undefined : state.island.tiles[number];
}

/** Whether the reader has six cards and must get down to five now (FI-71). */
export function mustDiscardNow({ state, reader }: TextContext): boolean {
  const step = state.agenda.at(-1);
  return step?.do === 'discard' && step.seat === reader;
}

/** FI-72: whether a seat has a special card, which may be played instead of discarding. */
export function holdsSpecial({ state }: TextContext, seat: Seat): boolean {
  return SPECIAL_CARDS.some((card) => state.hands[seat]?.includes(card));
}

/** Whether the adventurer who leaves a sinking tile flies (FI-103). */
export function swimmerFlies({ state, reader }: TextContext): boolean {
  const step = state.agenda.at(-1);
  const seat = step?.do === 'swim' ? swimmer(state, step.from) : reader;
  return seat !== undefined && state.adventurers[seat] === 'pilot';
}

/** Whether more flood cards are drawn at this mark than at the one below it (FI-92). */
export const drawsMore = (mark: number): boolean => FLOOD_CARDS[mark] !== FLOOD_CARDS[mark - 1];

/** The arguments of an ending come from a record, so they are read with care. */
type Arguments = { readonly [argument: string]: unknown };

export function treasureOf({ treasure }: Arguments): Treasure {
  const found = TREASURES.find((each) => each === treasure);
  if (found === undefined) throw new TypeError('This ending must name the lost treasure.');
  return found;
}

export function seatOf({ seat }: Arguments): Seat {
  if (typeof seat !== 'number') throw new TypeError('This ending must name the seat that drowned.');
  return seat;
}
