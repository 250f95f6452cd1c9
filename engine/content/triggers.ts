/**
 * Occasions: how abilities that stand in content come into play.
 *
 * Rules announce an occasion where it happens (`rested`, `bookGained`, `beforeRoll`) and know no card by name. What seats have
 * (buildings, heroes, items: their bearers) may have abilities that listen to it. Then
 *
 * - what must happen, happens: `announce` puts a step for each such ability on the agenda, the first one on top. So each is
 *   carried out, with all that it sets off, before the next one;
 * - what may be used is offered at a stop, beside what the step asks anyway: `usable` tells what. A step that is there for
 *   nothing else asks nobody where nothing is usable, so such an occasion never stops;
 * - what was used is counted in the state, until the turn, the round or whatever span its limit names is over: `endSpan`.
 *
 * What an ability does is the game's own: one executor over a small closed vocabulary. `test/tide-pools.ts` shows all of it.
 */
import type { GameState, Json, Seat } from '../contract.ts';

/** A game adds what its abilities do and ask for. */
export interface Ability {
  /** `rested` */
  readonly when: string;
  /** Otherwise it happens by itself. */
  readonly may: boolean;
  /** How long it rests once used: until the end of this `turn`, `round` or `game`. Absent: not at all. */
  readonly limit?: string | undefined;
}

/** A building by its number, a card by its name. Unique at a table. */
export type Bearer = string | number;

/** `{ when: 'bookGained', count: 2 }`. Plain data: it stands on the agenda. */
export type Occasion = { readonly when: string; readonly [about: string]: Json };

/** The `nth` ability of its bearer. */
export interface Heard<A extends Ability = Ability> {
  readonly seat: Seat;
  readonly bearer: Bearer;
  readonly nth: number;
  readonly ability: A;
}

/** State and actions name an ability by its place; content stays outside. */
export interface AbilityStep<O extends Occasion = Occasion> {
  readonly do: 'ability';
  readonly seat: Seat;
  readonly bearer: Bearer;
  readonly nth: number;
  readonly occasion: O;
}

export interface Used {
  readonly bearer: Bearer;
  readonly nth: number;
  readonly until: string;
}

/** The list is replaced, never changed, so clones share it. */
export interface Uses extends GameState {
  used: readonly Used[];
}

export interface Abilities<S extends Uses, A extends Ability, O extends Occasion> {
  /** In the order in which their abilities are carried out. */
  bearers(state: S, seat: Seat): readonly Bearer[];
  of(bearer: Bearer): readonly A[];
  /** Only in a town of one’s own, only for two books at once. */
  fits?(state: S, seat: Seat, ability: A, occasion: O): boolean;
}

/** The first one, then clockwise. */
export const clockwise = (seats: number, first: Seat): Seat[] =>
  Array.from({ length: seats }, (_, after) => (first + after) % seats);

/** Resting abilities too, seat by seat, each in the game's order. */
export function heard<S extends Uses, A extends Ability, O extends Occasion>(
  abilities: Abilities<S, A, O>,
  state: S,
  occasion: O,
  seats: readonly Seat[],
): Heard<A>[] {
  const found: Heard<A>[] = [];
  for (const seat of seats) {
    for (const bearer of abilities.bearers(state, seat)) {
      for (const [nth, ability] of abilities.of(bearer).entries()) {
        if (ability.when !== occasion.when || abilities.fits?.(state, seat, ability, occasion) === false) continue;
        found.push({ seat, bearer, nth, ability });
      }
    }
  }
  return found;
}

/** Puts on the agenda what must happen. `seats` are those it concerns, in order. */
export function announce<S extends Uses, A extends Ability, O extends Occasion>(
  abilities: Abilities<S, A, O>,
  state: S,
  occasion: O,
  seats: readonly Seat[],
): void {
  for (const each of heard(abilities, state, occasion, seats).reverse()) {
    if (!each.ability.may && !isResting(state, each)) state.agenda.push(abilityStep(each, occasion));
  }
}

/** The game leaves out what it cannot pay for. */
export function usable<S extends Uses, A extends Ability, O extends Occasion>(
  abilities: Abilities<S, A, O>,
  state: S,
  occasion: O,
  seat: Seat,
): Heard<A>[] {
  return heard(abilities, state, occasion, [seat]).filter((each) => each.ability.may && !isResting(state, each));
}

export const abilityStep = <O extends Occasion>(
  { seat, bearer, nth }: Omit<Heard, 'ability'>,
  occasion: O,
): AbilityStep<O> => ({ do: 'ability', seat, bearer, nth, occasion });

/**
 * The ability of a step whose turn has come; it rests from now on if it has a limit. Nothing if what was carried out
 * before has used it up or taken its bearer away.
 */
export function takeUpAbility<S extends Uses, A extends Ability, O extends Occasion>(
  abilities: Abilities<S, A, O>,
  state: S,
  { seat, bearer, nth, occasion }: AbilityStep<O>,
): A | undefined {
  const found = heard(abilities, state, occasion, [seat]).find((each) => each.bearer === bearer && each.nth === nth);
  if (found === undefined || isResting(state, found)) return undefined;
  const { limit } = found.ability;
  if (limit !== undefined) state.used = [...state.used, { bearer, nth, until: limit }];
  return found.ability;
}

export const isResting = ({ used }: Uses, { bearer, nth }: Pick<Heard, 'bearer' | 'nth'>): boolean =>
  used.some((each) => each.bearer === bearer && each.nth === nth);

/** What rested until the end of this span may be used again. */
export function endSpan(state: Uses, span: string): void {
  if (state.used.length > 0) state.used = state.used.filter(({ until }) => until !== span);
}
