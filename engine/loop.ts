import type { Action, ActionRules, Dealer, Game, GameTypes, Offers, Seat, Step, StepRules } from './contract.ts';

/**
 * The course of play on a bare state: what the table, the bots and the benchmark share. Nothing here checks an
 * action; whoever calls `take` has it from `offersTo`.
 */

/** The game is over. */
export const NOBODY = -1;

/** Runs steps until a seat is asked or the game is over. Returns the first seat that is asked, or `NOBODY`. */
export function settle<T extends GameTypes>(game: Game<T>, state: T['State'], dealer: Dealer<T['Fact']>): Seat {
  const known = rulesOf(game);
  return settleAfter(game, known, known.beginning, state, dealer);
}

function settleAfter<T extends GameTypes>(
  game: Game<T>,
  known: Rules<T>,
  before: Sequel<T>,
  state: T['State'],
  dealer: Dealer<T['Fact']>,
): Seat {
  let sequel = before;
  while (game.outcome(state) === undefined) {
    const step = topStep(state);
    if (step === undefined) throw new Error(`The agenda of ${game.name} is empty, but the game has no outcome.`);
    const rules = sequel.find(step.do);
    const asked = rules.asks === undefined ? NOBODY : firstAsked(state, rules, step);
    if (asked !== NOBODY) {
      known.asking = rules;
      return asked;
    }
    state.agenda.pop();
    rules.run(state, step, dealer);
    sequel = rules.sequel;
  }
  return NOBODY;
}

/** Carries out an offered action and what follows. Returns the first seat that is asked then, or `NOBODY`. */
export function take<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: Seat,
  action: T['Action'],
  dealer: Dealer<T['Fact']>,
): Seat {
  const known = rulesOf(game);
  const rules = known.actions.get(action.act)!;
  rules.take?.(state, seat, action, dealer);
  return settleAfter(game, known, rules.sequel, state, dealer);
}

export function isAsked<T extends GameTypes>(game: Game<T>, state: T['State'], seat: Seat): boolean {
  const step = topStep(state);
  return stepRules(game, step).asks?.(state, step, seat) ?? false;
}

/** All a seat may do now, asked or not. The game must not be over. */
export function offersTo<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: Seat,
  offers: Offers<T['Action']>,
): void {
  const step = topStep(state);
  const rules = stepRules(game, step);
  if (rules.asks?.(state, step, seat)) {
    if (rules.offers !== undefined) rules.offers(state, step, seat, offers);
    else derivedOffers(game, state, seat, rules.acts ?? [], offers);
  }
  const { interrupts } = game;
  if (!interrupts?.may(state, seat)) return;
  if (interrupts.offers !== undefined) interrupts.offers(state, seat, offers);
  else derivedOffers(game, state, seat, interrupts.acts, offers);
}

/** Adds the candidates of these kinds that the judge does not refuse. */
export function derivedOffers<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: Seat,
  acts: readonly T['Action']['act'][],
  offers: Offers<T['Action']>,
): void {
  for (const act of acts) {
    const rules = actionRules(game, { act });
    const tries: T['Action'][] = [];
    rules.tries(state, seat, tries);
    for (const action of tries) if (rules.why(state, seat, action) === undefined) offers.push(action);
  }
}

export function topStep<T extends GameTypes>(state: T['State']): T['Step'] {
  return state.agenda[state.agenda.length - 1] as T['Step'];
}

export function stepRules<T extends GameTypes>(game: Game<T>, step: T['Step']): StepRules<T, Step> {
  const { asking, steps } = rulesOf(game);
  return asking !== undefined && asking.name === step.do ? asking : steps.get(step.do)!;
}

export function actionRules<T extends GameTypes>(game: Game<T>, action: T['Action']): ActionRules<T, Action> {
  return rulesOf(game).actions.get(action.act)!;
}

/** By name and in one shape, because rollouts do little else than look them up. */
interface Rules<T extends GameTypes> {
  readonly steps: Steps<T>;
  readonly actions: ReadonlyMap<string, KnownAction<T>>;
  readonly beginning: Sequel<T>;
  /** The step that asked last, which is usually looked up next. */
  asking: KnownStep<T> | undefined;
}

type Steps<T extends GameTypes> = ReadonlyMap<string, KnownStep<T>>;

interface KnownStep<T extends GameTypes> extends StepRules<T, Step> {
  readonly name: string;
  readonly sequel: Sequel<T>;
}

interface KnownAction<T extends GameTypes> extends ActionRules<T, Action> {
  readonly sequel: Sequel<T>;
}

/** The step after a step or an action is usually one of two kinds, which are cached. */
class Sequel<T extends GameTypes> {
  private readonly steps: Steps<T>;
  private last: KnownStep<T> | undefined;
  private before: KnownStep<T> | undefined;

  constructor(steps: Steps<T>) {
    this.steps = steps;
  }

  find(name: string): KnownStep<T> {
    const { last, before } = this;
    if (last !== undefined && last.name === name) return last;
    if (before !== undefined && before.name === name) return before;
    const found = this.steps.get(name)!;
    this.before = last;
    this.last = found;
    return found;
  }
}

const RULES = new WeakMap<Game, Rules<GameTypes>>();

function rulesOf<T extends GameTypes>(game: Game<T>): Rules<T> {
  let rules = RULES.get(game);
  if (rules === undefined) {
    rules = inOneShape(game);
    RULES.set(game, rules);
  }
  return rules as Rules<T>;
}

function inOneShape<T extends GameTypes>(game: Game<T>): Rules<T> {
  const steps = new Map<string, KnownStep<T>>();
  for (const [name, rules] of Object.entries<StepRules<T, Step>>(game.steps)) {
    const { asks, whom, acts, offers, isStart, run } = rules;
    steps.set(name, { name, asks, whom, acts, offers, isStart, run, sequel: new Sequel(steps) });
  }
  const actions = new Map<string, KnownAction<T>>();
  for (const [name, { fields, tries, why, take }] of Object.entries<ActionRules<T, Action>>(game.actions))
    actions.set(name, { fields, tries, why, take, sequel: new Sequel(steps) });
  return { steps, actions, beginning: new Sequel(steps), asking: undefined };
}

function firstAsked<T extends GameTypes>(state: T['State'], rules: StepRules<T, Step>, step: Step): Seat {
  if (rules.whom !== undefined) {
    const seat = rules.whom(state, step);
    return rules.asks?.(state, step, seat) ? seat : NOBODY;
  }
  for (let seat = 0; seat < state.seats; seat++) if (rules.asks?.(state, step, seat)) return seat;
  return NOBODY;
}
