import { at, type Seat } from '@skerry/engine';
import { CONSTANTS } from '../content/constants.ts';
import type { Count } from '../content/vocabulary.ts';
import { TWO_SKILLS, type World } from '../content/world.ts';
import { abilities } from './abilities.ts';
import { count } from './crew.ts';
import type { Headings } from './facts.ts';
import { booksOf } from './hand.ts';
import { type Cause, playerOf, type State } from './state.ts';
import type { Dealer } from './types.ts';

/** IB-175 to IB-178: the first trigger makes the next round the last. */
export function triggerEnd(state: State, seat: Seat, cause: Cause, dealer: Dealer): void {
  if (state.ending !== null) return;
  state.ending = { round: state.round + 1, cause };
  dealer.tell?.({ fact: 'lastRound', seat, cause });
}

/** Buildings that trigger the last round. */
export const endBuildings = (seats: number): number => CONSTANTS.endBuildings[seats as 2 | 3 | 4];

/** Counts for reputation cards and the final score. */
export function countOf(state: State, seat: Seat, what: Count): number {
  const player = playerOf(state, seat);
  switch (what) {
    case 'building':
      return player.city.length;
    case 'town':
      return state.owners.reduce((sum, owner) => sum + Number(owner === seat), 0);
    case 'crewTwoSkills':
      return count((player.deck | player.below | player.injured) & TWO_SKILLS);
    case 'book':
      return booksOf(state, seat);
    case 'wood':
    case 'fish':
      return player[what];
    case 'fleet':
      return player.pirates + player.serpents + Number(player.ichor);
    case 'cube':
      return state.influence.reduce((sum, owner) => sum + Number(owner === seat), 0);
  }
}

/** IB-179 */
export function scoreOf(world: World, state: State, seat: Seat): Headings {
  const { coins, city, renown, tokens, sevens } = playerOf(state, seat);
  let buildings = 0;
  for (const building of city) buildings += at(world.buildings, building).coins;
  let points = 0;
  for (const { building, n, per, each } of abilities(world, state).scores)
    if (city.includes(building)) points += n * Math.floor(countOf(state, seat, per) / each);
  return {
    coins,
    buildings,
    abilities: points,
    track: renown,
    tokens: CONSTANTS.tokenValue * (tokens.length + sevens),
  };
}

export const totalOf = ({ coins, buildings, abilities, track, tokens }: Headings): number =>
  coins + buildings + abilities + track + tokens;

/** IB-179, IB-180: most points win; goods break ties. */
export function endGame(world: World, state: State, dealer: Dealer): void {
  if (state.ending === null) throw new Error('Nothing has brought the last round.');
  const { cause } = state.ending;
  const standings = state.players.map(({ wood, fish }, seat) => {
    const score = scoreOf(world, state, seat);
    return { score, total: totalOf(score), goods: wood + fish };
  });
  const ranks = standings.map(
    (own) =>
      1 +
      standings.filter((other) => other.total > own.total || (other.total === own.total && other.goods > own.goods))
        .length,
  );
  const scores = standings.map(({ score }) => score);
  state.outcome = { ranks, scores, why: { why: cause } };
  dealer.tell?.({ fact: 'gameEnded', cause });
  for (const [seat, headings] of scores.entries()) dealer.tell?.({ fact: 'scored', seat, headings });
  dealer.tell?.({ fact: 'ranked', places: ranks });
}
