import type { State } from './state.ts';

/** A turn's memory. Immutable, so that clones share it. */
export interface ThisTurn {
  /** ID-131 */
  readonly bought: readonly number[];
  readonly sold: readonly number[];
  /** ID-140: whether a Captain was drawn, and hired, in this Market Step. */
  readonly looked: boolean;
  readonly hired: boolean;
  /** Wounds healed in this Market Step. */
  readonly healed: number;
  /** ID-221, ID-235 */
  readonly attacked: boolean;
  readonly proposals: number;
  /** Whether the Hero began the turn on an anchor. */
  readonly beganAtSea: boolean;
  /** Dice added by cards in this Movement Step. */
  readonly dice: number;
  /** ID-168: no toll in this Experience Step. */
  readonly tollSkipped: boolean;
}

/** All later `ThisTurn` objects come from here: one shape keeps access fast. */
export const thisTurn = (turn: ThisTurn, change: Partial<ThisTurn>): ThisTurn => ({
  bought: change.bought ?? turn.bought,
  sold: change.sold ?? turn.sold,
  looked: change.looked ?? turn.looked,
  hired: change.hired ?? turn.hired,
  healed: change.healed ?? turn.healed,
  attacked: change.attacked ?? turn.attacked,
  proposals: change.proposals ?? turn.proposals,
  beganAtSea: change.beganAtSea ?? turn.beganAtSea,
  dice: change.dice ?? turn.dice,
  tollSkipped: change.tollSkipped ?? turn.tollSkipped,
});

export function remember(state: State, change: Partial<ThisTurn>): void {
  state.turn = thisTurn(state.turn, change);
}
