import { at, type ListBy, type Seat } from '@skerry/engine';
import { CREW_KINDS, type CrewNumber, type CrewSet, type CrewSymbol, crewKind } from '../content/vocabulary.ts';
import { bitsOf, crewIn, KIND_BITS, type World } from '../content/world.ts';
import { announce, may } from './abilities.ts';
import type { ActionOf } from './actions.ts';
import { pop, top, whyNotAt } from './current-step.ts';
import { type Purpose, playerOf, type State } from './state.ts';
import type { Dealer, Rules, StepRules } from './types.ts';

export function count(bits: CrewSet): number {
  let n = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) n++;
  return n;
}

/** IB-47: the kinds in a set, each once. */
export function kindsIn(bits: CrewSet): CrewNumber[] {
  const kinds: CrewNumber[] = [];
  for (let kind = 0; kind < KIND_BITS.length; kind++) if ((bits & (KIND_BITS[kind] ?? 0)) !== 0) kinds.push(kind);
  return kinds;
}

/** One crew member of a kind from a set. */
const oneOf = (bits: CrewSet, kind: CrewNumber): CrewSet => {
  const some = bits & bitsOf(kind);
  return some & -some;
};

/** The two Administrate starters are one kind. */
const severalKinds = (bits: CrewSet): boolean => {
  const kinds = (bits & ~0b11) | ((bits & 0b11) === 0 ? 0 : 1);
  return (kinds & (kinds - 1)) !== 0;
};

/** IB-43: own Work crew on deck; with its building also the healthy ones below (IB-142). */
export function workers(world: World, state: State, seat: Seat): number {
  const { deck, below } = playerOf(state, seat);
  const counted = may(world, state, seat, 'countBelowDeck') ? deck | below : deck;
  return count(counted & world.skilled.work);
}

/** IB-38, IB-112: whether crew on deck can pay all symbols, one each. */
export function canCover(world: World, deck: CrewSet, symbols: readonly CrewSymbol[], from = 0): boolean {
  const symbol = symbols[from];
  if (symbol === undefined) return true;
  const fitting = deck & world.skilled[symbol];
  if (from === symbols.length - 1) return fitting !== 0;
  for (let rest = fitting; rest !== 0; rest &= rest - 1) {
    if (canCover(world, deck & ~(rest & -rest), symbols, from + 1)) return true;
  }
  return false;
}

/** IB-112: crew on deck that may pay the first symbol without leaving a later one unpaid. */
function fitting(world: World, deck: CrewSet, symbols: readonly CrewSymbol[]): CrewSet {
  const symbol = symbols[0];
  const able = symbol === undefined ? 0 : deck & world.skilled[symbol];
  if (symbols.length === 1) return able;
  let fit = 0;
  for (let rest = able; rest !== 0; rest &= rest - 1) {
    const one = rest & -rest;
    if (canCover(world, deck & ~one, symbols, 1)) fit |= one;
  }
  return fit;
}

/** Whether all candidates are needed, so that there is no choice. */
function allAreNeeded(world: World, deck: CrewSet, symbols: readonly CrewSymbol[]): boolean {
  let able = 0;
  for (const symbol of symbols) able |= deck & world.skilled[symbol];
  return count(able) === symbols.length;
}

/** IB-37: the player picks among those that fit. */
export const exhaustStep = (world: World): StepRules<'exhaust'> => ({
  asks(state, { symbols }, seat) {
    if (seat !== state.active) return false;
    const { deck } = playerOf(state, seat);
    return severalKinds(fitting(world, deck, symbols)) && !(symbols.length > 1 && allAreNeeded(world, deck, symbols));
  },
  acts: ['exhaust'],
  offers(state, { symbols }, seat, offers) {
    for (const kind of kindsIn(fitting(world, playerOf(state, seat).deck, symbols))) offers.push(at(EXHAUSTS, kind));
  },
  run(state, step, dealer) {
    const fit = fitting(world, playerOf(state, state.active).deck, step.symbols);
    const [kind] = kindsIn(fit);
    if (kind === undefined) throw new Error('Nobody on deck can pay this symbol.');
    payFirst(state, step, kind, dealer);
  },
});

const EXHAUSTS: ListBy<CrewNumber, ActionOf<'exhaust'>> = CREW_KINDS.map(
  (crew): ActionOf<'exhaust'> => ({ act: 'exhaust', crew }),
);

export const exhaust = (world: World): Rules<'exhaust'> => ({
  fields: { crew: CREW_KINDS },
  tries(state, seat, tries) {
    if (top(state).do !== 'exhaust' || seat !== state.active) return;
    for (const kind of kindsIn(playerOf(state, seat).deck)) tries.push(at(EXHAUSTS, kind));
  },
  why(state, seat, { crew }) {
    const notNow = whyNotAt(state, seat, 'exhaust');
    const step = top(state);
    if (notNow !== undefined || step.do !== 'exhaust') return notNow;
    const { deck } = playerOf(state, seat);
    const one = oneOf(deck, CREW_KINDS.indexOf(crew));
    if (one === 0) return { why: 'notOnDeck' };
    const [symbol] = step.symbols;
    if (symbol !== undefined && symbol !== 'any' && (one & world.skilled[symbol]) === 0)
      return { why: 'lacksSkill', skill: symbol };
    if ((one & fitting(world, deck, step.symbols)) === 0)
      return { why: 'crewNeededFor', symbols: step.symbols.slice(1) };
    return undefined;
  },
  take(state, _seat, { crew }, dealer) {
    const step = pop(state, 'exhaust');
    payFirst(state, step, CREW_KINDS.indexOf(crew), dealer);
  },
});

function payFirst(
  state: State,
  step: { symbols: readonly CrewSymbol[]; for: Purpose },
  kind: CrewNumber,
  dealer: Dealer,
): void {
  exhaustOne(state, state.active, kind, step.for, dealer);
  if (step.symbols.length > 1) state.agenda.push({ do: 'exhaust', symbols: step.symbols.slice(1), for: step.for });
}

/** IB-37 */
export function exhaustOne(state: State, seat: Seat, kind: CrewNumber, purpose: Purpose, dealer: Dealer): void {
  const player = playerOf(state, seat);
  const one = oneOf(player.deck, kind);
  player.deck &= ~one;
  player.below |= one;
  dealer.tell?.({ fact: 'crewExhausted', seat, crew: crewKind(kind), for: purpose });
}

/** IB-39 */
export function injureOne(state: State, seat: Seat, kind: CrewNumber, dealer: Dealer): void {
  const player = playerOf(state, seat);
  const one = oneOf(player.deck, kind);
  player.deck &= ~one;
  player.injured |= one;
  dealer.tell?.({ fact: 'crewInjured', seat, crew: crewKind(kind) });
}

/** IB-153: straight on deck, face up. */
export function healOne(state: State, seat: Seat, kind: CrewNumber, dealer: Dealer): void {
  const player = playerOf(state, seat);
  const one = oneOf(player.injured, kind);
  player.injured &= ~one;
  player.deck |= one;
  dealer.tell?.({ fact: 'crewHealed', seat, crew: crewKind(kind) });
}

/** IB-41, IB-42: the healthy come on deck, the injured turn face up and stay below. */
export function rest(world: World, state: State, seat: Seat, dealer: Dealer): void {
  const player = playerOf(state, seat);
  const { below, injured } = player;
  player.deck |= below;
  player.below = injured;
  player.injured = 0;
  dealer.tell?.({ fact: 'rested', seat, up: crewIn(below), healed: crewIn(injured) });
  announce(world, state, seat, { when: 'rested' });
}
