import type { Action, ActionRules, Dealer, Game, GameTypes, Offers, Seat, Step, StepRules } from './contract.ts';

/**
 * The course of play on a bare state: what the table, the bots and the benchmark share. Nothing here checks an
 * action; whoever calls `take` has it from `offersTo`.
 */

/** Nobody is asked: the game is over. */
export const NOBODY = -1;

/** Runs steps by themselves until a seat is asked or the game is over. Returns the first seat that is asked, or `NOBODY`. */
export function settle<T extends GameTypes>(game: Game<T>, state: T['State'], dealer: Dealer<T['Fact']>): Seat {
  while (game.outcome(state) === undefined) {
    const step = topStep(state);
    if (step === undefined) throw new Error(`The agenda of ${game.name} is empty, but the game has no outcome.`);
    const rules = stepRules(game, step);
    const asked = rules.asks === undefined ? NOBODY : firstAsked(state, rules, step);
    if (asked !== NOBODY) return asked;
    state.agenda.pop();
    rules.run(state, step, dealer);
  }
  return NOBODY;
}

/** Carries out an action that is offered, and what follows from it. Returns the first seat that is asked then, or `NOBODY`. */
export function take<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: Seat,
  action: T['Action'],
  dealer: Dealer<T['Fact']>,
): Seat {
  actionRules(game, action).take?.(state, seat, action, dealer);
  return settle(game, state, dealer);
}

/** Whether the top step waits for this seat. */
export function isAsked<T extends GameTypes>(game: Game<T>, state: T['State'], seat: Seat): boolean {
  const step = topStep(state);
  return stepRules(game, step).asks?.(state, step, seat) ?? false;
}

/** Adds all a seat may do now, asked or not, to the list. The game must not be over. */
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
  return game.steps[step.do as T['Step']['do']] as StepRules<T, Step>;
}

export function actionRules<T extends GameTypes>(game: Game<T>, action: T['Action']): ActionRules<T, Action> {
  return game.actions[action.act as T['Action']['act']] as ActionRules<T, Action>;
}

function firstAsked<T extends GameTypes>(state: T['State'], rules: StepRules<T, Step>, step: Step): Seat {
  for (let seat = 0; seat < state.seats; seat++) if (rules.asks?.(state, step, seat)) return seat;
  return NOBODY;
}
