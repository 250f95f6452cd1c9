import type { State } from './state.ts';

/** What a turn remembers. Never changed, only replaced, so clones share it. */
export interface ThisTurn {
  /** ID-131 */
  readonly bought: readonly number[];
  readonly sold: readonly number[];
  /** ID-140: whether a Captain was drawn, and hired, in this Market Step. */
  readonly looked: boolean;
  readonly hired: boolean;
  /** How many wounds were healed in this Market Step. */
  readonly healed: number;
  /** ID-221, ID-235 */
  readonly attacked: boolean;
  readonly proposals: number;
  /** Whether the Hero began the turn on an anchor. */
  readonly beganAtSea: boolean;
  /** Dice that cards add, in this Movement Step. */
  readonly dice: number;
  /** ID-168: nothing is paid in this Experience Step. */
  readonly tollSkipped: boolean;
}

/** Every `ThisTurn` but the first is written here, so that all have one shape: engines read that fast. */
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
