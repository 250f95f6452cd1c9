import { type Game, isAsked, type Move, offersTo, type Random, SampleDealer, type Seat, take } from '@skerry/engine';
import { COUNTERS, DECKS } from '../content/vocabulary.ts';
import { cellOf, type World } from '../content/world.ts';
import type { Action, ActionOf } from '../rules/actions.ts';
import { hirePrice } from '../rules/captain.ts';
import { throwsToEscape } from '../rules/chance.ts';
import { enemyDamage, enemyLife, enemyStat } from '../rules/combat/values.ts';
import { countersOn, exhaustionOf, lifeOf, staminaOf } from '../rules/figures.ts';
import { buyPrice } from '../rules/market.ts';
import { isVoyaging, townAt } from '../rules/spaces.ts';
import { NONE, type Player, type State } from '../rules/state.ts';
import type { IslandOfDread } from '../rules/types.ts';
import { fallCost, fightGain, isBargain, SEA, spaceGain } from './gain.ts';
import { type Foe, Odds } from './odds.ts';
import { mendsOf, type Outlook } from './outlook.ts';
import { partyOf } from './party.ts';
import { bestTarget, type Distances, islandGains, legsBetween, type Target } from './travel.ts';
import { CHEAP_CAPTAIN, FIGHTING } from './weights.ts';
import { cardWorth, trainedOf, worth } from './worth.ts';

const SILVER = DECKS.indexOf('silver');
const PHASE_NUMBERS = [0, 1, 2];

/** Plays every step with common sense: it fights what it can beat, shops, sails when it is strong, and lands on the Island. */
export class QuickPlayer {
  private readonly game: Game<IslandOfDread>;
  private readonly world: World;
  private readonly dealer = new SampleDealer(1);
  private readonly outlook: Outlook;
  private readonly distances: Distances;
  private readonly far: readonly (readonly number[])[];

  constructor(game: Game<IslandOfDread>, outlook: Outlook, distances: Distances) {
    this.game = game;
    this.world = game.content;
    this.outlook = outlook;
    this.distances = distances;
    this.far = legsBetween(game.content);
  }

  pick(state: State, random: Random): Move<Action> {
    const seat = this.asked(state);
    const offers = this.offers(state, seat);
    return { seat, action: offers.length === 1 ? offers[0]! : this.choose(state, seat, offers, random) };
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
        return (this.lands(state, seat) ? act('toIsland') : act('sailOn')) ?? first;
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
        return (this.wouldFlee(state, player) ? act('tryEscape') : act('stand')) ?? first;
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
    // The same chance for all, whatever was thought before: so a position is always answered in the same way.
    this.dealer.restart(1);
    take(this.game, next, seat, action, this.dealer);
    return worth(this.world, this.outlook, next, seat);
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
        return this.wouldFlee(state, player);
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
      return { values: values.map((value) => value + 11), damages, life };
    }
    return {
      values: PHASE_NUMBERS.map((phase) => enemyStat(this.world, state, phase)),
      damages: PHASE_NUMBERS.map((phase) => enemyDamage(this.world, state, phase)),
      life: enemyLife(this.world, state),
      mends: mendsOf(this.world, this.world.cards[combat.card]!),
    };
  }

  /** How the fight that is on goes from here. As long as only the Hero is hurt, this was reckoned before. */
  private odds(state: State, player: Player): Odds {
    const atSea = isVoyaging(player);
    const foe = this.foe(state)!;
    const isUnhurt = player.captainWounds === 0 && player.allyWounds.every((wounds) => wounds === 0);
    return isUnhurt ? this.outlook.of(player).versus(foe, atSea) : new Odds(partyOf(this.world, player, atSea), foe);
  }

  /** The Life that the foe has left. */
  private foeLife(state: State): number {
    const { combat } = state;
    const wounds = combat!.card === NONE ? state.players[combat!.rival]!.wounds : combat!.wounds;
    return Math.max(1, this.foe(state)!.life - wounds);
  }

  /** Whether to flee is better than to stand, with what a failed escape costs. */
  private wouldFlee(state: State, player: Player): boolean {
    if (state.combat === null) return false;
    const odds = this.odds(state, player);
    const life = this.outlook.lifeLeft(player);
    const fall = fallCost(this.world, player, isVoyaging(player));
    const foeLife = this.foeLife(state);
    const value = (left: number): number => odds.win(left, foeLife) * (1 + fall) - fall;
    const harm = state.combat.rival === NONE ? enemyDamage(this.world, state, 0) : 1;
    return value(life) < (1 - throwsToEscape(this.world, state).chance) * value(life - harm);
  }

  private phase(state: State, player: Player, offers: readonly Action[]): Action | undefined {
    const { phase, attacked } = state.combat!;
    const odds = this.odds(state, player);
    const { figures } = odds.party;
    const places = (cards: readonly number[]): number[] =>
      cards.map((card) => figures.findIndex(({ figure }) => figure === card));
    const allowed = places(offers.flatMap((offer) => (offer.act === 'attack' ? [offer.figure] : [])));
    const life = this.outlook.lifeLeft(player);
    const best = odds.bestActor(phase, life, this.foeLife(state), allowed, places(attacked));
    return offers.find((offer) =>
      best < 0 ? offer.act === 'defend' : offer.act === 'attack' && offer.figure === figures[best]!.figure,
    );
  }

  // ---- Movement

  /** Where to go on land, if anything is left to do. */
  private target(state: State, player: Player): Target | undefined {
    const away = this.distances.from(state, player.at);
    return bestTarget(this.world, this.outlook, state, player, away, this.outlook.isSeaworthy(player));
  }

  private move(state: State, player: Player, offers: readonly Action[]): Action | undefined {
    const target = this.target(state, player);
    const lanes = lanesIn(offers);
    if (lanes.length > 0 && (this.goesToSea(player) || target === undefined)) return this.lane(state, player, lanes);
    const act = (name: Action['act']): Action | undefined => offers.find((offer) => offer.act === name);
    if (target === undefined || target.cell === player.at) return this.restful(player, offers) ?? act('stay');
    const step = offers.find((offer) => offer.act === 'step' && cellOf(offer.to) === target.cell);
    return (
      step ?? this.restful(player, offers) ?? act('roll') ?? this.nearer(state, player, offers, target) ?? act('stay')
    );
  }

  /** A Hero who is worn out rests, as long as a die or two are left to walk with. */
  private restful(player: Player, offers: readonly Action[]): Action | undefined {
    const tired = player.exhaustion >= Math.max(2, staminaOf(this.world, player, player.hero) - 1);
    if (!tired && exhaustionOf(player) < 4) return undefined;
    return offers.findLast((offer) => offer.act === 'rest' && offer.n <= 2);
  }

  /** A step or a space that brings the Hero nearer to where it is going. */
  private nearer(
    state: State,
    player: Player,
    offers: readonly Action[],
    { cell: target }: Target,
  ): Action | undefined {
    const away = this.distances.from(state, target);
    let best: Action | undefined;
    let least = away[player.at]!;
    for (const offer of offers) {
      if (offer.act !== 'step' && offer.act !== 'enter') continue;
      const spaces = away[cellOf(offer.to)]!;
      if (spaces >= least) continue;
      least = spaces;
      best = offer;
    }
    return best;
  }

  private walk(state: State, player: Player, offers: readonly Action[]): Action | undefined {
    const halt = offers.find(({ act }) => act === 'halt');
    const target = this.target(state, player);
    if (target?.cell === player.at) return halt;
    const nearer = target === undefined ? undefined : this.nearer(state, player, offers, target);
    if (nearer !== undefined) return nearer;
    // Do not stop on what is too strong.
    const gain = (cell: number): number => spaceGain(this.world, this.outlook, state, player, cell);
    if (gain(player.at) >= 0) return halt;
    return offers.find((offer) => offer.act === 'enter' && gain(cellOf(offer.to)) >= 0) ?? halt;
  }

  /** For fights at sea, which a loan makes worthless, or for the Island. */
  private goesToSea(player: Player): boolean {
    return (!player.loan && this.outlook.isSeaworthy(player)) || this.hopesForIsland(player);
  }

  /** At sea: on to the next fight while it is safe, else to the town from which most can be done. */
  private lane(state: State, player: Player, lanes: readonly ActionOf<'lane'>[]): Action | undefined {
    const { ports, towns, landmass } = this.world.chart;
    const { life, stamina } = this.world.cards[player.captain]!;
    const endures = life + stamina - player.captainWounds - player.captainExhaustion > 2;
    const portOf = ({ to }: ActionOf<'lane'>): number => ports.indexOf(to);
    const nearest = (port: number): number => Math.min(...towns.map((_, town) => this.far[port]![town]!));
    const goesOn = (!player.loan && this.outlook.atSea(player) >= FIGHTING.sailOn) || this.hopesForIsland(player);
    if (endures && goesOn) {
      // Close to a town, but not in it: so the way home is short.
      const anchors = lanes.filter((lane) => portOf(lane) >= towns.length);
      if (anchors.length > 0) return this.best(anchors, (lane) => -nearest(portOf(lane as ActionOf<'lane'>)));
    }
    const gains = islandGains(this.world, this.outlook, state, player);
    const worthOf = (port: number): number =>
      Math.max(...towns.map((cell, town) => Math.min(gains[landmass[cell]!]!, 6) - 2 * this.far[port]![town]!));
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
    const reserve = player.captain === NONE && this.outlook.isSeaworthy(player) ? CHEAP_CAPTAIN : 0;
    const bargains = state.stacks[town]!.filter(
      (card) => buyPrice(this.world, state, seat, card) <= player.gold - reserve && isBargain(this.world, player, card),
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
    return this.outlook.isSeaworthy(player) || this.hopesForIsland(player) || this.isStranded(state, player);
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
        fightGain(this.world, this.outlook, player, deck) > 0,
    );
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
    // For the sea first, then for the Island.
    const deck = trainedOf(player) < FIGHTING.forTheSea ? SEA : SILVER;
    if (trains.length > 0)
      return this.best(trains, (offer) => {
        if (offer.act !== 'train') return 0;
        const trained = player.trained.map((n, at) => (COUNTERS[at] === offer.counter ? n + 1 : n));
        const { win, lifeAfter } = this.outlook.of({ ...player, trained }).against(deck);
        return win.at(-1)! + lifeAfter.at(-1)! / (lifeAfter.length - 1);
      });
    const find = offers.find(({ act }) => act === 'find');
    const sets = Math.min(player.blue, player.green);
    // One set is kept for the way to the Island.
    return (sets > 1 ? find : undefined) ?? offers.find(({ act }) => act === 'done');
  }

  // ---- The Island

  /** With maps, and strong enough to think of it. */
  private hopesForIsland(player: Player): boolean {
    return Math.min(player.blue, player.green) > 0 && this.landing(player) >= FIGHTING.hopeful;
  }

  /** Whether to land on the Island now. The likelier a rival wins before the next turn, the less there is to wait for. */
  private lands(state: State, seat: Seat): boolean {
    let open = 1;
    for (let rival = 0; rival < state.seats; rival++)
      if (rival !== seat) open *= 1 - this.outlook.landing(state.players[rival]!);
    return this.landing(state.players[seat]!) >= FIGHTING.landing * open;
  }

  /** The chance to win the game by landing on the Island as the Hero is now. */
  private landing(player: Player): number {
    return this.outlook.of(player).island(this.outlook.lifeLeft(player));
  }
}

const lanesIn = (offers: readonly Action[]): ActionOf<'lane'>[] =>
  offers.filter((offer): offer is ActionOf<'lane'> => offer.act === 'lane');
