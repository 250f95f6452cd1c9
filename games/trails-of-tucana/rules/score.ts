import type { Seat } from '@skerry/engine';
import { SIGHTS } from '../content/islands.ts';
import type { Ending } from './facts.ts';
import type { IslandMap, World } from './map.ts';
import { cutBlueCards } from './solo.ts';
import type { Sheet, State } from './state.ts';
import { ROUND } from './steps.ts';
import type { Dealer, StepRules } from './types.ts';

/** TT-70: after a round's last turn every seat records its sights. */
export const endRound = (world: World): StepRules<'endRound'> => ({
  run(state, _step, dealer) {
    const map = world[state.island];
    for (let seat = 0; seat < state.seats; seat++) {
      const sheet = state.sheets[seat]!;
      const sum = sightSum(map, sheet);
      sheet.sums.push(sum);
      dealer.tell?.({ fact: 'roundScored', round: state.round, seat, sum });
    }
    if (state.round === map.rounds) return finish(map, state, dealer);
    if (state.seats === 1 && state.round === map.rounds - 1) cutBlueCards(state, dealer);
    state.agenda.push(ROUND);
  },
});

/** The values of all sights circled so far. */
export function sightSum({ values }: IslandMap, { circled }: Pick<Sheet, 'circled'>): number {
  let sum = 0;
  for (let kind = 0; kind < SIGHTS.length; kind++) for (let n = 0; n < circled[kind]!; n++) sum += values[kind]![n]!;
  return sum;
}

export function villagePoints({ villages }: IslandMap, { pairs }: Pick<Sheet, 'pairs'>): number {
  let sum = 0;
  for (const letter of pairs) sum += villages[letter];
  return sum;
}

export function bonusPoints({ bonuses }: Pick<Sheet, 'bonuses'>): number {
  let sum = 0;
  for (const { points } of bonuses) sum += points;
  return sum;
}

/** TT-73: the points recorded so far; at the end of the game they are the final score. */
export function totalOf(map: IslandMap, sheet: Sheet): number {
  let sum = villagePoints(map, sheet) + bonusPoints(sheet);
  for (const each of sheet.sums) sum += each;
  return sum;
}

/** TT-82: 1 to 6, or 0 for none. */
export function levelOf({ levels }: IslandMap, total: number): number {
  return levels.filter((threshold) => threshold <= total).length;
}

function finish(map: IslandMap, state: State, dealer: Dealer): void {
  const { island, sheets, seats } = state;
  const scores: Score[] = [];
  for (const sheet of sheets) scores.push(scoreOf(map, sheet));
  const ranks: number[] = [];
  for (const score of scores) ranks.push(rankOf(score, scores));
  const [own] = scores;
  // TT-81: alone there is no winner.
  const why: Ending =
    seats === 1 ? { why: 'solo', total: own!.total, level: own!.level } : { why: 'won', seats: firstOf(ranks) };
  state.outcome = { ranks, scores, why };
  if (dealer.tell === undefined) return;
  for (const [seat, { villages, bonuses, total, level }] of scores.entries()) {
    const { sums } = sheets[seat]!;
    dealer.tell({ fact: 'finished', seat, island, sums, villages, bonuses, total, rank: ranks[seat]!, level });
  }
  if (why.why === 'solo') dealer.tell({ fact: 'scoreOnly', total: why.total, level: why.level });
  else dealer.tell({ fact: 'won', seats: why.seats });
}

/** The points of a seat by heading, and its level (TT-83). */
type Score = {
  readonly round1: number;
  readonly round2: number;
  /** On Isla Grande. */
  readonly round3?: number;
  readonly villages: number;
  readonly bonuses: number;
  readonly total: number;
  readonly level: number;
};

function scoreOf(map: IslandMap, sheet: Sheet): Score {
  const [round1 = 0, round2 = 0, round3] = sheet.sums;
  const total = totalOf(map, sheet);
  const rest = {
    villages: villagePoints(map, sheet),
    bonuses: bonusPoints(sheet),
    total,
    level: levelOf(map, total),
  };
  return round3 === undefined ? { round1, round2, ...rest } : { round1, round2, round3, ...rest };
}

/** TT-74 to TT-76: by score, then by bonus points; seats equal in both share a rank. */
function rankOf({ total, bonuses }: Score, scores: readonly Score[]): number {
  let rank = 1;
  for (const other of scores) if (other.total > total || (other.total === total && other.bonuses > bonuses)) rank++;
  return rank;
}

const firstOf = (ranks: readonly number[]): Seat[] => ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
