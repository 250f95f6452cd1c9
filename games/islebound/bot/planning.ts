import type { Game, Planning, Seat } from '@skerry/engine';
import type { Action } from '../rules/actions.ts';
import { count } from '../rules/crew.ts';
import { handOf } from '../rules/hand.ts';
import type { State, Step } from '../rules/state.ts';
import { townAt } from '../rules/town.ts';
import type { Islebound } from '../rules/types.ts';
import type { Landing, Odds } from './odds.ts';
import { worthTrying } from './quick-player.ts';

/** How well a seat stands if its turn is over, from 0 to 1. */
export type Judge = (state: State, seat: Seat) => number;

/** The stops of a turn up to the dice. What follows them, the set-up and trades are decided one by one. */
const PLANNED: ReadonlySet<Step['do']> = new Set<Step['do']>([
  'sail',
  'act',
  'exhaust',
  'heal',
  'buyCard',
  'parts',
  'gainOne',
  'pay',
  'hire',
  'reputation',
  'build',
  'payCard',
  'cubes',
  'groupPirates',
  'groupSerpents',
  'groupIchor',
  'combat',
  'influence',
  'freeCube',
  'freeVisit',
  'stow',
]);

/** Chances of a landing that are worth a plan each, and the one beyond which no crew is exhausted for it. */
const LANDINGS = [0.5, 0.75, 0.9];
const CERTAIN = 0.9;

/** What a bot needs to plan a turn at sea. */
export function planningOf(game: Game<Islebound>, odds: Odds, judge: Judge): Planning<Islebound> {
  const { content: world } = game;

  /** Before the dice both outcomes are weighed, with one crew member who may be injured for it. */
  function weigh(after: State, seat: Seat, before?: State): number {
    const state = before?.attack != null && before.agenda.at(-1)?.do === 'combat' ? before : after;
    const { attack } = state;
    if (attack === null || state.active !== seat || attack.dice.length > 0) return judge(state, seat);
    const cards = attack.pirates + attack.serpents + Number(attack.ichor);
    if (cards === 0 || state.owners[state.ships[seat]!] === seat) return judge(state, seat);
    const byDice = odds.reaching(attack.need, attack);
    const canInjure = state.players[seat]!.deck !== 0;
    const withOne = canInjure ? odds.reaching(attack.need - 1, attack) : byDice;
    return (
      byDice * judge(won(state, seat, false), seat) +
      (withOne - byDice) * judge(won(state, seat, true), seat) +
      (1 - withOne) * judge(lost(state, seat), seat)
    );
  }

  /** The town taken, its spoils gained, the group gone. */
  function won(state: State, seat: Seat, injured: boolean): State {
    const next = game.clone(state);
    const player = next.players[seat]!;
    const { pirates, serpents, ichor } = next.attack!;
    const cell = next.ships[seat]!;
    const former = next.owners[cell]!;
    if (former >= 0) next.players[former]!.cubes++;
    next.owners[cell] = seat;
    player.cubes--;
    player.coins += townAt(world, next, seat).strength;
    player.pirates -= pirates;
    player.serpents -= serpents;
    if (ichor) player.ichor = false;
    if (injured) {
      const hurt = player.deck & -player.deck;
      player.deck &= ~hurt;
      player.injured |= hurt;
    }
    return next;
  }

  /** IB-94: a retreat costs one card. */
  function lost(state: State, seat: Seat): State {
    const next = game.clone(state);
    const player = next.players[seat]!;
    if (next.attack!.pirates > 0) player.pirates--;
    else if (next.attack!.serpents > 0) player.serpents--;
    else player.ichor = false;
    return next;
  }

  /** Of the sizes of a group those that make the landing likely, sure enough, and as sure as can be. */
  function worthPlanning(state: State, seat: Seat, offers: readonly Action[]): readonly Action[] {
    const { attack } = state;
    if (attack === null || attack.dice.length > 0) return worthTrying(world, state, seat, offers);
    const own = state.players[seat]!;
    const chance = (more: Partial<Landing>): number => odds.reaching(attack.need, { ...attack, ...more });
    const step = state.agenda[state.agenda.length - 1]!.do;
    if (step === 'combat') return chance({}) >= CERTAIN ? offers.slice(-1) : offers;
    const spare = count(own.deck & world.skilled.combat);
    const sizes = offers.filter((offer) => offer.act === 'group');
    const chances = sizes.map(({ cards }) => {
      if (step === 'groupPirates')
        return chance({ pirates: cards, serpents: own.serpents, ichor: own.ichor, combat: spare });
      if (step === 'groupSerpents') return chance({ serpents: cards, ichor: own.ichor, combat: spare });
      return chance({ ichor: cards > 0, combat: spare });
    });
    const worth = LANDINGS.map((wanted) => chances.findIndex((each) => each >= wanted));
    return sizes.filter((_, n) => n === sizes.length - 1 || worth.includes(n));
  }

  return {
    isOn: ({ round, agenda }) => round > 0 && PLANNED.has(agenda[agenda.length - 1]!.do),
    key,
    worthPlanning,
    weigh,
    widths: {
      calm: { beam: 60, ends: 1, futures: 0 },
      keen: { beam: 100, ends: 6, futures: 4 },
      fierce: { beam: 200, ends: 24, futures: 16 },
    },
    narrow: 24,
  };
}

/** All that the moves of a turn can change. */
function key(state: State): string {
  const { players, visit, event, attack, talks } = state;
  let key = `${state.turns}.${Number(state.acted)}${Number(state.built)}${Number(state.healed)}.${state.ships}.${state.owners}`;
  for (const player of players) {
    key += `|${player.coins}.${player.wood}.${player.fish}.${player.books}.${player.pirates}.${player.serpents}.${player.ichor}.`;
    key += `${player.deck}.${player.below}.${player.injured}.${player.cubes}.${player.renown}.${player.tokens.length}.${player.city}`;
  }
  key += `|${state.influence}|${state.row}|${state.crewRow}|${state.events}|${state.reputation}|${state.hands}|${handOf(state, state.active)}`;
  if (visit !== null) key += `|v${visit.slot}.${visit.free}.${visit.careful}.${visit.books}`;
  if (event !== null) key += `|e${event.slot}`;
  if (attack !== null) key += `|a${attack.pirates}.${attack.serpents}.${attack.ichor}.${attack.combat}.${attack.dice}`;
  if (talks !== null) key += `|t${talks.paid}.${talks.slots}.${talks.crew}`;
  for (const step of state.agenda) key += stepKey(step);
  return key;
}

const stepKey = (step: Step): string => {
  switch (step.do) {
    case 'act':
    case 'endTurn':
      return `/${step.do}`;
    default:
      return `/${Object.values(step).join()}`;
  }
};
