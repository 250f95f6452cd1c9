import { type GameTypes, imagine, type Move, offersTo, SampleDealer, same, take } from '@skerry/engine';
import { finish } from '../halving.ts';
import type { BotProfile } from '../profile/bot-profile.ts';
import { movesTo, reachingEnds } from '../turn.ts';
import { Arm, futureOf, measure, measureKnowing, nameOf, ranking } from './arms.ts';
import { type Asked, NotingDealer } from './chance.ts';
import type { Companies } from './company.ts';
import { distinct, plannersAt, type RecordedDecision, wasAsked, wentByItself } from './decisions.ts';
import type { ReviewSetup } from './future.ts';
import type { ReviewedChance, ReviewedChoice, ReviewedEntry, WeighedMoves } from './types.ts';
import { difference, type Estimate, Futures, minus } from './worth.ts';

/** A planned turn's moves, last to first: what is still possible later was possible before. */
export function* reviewStretch<T extends GameTypes>(
  study: ReviewSetup<T>,
  stretch: readonly RecordedDecision<T>[],
  seed: number,
  companies: Companies<T>,
): Generator<void, ReviewedEntry<T>[]> {
  const { game, botProfile } = study;
  const planning = botProfile.planning!;
  const last = stretch.at(-1)!;
  const arms = new Map<string, Arm<T>>();
  const stateAt = ({ before }: RecordedDecision<T>) => imagine(game, before, new SampleDealer(seed));
  const played = armOf(`${planning.key(stateAt(last))} ${nameOf([moveOf(last)])}`, last, [moveOf(last)]);
  function armOf(name: string, { before }: RecordedDecision<T>, moves: readonly Move<T['Action']>[]): Arm<T> {
    const known = arms.get(name);
    if (known !== undefined) return known;
    const arm = new Arm(study, { view: before, seed }, moves);
    arms.set(name, arm);
    return arm;
  }
  const reviewed: ReviewedEntry<T>[] = [];
  /** The move played, and the moves after the current decision. */
  let next = { arm: played, moves: [moveOf(last)] as readonly Move<T['Action']>[] };
  for (const decision of stretch.toReversed()) {
    const { seat } = decision;
    const planner = { game, botProfile, planning, seats: plannersAt(game, decision), seat };
    const ends = finish(reachingEnds(planner, stateAt(decision), study.widths.beam, seed)).slice(0, study.widths.ends);
    const ways = new Map<Arm<T>, readonly Move<T['Action']>[]>();
    for (const end of ends) {
      const moves = movesTo(end).map(({ move }) => move);
      ways.set(armOf(`${end.before.key} ${nameOf([end.last])}`, decision, moves), moves);
    }
    ways.set(next.arm, decision === last ? next.moves : [moveOf(decision), ...next.moves]);
    const ranked = yield* ranking(study, [...ways.keys()], seat);
    // Arms that begin with the move played remain possible after it.
    const best = ranked.find((arm) => arm === next.arm || !same(ways.get(arm)![0], moveOf(decision)))!;
    measure(study, best);
    measure(study, next.arm);
    const choice = choiceOf(study, decision, next.arm, best, ranked, (arm) => ways.get(arm)!);
    const chances = decision === last ? chancesOf(study, decision, played, companies) : [];
    reviewed.unshift(entryOf(decision, best.sure.estimates(), choice, chances));
    next = { arm: best, moves: ways.get(best)! };
    yield;
  }
  return reviewed;
}

/** A decision outside planned moves, or in a game without planning. */
export function* reviewSingle<T extends GameTypes>(
  study: ReviewSetup<T>,
  decision: RecordedDecision<T>,
  seed: number,
  companies: Companies<T>,
): Generator<void, ReviewedEntry<T>[]> {
  const candidates = candidatesAt(study, decision, seed);
  const company = companies.at(decision);
  const outset = { view: decision.before, seed: company?.seed ?? seed, others: company?.around(decision.seat) };
  const played = new Arm(study, outset, [moveOf(decision)]);
  if (candidates.length === 0 && decision.chance.length === 0) return [entryOf(decision, undefined, undefined, [])];
  const others = candidates.map((moves) => new Arm(study, outset, moves));
  const ranked = others.length === 0 ? [played] : yield* ranking(study, [played, ...others], decision.seat);
  const best = ranked[0]!;
  measure(study, played);
  measure(study, best);
  const choice =
    others.length === 0 ? undefined : choiceOf(study, decision, played, best, ranked, ({ moves }) => moves);
  return [entryOf(decision, best.sure.estimates(), choice, chancesOf(study, decision, played, companies))];
}

/** The seat's sensible alternatives; waiting is one if the seat was not asked. */
function candidatesAt<T extends GameTypes>(
  { game, botProfile }: ReviewSetup<T>,
  decision: RecordedDecision<T>,
  seed: number,
): (readonly Move<T['Action']>[])[] {
  if (wentByItself(game, decision)) return [];
  const { seat, action } = decision;
  const state = imagine(game, decision.before, new SampleDealer(seed));
  const offers: T['Action'][] = [];
  offersTo(game, state, seat, offers);
  if (offers.length <= 1 && wasAsked(game, decision)) return [];
  const sensible = botProfile.sensible?.(state, seat, offers) ?? offers;
  const others = distinct(game, state, seat, [action, ...sensible])
    .slice(1)
    .map((each) => [{ seat, action: each }]);
  return wasAsked(game, decision) ? others : [[], ...others];
}

export const moveOf = <T extends GameTypes>({ seat, action }: RecordedDecision<T>): Move<T['Action']> => ({
  seat,
  action,
});

const entryOf = <T extends GameTypes>(
  { n, seat, action, turn }: RecordedDecision<T>,
  before: readonly Estimate[] | undefined,
  choice: ReviewedChoice<T> | undefined,
  chances: readonly ReviewedChance[],
): ReviewedEntry<T> => ({ n, seat, action, turn, ...(before && { before }), ...(choice && { choice }), chances });

/** The moves played, beside the best; undefined without a choice. */
function choiceOf<T extends GameTypes>(
  { scales }: ReviewSetup<T>,
  { seat }: RecordedDecision<T>,
  played: Arm<T>,
  best: Arm<T>,
  ranked: readonly Arm<T>[],
  movesOf: (arm: Arm<T>) => readonly Move<T['Action']>[],
): ReviewedChoice<T> | undefined {
  const side = scales.sideOf(seat);
  const compared = new Map<string, WeighedMoves<T>>();
  for (const arm of ranked) {
    const moves = movesOf(arm);
    const first = nameOf(moves.slice(0, 1));
    const futures = arm.sure.count > 0 ? arm.sure : arm.found;
    if (!compared.has(first)) compared.set(first, { moves, worth: futures.estimates()[side]! });
  }
  if (compared.size <= 1) return undefined;
  const tries = ranked.reduce((all, { found }) => all + found.count, 0) / ranked.length;
  const worth = best.sure.estimates()[side]!;
  return {
    played: played.sure.estimates()[side]!,
    best: { moves: movesOf(best), worth },
    lost: best === played ? { mean: 0, error: 0 } : difference(best.sure, played.sure, side, 0),
    compared: [...compared.values()],
    tries: Math.round(tries),
  };
}

/**
 * The effect of chance on the move played: answer by answer as heard where everything is open, otherwise all at once.
 */
function chancesOf<T extends GameTypes>(
  study: ReviewSetup<T>,
  decision: RecordedDecision<T>,
  played: Arm<T>,
  companies: Companies<T>,
): ReviewedChance[] {
  const { chance, open } = decision;
  if (chance.length === 0) return [];
  measure(study, played);
  const asked = askedAt(study, decision);
  let former = played.sure;
  if (!open) {
    const after = measureAfter(study, decision, played.outset.seed, companies);
    const [before, now] = [former.estimates(), after.estimates()];
    const luck = now.map((estimate, side) => minus(estimate, before[side]!));
    const { label = '' } = asked[0] ?? {};
    const turn = asked.at(-1)?.turn ?? decision.turn;
    return [{ nth: -1, label, outcome: chance, turn, of: 0, alike: 0, before, after: now, luck }];
  }
  let unheard = 0;
  return chance.flatMap((outcome, nth) => {
    if (nth < chance.length - 1 && asked[nth]?.facts.length === 0) {
      unheard++;
      return [];
    }
    const futures = measureKnowing(study, played, chance.slice(0, nth + 1), study.widths.chance);
    const luck = futures.bySide.map((_, side) => difference(futures, former, side, 0));
    const could = unheard === 0 ? (asked[nth]?.could ?? []) : [];
    const found: ReviewedChance = {
      nth,
      label: asked[nth]?.label ?? '',
      outcome: unheard === 0 ? outcome : chance.slice(nth - unheard, nth + 1),
      turn: asked[nth]?.turn ?? decision.turn,
      of: could.length,
      alike: could.filter((each) => same(each, outcome)).length,
      before: former.estimates(),
      after: futures.estimates(),
      luck,
    };
    former = futures;
    unheard = 0;
    return [found];
  });
}

/** The position after an entry, in its seat's view, played on to the horizon of the futures before it. */
function measureAfter<T extends GameTypes>(
  study: ReviewSetup<T>,
  decision: RecordedDecision<T>,
  seed: number,
  companies: Companies<T>,
): Futures {
  const futures = new Futures(study.scales.sides);
  const arm = { outset: { view: decision.after, seed }, moves: [] };
  if (decision.over) {
    futures.add(futureOf(study, arm, 0));
    return futures;
  }
  const nearer = { ...study, botProfile: nearerBy(study.botProfile, decision) };
  const company = companies.after(decision, nearer);
  for (let n = 0; n < study.widths.chance; n++) futures.add(company?.read(n) ?? futureOf(nearer, arm, n));
  return futures;
}

/** With a horizon nearer by the turns begun in an entry. */
function nearerBy<T extends GameTypes>(
  botProfile: BotProfile<T>,
  { before, after }: RecordedDecision<T>,
): BotProfile<T> {
  const { horizon } = botProfile;
  if (horizon === undefined) return botProfile;
  const begun = horizon.begun(after.state as T['State']) - horizon.begun(before.state as T['State']);
  return { ...botProfile, horizon: { ...horizon, turns: horizon.turns - begun } };
}

/** An entry's requests to chance. */
export function askedAt<T extends GameTypes>(
  { game }: ReviewSetup<T>,
  { before, seat, action, chance }: RecordedDecision<T>,
): readonly Asked[] {
  const state = imagine(game, before, new SampleDealer(0));
  const dealer = new NotingDealer(0, () => game.turn(state));
  dealer.begin(0, chance);
  take(game, state, seat, action, dealer);
  return dealer.asked;
}
