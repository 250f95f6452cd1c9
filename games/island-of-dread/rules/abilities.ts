import {
  announce as announceTo,
  heard,
  isResting,
  type Abilities as Listening,
  type Offers,
  type Seat,
  takeUpAbility,
} from '@skerry/engine';
import { type CardNumber, type Limit, NONE, WHENS, type When } from '../content/vocabulary.ts';
import { cardOf, type Power, WHEN_BITS, type World } from '../content/world.ts';
import type { Action, ActionOf } from './actions.ts';
import { opposing } from './combat/values.ts';
import { type Rolling, unmet } from './conditions.ts';
import { couldChange } from './could-change.ts';
import { isDuel, seatAsked, top, whyNotYou } from './current-step.ts';
import type { Fact } from './facts.ts';
import { addCounters, countersOn, staminaOf, wouldFall } from './figures.ts';
import { returnTrophy } from './legendary.ts';
import { bitsOf, ownedAt, ownedCount, owns, remove } from './owned-cards.ts';
import type { Reason } from './reasons.ts';
import { type Player, playerOf, type State, type Step, type Trigger } from './state.ts';
import type { Dealer, Rules, StepRules } from './types.ts';

/** Each trigger by its name in steps, and as a bit: `AT.turnStart`. */
export const AT = Object.fromEntries(WHENS.map((when) => [when, { occasion: { when }, bit: WHEN_BITS[when] }])) as {
  readonly [W in When]: { readonly occasion: Trigger; readonly bit: number };
};

/** The trigger per step at which abilities may be used. */
const WINDOWS: { readonly [step in Step['do']]?: When } = {
  move: 'beforeMove',
  sail: 'beforeMove',
  rerollAsk: 'afterMoveDice',
  lookout: 'adventureStart',
  drawn: 'drawn',
  beforeCombat: 'beforeCombat',
  combatRound: 'roundStart',
  escape: 'escape',
  beforeRoll: 'beforeRoll',
  afterRoll: 'afterRoll',
  hit: 'hit',
  defendFail: 'defendFail',
  damage: 'damage',
  toll: 'experience',
};

/** ID-38: the steps that also offer abilities "at any time". */
const ANYTIME: readonly Step['do'][] = [
  'course',
  'move',
  'walk',
  'fly',
  'sail',
  'sailThrough',
  'meet',
  'lookout',
  'drawn',
  'beforeCombat',
  'combatRound',
  'escape',
  'phase',
  'market',
  'toll',
  'experience',
];

/** The same trigger as a bit, alone and with "at any time". */
const WINDOW_BITS = new Map<Step['do'], number>();
const STEP_BITS = new Map<Step['do'], number>();
for (const step of [...(Object.keys(WINDOWS) as Step['do'][]), ...ANYTIME]) {
  const window = WINDOWS[step];
  const bit = window === undefined ? 0 : WHEN_BITS[window];
  WINDOW_BITS.set(step, bit);
  STEP_BITS.set(step, bit | (ANYTIME.includes(step) ? WHEN_BITS.anytime : 0));
}

/** Bits of the triggers at which a seat may use abilities now. */
function bitsNow(state: State, step: Step, seat: Seat): number {
  if (step.do === 'opposing') return WHEN_BITS[step.when];
  const bits = STEP_BITS.get(step.do) ?? 0;
  // ID-38: "at any time" means in one's own turn.
  return isDuel(state) && seat !== state.active ? bits & ~WHEN_BITS.anytime : bits;
}

/** ID-225: whether a card's owner is the opposing Hero, who uses no Allies. */
function isOpposingAlly(world: World, state: State, seat: Seat, card: CardNumber): boolean {
  return state.combat?.rival === seat && cardOf(world, card).kind === 'ally';
}

/** Listeners: the Challenge and the Event in play, then the seat's cards (ID-28). */
const listeners = (world: World, { combat, event }: State): Listening<State, Power, Trigger> => ({
  bearers(state, seat) {
    const player = playerOf(state, seat);
    const bearers: number[] = [];
    if (combat !== null && combat.card !== NONE) bearers.push(combat.card);
    if (event !== NONE) bearers.push(event);
    const count = ownedCount(player);
    for (let n = 0; n < count; n++) {
      const card = ownedAt(player, n);
      if (card !== NONE && !isOpposingAlly(world, state, seat, card)) bearers.push(card);
    }
    return bearers;
  },
  of(bearer) {
    const card = cardOf(world, Number(bearer));
    return bearer === combat?.card || bearer === event ? card.text : card.powers;
  },
  fits: (state, seat, power) => whyNotFitting(world, state, seat, power) === undefined,
});

/** The first condition of an ability that fails. */
function whyNotFitting(world: World, state: State, seat: Seat, power: Power): Reason | undefined {
  // Changes of damage apply to own figures unless the card names the Challenge.
  if (power.when === 'damage' && state.combat?.target === NONE && power.if.target !== 'enemy')
    return { why: 'condition', which: 'target' };
  // ID-30: an ability changes its bearer's rolls only, unless it names others.
  const rolling = rollingOf(state, seat);
  if (ROLLS.includes(power.when) && power.if.roller === undefined && cardOf(world, power.card).kind !== 'challenge') {
    const { kind } = cardOf(world, power.card);
    const bearer = kind === 'ally' || kind === 'captain' ? power.card : playerOf(state, seat).hero;
    if (rolling?.actor !== bearer) return { why: 'condition', which: 'roller' };
  }
  const which = unmet(world, state, seat, power.card, power.if, rolling);
  return which === undefined ? undefined : { why: 'condition', which };
}

/** ID-224: who rolls for a seat in the current combat, to attack or to defend. */
const rollingOf = (state: State, seat: Seat): Rolling | null =>
  state.combat !== null && state.combat.rival === seat ? opposing(state) : state.combat;

const ROLLS: readonly When[] = ['beforeRoll', 'afterRoll', 'hit'];

/** Puts everything mandatory at a trigger on the agenda. Mostly there is nothing. */
export function announce(world: World, state: State, seat: Seat, { occasion, bit }: (typeof AT)[When]): void {
  if (mustHappen(world, state, seat, bit)) announceTo(listeners(world, state), state, occasion, [seat]);
}

/** What will happen automatically at a trigger, in order. */
export const comingAt = (world: World, state: State, seat: Seat, { occasion }: (typeof AT)[When]): readonly Power[] =>
  heard(listeners(world, state), state, occasion, [seat]).flatMap((each) =>
    each.ability.may || isResting(state, each) ? [] : [each.ability],
  );

/** Whether anything happens at a trigger, or may be used at it. */
export function isHeard(world: World, state: State, seat: Seat, { bit }: (typeof AT)[When]): boolean {
  return (bitsOf(playerOf(state, seat), world.hears) & bit) !== 0 || mustHappen(world, state, seat, bit);
}

function mustHappen({ cards, acts }: World, { combat, event, players }: State, seat: Seat, bit: number): boolean {
  if (combat !== null && combat.card !== NONE && (cards[combat.card]!.textActs & bit) !== 0) return true;
  if (event !== NONE && (cards[event]!.textActs & bit) !== 0) return true;
  return (bitsOf(players[seat]!, acts) & bit) !== 0;
}

export const abilityStep = (world: World): StepRules<'ability'> => ({
  run(state, step, dealer) {
    const power = takeUpAbility(listeners(world, state), state, step);
    if (power === undefined) return;
    dealer.tell?.(abilityUsed(world, step.seat, power));
    state.agenda.push({ do: 'effects', list: power.list, nth: 0, seat: step.seat, card: power.card });
  },
});

function abilityUsed(world: World, seat: Seat, { card, when, list }: Power): Extract<Fact, { fact: 'abilityUsed' }> {
  const deeds = when === 'beforeRoll' ? world.lists[list]! : [];
  const adds = deeds.reduce((sum, deed) => (deed.do === 'roll' && 'add' in deed ? sum + deed.add : sum), 0);
  return { fact: 'abilityUsed', seat, card, ...(adds !== 0 && { adds }) };
}

const ONCE: { readonly [L in Limit]: Reason } = {
  roll: { why: 'oncePerRoll' },
  round: { why: 'oncePerRound' },
  combat: { why: 'oncePerCombat' },
  turn: { why: 'oncePerTurn' },
};

/** ID-29: a Before Combat ability is used once per combat, even if its card does not say so. */
const limitOf = ({ when, limit }: Power): Limit | undefined =>
  limit ?? (when === 'beforeCombat' ? 'combat' : undefined);

/** Why a seat cannot use the nth ability of a card now. */
function whyNoUse(world: World, state: State, seat: Seat, card: CardNumber, nth: number): Reason | undefined {
  const player = playerOf(state, seat);
  if (!owns(player, card) || isOpposingAlly(world, state, seat, card)) return { why: 'notYours', card };
  const power = cardOf(world, card).powers[nth];
  if (power === undefined || !power.may) return { why: 'noAbility', card };
  if ((bitsNow(state, top(state), seat) & power.bit) === 0) return { why: 'notNow', when: power.when };
  const limit = limitOf(power);
  if (limit !== undefined && isResting(state, { bearer: card, nth })) return ONCE[limit];
  if (power.activate && player.down.includes(card)) return { why: 'faceDown', card };
  const unfit = whyNotFitting(world, state, seat, power);
  if (unfit !== undefined) return unfit;
  if (power.exhaust > 0) {
    // ID-23
    const figure = bearerOf(world, player, card);
    if (countersOn(player, figure, 'exhaustion') + power.exhaust > staminaOf(world, player, figure))
      return { why: 'staminaFull', figure };
  }
  if (power.discard && wouldFall(world, state, seat, card)) return { why: 'wouldFall' };
  return couldChange(world, state, seat, power);
}

/** ID-30: an Item's bearer is the Hero. */
function bearerOf(world: World, player: Player, card: CardNumber): number {
  const { kind } = cardOf(world, card);
  return kind === 'ally' || kind === 'captain' ? card : player.hero;
}

/** No card has more abilities than this. */
export const MOST_ABILITIES = 4;
const USES: ActionOf<'use'>[][] = [];

function useOf(card: CardNumber, ability: number): ActionOf<'use'> {
  USES[card] ??= Array.from({ length: MOST_ABILITIES }, (_, nth) => ({ act: 'use', card, ability: nth }));
  return USES[card]![ability]!;
}

export function offerUses(world: World, state: State, seat: Seat, offers: Offers<Action>): void {
  const player = playerOf(state, seat);
  const uses = bitsOf(player, world.uses);
  if (uses === 0) return;
  const bits = bitsNow(state, top(state), seat);
  if ((uses & bits) === 0) return;
  const count = ownedCount(player);
  for (let n = 0; n < count; n++) {
    const card = ownedAt(player, n);
    if (card === NONE || (world.uses[card]! & bits) === 0) continue;
    const { powers } = cardOf(world, card);
    for (let nth = 0; nth < powers.length; nth++)
      if ((powers[nth]!.bit & bits) !== 0 && whyNoUse(world, state, seat, card, nth) === undefined)
        offers.push(useOf(card, nth));
  }
}

/** Whether a seat may use any ability at the current step. */
export function mayUse(world: World, state: State, step: Step, seat: Seat): boolean {
  const player = playerOf(state, seat);
  const bits = bitsNow(state, step, seat);
  if ((bitsOf(player, world.uses) & bits) === 0) return false;
  const count = ownedCount(player);
  for (let n = 0; n < count; n++) {
    const card = ownedAt(player, n);
    if (card === NONE || (world.uses[card]! & bits) === 0) continue;
    const { powers } = cardOf(world, card);
    for (let nth = 0; nth < powers.length; nth++)
      if ((powers[nth]!.bit & bits) !== 0 && whyNoUse(world, state, seat, card, nth) === undefined) return true;
  }
  return false;
}

/** Whether a seat may use abilities of this step's own trigger, not counting "at any time". */
export function mayUseNow(world: World, state: State, step: Step, seat: Seat): boolean {
  const bit = step.do === 'opposing' ? WHEN_BITS[step.when] : WINDOW_BITS.get(step.do)!;
  if ((bitsOf(playerOf(state, seat), world.hears) & bit) === 0) return false;
  return mayUse(world, state, step, seat);
}

export const use = (world: World): Rules<'use'> => ({
  fields: { card: world.cards.map(({ number }) => number), ability: [0, 1, 2, 3] },
  tries(state, seat, tries) {
    const step = top(state);
    if (seatAsked(state, step) !== seat) return;
    const bits = bitsNow(state, step, seat);
    const player = playerOf(state, seat);
    for (let n = 0; n < ownedCount(player); n++) {
      const card = ownedAt(player, n);
      if (card === NONE || isOpposingAlly(world, state, seat, card)) continue;
      for (const [nth, { may, bit }] of cardOf(world, card).powers.entries())
        if (may && (bit & bits) !== 0) tries.push(useOf(card, nth));
    }
  },
  why: (state, seat, { card, ability }) => whyNotYou(state, seat) ?? whyNoUse(world, state, seat, card, ability),
  take(state, seat, { card, ability }, dealer) {
    const power = cardOf(world, card).powers[ability]!;
    const limit = limitOf(power);
    if (limit !== undefined) state.used = [...state.used, { bearer: card, nth: ability, until: limit }];
    dealer.tell?.(abilityUsed(world, seat, power));
    pay(world, state, seat, power, dealer);
    state.agenda.push({ do: 'effects', list: power.list, nth: 0, seat, card });
  },
});

function pay(world: World, state: State, seat: Seat, power: Power, dealer: Dealer): void {
  const player = playerOf(state, seat);
  const { card } = power;
  if (power.exhaust > 0) {
    const figure = bearerOf(world, player, card);
    addCounters(player, figure, 'exhaustion', power.exhaust);
    dealer.tell?.({ fact: 'countersPut', seat, figure, kind: 'exhaustion', n: power.exhaust });
  }
  if (power.activate) {
    player.down.push(card);
    dealer.tell?.({ fact: 'activated', seat, card });
  }
  if (!power.discard) return;
  remove(player.down, card);
  if (player.items.includes(card)) {
    remove(player.items, card);
    state.marketDiscards.push(card);
    dealer.tell?.({ fact: 'cardDiscarded', card });
  } else if (player.legendary.includes(card)) {
    // ID-186
    remove(player.legendary, card);
    state.legendary.push(card);
    dealer.tell?.({ fact: 'legendaryUsed', seat, item: card });
  } else {
    returnTrophy(state, seat, card, dealer);
  }
}
