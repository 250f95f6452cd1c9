import type { Action, Game, GameTypes, Seat, Step, StepRules } from '../contract.ts';
import { SampleDealer } from '../dealers.ts';
import { passOf } from '../first/prompts.ts';
import { canonical, copy, same } from '../json.ts';
import { readAction } from '../keeping/fields.ts';
import { giveUp, play } from '../keeping/play.ts';
import { actionRules, derivedOffers, offersTo, stepRules, take, topStep } from '../loop.ts';
import type { Random } from '../random.ts';
import { asks, choices, clone, inside, outcome, type Table, view } from '../table.ts';
import { standingAt } from './arrange.ts';
import { demand, demandSame, show, whyNotPlain } from './demand.ts';
import { garbage, oneOf, randomAction } from './random-play.ts';
import type { Check } from './stop.ts';
import { traceOf } from './trace.ts';

/** How many offers of a seat are tried at one stop. */
const TRIED = 6;
/** How many other actions are tried for each seat at one stop. */
const REFUSED = 6;
/** How many actions are made up for each seat at one stop, to be judged. */
const MADE_UP = 20;
/** How many refused choices of a seat are sent at one stop. */
const SENT = 10;

/** Every offered action is accepted, is written down as it was offered, and leads to a stop or to the end. */
export const offersAreAccepted: Check = ({ table, random }) => {
  for (const { seat } of asks(table)) {
    for (const action of some(offeredTo(table, seat), TRIED, random)) {
      const tried = clone(table);
      const played = play(tried, seat, action);
      demand(
        played.entry !== undefined,
        () => `seat ${seat} is refused ${show(action)}, which it is offered: ${show(played.why)}`,
      );
      demandSame({ seat: played.entry.seat, action: played.entry.action }, { seat, action }, 'the entry of an action');
      const trouble = whyNotPlain(played);
      demand(trouble === undefined, () => `what ${show(action)} led to is not plain data: ${trouble}`);
      const stuck = asks(tried).find((next) => offeredTo(tried, next.seat).length === 0);
      demand(
        stuck === undefined,
        () => `${show(action)} of seat ${seat} is taken, and then seat ${stuck?.seat} has nothing to do`,
      );
    }
  }
};

/** Play goes on as if steps that name the only seat they may wait for asked all seats. */
export const nobodyIsPassedOver: Check = ({ game, table, random }) => {
  const steps: [string, StepRules<GameTypes, Step>][] = Object.entries(game.steps);
  if (outcome(table) !== undefined || steps.every(([, { whom }]) => whom === undefined)) return;
  const asking = { ...game, steps: Object.fromEntries(steps.map(([name, { whom, ...rest }]) => [name, rest])) };
  for (const { seat } of asks(table)) {
    for (const action of some(offeredTo(table, seat), TRIED, random)) {
      const after = (rules: Game): object => {
        const state = game.clone(inside(table).state);
        return { asked: take(rules, state, seat, action, new SampleDealer(1)), state };
      };
      demandSame(after(game), after(asking), `what follows ${show(action)} of seat ${seat} where all seats are asked`);
    }
  }
};

/** What skips a prompt is among the offers, judged by public information alone. */
export const promptsCanBeSkipped: Check = ({ game, table }) => {
  if (game.prompts === undefined || outcome(table) !== undefined) return;
  const { state } = view(table, 'watcher');
  for (const { seat } of asks(table).filter(({ must }) => must)) {
    const pass = passOf(game, state, seat, 'never');
    const isOffered = pass === undefined || offeredTo(table, seat).some((offer) => same(offer, pass));
    demand(isOffered, () => `seat ${seat} skips a prompt with ${show(pass)}, which it is not offered`);
    const spared = passOf(game, state, seat, 'matters');
    demand(spared === undefined || same(spared, pass), () => `seat ${seat} is spared a prompt by ${show(spared)}`);
  }
};

/**
 * What is offered is what the judge allows: all of it, and nothing else. It does not matter whether offers are derived or
 * written by hand, whether a seat is asked or not, and whether an action was thought of or is made up.
 */
export const oneJudge: Check = ({ game, table, random }) => {
  if (outcome(table) !== undefined) return;
  const { state } = inside(table);
  for (let seat = 0; seat < table.seats; seat++) {
    const offers = new Map(offeredTo(table, seat).map((offer) => [canonical(offer), offer]));
    demandSameByHand(game, state, seat);
    for (const offer of offers.values()) {
      const { take, why } = actionRules(game, offer);
      demand(take !== undefined, () => `seat ${seat} is offered ${show(offer)}, and nothing carries it out`);
      const reason = why(state, seat, offer);
      demand(reason === undefined, () => `seat ${seat} is offered ${show(offer)}, and the judge says ${show(reason)}`);
    }
    const thoughtOf = Object.keys(game.actions).flatMap((act) => triesOf(game, state, seat, act));
    const madeUp = Array.from({ length: MADE_UP }, () =>
      readAction(game, table.seats, randomAction(game, table.seats, random)),
    );
    for (const action of [...thoughtOf, ...madeUp]) {
      if (action === undefined || offers.has(canonical(action))) continue;
      demand(
        actionRules(game, action).why(state, seat, action) !== undefined,
        () => `the judge has nothing against ${show(action)} of seat ${seat}, and yet it is not offered`,
      );
    }
  }
};

/** Offers that are written by hand are those that the judge allows, and whoever may act has something to do. */
function demandSameByHand<T extends GameTypes>(game: Game<T>, state: T['State'], seat: Seat): void {
  const step = topStep<T>(state);
  const rules = stepRules(game, step);
  const derived = (acts: readonly T['Action']['act'][]): T['Action'][] => {
    const offers: T['Action'][] = [];
    derivedOffers(game, state, seat, acts, offers);
    return offers;
  };
  if (rules.asks?.(state, step, seat) && rules.offers !== undefined) {
    const offers: T['Action'][] = [];
    rules.offers(state, step, seat, offers);
    demandSameSet(offers, derived(rules.acts ?? []), `at ${show(step)} to seat ${seat}`);
  }
  const { interrupts } = game;
  if (interrupts === undefined) return;
  const allowed = derived(interrupts.acts);
  demand(
    interrupts.may(state, seat) === allowed.length > 0,
    () => `seat ${seat} may act beside the others or not, and is offered ${show(allowed)}`,
  );
  if (interrupts.offers === undefined || allowed.length === 0) return;
  const offers: T['Action'][] = [];
  interrupts.offers(state, seat, offers);
  demandSameSet(offers, allowed, `beside the others to seat ${seat}`);
}

function demandSameSet(byHand: readonly Action[], derived: readonly Action[], where: string): void {
  const [found, wanted] = [byHand, derived].map((offers) => new Set(offers.map(canonical))) as [
    Set<string>,
    Set<string>,
  ];
  for (const offer of found)
    demand(wanted.has(offer), () => `${offer} is offered by hand ${where}, and is no candidate that the judge allows`);
  for (const offer of wanted)
    demand(
      found.has(offer),
      () => `${offer} is not offered by hand ${where}, and is a candidate that the judge allows`,
    );
}

function triesOf<T extends GameTypes>(game: Game<T>, state: T['State'], seat: Seat, act: string): T['Action'][] {
  const tries: T['Action'][] = [];
  actionRules(game, { act }).tries(state, seat, tries);
  return tries;
}

/** Everything else is refused with a reason, and leaves no trace. */
export const othersAreRefused: Check = ({ game, table, random, isMilestone }) => {
  const before = copy(traceOf(table, isMilestone));
  for (let seat = 0; seat < table.seats; seat++) {
    const offers = offeredTo(table, seat);
    for (let count = 0; count < REFUSED; count++) {
      const action = randomAction(game, table.seats, random);
      if (!offers.some((offer) => sameSets(offer, action))) refused(seat, action, false);
    }
  }
  for (const sent of garbage(game, table.seats, random)) refused(random.below(table.seats), sent, true);
  for (const seat of [-1, table.seats, 0.5, Number.NaN]) {
    const { why } = play(table, seat, randomAction(game, table.seats, random));
    demandSame(why, { why: 'noSeat' }, `the reason for seat ${seat}`);
  }
  demandSame(traceOf(table, isMilestone), before, 'a table after refused actions');

  function refused(seat: Seat, sent: unknown, isGarbage: boolean): void {
    const { why, entry } = play(table, seat, sent);
    demand(entry === undefined, () => `seat ${seat} was not offered ${show(sent)}, and yet it was accepted`);
    demand(
      typeof why?.why === 'string' && whyNotPlain(why) === undefined,
      () => `the reason against ${show(sent)} is ${show(why)}`,
    );
    if (outcome(table) !== undefined) demandSame(why, { why: 'gameOver' }, 'the reason after the end');
    else if (isGarbage)
      demand(why.why === 'unknownAction', () => `${show(sent)} is refused by ${show(why)}, as if it were an action`);
    else demand(why.why !== 'unknownAction', () => `${show(sent)} is in the vocabulary but is called unknown`);
  }

  /** Sets are read in any order. */
  function sameSets(a: Action, b: Action): boolean {
    const sorted = (action: Action) =>
      Object.fromEntries(
        Object.entries(action).map(([name, value]) => [name, Array.isArray(value) ? value.toSorted() : value]),
      );
    return same(sorted(a), sorted(b));
  }
};

/** Choices come in a stable order, none twice; the refused ones say why, and `play` says the same. */
export const choicesAreStable: Check = ({ game, table, random }) => {
  for (let seat = 0; seat < table.seats; seat++) {
    const found = choices(table, seat);
    demandSame(choices(table, seat), found, `the second list of choices of seat ${seat}`);
    demandSame(
      choices(standingAt(table, inside(table).state), seat),
      found,
      `the choices of seat ${seat} in a copy of the state`,
    );
    const written = found.map(({ action }) => JSON.stringify(action));
    const twice = written.find((text, n) => written.indexOf(text) !== n);
    demand(twice === undefined, () => `seat ${seat} finds ${twice} twice among its choices`);
    const refused = found.filter(({ why }) => why !== undefined);
    demand(
      found.findLastIndex(({ why }) => why === undefined) === found.length - refused.length - 1,
      () => `seat ${seat} finds refused choices among those it is offered`,
    );
    for (const { action, why } of some(refused, SENT, random)) {
      demandSame(play(clone(table), seat, action).why, why, `the reason against ${show(action)} of seat ${seat}`);
      const fields = Object.keys(actionRules(game, action).fields);
      demandSame(Object.keys(action).sort(), ['act', ...fields].sort(), `the fields of ${show(action)}`);
    }
  }
};

/** A game that can be given up ends by it, and one that cannot does not. */
export const givingUpEnds: Check = ({ game, table }) => {
  const tried = clone(table);
  const { entry, why } = giveUp(tried);
  if (game.giveUp === undefined) return demandSame(why, { why: 'unknownAction' }, 'the reason against giving up');
  if (outcome(table) !== undefined) return demandSame(why, { why: 'gameOver' }, 'the reason against giving up');
  demand(entry !== undefined && outcome(tried) !== undefined, () => 'the table gave up, and the game is not over');
};

/** What a seat may do now. */
export function offeredTo<T extends GameTypes>(table: Table<T>, seat: Seat): T['Action'][] {
  const offers: T['Action'][] = [];
  if (outcome(table) === undefined) offersTo(table.game, inside(table).state, seat, offers);
  return offers;
}

function some<V>(values: readonly V[], count: number, random: Random): readonly V[] {
  if (values.length <= count) return values;
  return Array.from({ length: count }, () => oneOf(values, random));
}
