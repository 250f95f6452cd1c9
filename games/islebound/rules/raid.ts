import type { Offers, Seat } from '@skerry/engine';
import { CONSTANTS } from '../content/constants.ts';
import type { World } from '../content/world.ts';
import type { Action, ActionOf } from './actions.ts';
import { count } from './crew.ts';
import { isAt, whyNoAction } from './current-step.ts';
import type { Reason } from './reasons.ts';
import { playerOf, type State } from './state.ts';
import type { Dealer, Rules } from './types.ts';

const RAIDS = [0, 1, 2, 3].map((rival): ActionOf<'raid'> => ({ act: 'raid', rival }));

/** IB-181, IB-188: another ship in the same region. */
export function whyNoRival(state: State, seat: Seat, rival: Seat): Reason | undefined {
  if (rival === seat) return { why: 'notYourself' };
  return state.ships[rival] === state.ships[seat] ? undefined : { why: 'noShipHere' };
}

export function offerRaids(state: State, seat: Seat, offers: Offers<Action>): void {
  for (const action of RAIDS) if (whyNoRival(state, seat, action.rival) === undefined) offers.push(action);
}

/** IB-188 to IB-190 */
export const raid = (world: World): Rules<'raid'> => ({
  fields: { rival: 'seat' },
  tries(state, seat, tries) {
    if (!state.raid || !isAt(state, seat, 'act')) return;
    tries.push(...RAIDS.filter(({ rival }) => rival !== seat && rival < state.seats));
  },
  why(state, seat, { rival }) {
    if (!state.raid) return { why: 'notPlayed', variant: 'raid' };
    return whyNoAction(state, seat) ?? whyNoRival(state, seat, rival);
  },
  take(state, seat, { rival }, dealer) {
    state.acted = true;
    const own = rollFor(world, state, seat, dealer);
    const theirs = rollFor(world, state, rival, dealer);
    const hits = [hitsIn(own), hitsIn(theirs)] as const;
    dealer.tell?.({ fact: 'raided', seat, rival, dice: [own, theirs], hits });
    const lead = hits[0] - hits[1];
    if (lead > 0) takeCoins(state, rival, seat, lead, dealer);
    else if (lead < 0) takeCoins(state, seat, rival, -lead, dealer);
  },
});

/** IB-188: one die per Combat crew member on deck and per own pirate, at most ten. */
export function raidDice(world: World, state: State, seat: Seat): number {
  const { deck, pirates } = playerOf(state, seat);
  return Math.min(CONSTANTS.dice, count(deck & world.skilled.combat) + pirates);
}

function rollFor(world: World, state: State, seat: Seat, dealer: Dealer): number[] {
  const dice: number[] = [];
  const most = raidDice(world, state, seat);
  while (dice.length < most) dice.push(dealer.die(6, 'raidDice'));
  return dice;
}

const hitsIn = (dice: readonly number[]): number => dice.filter((die) => die >= CONSTANTS.raidHitFrom).length;

/** IB-189: at most what the other seat has. */
function takeCoins(state: State, from: Seat, to: Seat, lead: number, dealer: Dealer): void {
  const n = Math.min(lead, playerOf(state, from).coins);
  playerOf(state, from).coins -= n;
  playerOf(state, to).coins += n;
  dealer.tell?.({ fact: 'coinsTaken', from, to, n });
}
