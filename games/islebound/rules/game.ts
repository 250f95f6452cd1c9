import { cardsIn, type Game, packsOf, type StateJson } from '@skerry/engine';
import { BUILT_IN, type Content } from '../content/built-in.ts';
import { PACK } from '../content/pack.ts';
import { EDITIONS, FLEET_KINDS, NOBODY, SIDES, SYMBOLS, THINGS, WHENS } from '../content/vocabulary.ts';
import { makeWorld, TWO_SKILLS, type World } from '../content/world.ts';
import { abilityStep } from './abilities.ts';
import { attack } from './attack.ts';
import * as buildings from './buildings.ts';
import { checkContent } from './check.ts';
import { count, exhaust, exhaustStep } from './crew.ts';
import * as dice from './dice.ts';
import * as diplomacy from './diplomacy.ts';
import { draft, draftStep } from './draft.ts';
import * as event from './event.ts';
import { gainStep } from './gain.ts';
import * as group from './group.ts';
import { payCard, payCardStep } from './hand.ts';
import { heal, healCrew, healStep } from './heal.ts';
import { hire, hireStep } from './hire.ts';
import { dump, stow } from './hold.ts';
import { homePort, homePortStep } from './home-port.ts';
import { hunt } from './hunt.ts';
import { imagine } from './imagine.ts';
import { cubes, noSkip, skip } from './influence.ts';
import { compare, injure, short } from './injure.ts';
import { doPart, gainOne, gainOneStep, leaveOut, parts } from './parts.ts';
import { done, pay, payStep } from './pay.ts';
import * as placing from './place-dice.ts';
import { raid } from './raid.ts';
import type { Refusal } from './reasons.ts';
import { renown } from './renown.ts';
import { repNext, repScore, reputation, reputationStep } from './reputation.ts';
import { lose, retreat, retreatStep } from './retreat.ts';
import { sail, sailStep } from './sail.ts';
import { setUp } from './set-up.ts';
import { CAUSES, clone, type Options, PURPOSES, SOURCES, type State } from './state.ts';
import * as town from './take-town.ts';
import * as trade from './trade.ts';
import { act, endTurn, endTurnStep, round, turn } from './turn.ts';
import type { Islebound } from './types.ts';
import { arrive, decline, freeVisit, visit, visitByParts } from './visit.ts';

const OFF_OR_ON = { kind: 'choice', values: [false, true], default: false } as const;

/** The game for a content, built in or from a pack. */
const gameOf = (content: Content): Game<Islebound> => gameIn(makeWorld(content));

const gameIn = (world: World): Game<Islebound> => ({
  name: 'islebound',
  version: 2,
  seats: [2, 3, 4],
  team: false,
  options: {
    edition: { kind: 'choice', values: EDITIONS, default: 'en2' },
    boards: { kind: 'choice', values: SIDES, default: 'standard' },
    layout: { kind: 'choice', values: ['fixed', 'random'], default: 'fixed' },
    first: { kind: 'seat', default: 'random' },
    trading: OFF_OR_ON,
    closeQuarters: OFF_OR_ON,
    raid: OFF_OR_ON,
    sixBuildings: OFF_OR_ON,
    architect: OFF_OR_ON,
  },
  refuses,
  words: [
    ...[...EDITIONS, ...SIDES, ...SYMBOLS, ...THINGS, ...FLEET_KINDS, ...WHENS],
    ...[...CAUSES, ...SOURCES, ...PURPOSES, 'visit'],
  ],
  content: world,
  packs,
  setUp: setUp(world),
  steps: {
    homePort: homePortStep,
    draft: draftStep,
    round,
    turn,
    sail: sailStep(world),
    act: act(world),
    endTurn: endTurnStep(world),
    exhaust: exhaustStep(world),
    heal: healStep,
    buyCard: buildings.buyCardStep,
    arrive: arrive(world),
    parts: parts(world),
    ability: abilityStep(world),
    gain: gainStep(world),
    gainOne: gainOneStep(world),
    pay: payStep(world),
    hire: hireStep(world),
    reputation: reputationStep,
    repScore: repScore(world),
    repNext,
    build: buildings.buildStep,
    payCard: payCardStep,
    eventDone: event.eventDone(world),
    eventNext: event.eventNext(world),
    cubes: cubes(world),
    groupPirates: group.groupPirates,
    groupSerpents: group.groupSerpents,
    groupIchor: group.groupIchor,
    combat: dice.combatStep(world),
    roll: dice.rollStep(world),
    reroll: dice.rerollStep,
    place: placing.place,
    placeCard: placing.placeCard(world),
    compare: compare(world),
    short,
    retreat: retreatStep(world),
    influence: diplomacy.influenceStep(world),
    takeTown: town.takeTown(world),
    freeCube: town.freeCubeStep,
    raiseFlag: town.raiseFlag(world),
    freeVisit,
    endAction: town.endAction,
    renown: renown(world),
    stow: stow(world),
    tradeGive: trade.tradeGive,
    tradeGet: trade.tradeGet,
    tradeAnswer: trade.tradeAnswer,
    tradeCounter: trade.tradeCounter,
    counterAnswer: trade.counterAnswer,
  },
  actions: {
    homePort: homePort(world),
    draft,
    sail: sail(world),
    visit: visit(world),
    visitByParts: visitByParts(world),
    attack: attack(world),
    diplomacy: diplomacy.diplomacy(world),
    hunt: hunt(world),
    raid: raid(world),
    event: event.event(world),
    buy: buildings.buy(world),
    buyFromHand: buildings.buyFromHand(world),
    heal: heal(world),
    trade: trade.trade,
    endTurn,
    exhaust: exhaust(world),
    healCrew,
    doPart: doPart(world),
    leaveOut,
    gainOne: gainOne(world),
    pay: pay(world),
    done,
    hire: hire(world),
    reputation: reputation(world),
    build: buildings.build(world),
    buyCard: buildings.buyCard(world),
    buildCard: buildings.buildCard(world),
    payCard,
    skip: skip(world),
    noSkip,
    group: group.group,
    combat: dice.combat(world),
    roll: dice.roll,
    reroll: dice.reroll,
    keep: dice.keep,
    placeBest: placing.placeBest(world),
    placeByHand: placing.placeByHand,
    placeDie: placing.placeDie,
    placeNone: placing.placeNone,
    injure,
    retreat,
    lose: lose(world),
    payCube: diplomacy.payCube(world),
    negotiate: diplomacy.negotiate(world),
    freeCube: town.freeCube(world),
    decline,
    dump: dump(world),
    give: trade.give,
    giveLess: trade.giveLess,
    next: trade.next,
    ask: trade.ask,
    askLess: trade.askLess,
    propose: trade.propose,
    drop: trade.drop,
    agree: trade.agree(world),
    counter: trade.counter,
    refuse: trade.refuse,
  },
  turn: ({ turns, active, round, agenda }) =>
    agenda.at(-1)?.do === 'draft' ? { number: turns, round } : { number: turns, seat: active, round },
  outcome: (state) => state.outcome ?? undefined,
  clone,
  renew,
  imagine,
  components,
});

/** Ledger 1.1. */
function refuses(
  seats: number,
  { edition, closeQuarters, sixBuildings, architect }: Options,
): { option: string; why: Refusal } | undefined {
  // IB-186
  if (closeQuarters && seats !== 2) return { option: 'closeQuarters', why: { why: 'closeQuartersNeedsTwo' } };
  // IB-193
  if (architect && edition !== 'en2') return { option: 'architect', why: { why: 'architectNeedsEn2' } };
  if (architect && sixBuildings) return { option: 'architect', why: { why: 'architectWithoutSix' } };
  return undefined;
}

/** Version 1 counted a turn's proposals regardless of their result, and not per refusing seat (IB-182). */
function renew({ proposals, ...state }: StateJson, version: number): StateJson {
  return version === 1 ? { ...state, refusals: Array.from({ length: Number(state.seats) }, () => 0) } : { ...state };
}

/** Section 6 of the ledger: every component, wherever it is. */
function components(state: State): { readonly [component: string]: number } {
  const { players, secrets = [], hidden } = state;
  const sum = (count: (player: State['players'][number]) => number): number =>
    players.reduce((total, player) => total + count(player), 0);
  const shown = (cards: readonly number[]): number => cards.filter((card) => card > 0).length;
  return {
    pirates: state.pirates + sum(({ pirates }) => pirates),
    serpents: state.serpents + sum(({ serpents }) => serpents),
    ichor: Number(state.ichor) + sum(({ ichor }) => Number(ichor)),
    crew:
      state.crewRow.filter((crew) => crew !== NOBODY).length +
      Number(state.crewNext !== NOBODY) +
      cardsIn(state.crewStack) +
      sum(({ deck, below, injured }) => count((deck | below | injured) & TWO_SKILLS)),
    starters: sum(({ deck, below, injured }) => count((deck | below | injured) & ~TWO_SKILLS)),
    tokens: Number(state.token > 0) + cardsIn(state.tokenPile) + sum(({ tokens }) => tokens.length),
    buildings:
      cardsIn(state.deck) +
      cardsIn(hidden?.deck ?? []) +
      shown(state.row) +
      state.paid.length +
      sum(({ city }) => city.length) +
      secrets.reduce((total, { hand, pack, chosen }) => total + hand.length + pack.length + Number(chosen > 0), 0),
    cubes:
      sum(({ cubes }) => cubes) +
      state.owners.filter((owner) => owner >= 0).length +
      state.influence.filter((owner) => owner >= 0).length,
  };
}

const packs = packsOf({ builtIn: BUILT_IN, shape: PACK, check: checkContent, bind: gameOf });

export const islebound: Game<Islebound> = gameOf(BUILT_IN);
