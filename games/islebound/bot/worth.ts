import type { Seat } from '@skerry/engine';
import { CELLS } from '../content/map.ts';
import type { World } from '../content/world.ts';
import type { Odds } from '../outlook/odds.ts';
import { bonus } from '../rules/abilities.ts';
import { count } from '../rules/crew.ts';
import { influenceOf } from '../rules/diplomacy.ts';
import { scoreOf, totalOf } from '../rules/ending.ts';
import { booksOf } from '../rules/hand.ts';
import { handSize, playerOf, type State } from '../rules/state.ts';
import { needFor, townIn } from '../rules/town.ts';
import { WEIGHTS as W } from './weights.ts';

/**
 * The share of goods, fleet and influence that can still become points: all of it at first, less per round. It does
 * not fall with the number of buildings, or a bot would stop buying because its own purchase devalues everything
 * else.
 */
function future({ round, ending }: State): number {
  if (ending !== null) return ending.round === round ? 0 : W.leastFuture;
  const gone = Math.max(0, round - W.fullRounds) / (W.lastRound - W.fullRounds);
  return Math.max(W.leastFuture, 1 - (1 - W.leastFuture) * gone);
}

/** Worth `each` up to a limit, and less beyond it. */
const upTo = (n: number, limit: number, each: number, beyond: number): number =>
  Math.min(n, limit) * each + Math.max(0, n - limit) * beyond;

/** A seat's worth in points: those scored, and other possessions. */
export class Valuer {
  private readonly world: World;
  private readonly odds: Odds;

  constructor(world: World, odds: Odds) {
    this.world = world;
    this.odds = odds;
  }

  /** A seat's worth; its best conquest and alliance are calculated unless given. */
  worth(
    state: State,
    seat: Seat,
    conquest = this.bestConquest(state, seat),
    alliance = this.bestAlliance(state, seat),
  ): number {
    const { wood, fish } = playerOf(state, seat);
    const points = totalOf(scoreOf(this.world, state, seat));
    if (future(state) === 0) return points + (wood + fish) * W.tieBreak;
    return points + this.goods(state, seat) + W.conquest * conquest + W.alliance * alliance;
  }

  /** A seat's other possessions, as far as they can still become points. */
  private goods(state: State, seat: Seat): number {
    const { wood, fish, pirates, serpents, ichor, deck, below, injured, city } = playerOf(state, seat);
    const f = future(state);
    let towns = 0;
    for (const owner of state.owners) if (owner === seat) towns++;
    const crew = count(deck | below | injured);
    const hope =
      upTo(wood, 8, W.wood, W.muchWood) +
      upTo(fish, 6, W.fish, W.muchFish) +
      upTo(booksOf(state, seat), 3, W.book, W.muchBooks) +
      pirates * W.pirate +
      serpents * W.serpent +
      (ichor ? W.ichor : 0) +
      Math.min(influenceOf(this.world, state, seat), 10) * W.influence +
      towns * W.town +
      count(deck) * W.onDeck +
      Math.min(crew, 6) * W.crew +
      count(injured) * W.injured +
      city.length * W.ability;
    return f * hope + this.haste(state, seat);
  }

  /** Hoarding coins must not pay for ever: the longer a game lasts, the more its end is worth. */
  private haste(state: State, seat: Seat): number {
    const late = state.round - W.lastRound;
    if (late <= 0) return 0;
    const cards = state.architect ? Math.min(handSize(state, seat), 2) : 0;
    return late * (playerOf(state, seat).city.length * W.haste + cards * W.hasteOfCard);
  }

  /** The best town to take by attack now, with one crew member who may be injured for it. */
  bestConquest(state: State, seat: Seat): number {
    const { world } = this;
    const { pirates, serpents, ichor, deck } = playerOf(state, seat);
    if (pirates + serpents === 0 && !ichor) return 0;
    const chances = this.odds.of({ pirates, serpents, ichor, combat: count(deck & world.skilled.combat) });
    let best = 0;
    for (let cell = 0; cell < CELLS.length; cell++) {
      const { isRed, strength } = townIn(world, state, cell);
      if (!isRed || state.owners[cell] === seat) continue;
      const chance = chances[needFor(world, state, seat, cell) - 1] ?? 0;
      best = Math.max(best, chance * (strength + W.town));
    }
    return best;
  }

  /** The best town to take by diplomacy now. */
  bestAlliance(state: State, seat: Seat): number {
    const { world } = this;
    const paid = influenceOf(world, state, seat);
    if (paid === 0) return 0;
    const talkers = count(playerOf(state, seat).deck & world.skilled.negotiate);
    const have = paid + talkers + bonus(world, state, seat, 'influence');
    let best = 0;
    for (let cell = 0; cell < CELLS.length; cell++) {
      const { isBlueGreen, strength } = townIn(world, state, cell);
      if (!isBlueGreen || state.owners[cell] === seat || needFor(world, state, seat, cell) > have) continue;
      best = Math.max(best, strength + W.town);
    }
    return best;
  }
}
