import type { Seat } from '@skerry/engine';
import { type CardNumber, NONE } from '../content/vocabulary.ts';
import { cardOf, type World } from '../content/world.ts';
import type { ActionOf } from './actions.ts';
import { beginDuel } from './combat/begin.ts';
import { newCombat } from './combat/combat.ts';
import { clearCombat, cutTo } from './combat/end.ts';
import { isAt, notAsked, top, whyNotAt, whyNotYou } from './current-step.ts';
import { endTurnNow } from './early-end.ts';
import { countersOn } from './figures.ts';
import { makeWhole } from './knock-out.ts';
import { checkLimits, dropCard, gainCard } from './limits.ts';
import { ATTACKS_ON, othersHere, whyNoAttackOn } from './meet.ts';
import { combatOf, playerOf, type State, type Step } from './state.ts';
import { remember } from './this-turn.ts';
import type { Dealer, Rules, StepRules } from './types.ts';

const DUEL_OVER: Step = { do: 'duelOver' };
const SPOILS: Step = { do: 'spoils' };

/** ID-221, ID-222: after the fight there is no adventure in this step. */
export const attackHero = (world: World): Rules<'attackHero'> => ({
  fields: { rival: 'seat' },
  tries(state, seat, tries) {
    if (!isAt(state, seat, 'meet') || !state.pvp) return;
    for (const rival of othersHere(state, seat)) tries.push(ATTACKS_ON[rival]!);
  },
  why(state, seat, { rival }) {
    const notYou = whyNotYou(state, seat);
    if (notYou !== undefined) return notYou;
    return whyNoAttackOn(state, seat, rival) ?? (top(state).do === 'meet' ? undefined : notAsked(state));
  },
  take(state, seat, { rival }, dealer) {
    state.agenda.pop();
    const explore = state.agenda.findLastIndex((step) => step.do === 'explore');
    if (explore >= 0) state.agenda.splice(explore, 1);
    remember(state, { attacked: true });
    state.combat = newCombat(seat, rival, NONE, NONE);
    dealer.tell?.({ fact: 'attackedHero', seat, rival });
    state.agenda.push(DUEL_OVER);
    beginDuel(world, state);
  },
});

/** ID-227: an escape ends the fight, and the attacker's turn if the attacker escaped or the option says so. */
export function escapeDuel(world: World, state: State, dealer: Dealer): void {
  const { seat, attacker } = combatOf(state);
  if (seat === attacker) return endTurnNow(world, state, 'escaped', dealer);
  if (state.fightEndsTurn) return endTurnNow(world, state, 'fought', dealer);
  cutTo(state, 'duelOver');
  state.agenda.pop();
  clearCombat(state);
}

/** ID-229, ID-230: the winner takes spoils; the loser is whole again and goes to the nearest town. */
export function loseDuel(state: State, loser: Seat, dealer: Dealer): void {
  const combat = combatOf(state);
  const winner = combat.seat === loser ? combat.rival : combat.seat;
  cutTo(state, 'duelOver');
  combat.seat = winner;
  combat.rival = loser;
  dealer.tell?.({ fact: 'duelWon', seat: winner, rival: loser });
  makeWhole(state, loser, dealer);
  state.agenda.push({ do: 'nearestTown', seat: loser, from: playerOf(state, loser).at }, SPOILS);
}

/** ID-227, ID-230: a losing attacker's turn ends, and every attacker's if the option says so. */
export const duelOver = (world: World): StepRules<'duelOver'> => ({
  run(state, _step, dealer) {
    const { rival, attacker } = combatOf(state);
    clearCombat(state);
    if (rival === attacker) endTurnNow(world, state, 'lostFight', dealer);
    else if (state.fightEndsTurn) endTurnNow(world, state, 'fought', dealer);
  },
});

const lootOf = ({ players }: State, seat: Seat): readonly number[] => {
  const { items, allies, legendary } = players[seat]!;
  return [...items, ...allies, ...legendary];
};

/** ID-229: all the loser's gold, or one card, or nothing. */
export const spoilsStep: StepRules<'spoils'> = {
  asks: (state, _step, seat) => {
    const { seat: winner, rival } = combatOf(state);
    return seat === winner && (playerOf(state, rival).gold > 0 || lootOf(state, rival).length > 0);
  },
  acts: ['takeGold', 'takeCard', 'decline'],
  run() {},
};

const TAKE_GOLD: ActionOf<'takeGold'> = { act: 'takeGold' };

export const takeGold: Rules<'takeGold'> = {
  fields: {},
  tries(state, seat, tries) {
    if (isAt(state, seat, 'spoils')) tries.push(TAKE_GOLD);
  },
  why(state, seat) {
    const notNow = whyNotAt(state, seat, 'spoils');
    if (notNow !== undefined) return notNow;
    return playerOf(state, combatOf(state).rival).gold > 0 ? undefined : { why: 'noGoldThere' };
  },
  take(state, seat, _action, dealer) {
    state.agenda.pop();
    const { rival } = combatOf(state);
    const loser = playerOf(state, rival);
    const { gold } = loser;
    loser.gold = 0;
    playerOf(state, seat).gold += gold;
    dealer.tell?.({ fact: 'spoilsTaken', seat, rival, what: { gold } });
  },
};

const CARDS: ActionOf<'takeCard'>[] = [];
const takeCardOf = (card: CardNumber): ActionOf<'takeCard'> => {
  CARDS[card] ??= { act: 'takeCard', card };
  return CARDS[card];
};

export const takeCard = (world: World): Rules<'takeCard'> => ({
  fields: { card: [...world.legendary, ...world.items, ...world.allies] },
  tries(state, seat, tries) {
    if (!isAt(state, seat, 'spoils')) return;
    for (const card of lootOf(state, combatOf(state).rival)) tries.push(takeCardOf(card));
  },
  why(state, seat, { card }) {
    const notNow = whyNotAt(state, seat, 'spoils');
    if (notNow !== undefined) return notNow;
    return lootOf(state, combatOf(state).rival).includes(card) ? undefined : { why: 'hasNot', what: card };
  },
  take(state, seat, { card }, dealer) {
    state.agenda.pop();
    const { rival } = combatOf(state);
    handOver(world, state, rival, seat, card);
    dealer.tell?.({ fact: 'spoilsTaken', seat, rival, what: { card } });
    checkLimits(world, state, seat);
  },
});

/** A card is handed over with its counters. */
export function handOver(world: World, state: State, from: Seat, to: Seat, card: CardNumber): void {
  const giver = playerOf(state, from);
  const isAlly = cardOf(world, card).kind === 'ally';
  const wounds = isAlly ? countersOn(giver, card, 'wound') : 0;
  const exhaustion = isAlly ? countersOn(giver, card, 'exhaustion') : 0;
  const isDown = giver.down.includes(card);
  dropCard(world, state, from, card);
  gainCard(world, state, to, card, wounds, exhaustion);
  if (isDown) playerOf(state, to).down.push(card);
}
