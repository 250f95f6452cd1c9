import type { Merit, Seat } from '@skerry/engine';
import type { Card } from '../content/cards.ts';
import { FLOOD_CARDS } from '../content/meter.ts';
import { GEOMETRY, type Space } from '../content/spaces.ts';
import { FLOODED, TREASURES, type Treasure } from '../content/tiles.ts';
import { cardsMissing, isTreasure } from '../outlook/hands.ts';
import { isOpen, standing, treasureOn } from '../outlook/tiles.ts';
import { cardsOf } from '../rules/capture.ts';
import { lossOf } from '../rules/flood.ts';
import type { State } from '../rules/state.ts';
import type { ForbiddenIsland } from '../rules/types.ts';
import type { TextContext } from './context.ts';

/** What actions are good for, as a language says it in a few words. */
export interface Merits {
  readonly lostWithout: string;
  lastPlaceOf(treasure: Treasure): string;
  /** A tile that is not among the discarded flood cards. */
  readonly sinksIfDrawn: string;
  /** One that is: it can be drawn once they are shuffled again. */
  readonly sinksLater: string;
  holds(context: TextContext, seat: Seat, cards: number): string;
  nthTreasure(nth: number, of: number): string;
  canCapture(treasure: Treasure): string;
  floodedNear(tiles: number): string;
  with(context: TextContext, seats: readonly Seat[]): string;
  readonly wins: string;
  readonly free: string;
  /** What is left of a kind in a hand. */
  keeps(context: TextContext, seat: Seat, cards: number): string;
  readonly treasureTaken: string;
  unused(actions: number): string;
  floods(cards: number): string;
}

const numberOf = ({ island }: State, space: Space): number => GEOMETRY[island.layout].numbers.get(space) ?? -1;

export const meritsIn =
  (words: Merits): Merit<ForbiddenIsland> =>
  ({ action, seat, before: state, telling: context }) => {
    switch (action.act) {
      case 'shoreUp':
        return action.tiles.map((space) => ofDrying(words, state, space)).find((said) => said !== undefined);
      case 'sandbags':
        return ofDrying(words, state, action.on) ?? words.free;
      case 'give':
        return isTreasure(action.card) ? ofCards(words, context, state, action.to, action.card) : undefined;
      case 'take':
        return isTreasure(action.card) ? ofCards(words, context, state, seat, action.card) : undefined;
      case 'capture':
        return words.nthTreasure(state.captured.filter((by) => by >= 0).length + 1, TREASURES.length);
      case 'move':
      case 'fly':
        return ofPlace(words, context, state, [seat], action.to);
      case 'guide':
        return ofPlace(words, context, state, [action.pawn], action.to);
      case 'lift':
        return ofPlace(words, context, state, action.pawns, action.to) ?? words.free;
      case 'liftOff':
        return words.wins;
      case 'discard':
        return ofDiscarding(words, context, state, seat, action.card);
      case 'endActions':
        return ofEnding(words, state);
      default:
        return undefined;
    }
  };

/** What a flooded tile would mean if it sank. */
function ofDrying(words: Merits, state: State, space: Space): string | undefined {
  const tile = state.island.tiles[numberOf(state, space)];
  if (tile === undefined) return undefined;
  const loss = lossOf(state, numberOf(state, space));
  if (loss?.why === 'foolsLanding') return words.lostWithout;
  if (loss?.why === 'treasure') return words.lastPlaceOf(loss.treasure);
  return state.floodDiscards.includes(tile) ? words.sinksLater : words.sinksIfDrawn;
}

const ofCards = (words: Merits, context: TextContext, state: State, to: Seat, treasure: Treasure): string =>
  words.holds(context, to, cardsOf(state, to, treasure) + 1);

/** What there is to do at a place for those who come there. */
function ofPlace(
  words: Merits,
  context: TextContext,
  state: State,
  pawns: readonly Seat[],
  space: Space,
): string | undefined {
  const at = numberOf(state, space);
  const tile = state.island.tiles[at];
  const { treasure, captured } = (tile && treasureOn(state, tile)) ?? {};
  if (treasure !== undefined && !captured && pawns.some((seat) => cardsMissing(state, seat, treasure) <= 0))
    return words.canCapture(treasure);
  const near = [at, ...(GEOMETRY[state.island.layout].beside[at] ?? [])];
  const flooded = near.filter((each) => state.water[each] === FLOODED).length;
  const mates = standing(state, at).filter((seat) => !pawns.includes(seat));
  if (mates.length > 0) return words.with(context, mates);
  return flooded > 0 ? words.floodedNear(flooded) : undefined;
}

function ofDiscarding(words: Merits, context: TextContext, state: State, seat: Seat, card: Card): string | undefined {
  if (!isTreasure(card)) return undefined;
  return isOpen(state, card) ? words.keeps(context, seat, cardsOf(state, seat, card) - 1) : words.treasureTaken;
}

function ofEnding(words: Merits, state: State): string {
  const step = state.agenda.at(-1);
  const floods = words.floods(FLOOD_CARDS[state.mark] ?? 0);
  return step?.do === 'actions' && step.left > 0 ? `${words.unused(step.left)}, ${floods}` : floods;
}
