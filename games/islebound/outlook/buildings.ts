import { booksFor, type How, whyNotPaidFor, whyOutOfReach } from '../rules/buildings.ts';
import type { Reason } from '../rules/reasons.ts';
import { type Position, publicState } from './position.ts';

/** What a building may lack. */
export type Lacking = 'book' | 'coin' | 'wood' | 'fish';

/** A building rated by the player's means; a spectator has none. */
export type Reach =
  | { readonly state: 'plain' | 'affordable' }
  | { readonly state: 'lacking'; readonly what: Lacking; readonly n: number; readonly why: Reason };

/** How the player could get a building now: building it while their ship's town allows it, for wood and fish. */
export function howNow({ state, reader }: Position): How {
  return state.agenda.at(-1)?.do === 'build' && reader === state.active ? 'built' : 'bought';
}

export function reachOfSpace(position: Position, space: number): Reach {
  const { reader, content } = position;
  if (reader === undefined) return { state: 'plain' };
  return reachOf(whyOutOfReach(content, publicState(position), reader, space, howNow(position)));
}

/** IB-197: in Architect a card in hand needs no books. */
export function reachOfCard(position: Position, building: number): Reach {
  const { reader, content } = position;
  if (reader === undefined) return { state: 'plain' };
  return reachOf(whyNotPaidFor(content, publicState(position), reader, building, howNow(position)));
}

function reachOf(why: Reason | undefined): Reach {
  if (why === undefined) return { state: 'affordable' };
  switch (why.why) {
    case 'books':
      return { state: 'lacking', what: 'book', n: why.need - why.have, why };
    case 'coins':
      return { state: 'lacking', what: 'coin', n: why.cost - why.have, why };
    case 'lacks':
      return why.what === 'wood' || why.what === 'fish'
        ? { state: 'lacking', what: why.what, n: why.need - why.have, why }
        : { state: 'plain' };
    default:
      return { state: 'plain' };
  }
}

/** The spaces of the row with their buildings and the books they need. */
export const spacesOf = (position: Position) =>
  position.state.row.map((building, n) => ({ space: n + 1, building, books: booksFor(publicState(position), n + 1) }));
