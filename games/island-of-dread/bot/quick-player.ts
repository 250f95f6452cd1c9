import { type Game, isAsked, type Move, offersTo, Random, SampleDealer, type Seat, take } from '@skerry/engine';
import { COUNTERS, DECKS } from '../content/vocabulary.ts';
import { cellOf, type World } from '../content/world.ts';
import type { Action, ActionOf } from '../rules/actions.ts';
import { hirePrice } from '../rules/captain.ts';
import { enemyDamage, enemyLife, enemyStat } from '../rules/combat/values.ts';
import { countersOn, exhaustionOf, lifeOf, staminaOf } from '../rules/figures.ts';
import { buyPrice } from '../rules/market.ts';
import { isOnIsland, isOnLand, isVoyaging, townAt } from '../rules/spaces.ts';
import { NONE, type Player, type State } from '../rules/state.ts';
import type { IslandOfDread } from '../rules/types.ts';
import { bestActor, costOf, type Foe, marginOf } from './fight.ts';
import { bestTarget, distancesFrom, foesOf, isDangerous, islandGains, legsBetween } from './travel.ts';
import { CHEAP_CAPTAIN, FIGHTING, WEIGHTS as W } from './weights.ts';
import { cardWorth, trainedOf, worth } from './worth.ts';

const SEA_DECK = DECKS.indexOf('sea');
const SILVER = DECKS.indexOf('silver');
const PHASE_NUMBERS = [0, 1, 2];

/** Plays every step with common sense: it fights what it can beat, shops, sails when it is strong, and lands on the Island. */
export class QuickPlayer {
  private readonly game: Game<IslandOfDread>;
  private readonly world: World;
  private readonly dealer = new SampleDealer(1);
  private readonly far: readonly (readonly number[])[];

  constructor(game: Game<IslandOfDread>) {
    this.game = game;
    this.world = game.content;
    this.far = legsBetween(game.content);
  }

  pick(state: State, random: Random): Move<Action> {
    const seat = this.asked(state);
    const offers = this.offers(state, seat);
    return { seat, action: offers.length === 1 ? offers[0]! : this.choose(state, seat, offers, random) };
  }

  /** Plays the turn that is on to its end. */
  endTurn(state: State, turns: number): void {
    for (let stops = 0; stops < LONGEST_TURN && state.outcome === null && state.turns === turns; stops++) {
      const { seat, action } = this.pick(state, FIRST);
      take(this.game, state, seat, action, this.dealer);
    }
  }

  private asked(state: State): Seat {
    for (let seat = 0; seat < state.seats; seat++) if (isAsked(this.game, state, seat)) return seat;
    throw new Error('Nobody is asked.');
  }

  private offers(state: State, seat: Seat): Action[] {
    const offers: Action[] = [];
    offersTo(this.game, state, seat, offers);
    return offers;
  }

  private choose(state: State, seat: Seat, offers: readonly Action[], random: Random): Action {
    const player = state.players[seat]!;
    const step = state.agenda.at(-1)!;
    const use = this.useful(state, seat, offers);
    if (use !== undefined) return use;
    const others = offers.filter(({ act }) => act !== 'use');
    const act = (name: Action['act']): Action | undefined => others.find((offer) => offer.act === name);
    const first = others[0] ?? offers[0]!;
    switch (step.do) {
      case 'course':
        return (this.isReadyForIsland(state, seat) ? act('toIsland') : act('sailOn')) ?? first;
      case 'move':
        return this.move(state, player, others) ?? first;
      case 'rerollAsk':
        return act('keepDice') ?? first;
      case 'markDie':
        return act('rollAgain') ?? first;
      case 'walk':
      case 'fly':
        return this.walk(state, player, others) ?? first;
      case 'teleportRow':
      case 'teleportSpace':
        return others[random.below(others.length)] ?? first;
      case 'sail':
        return this.lane(state, player, lanesIn(others)) ?? first;
      case 'sailThrough':
        return act('stopHere') ?? first;
      case 'meet':
      case 'lookout':
      case 'drawn':
      case 'combatRound':
        return act('goOn') ?? first;
      case 'beforeCombat':
        return act('fight') ?? first;
      case 'give':
      case 'want':
        return act('drop') ?? first;
      case 'escape':
        return (this.wouldFall(state, player) ? act('tryEscape') : act('stand')) ?? first;
      case 'phase':
        return this.phase(state, player, others) ?? first;
      case 'beforeRoll':
        return act('rollCombat') ?? first;
      case 'market':
      case 'shelf':
        return this.market(state, seat, player, others) ?? first;
      case 'sell':
        return act('back') ?? first;
      case 'captains':
        return this.hire(state, player, others) ?? act('back') ?? first;
      case 'experience':
        return this.train(player, others) ?? first;
      case 'floodPlace':
      case 'castAshore':
      case 'sendHome':
        return others[random.below(others.length)] ?? first;
      default:
        return this.best(others.length > 0 ? others : offers, (action) => this.after(state, seat, action));
    }
  }

  private best(offers: readonly Action[], value: (action: Action) => number): Action {
    let best = offers[0]!;
    let most = Number.NEGATIVE_INFINITY;
    for (const action of offers) {
      const found = value(action);
      if (found <= most) continue;
      most = found;
      best = action;
    }
    return best;
  }

  /** What a seat has right after an action. */
  private after(state: State, seat: Seat, action: Action): number {
    const next = this.game.clone(state);
    take(this.game, next, seat, action, this.dealer);
    return worth(this.world, next, seat);
  }

  // ---- Cards

  /** An ability that had better be used now, if there is one. */
  private useful(state: State, seat: Seat, offers: readonly Action[]): ActionOf<'use'> | undefined {
    for (const offer of offers) if (offer.act === 'use' && this.isUseful(state, seat, offer)) return offer;
    return undefined;
  }

  private isUseful(state: State, seat: Seat, { card, ability }: ActionOf<'use'>): boolean {
    const player = state.players[seat]!;
    const { when, discard, exhaust } = this.world.cards[card]!.powers[ability]!;
    const left = lifeOf(this.world, player, player.hero) - player.wounds;
    const isGrave = left <= FIGHTING.desperate || this.isAgainst(state, SILVER);
    const spare = exhaust === 0 || this.staminaLeft(player, card) > exhaust || isGrave;
    switch (when) {
      case 'beforeMove':
        return !discard && this.world.cards[card]!.kind !== 'ally' && this.heals(card, ability)
          ? true
          : this.hastens(card, ability);
      case 'beforeCombat':
      case 'experience':
        return spare;
      case 'afterRoll':
      case 'hit':
      case 'defendFail':
      case 'damage':
        return spare && (!discard || isGrave);
      case 'beforeRoll':
        return spare && (!discard || isGrave) && !this.isSure(state, seat);
      case 'roundStart':
        return isGrave;
      case 'escape':
        return this.wouldFall(state, player);
      case 'anytime':
        return this.heals(card, ability) && player.wounds > 0 && (isGrave || !discard) && spare;
      default:
        return false;
    }
  }

  private deeds(card: number, ability: number) {
    return this.world.lists[this.world.cards[card]!.powers[ability]!.list]!;
  }

  private heals(card: number, ability: number): boolean {
    return this.deeds(card, ability).some(
      (deed) => deed.do === 'counters' && deed.kind === 'wound' && 'remove' in deed,
    );
  }

  private hastens(card: number, ability: number): boolean {
    return this.deeds(card, ability).some((deed) => deed.do === 'moveDice' && 'add' in deed);
  }

  private staminaLeft(player: Player, card: number): number {
    const { kind } = this.world.cards[card]!;
    const bearer = kind === 'ally' || kind === 'captain' ? card : player.hero;
    return staminaOf(this.world, player, bearer) - countersOn(player, bearer, 'exhaustion');
  }

  /** Whether the Challenge that is fought is of a deck. */
  private isAgainst({ combat }: State, deck: number): boolean {
    return combat !== null && combat.card !== NONE && this.world.cards[combat.card]!.deck === deck;
  }

  /** Whether the roll that is on needs no help. */
  private isSure(state: State, seat: Seat): boolean {
    const { combat } = state;
    if (combat === null || combat.rival !== NONE) return false;
    const { hero } = state.players[seat]!;
    if (combat.role === 'defend' && enemyDamage(this.world, state, combat.phase) === 0) return true;
    return combat.actor !== hero && combat.role === 'attack';
  }

  // ---- Fights

  private foe(state: State): Foe | undefined {
    const { combat } = state;
    if (combat === null) return undefined;
    if (combat.card === NONE) {
      const rival = state.players[combat.rival]!;
      const { values, damages, life } = this.world.cards[rival.hero]!;
      return { values: values.map((value) => value + 11), damages, life: life - rival.wounds };
    }
    return {
      values: PHASE_NUMBERS.map((phase) => enemyStat(this.world, state, phase)),
      damages: PHASE_NUMBERS.map((phase) => enemyDamage(this.world, state, phase)),
      life: enemyLife(this.world, state) - combat.wounds,
    };
  }

  /** Whether the fight is likelier lost than won, and the Challenge not nearly beaten. */
  private wouldFall(state: State, player: Player): boolean {
    const foe = this.foe(state);
    return foe !== undefined && foe.life > 2 && marginOf(this.world, player, foe) < 0.8;
  }

  private phase(state: State, player: Player, offers: readonly Action[]): Action | undefined {
    const foe = this.foe(state)!;
    const { phase, attacked } = state.combat!;
    const allowed = offers.flatMap((offer) => (offer.act === 'attack' ? [offer.figure] : []));
    const actor = bestActor(this.world, player, foe, phase, allowed, attacked);
    return offers.find((offer) =>
      actor === NONE ? offer.act === 'defend' : offer.act === 'attack' && offer.figure === actor,
    );
  }

  // ---- Movement

  private isSeaworthy(player: Player): boolean {
    return (
      trainedOf(player) >= W.seaworthy &&
      marginOf(this.world, player, foesOf(this.world)[SEA_DECK]!) >= FIGHTING.safeAtSea
    );
  }

  /** What a Hero on land can hope for from where it stands. */
  prospect(state: State, seat: Seat): number {
    const player = state.players[seat]!;
    return isOnLand(player) ? W.prospect * (this.target(state, player).target?.gain ?? 0) : W.prospect;
  }

  /** Where to go on land, and whether there is nothing left to do but leave. */
  private target(state: State, player: Player) {
    const away = distancesFrom(this.world, state, player.at);
    const target = bestTarget(this.world, state, player, away, this.isSeaworthy(player));
    return { away, target };
  }

  private move(state: State, player: Player, offers: readonly Action[]): Action | undefined {
    const { target } = this.target(state, player);
    const lanes = lanesIn(offers);
    if (lanes.length > 0 && (this.goesToSea(player) || target === undefined)) return this.lane(state, player, lanes);
    const act = (name: Action['act']): Action | undefined => offers.find((offer) => offer.act === name);
    if (target === undefined || target.cell === player.at) return this.restful(player, offers) ?? act('stay');
    const step = offers.find((offer) => offer.act === 'step' && cellOf(offer.to) === target.cell);
    return step ?? this.restful(player, offers) ?? act('roll') ?? this.nearer(state, player, offers) ?? act('stay');
  }

  /** A Hero who is worn out rests, as long as a die or two are left to walk with. */
  private restful(player: Player, offers: readonly Action[]): Action | undefined {
    const tired = player.exhaustion >= Math.max(2, staminaOf(this.world, player, player.hero) - 1);
    if (!tired && exhaustionOf(player) < 4) return undefined;
    return offers.findLast((offer) => offer.act === 'rest' && offer.n <= 2);
  }

  /** A step or a space that brings the Hero nearer to where it is going. */
  private nearer(state: State, player: Player, offers: readonly Action[]): Action | undefined {
    const { target } = this.target(state, player);
    if (target === undefined) return undefined;
    const away = distancesFrom(this.world, state, target.cell);
    const here = away.get(player.at) ?? Number.POSITIVE_INFINITY;
    const steps = offers.filter((offer) => offer.act === 'step' || offer.act === 'enter');
    const sorted = steps.toSorted(
      (one, other) => (away.get(cellOf(one.to)) ?? 99) - (away.get(cellOf(other.to)) ?? 99),
    );
    return sorted.find(({ to }) => (away.get(cellOf(to)) ?? 99) < here);
  }

  private walk(state: State, player: Player, offers: readonly Action[]): Action | undefined {
    const halt = offers.find(({ act }) => act === 'halt');
    const { target } = this.target(state, player);
    if (target?.cell === player.at) return halt;
    const nearer = this.nearer(state, player, offers);
    if (nearer !== undefined) return nearer;
    // Do not stop on what is too strong.
    if (!isDangerous(this.world, state, player, player.at)) return halt;
    return (
      offers.find((offer) => offer.act === 'enter' && !isDangerous(this.world, state, player, cellOf(offer.to))) ?? halt
    );
  }

  /** For fights at sea, which a loan makes worthless, or for the Island. */
  private goesToSea(player: Player): boolean {
    return (!player.loan && this.isSeaworthy(player)) || this.hopesForIsland(player);
  }

  /** At sea: on to the next fight while it is safe, else to the town from which most can be done. */
  private lane(state: State, player: Player, lanes: readonly ActionOf<'lane'>[]): Action | undefined {
    const { ports, towns, landmass } = this.world.chart;
    const { life, stamina } = this.world.cards[player.captain]!;
    const endures = life + stamina - player.captainWounds - player.captainExhaustion > 2;
    const portOf = ({ to }: ActionOf<'lane'>): number => ports.indexOf(to);
    const nearest = (port: number): number => Math.min(...towns.map((_, town) => this.far[port]![town]!));
    if (endures && this.goesToSea(player)) {
      // Close to a town, but not in it: so the way home is short.
      const anchors = lanes.filter((lane) => portOf(lane) >= towns.length);
      if (anchors.length > 0) return this.best(anchors, (lane) => -nearest(portOf(lane as ActionOf<'lane'>)));
    }
    const gains = islandGains(this.world, state, player);
    const worthOf = (port: number): number =>
      Math.max(...towns.map((cell, town) => Math.min(gains[landmass[cell]!]!, 12) - 2 * this.far[port]![town]!));
    return this.best(lanes, (lane) => worthOf(portOf(lane as ActionOf<'lane'>)));
  }

  // ---- Market and experience

  private market(state: State, seat: Seat, player: Player, offers: readonly Action[]): Action | undefined {
    const act = (name: Action['act']): Action | undefined => offers.find((offer) => offer.act === name);
    const heal = offers.find((offer) => offer.act === 'heal' && offer.figure === player.hero) ?? act('heal');
    if (heal !== undefined) return heal;
    const town = townAt(this.world, state, player.at);
    if (this.wantsCaptain(state, player)) {
      if (act('lookForCaptains') !== undefined) return act('lookForCaptains');
      if (act('captains') !== undefined && !state.turn.hired && this.canHire(state, player, town))
        return act('captains');
    }
    const reserve = player.captain === NONE && this.isSeaworthy(player) ? CHEAP_CAPTAIN : 0;
    const bargains = state.stacks[town]!.filter(
      (card) => buyPrice(this.world, state, seat, card) <= player.gold - reserve && this.isBargain(player, card),
    ).sort((one, other) => cardWorth(this.world, other) - cardWorth(this.world, one));
    for (const card of bargains) {
      const buy = offers.find((offer) => offer.act === 'buy' && offer.card === card);
      const shelf = offers.find((offer) => offer.act === 'shelf' && offer.kind === this.world.cards[card]!.limited);
      if (buy !== undefined || shelf !== undefined) return buy ?? shelf;
    }
    return act('leave') ?? act('back');
  }

  private wantsCaptain(state: State, player: Player): boolean {
    if (player.captain !== NONE) return false;
    return this.isSeaworthy(player) || this.hopesForIsland(player) || this.isStranded(state, player);
  }

  /** A loan is for whoever only wants to get away, or to the Island. */
  private canHire(state: State, player: Player, town: number): boolean {
    return (
      state.captains[town]!.some((card) => hirePrice(this.world, state, state.active, card) <= player.gold) ||
      this.hopesForIsland(player) ||
      this.isStranded(state, player)
    );
  }

  /** Nothing is left to do on this island. */
  private isStranded(state: State, player: Player): boolean {
    const { jewels, landmass } = this.world.chart;
    return !jewels.some(
      ({ space, deck }, jewel) =>
        state.jewels[jewel] === 1 &&
        landmass[space] === landmass[player.at] &&
        marginOf(this.world, player, foesOf(this.world)[deck]!) >= FIGHTING.safe,
    );
  }

  /** Better than what it would push out. */
  private isBargain(player: Player, card: number): boolean {
    const { limited, kind } = this.world.cards[card]!;
    if (kind === 'item' && limited === 'other' && cardWorth(this.world, card) < 0.6) return false;
    const own = [...player.items, ...player.allies].filter((each) => this.world.cards[each]!.limited === limited);
    const most = limited === 'other' || limited === undefined ? 4 : this.world.content.numbers.limits[limited];
    if (own.length < most) return true;
    const least = Math.min(...own.map((each) => cardWorth(this.world, each)));
    return cardWorth(this.world, card) > least * 1.5;
  }

  private hire(state: State, player: Player, offers: readonly Action[]): Action | undefined {
    const hires = offers.filter((offer) => offer.act === 'hire');
    if (hires.length > 0)
      return this.best(hires, (offer) => (offer.act === 'hire' ? this.world.cards[offer.captain]!.cost : 0));
    const canBorrow = this.hopesForIsland(player) || this.isStranded(state, player);
    return canBorrow ? offers.findLast(({ act }) => act === 'loan') : undefined;
  }

  private train(player: Player, offers: readonly Action[]): Action | undefined {
    const trains = offers.filter((offer) => offer.act === 'train');
    const foe = foesOf(this.world)[trainedOf(player) < 8 ? SEA_DECK : SILVER]!;
    if (trains.length > 0)
      return this.best(trains, (offer) => {
        if (offer.act !== 'train') return 0;
        const trained = player.trained.map((n, at) => (COUNTERS[at] === offer.counter ? n + 1 : n));
        const next = { ...player, trained };
        return (
          lifeOf(this.world, next, next.hero) / costOf(this.world, next, foe) + (offer.counter === 'stamina' ? 0.01 : 0)
        );
      });
    const find = offers.find(({ act }) => act === 'find');
    const sets = Math.min(player.blue, player.green);
    // One set is kept for the way to the Island.
    return (sets > 1 ? find : undefined) ?? offers.find(({ act }) => act === 'done');
  }

  // ---- The Island

  /** With maps, and strong enough to think of it. */
  private hopesForIsland(player: Player): boolean {
    return Math.min(player.blue, player.green) > 0 && trainedOf(player) >= FIGHTING.hopeful;
  }

  /** Whether enough of a few imagined landings are won. */
  private isReadyForIsland(state: State, seat: Seat): boolean {
    const player = state.players[seat]!;
    if (trainedOf(player) < FIGHTING.islandCounters) return false;
    if (isOnIsland(player) || !isVoyaging(player)) return false;
    let wins = 0;
    for (let n = 0; n < FIGHTING.landings; n++) if (this.lands(state, seat)) wins++;
    return wins / FIGHTING.landings >= FIGHTING.islandChance;
  }

  private lands(state: State, seat: Seat): boolean {
    const next = this.game.clone(state);
    take(this.game, next, seat, { act: 'toIsland' }, this.dealer);
    this.endTurn(next, next.turns);
    return next.outcome?.ranks[seat] === 1;
  }
}

const lanesIn = (offers: readonly Action[]): ActionOf<'lane'>[] =>
  offers.filter((offer): offer is ActionOf<'lane'> => offer.act === 'lane');

/** No turn is imagined further than that. */
const LONGEST_TURN = 600;

/** For imagined turns, where nothing is left to the player's own chance. */
const FIRST = new Random(1);
