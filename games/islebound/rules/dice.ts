import { at, type ListBy } from '@skerry/engine';
import { CONSTANTS } from '../content/constants.ts';
import { CREW_KINDS, type CrewNumber } from '../content/vocabulary.ts';
import type { World } from '../content/world.ts';
import type { ActionOf } from './actions.ts';
import { exhaustOne, kindsIn } from './crew.ts';
import { isAt, plainAnswer, whyNotAt, whyNotYou } from './current-step.ts';
import { groupSize } from './placing.ts';
import { type Attack, attackOf, attackWith, playerOf, type Step } from './state.ts';
import { townAt } from './town.ts';
import type { Rules, StepRules } from './types.ts';

export const FACES = [1, 2, 3, 4, 5, 6];

const COMBATS: ListBy<CrewNumber, ActionOf<'combat'>> = CREW_KINDS.map(
  (crew): ActionOf<'combat'> => ({ act: 'combat', crew }),
);
const ROLL: ActionOf<'roll'> = { act: 'roll' };
const REROLLS = FACES.map((face): ActionOf<'reroll'> => ({ act: 'reroll', face }));
const KEEP: ActionOf<'keep'> = { act: 'keep' };

const REROLL: Step = { do: 'reroll' };
const PLACE: Step = { do: 'place' };
const COMPARE: Step = { do: 'compare' };

/** IB-85: Combat crew on deck join with a die each, until the player stops. */
export const combatStep = (world: World): StepRules<'combat'> => ({
  asks: (state, _step, seat) => seat === state.active,
  acts: ['combat', 'roll'],
  offers(state, _step, seat, offers) {
    const able = playerOf(state, seat).deck & world.skilled.combat;
    if (able !== 0 && diceOf(attackOf(state)) < CONSTANTS.dice)
      for (const kind of kindsIn(able)) offers.push(at(COMBATS, kind));
    offers.push(ROLL);
  },
  run() {},
});

const diceOf = (attack: Attack): number => groupSize(attack) + attack.combat;

export const combat = (world: World): Rules<'combat'> => ({
  fields: { crew: CREW_KINDS },
  tries(state, seat, tries) {
    if (!isAt(state, seat, 'combat')) return;
    for (const kind of kindsIn(playerOf(state, seat).deck & world.skilled.combat)) tries.push(at(COMBATS, kind));
  },
  why(state, seat, { crew }) {
    const notNow = whyNotAt(state, seat, 'combat');
    if (notNow !== undefined) return notNow;
    if (diceOf(attackOf(state)) >= CONSTANTS.dice) return { why: 'tenDice' };
    const able = playerOf(state, seat).deck & world.skilled.combat;
    if (able === 0) return { why: 'noCombatCrew' };
    if (kindsIn(able).includes(CREW_KINDS.indexOf(crew))) return undefined;
    const isOnDeck = kindsIn(playerOf(state, seat).deck).includes(CREW_KINDS.indexOf(crew));
    return isOnDeck ? { why: 'lacksSkill', skill: 'combat' } : { why: 'notOnDeck' };
  },
  take(state, seat, { crew }, dealer) {
    exhaustOne(state, seat, CREW_KINDS.indexOf(crew), 'attack', dealer);
    state.attack = attackWith(attackOf(state), { combat: attackOf(state).combat + 1 });
  },
});

export const roll = plainAnswer(ROLL, 'combat', (state) => {
  state.agenda.pop();
});

/** IB-86: one die per card and Combat crew member, all at once. */
export const rollStep = (world: World): StepRules<'roll'> => ({
  run(state, _step, dealer) {
    const seat = state.active;
    const fight = attackOf(state);
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
  asks: (state, _step, seat) => seat === state.active && playerOf(state, seat).wood > 0,
  acts: ['reroll', 'keep'],
  offers(state, _step, _seat, offers) {
    const { dice } = attackOf(state);
    for (const action of REROLLS) if (dice.includes(action.face)) offers.push(action);
    offers.push(KEEP);
  },
  run() {},
};

export const reroll: Rules<'reroll'> = {
  fields: { face: FACES },
  tries(state, seat, tries) {
    if (!isAt(state, seat, 'reroll')) return;
    const { dice } = attackOf(state);
    for (const action of REROLLS) if (dice.includes(action.face)) tries.push(action);
  },
  why(state, seat, { face }) {
    const notYou = whyNotYou(state, seat);
    if (notYou !== undefined) return notYou;
    const isPlacing = isAt(state, seat, 'place') || isAt(state, seat, 'reroll');
    if (isPlacing && playerOf(state, seat).wood === 0) return { why: 'noWood' };
    const notNow = whyNotAt(state, seat, 'reroll');
    if (notNow !== undefined) return notNow;
    return attackOf(state).dice.includes(face) ? undefined : { why: 'noSuchFace' };
  },
  take(state, seat, { face }, dealer) {
    const fight = attackOf(state);
    playerOf(state, seat).wood--;
    dealer.tell?.({ fact: 'paid', seat, what: 'wood', n: 1, for: 'reroll' });
    const now = dealer.die(6, 'rerollDice');
    state.attack = attackWith(fight, { dice: fight.dice.with(fight.dice.indexOf(face), now).sort((a, b) => a - b) });
    dealer.tell?.({ fact: 'rerolled', seat, was: face, now });
  },
};

export const keep = plainAnswer(KEEP, 'reroll', (state) => {
  state.agenda.pop();
});
