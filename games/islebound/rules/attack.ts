import type { Seat } from '@skerry/engine';
import { CONSTANTS } from '../content/constants.ts';
import { CREW_KINDS, FLEET_KINDS, type FleetKind } from '../content/vocabulary.ts';
import type { World } from '../content/world.ts';
import { bonus } from './abilities.ts';
import type { ActionOf } from './actions.ts';
import { count, exhaustOne, injureOne, kindsIn } from './crew.ts';
import { returnIchor } from './gain.ts';
import { bestPlacing, cardAt, groupSize, type Placed, strengthOf } from './placing.ts';
import type { Reason } from './reasons.ts';
import { type Asked, type Attack, attackWith, type State, type Step } from './state.ts';
import { isAt, notAsked, top, whyNoAction, whyNotAt, whyNotYou } from './stops.ts';
import { needFor, ownerAt, townAt } from './town.ts';
import type { Dealer, Rules, StepRules } from './types.ts';

export const ATTACK: ActionOf<'attack'> = { act: 'attack' };
const SIZES = Array.from({ length: CONSTANTS.dice + 1 }, (_, n) => n);
const GROUPS = SIZES.map((cards): ActionOf<'group'> => ({ act: 'group', cards }));
const COMBATS = CREW_KINDS.map((crew): ActionOf<'combat'> => ({ act: 'combat', crew }));
const ROLL: ActionOf<'roll'> = { act: 'roll' };
const FACES = [1, 2, 3, 4, 5, 6];
const REROLLS = FACES.map((face): ActionOf<'reroll'> => ({ act: 'reroll', face }));
const KEEP: ActionOf<'keep'> = { act: 'keep' };
const PLACE_BEST: ActionOf<'placeBest'> = { act: 'placeBest' };
const PLACE_BY_HAND: ActionOf<'placeByHand'> = { act: 'placeByHand' };
const PLACE_DICE = FACES.map((face): ActionOf<'placeDie'> => ({ act: 'placeDie', face }));
const PLACE_NONE: ActionOf<'placeNone'> = { act: 'placeNone' };
const INJURIES = CREW_KINDS.map((crew): ActionOf<'injure'> => ({ act: 'injure', crew }));
const RETREAT: ActionOf<'retreat'> = { act: 'retreat' };
const LOSSES = FLEET_KINDS.map((card): ActionOf<'lose'> => ({ act: 'lose', card }));

const GROUP_STEPS: readonly Step[] = [
  { do: 'roll' },
  { do: 'combat' },
  { do: 'groupIchor' },
  { do: 'groupSerpents' },
  { do: 'groupPirates' },
];
const REROLL: Step = { do: 'reroll' };
const PLACE: Step = { do: 'place' };
const PLACE_CARD: Step = { do: 'placeCard' };
const COMPARE: Step = { do: 'compare' };
const RETREATING: Step = { do: 'retreat' };
const TAKE_TOWN: Step = { do: 'takeTown' };

/** IB-83, IB-84 */
export function whyNoAttack(world: World, state: State, seat: Seat): Reason | undefined {
  if (ownerAt(state, seat) === seat) return { why: 'ownTown' };
  if (!townAt(world, state, seat).isRed) return { why: 'noRedBanner' };
  const { pirates, serpents, ichor } = state.players[seat]!;
  return pirates + serpents === 0 && !ichor ? { why: 'noFleet' } : undefined;
}

export const attack = (world: World): Rules<'attack'> => ({
  fields: {},
  tries(state, seat, tries) {
    if (isAt(state, seat, 'act')) tries.push(ATTACK);
  },
  why: (state, seat) => whyNoAction(state, seat) ?? whyNoAttack(world, state, seat),
  take(state, seat, _action, dealer) {
    state.acted = true;
    const need = needFor(world, state, seat);
    state.attack = {
      need,
      pirates: 0,
      serpents: 0,
      ichor: false,
      combat: 0,
      dice: [],
      placed: [],
      strength: 0,
      injured: 0,
    };
    dealer.tell?.({ fact: 'attackDeclared', seat, town: townAt(world, state, seat).name, need });
    state.agenda.push(...GROUP_STEPS);
  },
});

type GroupStep = 'groupPirates' | 'groupSerpents' | 'groupIchor';

/** How many cards of the step's kind can join; IB-84: at least one card in all, at most ten. */
function groupRange(state: State, what: GroupStep): { least: number; most: number; have: number } {
  const { pirates, serpents, ichor } = state.players[state.active]!;
  const chosen = groupSize(state.attack!);
  const room = CONSTANTS.dice - chosen;
  const have = what === 'groupPirates' ? pirates : what === 'groupSerpents' ? serpents : Number(ichor);
  const later = what === 'groupPirates' ? serpents + Number(ichor) : what === 'groupSerpents' ? Number(ichor) : 0;
  return { least: chosen + later === 0 ? 1 : 0, most: Math.min(have, room), have };
}

const groupStep = <K extends GroupStep>(what: K): StepRules<K> => ({
  asks(state, _step, seat) {
    if (seat !== state.active) return false;
    const { least, most } = groupRange(state, what);
    return least < most;
  },
  acts: ['group'],
  run(state) {
    join(state, what, groupRange(state, what).most);
  },
});

export const groupPirates = groupStep('groupPirates');
export const groupSerpents = groupStep('groupSerpents');
export const groupIchor = groupStep('groupIchor');

function join(state: State, what: GroupStep, cards: number): void {
  const before = state.attack!;
  switch (what) {
    case 'groupPirates':
      state.attack = attackWith(before, { pirates: cards });
      return;
    case 'groupSerpents':
      state.attack = attackWith(before, { serpents: cards });
      return;
    case 'groupIchor':
      state.attack = attackWith(before, { ichor: cards > 0 });
  }
}

const groupAt = ({ do: what }: Step): GroupStep | undefined =>
  what === 'groupPirates' || what === 'groupSerpents' || what === 'groupIchor' ? what : undefined;

/** A number of pirates, serpents, or Ichor, as the step asks. */
export const group: Rules<'group'> = {
  fields: { cards: SIZES },
  tries(state, seat, tries) {
    const what = groupAt(top(state));
    if (what === undefined || seat !== state.active) return;
    for (let cards = 0; cards <= groupRange(state, what).most; cards++) tries.push(GROUPS[cards]!);
  },
  why(state, seat, { cards }) {
    const notYou = whyNotYou(state, seat);
    if (notYou !== undefined) return notYou;
    const step = top(state);
    const what = groupAt(step);
    if (what === undefined) return notAsked(state);
    const { least, most, have } = groupRange(state, what);
    if (cards < least) return { why: 'groupEmpty' };
    if (cards > have) return { why: 'notThatMany', have };
    return cards > most ? { why: 'tenDice' } : undefined;
  },
  take(state, _seat, { cards }) {
    join(state, groupAt(state.agenda.pop()!)!, cards);
  },
};

/** IB-85: Combat crew on deck join with a die each, until all say so. */
export const combatStep = (world: World): StepRules<'combat'> => ({
  asks: (state, _step, seat) => seat === state.active,
  acts: ['combat', 'roll'],
  offers(state, _step, seat, offers) {
    const able = state.players[seat]!.deck & world.skilled.combat;
    if (able !== 0 && diceOf(state.attack!) < CONSTANTS.dice)
      for (const kind of kindsIn(able)) offers.push(COMBATS[kind]!);
    offers.push(ROLL);
  },
  run() {},
});

const diceOf = (attack: Attack): number => groupSize(attack) + attack.combat;

export const combat = (world: World): Rules<'combat'> => ({
  fields: { crew: CREW_KINDS },
  tries(state, seat, tries) {
    if (!isAt(state, seat, 'combat')) return;
    for (const kind of kindsIn(state.players[seat]!.deck & world.skilled.combat)) tries.push(COMBATS[kind]!);
  },
  why(state, seat, { crew }) {
    const notNow = whyNotAt(state, seat, 'combat');
    if (notNow !== undefined) return notNow;
    if (diceOf(state.attack!) >= CONSTANTS.dice) return { why: 'tenDice' };
    const able = state.players[seat]!.deck & world.skilled.combat;
    if (able === 0) return { why: 'noCombatCrew' };
    if (kindsIn(able).includes(CREW_KINDS.indexOf(crew))) return undefined;
    const isOnDeck = kindsIn(state.players[seat]!.deck).includes(CREW_KINDS.indexOf(crew));
    return isOnDeck ? { why: 'lacksSkill', skill: 'combat' } : { why: 'notOnDeck' };
  },
  take(state, seat, { crew }, dealer) {
    exhaustOne(state, seat, CREW_KINDS.indexOf(crew), 'attack', dealer);
    state.attack = attackWith(state.attack!, { combat: state.attack!.combat + 1 });
  },
});

/** An answer that is possible whenever its question is asked. */
const plain = <K extends 'roll' | 'keep' | 'placeBest' | 'placeByHand' | 'placeNone' | 'retreat'>(
  action: ActionOf<K>,
  step: Asked,
  take: NonNullable<Rules<K>['take']>,
): Rules<K> => ({
  fields: {} as Rules<K>['fields'],
  tries(state, seat, tries) {
    if (isAt(state, seat, step)) tries.push(action);
  },
  why: (state, seat) => whyNotAt(state, seat, step),
  take,
});

export const roll = plain(ROLL, 'combat', (state) => {
  state.agenda.pop();
});

/** IB-86: one die for each card and Combat crew member, all at once. */
export const rollStep = (world: World): StepRules<'roll'> => ({
  run(state, _step, dealer) {
    const seat = state.active;
    const fight = state.attack!;
    const dice: number[] = [];
    while (dice.length < diceOf(fight)) dice.push(dealer.die(6, 'attackDice'));
    dice.sort((a, b) => a - b);
    state.attack = attackWith(fight, { dice });
    if (dealer.tell) {
      const { pirates, serpents, ichor, need } = fight;
      const town = townAt(world, state, seat).name;
      dealer.tell({ fact: 'attacked', seat, town, need, group: { pirates, serpents, ichor }, dice: dice.length });
      dealer.tell({ fact: 'rolled', seat, dice });
    }
    state.agenda.push(COMPARE, PLACE, REROLL);
  },
});

/** IB-87 */
export const rerollStep: StepRules<'reroll'> = {
  asks: (state, _step, seat) => seat === state.active && state.players[seat]!.wood > 0,
  acts: ['reroll', 'keep'],
  offers(state, _step, _seat, offers) {
    const { dice } = state.attack!;
    for (let n = 0; n < dice.length; n++) if (dice[n] !== dice[n - 1]) offers.push(REROLLS[dice[n]! - 1]!);
    offers.push(KEEP);
  },
  run() {},
};

export const reroll: Rules<'reroll'> = {
  fields: { face: FACES },
  tries(state, seat, tries) {
    if (!isAt(state, seat, 'reroll')) return;
    for (const face of new Set(state.attack!.dice)) tries.push(REROLLS[face - 1]!);
  },
  why(state, seat, { face }) {
    const notYou = whyNotYou(state, seat);
    if (notYou !== undefined) return notYou;
    const isPlacing = isAt(state, seat, 'place') || isAt(state, seat, 'reroll');
    if (isPlacing && state.players[seat]!.wood === 0) return { why: 'noWood' };
    const notNow = whyNotAt(state, seat, 'reroll');
    if (notNow !== undefined) return notNow;
    return state.attack!.dice.includes(face) ? undefined : { why: 'noSuchFace' };
  },
  take(state, seat, { face }, dealer) {
    const fight = state.attack!;
    state.players[seat]!.wood--;
    dealer.tell?.({ fact: 'paid', seat, what: 'wood', n: 1, for: 'reroll' });
    const now = dealer.die(6, 'rerollDice');
    state.attack = attackWith(fight, { dice: fight.dice.with(fight.dice.indexOf(face), now).sort((a, b) => a - b) });
    dealer.tell?.({ fact: 'rerolled', seat, was: face, now });
  },
};

export const keep = plain(KEEP, 'reroll', (state) => {
  state.agenda.pop();
});

/** IB-88: the largest total, or by hand. */
export const place: StepRules<'place'> = {
  asks: (state, _step, seat) => seat === state.active,
  acts: ['placeBest', 'placeByHand'],
  offers(_state, _step, _seat, offers) {
    offers.push(PLACE_BEST);
    offers.push(PLACE_BY_HAND);
  },
  run() {},
};

export const placeBest = (world: World): Rules<'placeBest'> =>
  plain(PLACE_BEST, 'place', (state, _seat, _action, dealer) => {
    state.agenda.pop();
    settleDice(world, state, bestPlacing(world, state.attack!), dealer);
  });

export const placeByHand = plain(PLACE_BY_HAND, 'place', (state) => {
  state.agenda.pop();
  state.agenda.push(PLACE_CARD);
});

/** One card after the other: Ichor, serpents, pirates. */
export const placeCard = (world: World): StepRules<'placeCard'> => ({
  asks: (state, _step, seat) => seat === state.active && state.attack!.placed.length < groupSize(state.attack!),
  acts: ['placeDie', 'placeNone'],
  run: (state, _step, dealer) => settleDice(world, state, state.attack!.placed, dealer),
});

const lie = (attack: Attack, face: number): Attack =>
  attackWith(attack, { placed: [...attack.placed, { card: cardAt(attack, attack.placed.length), face }] });

/** How many dice of a face are not placed yet. */
function diceLeft({ dice, placed }: Attack, face: number): number {
  return dice.filter((die) => die === face).length - placed.filter((each) => each.face === face).length;
}

export const placeDie: Rules<'placeDie'> = {
  fields: { face: FACES },
  tries(state, seat, tries) {
    if (!isAt(state, seat, 'placeCard')) return;
    for (const face of new Set(state.attack!.dice)) tries.push(PLACE_DICE[face - 1]!);
  },
  why(state, seat, { face }) {
    const notNow = whyNotAt(state, seat, 'placeCard');
    if (notNow !== undefined) return notNow;
    if (!state.attack!.dice.includes(face)) return { why: 'noSuchFace' };
    return diceLeft(state.attack!, face) > 0 ? undefined : { why: 'dieUsed' };
  },
  take(state, _seat, { face }) {
    state.attack = lie(state.attack!, face);
  },
};

export const placeNone = plain(PLACE_NONE, 'placeCard', (state) => {
  state.attack = lie(state.attack!, 0);
});

function settleDice(world: World, state: State, placed: readonly Placed[], dealer: Dealer): void {
  const strength = strengthOf(world, placed);
  state.attack = attackWith(state.attack!, { placed, strength });
  if (dealer.tell === undefined) return;
  const seat = state.active;
  const added = bonus(world, state, seat, 'attackStrength');
  const pairs = placed
    .filter(({ face }) => face > 0)
    .map(({ card, face }) => ({ card, face, strength: world.byDie[card][face]! }));
  dealer.tell({ fact: 'dicePlaced', seat, pairs, bonus: added, total: strength + added });
}

/** IB-91: placed dice, crew injured in this attack, and what buildings add. */
export const compare = (world: World): StepRules<'compare'> => ({
  run(state, _step, dealer) {
    const seat = state.active;
    const { need, strength, injured } = state.attack!;
    const missing = need - strength - injured - bonus(world, state, seat, 'attackStrength');
    if (missing <= 0) {
      state.agenda.push(TAKE_TOWN);
      return;
    }
    dealer.tell?.({ fact: 'fellShort', seat, missing });
    state.agenda.push({ do: 'short', missing });
  },
});

export const short: StepRules<'short'> = {
  asks: (state, _step, seat) => seat === state.active,
  acts: ['injure', 'retreat'],
  offers(state, { missing }, seat, offers) {
    const { deck } = state.players[seat]!;
    if (count(deck) >= missing) for (const kind of kindsIn(deck)) offers.push(INJURIES[kind]!);
    offers.push(RETREAT);
  },
  run() {},
};

/** IB-92: +1 each, one at a time, only while the need can be met. */
export const injure: Rules<'injure'> = {
  fields: { crew: CREW_KINDS },
  tries(state, seat, tries) {
    if (!isAt(state, seat, 'short')) return;
    for (const kind of kindsIn(state.players[seat]!.deck)) tries.push(INJURIES[kind]!);
  },
  why(state, seat, { crew }) {
    const notYou = whyNotYou(state, seat);
    if (notYou !== undefined) return notYou;
    const step = top(state);
    if (step.do === 'freeVisit' && state.attack !== null) return { why: 'enoughAlready' };
    if (step.do !== 'short') return notAsked(state);
    const { deck } = state.players[seat]!;
    if (count(deck) < step.missing) return { why: 'cannotReach', missing: step.missing, onDeck: count(deck) };
    return kindsIn(deck).includes(CREW_KINDS.indexOf(crew)) ? undefined : { why: 'notOnDeck' };
  },
  take(state, seat, { crew }, dealer) {
    state.agenda.pop();
    injureOne(state, seat, CREW_KINDS.indexOf(crew), dealer);
    state.attack = attackWith(state.attack!, { injured: state.attack!.injured + 1 });
    state.agenda.push(COMPARE);
  },
};

/** IB-93 */
export const retreat = plain(RETREAT, 'short', (state) => {
  state.agenda.pop();
  state.agenda.push(RETREATING);
});

/** IB-94: Ichor goes whenever it was in the group, and then it is the one card lost. */
export const retreatStep = (world: World): StepRules<'retreat'> => ({
  asks(state, _step, seat) {
    const { pirates, serpents, ichor } = state.attack!;
    return seat === state.active && !ichor && pirates > 0 && serpents > 0;
  },
  acts: ['lose'],
  run(state, _step, dealer) {
    const { serpents, ichor } = state.attack!;
    loseCard(world, state, ichor ? 'ichor' : serpents > 0 ? 'serpent' : 'pirate', dealer);
  },
});

export const lose = (world: World): Rules<'lose'> => ({
  fields: { card: FLEET_KINDS },
  tries(state, seat, tries) {
    if (isAt(state, seat, 'retreat')) tries.push(...LOSSES);
  },
  why(state, seat, { card }) {
    const notYou = whyNotYou(state, seat);
    if (notYou !== undefined) return notYou;
    const step = top(state);
    const fight = state.attack;
    if (fight === null || (step.do !== 'short' && step.do !== 'retreat')) return notAsked(state);
    if (fight.ichor && card !== 'ichor') return { why: 'ichorIsLost' };
    const isInGroup = card === 'ichor' ? fight.ichor : card === 'serpent' ? fight.serpents > 0 : fight.pirates > 0;
    return isInGroup ? whyNotAt(state, seat, 'retreat') : { why: 'notInGroup' };
  },
  take(state, _seat, { card }, dealer) {
    state.agenda.pop();
    loseCard(world, state, card, dealer);
  },
});

function loseCard(world: World, state: State, card: FleetKind, dealer: Dealer): void {
  const seat = state.active;
  const player = state.players[seat]!;
  if (card === 'ichor') returnIchor(state, seat, dealer);
  else if (card === 'serpent') {
    player.serpents--;
    state.serpents++;
  } else {
    player.pirates--;
    state.pirates++;
  }
  state.attack = null;
  dealer.tell?.({ fact: 'retreated', seat, town: townAt(world, state, seat).name, lost: card });
}
