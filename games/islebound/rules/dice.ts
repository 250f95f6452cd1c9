import { CONSTANTS } from '../content/constants.ts';
import { CREW_KINDS } from '../content/vocabulary.ts';
import type { World } from '../content/world.ts';
import type { ActionOf } from './actions.ts';
import { exhaustOne, kindsIn } from './crew.ts';
import { isAt, plainAnswer, whyNotAt, whyNotYou } from './current-step.ts';
import { groupSize } from './placing.ts';
import { type Attack, attackWith, type Step } from './state.ts';
import { townAt } from './town.ts';
import type { Rules, StepRules } from './types.ts';

export const FACES = [1, 2, 3, 4, 5, 6];

const COMBATS = CREW_KINDS.map((crew): ActionOf<'combat'> => ({ act: 'combat', crew }));
const ROLL: ActionOf<'roll'> = { act: 'roll' };
const REROLLS = FACES.map((face): ActionOf<'reroll'> => ({ act: 'reroll', face }));
const KEEP: ActionOf<'keep'> = { act: 'keep' };

const REROLL: Step = { do: 'reroll' };
const PLACE: Step = { do: 'place' };
const COMPARE: Step = { do: 'compare' };

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

export const roll = plainAnswer(ROLL, 'combat', (state) => {
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

export const keep = plainAnswer(KEEP, 'reroll', (state) => {
  state.agenda.pop();
});
