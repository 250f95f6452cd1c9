import { cardsIn, type Game, packsOf } from '@skerry/engine';
import { BUILT_IN, type Content } from '../content/built-in.ts';
import { PACK } from '../content/pack.ts';
import {
  type CardNumber,
  DECKS,
  KINDS,
  LIMITED,
  LIMITS,
  MAP_COLOURS,
  NONE,
  ROLES,
  WHENS,
  WHOS,
} from '../content/vocabulary.ts';
import { makeWorld, type World } from '../content/world.ts';
import * as abilities from './abilities.ts';
import * as adventure from './adventure.ts';
import * as captain from './captain.ts';
import { checkContent } from './check.ts';
import * as begin from './combat/begin.ts';
import { blow } from './combat/damage.ts';
import * as over from './combat/end.ts';
import * as escaping from './combat/escape.ts';
import * as phase from './combat/phase.ts';
import { won } from './combat/reward.ts';
import * as round from './combat/round.ts';
import * as counters from './counters.ts';
import * as duel from './duel.ts';
import { renew } from './earlier-versions.ts';
import * as effects from './effects.ts';
import * as experience from './experience.ts';
import { CAUSES, TURN_ENDS } from './facts.ts';
import * as flight from './flight.ts';
import * as knockOut from './knock-out.ts';
import * as legendary from './legendary.ts';
import * as limits from './limits.ts';
import * as maps from './maps.ts';
import * as market from './market.ts';
import * as meet from './meet.ts';
import * as movement from './movement.ts';
import * as negotiate from './negotiate.ts';
import * as offer from './offer.ts';
import { optionsOf } from './options.ts';
import { refreshStep } from './refresh.ts';
import * as reveal from './reveal.ts';
import { setUp } from './set-up.ts';
import { clone, type State } from './state.ts';
import * as theIsland from './the-island.ts';
import * as turn from './turn.ts';
import type { IslandOfDread } from './types.ts';
import * as voyage from './voyage.ts';
import { closingsOf, windowsIn } from './windows.ts';

/** The game for a content, built in or from a pack. */
function gameOf(content: Content): Game<IslandOfDread> {
  const world = makeWorld(content);
  return gameIn(world, windowsIn(world));
}

const gameIn = (world: World, windows: ReturnType<typeof windowsIn>): Game<IslandOfDread> => ({
  name: 'island-of-dread',
  version: 4,
  seats: [2, 3, 4, 5, 6],
  team: false,
  options: optionsOf(world),
  words: [...MAP_COLOURS, ...ROLES, ...LIMITS, ...WHENS, ...WHOS, ...KINDS, ...LIMITED, ...TURN_ENDS, ...CAUSES],
  content: world,
  packs,
  setUp: setUp(world),
  steps: {
    ...windows,
    round: turn.round,
    turn: turn.turn(world),
    course: theIsland.course(world),
    turnStart: turn.turnStart(world),
    refresh: refreshStep,
    movement: movement.movement(world),
    move: movement.move(world),
    restWho: movement.restWho,
    rollDice: movement.rollDice(world),
    markDie: movement.markDie,
    walk: movement.walk(world),
    fly: flight.fly(world),
    teleportRow: flight.teleportRow,
    teleportSpace: flight.teleportSpace,
    sail: voyage.sail(world),
    sailThrough: voyage.sailThrough(world),
    meet: meet.meet(world),
    give: negotiate.giveStep,
    want: negotiate.wantStep,
    answer: negotiate.answerStep,
    spoils: duel.spoilsStep,
    duelOver: duel.duelOver(world),
    adventure: adventure.adventure(world),
    explore: adventure.explore(world),
    face: adventure.face(world),
    encounter: adventure.encounter(world),
    ability: abilities.abilityStep(world),
    effects: effects.effects(world),
    choose: effects.chooseStep(world),
    floodPlace: knockOut.floodPlace(world),
    castAshore: knockOut.castAshore(world),
    sendHome: knockOut.sendHome(world),
    offer: offer.offerStep(world),
    freeItem: offer.freeItem(world),
    putBack: reveal.putBackStep,
    whichDeck: reveal.whichDeckStep,
    startPhase: begin.startPhaseStep,
    escape: escaping.escapeStep(world),
    phase: phase.phaseStep(world),
    blow: blow(world),
    nextPhase: round.nextPhase(world),
    won: won(world),
    combatOver: over.combatOver(world),
    legendary: legendary.legendaryStep,
    takeMap: maps.takeMapStep,
    lost: knockOut.lost(world),
    loseCostliest: knockOut.loseCostliest(world),
    nearestTown: knockOut.nearestTown(world),
    pickFigure: counters.pickFigureStep,
    swapMap: maps.swapMapStep,
    makeRoom: limits.makeRoom(world),
    marketStep: market.marketStep(world),
    market: market.market(world),
    shelf: market.shelfStep(world),
    sell: market.sellStep(world),
    captains: captain.captainsStep(world),
    keepCaptain: captain.keepCaptainStep,
    experienceStep: experience.experienceStep(world),
    experience: experience.experience(world),
    island: theIsland.island,
    keepOne: captain.keepOneStep,
    endTurn: turn.endTurn(world),
  },
  actions: {
    ...closingsOf(windows),
    use: abilities.use(world),
    sailOn: theIsland.sailOn,
    toIsland: theIsland.toIsland(world),
    roll: movement.roll(world),
    rest: movement.rest(world),
    step: movement.step(world),
    stay: movement.stay,
    relieve: counters.relieve(world),
    enough: counters.enough,
    mark: movement.mark,
    rollAgain: movement.rollAgain(world),
    enter: movement.enter(world),
    halt: movement.halt,
    row: flight.row(world),
    teleport: flight.teleport(world),
    lane: voyage.lane(world),
    stopHere: voyage.stopHere,
    attackHero: duel.attackHero(world),
    negotiate: negotiate.negotiate(world),
    putGold: negotiate.putGold,
    putCard: negotiate.putCard(world),
    putMap: negotiate.putMap,
    next: negotiate.next,
    propose: negotiate.propose,
    drop: negotiate.drop,
    agree: negotiate.agree(world),
    refuse: negotiate.refuse,
    takeGold: duel.takeGold,
    takeCard: duel.takeCard(world),
    choose: effects.choose(world),
    place: knockOut.place(world),
    take: offer.take(world),
    decline: offer.decline(world),
    putBack: reveal.putBack(world),
    whichDeck: reveal.whichDeck,
    startPhase: begin.startPhase,
    stand: escaping.stand,
    tryEscape: escaping.tryEscape(world),
    defend: phase.defend(world),
    attack: phase.attack(world),
    claim: legendary.claim(world),
    takeMap: maps.takeMap,
    loseCard: knockOut.loseCard(world),
    giveUp: limits.giveUp(world),
    swapMap: maps.swapMap,
    leave: market.leave,
    buy: market.buy(world),
    shelf: market.shelf(world),
    sellOne: market.sellOne(world),
    sell: market.sell(world),
    heal: market.heal(world),
    lookForCaptains: captain.lookForCaptains(world),
    captains: captain.captains(world),
    hire: captain.hire(world),
    loan: captain.loan(world),
    back: captain.back,
    keepCaptain: captain.keepCaptain(world),
    train: experience.train(world),
    find: legendary.find(world),
    done: experience.done,
  },
  turn: ({ turns, active, round }) => ({ number: turns, seat: active, round }),
  outcome: (state) => state.outcome ?? undefined,
  clone,
  renew,
  components,
});

/** Section 6.1 of the ledger: every component, wherever it is. */
function components(state: State): { readonly [component: string]: number } {
  const { players } = state;
  const sum = (count: (player: State['players'][number]) => number): number =>
    players.reduce((total, player) => total + count(player), 0);
  const lying = (cards: readonly CardNumber[]): number => cards.filter((card) => card !== NONE).length;
  const flat = (lists: readonly (readonly number[])[]): number => lists.reduce((n, list) => n + list.length, 0);
  return {
    heroes: players.length,
    adventure:
      state.decks.reduce((n, deck) => n + cardsIn(deck), 0) +
      flat(state.discards) +
      lying(state.track) +
      lying([state.event]) +
      sum(({ trophies }) => trophies.length) +
      lying([state.combat?.kept ? NONE : state.facing]),
    market:
      cardsIn(state.market) +
      state.marketDiscards.length +
      flat(state.stacks) +
      state.shown.length +
      sum(({ items, allies }) => items.length + allies.length),
    captains: cardsIn(state.captainDeck) + flat(state.captains) + sum(({ captain: own }) => Number(own !== NONE)),
    maps: cardsIn(state.mapPool) + sum(({ blue, green }) => blue + green),
    legendary: state.legendary.length + sum((player) => player.legendary.length),
    tiles: state.tiles.length,
    decks: DECKS.length,
  };
}

const packs = packsOf({ builtIn: BUILT_IN, shape: PACK, check: checkContent, bind: gameOf });

export const islandOfDread: Game<IslandOfDread> = gameOf(BUILT_IN);
