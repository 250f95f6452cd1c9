import type { Move, Random, Seat } from '@skerry/engine';
import { CARDS_TO_CAPTURE, type Card } from '../content/cards.ts';
import { chart, type IslandChart } from '../content/spaces.ts';
import { FLOODED, MISSING } from '../content/tiles.ts';
import type { Action } from '../rules/actions.ts';
import { CAPTURES } from '../rules/capture.ts';
import { swimmer, top } from '../rules/current-step.ts';
import { FLIGHTS } from '../rules/fly.ts';
import { GIFTS } from '../rules/give.ts';
import { GUIDES, guidedReach } from '../rules/guide.ts';
import { DISCARDS } from '../rules/hand.ts';
import { MOVES, neighbours, reachable } from '../rules/move.ts';
import { floodedInReach, PAIRS, SINGLES } from '../rules/shore-up.ts';
import { allAboard, LIFT_OFF, LIFTS, SANDBAGS } from '../rules/special.ts';
import type { State } from '../rules/state.ts';
import { SWIMS, shores } from '../rules/swim.ts';
import { END_ACTIONS } from '../rules/turn.ts';
import { PASS_TURN, PASS_WINDOW } from '../rules/window.ts';
import { Outlook, uncaptured } from './outlook.ts';
import type { Weights } from './weights.ts';

const SPACES = 24;
const FAR = 12;
/** The index of a card's treasure in `TREASURES`, or -1. */
const TREASURE_NUMBER: { readonly [C in Card]: number } = {
  earth: 0,
  wind: 1,
  fire: 2,
  water: 3,
  'helicopter-lift': -1,
  sandbags: -1,
};
/** A need counts less with every move to it. */
const FADES = Array.from({ length: 24 }, (_, moves) => 0.8 ** moves);

/** A quick player with common sense: it plays rollouts, and alone it is the weakest serious opponent. */
export class QuickPlayer {
  private readonly weights: Weights;
  private readonly outlook: Outlook;
  private readonly picked: Move<Action> = { seat: 0, action: END_ACTIONS };
  /** Cards per treasure in each hand: 4 per seat. */
  private readonly held: number[] = new Array<number>(16).fill(0);
  private readonly heldByAll: number[] = [0, 0, 0, 0];
  /** Helicopter Lifts in all hands. */
  private lifts = 0;
  /** The collector of each treasure. */
  private readonly collector: Seat[] = [0, 0, 0, 0];
  /** Steps to the current seat's goal, and the worth of each step. */
  private readonly steps: number[] = new Array<number>(SPACES).fill(FAR);
  private pull = 0;
  private readonly queue: number[] = [];

  constructor(weights: Weights) {
    this.weights = weights;
    this.outlook = new Outlook(weights);
  }

  pick(state: State, random: Random): Move<Action> {
    const { picked } = this;
    if (allAboard(state)) {
      for (let seat = 0; seat < state.seats; seat++) {
        if (state.hands[seat]!.includes('helicopter-lift')) return this.answer(seat, LIFT_OFF);
      }
    }
    const step = top(state);
    switch (step.do) {
      case 'actions':
        return this.answer(
          state.active,
          step.left === 0 ? END_ACTIONS : this.act(state, state.active, step.left, step.flown, random),
        );
      case 'window':
        return this.answerWindow(state, step.passed);
      case 'discard':
        return this.answer(step.seat, this.discard(state, step.seat));
      case 'swim': {
        const seat = swimmer(state, step.from)!;
        return this.answer(seat, this.swim(state, seat));
      }
      case 'drowning':
        return this.rescue(state, step.seat, step.passed);
      default:
        return picked;
    }
  }

  private answer(seat: Seat, action: Action): Move<Action> {
    this.picked.seat = seat;
    this.picked.action = action;
    return this.picked;
  }

  private act(state: State, seat: Seat, left: number, flown: boolean, random: Random): Action {
    const { weights, outlook } = this;
    const map = chart(state.island);
    const { layout } = state.island;
    const here = state.pawns[seat]!;
    this.count(state);
    const treasure = map.treasureAt[here]!;
    if (treasure >= 0 && state.captured[treasure] === -1 && this.held[seat * 4 + treasure]! >= CARDS_TO_CAPTURE) {
      return CAPTURES[treasure]!;
    }
    const lift = this.lifts > 1 ? this.spareLift(state, map) : undefined;
    if (lift !== undefined) return lift;
    outlook.refresh(state, false);
    let best: Action = END_ACTIONS;
    let bestScore = 0;
    const role = state.adventurers[seat]!;

    // Shore up.
    let most = 0;
    let second = 0;
    let mostAt = -1;
    let secondAt = -1;
    for (const space of floodedInReach(state, seat)) {
      const need = outlook.need[space]!;
      if (need > most) {
        second = most;
        secondAt = mostAt;
        most = need;
        mostAt = space;
      } else if (need > second) {
        second = need;
        secondAt = space;
      }
    }
    if (mostAt >= 0) {
      if (role === 'engineer' && secondAt >= 0) {
        const score = most + second;
        if (score > bestScore) {
          bestScore = score;
          best = mostAt < secondAt ? PAIRS[layout][mostAt]![secondAt]! : PAIRS[layout][secondAt]![mostAt]!;
        }
      } else if (most > bestScore) {
        bestScore = most;
        best = SINGLES[layout][mostAt]!;
      }
    }

    // Give.
    for (let t = 0; t < 4; t++) {
      const to = this.collector[t]!;
      if (state.captured[t] !== -1 || to === seat || this.held[seat * 4 + t] === 0) continue;
      if (role !== 'messenger' && state.pawns[to] !== here) continue;
      if (state.hands[to]!.length >= 5 && this.held[to * 4 + t]! < 3) continue;
      const score = this.held[to * 4 + t]! === 3 ? weights.lastGift : weights.gift + this.held[to * 4 + t]!;
      if (score > bestScore) {
        bestScore = score;
        best = GIFTS[to]![t]!;
      }
    }

    // Move.
    this.setGoal(state, map, seat);
    const stay = this.standing(state, map, seat, here, left);
    for (const space of reachable(state, seat)) {
      if (state.water[space] === MISSING) continue;
      const score = this.standing(state, map, seat, space, left - 1) - stay - weights.step + random.below(16) / 256;
      if (score > bestScore) {
        bestScore = score;
        best = MOVES[layout][space]!;
      }
    }
    if (role === 'pilot' && !flown) {
      for (let space = 0; space < SPACES; space++) {
        if (space === here || state.water[space] === MISSING) continue;
        const score = this.standing(state, map, seat, space, left - 1) - stay - weights.step * 2;
        if (score > bestScore) {
          bestScore = score;
          best = FLIGHTS[layout][space]!;
        }
      }
    }

    // Guide.
    if (role === 'navigator') {
      for (let pawn = 0; pawn < state.seats; pawn++) {
        if (pawn === seat) continue;
        this.setGoal(state, map, pawn);
        if (this.pull === 0) continue;
        const from = this.steps[state.pawns[pawn]!]!;
        const reached = guidedReach(state, pawn);
        for (let space = 0; space < map.names.length; space++) {
          if (!(reached & (1 << space))) continue;
          const score = (from - this.steps[space]!) * this.pull * weights.guide - weights.step;
          if (score > bestScore) {
            bestScore = score;
            best = GUIDES[pawn]![layout][space]!;
          }
        }
      }
    }
    return best;
  }

  /** With more than one Helicopter Lift in hands, the active seat uses its own to save a long way. */
  private spareLift(state: State, map: IslandChart): Action | undefined {
    const seat = state.active;
    if (!state.hands[seat]!.includes('helicopter-lift')) return undefined;
    const lifts = LIFTS[state.island.layout];
    const home = uncaptured(state) === 0;
    for (let pawn = 0; pawn < state.seats; pawn++) {
      const from = state.pawns[pawn]!;
      if (home) {
        if (from === map.landing || map.walks[from]![map.landing]! < 3) continue;
        let together = 0;
        for (let other = 0; other < state.seats; other++) if (state.pawns[other] === from) together |= 1 << other;
        return lifts[together]![map.landing];
      }
      for (let treasure = 0; treasure < 4; treasure++) {
        if (state.captured[treasure] !== -1 || this.held[pawn * 4 + treasure]! < CARDS_TO_CAPTURE) continue;
        const [one, other] = map.sites[treasure]!;
        const near =
          state.water[one] === MISSING
            ? other
            : state.water[other] === MISSING || map.walks[from]![one]! < map.walks[from]![other]!
              ? one
              : other;
        if (map.walks[from]![near]! > 2) return lifts[1 << pawn]![near];
      }
    }
    return undefined;
  }

  /** The worth of a seat's space with some actions left: near its goal and near tiles to shore up. */
  private standing(state: State, map: IslandChart, seat: Seat, space: number, left: number): number {
    const { weights, outlook } = this;
    const ways = (state.adventurers[seat] === 'explorer' ? map.strides : map.walks)[space]!;
    let most = 0;
    for (let at = 0; at < outlook.flooded.length; at++) {
      const flooded = outlook.flooded[at]!;
      const moves = ways[flooded]! < 2 ? 0 : ways[flooded]! - 1;
      const worth = outlook.need[flooded]! * (moves < left ? weights.near : weights.later) * FADES[moves]!;
      if (worth > most) most = worth;
    }
    return most - this.steps[space]! * this.pull;
  }

  /** Counts cards in hands and picks each treasure's collector: the seat with most of its cards. */
  private count(state: State): void {
    const { held, collector } = this;
    held.fill(0);
    this.heldByAll.fill(0);
    this.lifts = 0;
    for (let seat = 0; seat < state.seats; seat++) {
      const hand = state.hands[seat]!;
      for (let card = 0; card < hand.length; card++) {
        const treasure = TREASURE_NUMBER[hand[card]!];
        if (treasure >= 0) {
          held[seat * 4 + treasure]!++;
          this.heldByAll[treasure]!++;
        } else if (hand[card] === 'helicopter-lift') this.lifts++;
      }
    }
    for (let treasure = 0; treasure < 4; treasure++) {
      let most = -1;
      for (let seat = 0; seat < state.seats; seat++) {
        // The Messenger is a poor collector: he gives from a distance.
        const cards = held[seat * 4 + treasure]! * 2 - (state.adventurers[seat] === 'messenger' ? 1 : 0);
        if (cards > most) {
          most = cards;
          collector[treasure] = seat;
        }
      }
    }
  }

  /** A seat's goal as steps from every space, and the worth of a step nearer. */
  private setGoal(state: State, map: IslandChart, seat: Seat): void {
    const { weights, held, collector, queue } = this;
    queue.length = 0;
    this.pull = 0;
    if (uncaptured(state) === 0) {
      this.pull = weights.home;
      queue.push(map.landing);
      return this.measure(state, map, seat);
    }
    let treasureToFetch = -1;
    let seatToMeet = -1;
    for (let treasure = 0; treasure < 4; treasure++) {
      if (state.captured[treasure] !== -1) continue;
      const own = held[seat * 4 + treasure]!;
      if (own === 0) continue;
      if (own >= CARDS_TO_CAPTURE) {
        this.pull = weights.fetch;
        treasureToFetch = treasure;
        break;
      }
      const all = this.heldByAll[treasure]!;
      const eager = all >= CARDS_TO_CAPTURE ? weights.complete : 1;
      if (collector[treasure] !== seat) {
        const pull = weights.meet * own * eager;
        if (state.adventurers[seat] === 'messenger' || pull <= this.pull) continue;
        this.pull = pull;
        treasureToFetch = -1;
        seatToMeet = collector[treasure]!;
      } else if (all >= CARDS_TO_CAPTURE) {
        const pull = weights.await * own;
        const giver = this.giver(state, seat, treasure);
        if (pull <= this.pull || giver < 0) continue;
        this.pull = pull;
        treasureToFetch = -1;
        seatToMeet = giver;
      } else if (own === 3 && weights.ready > this.pull) {
        this.pull = weights.ready;
        treasureToFetch = treasure;
        seatToMeet = -1;
      }
    }
    if (treasureToFetch >= 0) {
      const [one, other] = map.sites[treasureToFetch]!;
      if (state.water[one] !== MISSING) queue.push(one);
      if (state.water[other] !== MISSING) queue.push(other);
    } else if (seatToMeet >= 0) queue.push(state.pawns[seatToMeet]!);
    else return;
    this.measure(state, map, seat);
  }

  /** Another seat with cards of a treasure that has to come near to give them. */
  private giver(state: State, seat: Seat, treasure: number): Seat {
    let most = 0;
    let giver = -1;
    for (let other = 0; other < state.seats; other++) {
      if (other === seat || state.adventurers[other] === 'messenger') continue;
      if (this.held[other * 4 + treasure]! <= most) continue;
      most = this.held[other * 4 + treasure]!;
      giver = other;
    }
    return giver;
  }

  /** Steps from every space to the queued goals, as this adventurer moves. */
  private measure(state: State, map: IslandChart, seat: Seat): void {
    const { steps, queue } = this;
    const near = neighbours(state, seat, map);
    const dives = state.adventurers[seat] === 'diver';
    steps.fill(FAR);
    for (let at = 0; at < queue.length; at++) steps[queue[at]!] = 0;
    for (let at = 0; at < queue.length; at++) {
      const space = queue[at]!;
      const further = steps[space]! + 1;
      for (const next of near[space]!) {
        if (steps[next]! <= further || (state.water[next] === MISSING && !dives)) continue;
        steps[next] = further;
        queue.push(next);
      }
    }
    if (state.adventurers[seat] === 'pilot') {
      for (let space = 0; space < SPACES; space++) if (steps[space]! > 2) steps[space] = 2 + steps[space]! / 8;
    }
  }

  private answerWindow(state: State, passed: readonly Seat[]): Move<Action> {
    let asked = -1;
    for (let seat = 0; seat < state.seats; seat++) {
      const hand = state.hands[seat]!;
      if (passed.includes(seat) || state.passing.includes(seat)) continue;
      const bags = hand.includes('sandbags') && state.water.includes(FLOODED);
      if (!bags && !hand.includes('helicopter-lift')) continue;
      if (asked < 0) asked = seat;
      if (!bags) continue;
      const space = this.worstFlood(state);
      if (space >= 0 && this.outlook.need[space]! >= this.weights.sandbags) {
        return this.answer(seat, SANDBAGS[state.island.layout][space]!);
      }
    }
    const { do: next } = state.agenda[state.agenda.length - 2]!;
    return this.answer(asked, next === 'draw' && state.hands[asked]!.includes('sandbags') ? PASS_WINDOW : PASS_TURN);
  }

  private worstFlood(state: State): number {
    const below = state.agenda[state.agenda.length - 2];
    this.outlook.refresh(state, below?.do !== 'draw');
    let worst = -1;
    let most = 0;
    for (let space = 0; space < SPACES; space++) {
      if (this.outlook.need[space]! > most) {
        most = this.outlook.need[space]!;
        worst = space;
      }
    }
    return worst;
  }

  private discard(state: State, seat: Seat): Action {
    this.count(state);
    const { weights, held, collector } = this;
    const hand = state.hands[seat]!;
    let least = Number.POSITIVE_INFINITY;
    let choice = 0;
    for (const card of hand) {
      const treasure = TREASURE_NUMBER[card];
      let worth: number;
      if (card === 'helicopter-lift') worth = this.lifts === 1 ? weights.lastLift : weights.liftCard;
      else if (treasure < 0) worth = weights.sandbagsCard;
      else if (state.captured[treasure] !== -1 || held[seat * 4 + treasure]! > CARDS_TO_CAPTURE) worth = 0;
      else worth = held[seat * 4 + treasure]! * (collector[treasure] === seat ? weights.ownCard : weights.othersCard);
      if (worth < least) {
        least = worth;
        choice = treasure < 0 ? (card === 'helicopter-lift' ? 4 : 5) : treasure;
      }
    }
    if (least > 0 && hand.includes('sandbags') && state.water.includes(FLOODED)) {
      const space = this.worstFlood(state);
      if (space >= 0) return SANDBAGS[state.island.layout][space]!;
    }
    return DISCARDS[choice]!;
  }

  private swim(state: State, seat: Seat): Action {
    const map = chart(state.island);
    this.count(state);
    this.setGoal(state, map, seat);
    this.outlook.refresh(state, true);
    const spaces = shores(state, seat);
    let best = spaces[0]!;
    let most = Number.NEGATIVE_INFINITY;
    for (const space of spaces) {
      const score = this.standing(state, map, seat, space, 0);
      if (score > most) {
        most = score;
        best = space;
      }
    }
    return SWIMS[state.island.layout][best]!;
  }

  /** A pawn drowns unless it is lifted. */
  private rescue(state: State, pawn: Seat, passed: readonly Seat[]): Move<Action> {
    const map = chart(state.island);
    for (let seat = 0; seat < state.seats; seat++) {
      if (passed.includes(seat) || !state.hands[seat]!.includes('helicopter-lift')) continue;
      this.count(state);
      this.setGoal(state, map, pawn);
      let best = map.landing;
      if (this.pull > 0) {
        for (let space = 0; space < SPACES; space++) {
          if (state.water[space] !== MISSING && this.steps[space]! < this.steps[best]!) best = space;
        }
      }
      return this.answer(seat, LIFTS[state.island.layout][1 << pawn]![best]!);
    }
    return this.picked;
  }
}
