import {
  actionRules,
  copy,
  type Dealer,
  isAsked,
  type Json,
  NOBODY,
  offersTo,
  type Pile,
  readOptions,
  type Seat,
  settle,
  stepRules,
  take,
} from '@skerry/engine';
import {
  type Action,
  CELLS,
  COUNTERS,
  type Counter,
  cellOf,
  DECKS,
  type Deck,
  type Fact,
  ISLAND,
  islandOfDread,
  type MapColour,
  type Options,
  PHASES,
  type Phase,
  type Player,
  type Reason,
  type State,
  type Step,
} from '../index.ts';
import { layOn } from '../rules/owned-cards.ts';
import { placeWord } from '../rules/spaces.ts';
import { FRESH_TURN } from '../rules/turn.ts';

/**
 * Positions for tests, as in section 7 of the ledger: A is seat 0 and acts. What a test does not mention is empty; the others
 * wait in Tarianor. Cards are named by their ids, and chance brings what the test says.
 */

export const world = islandOfDread.content;

const NUMBERS = new Map(world.cards.map(({ id, number }) => [id, number]));

/** The number of a card. */
export function card(id: string): number {
  const number = NUMBERS.get(id);
  if (number === undefined) throw new Error(`There is no ${id}.`);
  return number;
}

export const idOf = (number: number): string => world.cards[number]?.id ?? 'none';
export const ids = (numbers: readonly number[]): string[] => numbers.map(idOf);

type Counted = Partial<
  Omit<Player, 'hero' | 'at' | 'trained' | 'items' | 'allies' | 'captain' | 'trophies' | 'legendary' | 'down'>
>;

export interface Adventurer extends Counted {
  hero?: string;
  /** A space, an anchor or `island`. */
  at?: string;
  trained?: { readonly [C in Counter]?: number };
  items?: readonly string[];
  allies?: readonly string[];
  captain?: string;
  trophies?: readonly string[];
  legendary?: readonly string[];
  down?: readonly string[];
}

/** What chance brings, by label: sums of two dice, faces of movement dice, cards, colours. */
export interface Chance {
  combatDice?: number[];
  testDice?: number[];
  duelDice?: number[];
  moveDice?: number[];
  maps?: MapColour[];
  ally?: string[];
  green?: string[];
  yellow?: string[];
  sea?: string[];
  red?: string[];
  silver?: string[];
  market?: string[];
  captains?: string[];
  firstSeat?: number[];
}

export interface Position {
  seats?: number;
  options?: Partial<Options>;
  A?: Adventurer;
  B?: Adventurer;
  C?: Adventurer;
  D?: Adventurer;
  /** Where A's turn stands; before moving unless told. */
  from?: 'turn' | 'move' | 'adventure' | 'market' | 'experience' | 'end' | 'nothing';
  event?: string;
  /** Spaces whose jewel has no counter. */
  empty?: readonly string[];
  /** Challenges on the track with their spaces, from place 1. */
  track?: readonly (readonly [card: string, at: string])[];
  /** Event spaces with their tiles, T1 as 1. */
  tiles?: { readonly [eventSpace: string]: number };
  /** The cards of a town's stack. */
  stacks?: { readonly [town: string]: readonly string[] };
  /** The Captains of a town's stack. */
  captains?: { readonly [town: string]: readonly string[] };
  chance?: Chance;
  change?: (state: State) => void;
}

/** Deals what a test says, and something dull where it says nothing. */
class ToldDealer implements Dealer<Fact> {
  readonly facts: Fact[] = [];
  chance: Chance = {};
  private second: number | undefined;

  draw<C extends Json>(pile: Pile<C>, label: string): C {
    const layer = pile[pile.length - 1]!;
    const wanted = this.next(label);
    const at =
      wanted === undefined
        ? layer.length - 1
        : layer.findIndex((each) => each === wanted || each === NUMBERS.get(String(wanted)));
    if (at < 0)
      throw new Error(
        `${String(wanted)} is not on top of ${label}: ${layer.map((each) => (typeof each === 'number' ? idOf(each) : each))}.`,
      );
    const [drawn] = layer.splice(at, 1);
    if (layer.length === 0) pile.pop();
    return drawn!;
  }

  pick<V extends Json>(from: readonly V[], label: string): V {
    const wanted = this.next(label);
    return from.find((each) => each === wanted || each === NUMBERS.get(String(wanted))) ?? from[0]!;
  }

  die(sides: number, label: string): number {
    if (sides !== 10) return Number(this.next(label) ?? 1);
    if (this.second !== undefined) {
      const { second } = this;
      this.second = undefined;
      return second;
    }
    const sum = Number(this.next(label) ?? 11);
    const first = Math.min(10, sum - 1);
    this.second = sum - first;
    return first;
  }

  tell(fact: Fact): void {
    this.facts.push(copy(fact));
  }

  private next(label: string): string | number | undefined {
    const found = Object.entries(this.chance).find(([name]) => name === label)?.[1];
    return (found as (string | number)[] | undefined)?.shift();
  }
}

export interface Table {
  readonly state: State;
  readonly dealer: ToldDealer;
}

const HEROES = ['steelhorns', 'corvinHalfLight', 'ashkaNineVeils', 'brannicTidewarden', 'motherOru', 'tarnDeepdelver'];

const TURN: readonly (readonly [string, Step])[] = [
  ['end', { do: 'endTurn', cause: 'over' }],
  ['experience', { do: 'experienceStep' }],
  ['market', { do: 'marketStep' }],
  ['adventure', { do: 'adventure' }],
  ['move', { do: 'movement' }],
];

/** A table as it is set up. */
export function setTable(seats: number, options: Partial<Options> = {}, chance: Chance = {}): Table {
  const dealer = new ToldDealer();
  dealer.chance = chance;
  const state = islandOfDread.setUp(seats, readOptions(islandOfDread, seats, options), dealer);
  return { state, dealer };
}

/** A table with a turn of A. */
export function position(wanted: Position = {}): Table {
  const { seats = 3, options = {}, from = 'move', chance = {} } = wanted;
  const who = [wanted.A, wanted.B, wanted.C, wanted.D];
  const heroes = HEROES.slice(0, seats).map((hero, seat) => who[seat]?.hero ?? hero);
  // Two that have the same Hero: the later one gets another.
  const dealt = heroes.map((hero, seat) =>
    heroes.indexOf(hero) === seat ? hero : world.content.heroes.map(({ id }) => id).find((id) => !heroes.includes(id))!,
  );
  const table = setTable(seats, { heroes: dealt, ...options }, { firstSeat: [0] });
  const { state, dealer } = table;
  Object.assign(state, { round: 1, turns: 1, active: 0, turn: FRESH_TURN });
  // Stacks are empty unless told: their cards lie in the decks.
  state.market = [[...world.items, ...world.allies]];
  state.stacks = state.stacks.map(() => []);
  state.captainDeck = [world.captains.slice()];
  state.captains = state.captains.map(() => []);
  for (let seat = 0; seat < seats; seat++) seatHero(state, seat, who[seat] ?? {});
  for (const [town, cards] of Object.entries(wanted.stacks ?? {}))
    for (const each of cards) layOn(state.stacks, townOf(town), fromPile(state.market, each));
  for (const [town, cards] of Object.entries(wanted.captains ?? {}))
    for (const each of cards) layOn(state.captains, townOf(town), fromPile(state.captainDeck, each));
  for (const space of wanted.empty ?? []) state.jewels[world.chart.jewelAt[cellOf(space)]!] = 0;
  for (const [place, [challenge, at]] of (wanted.track ?? []).entries()) {
    state.track[place] = fromDeck(state, challenge);
    state.trackAt[place] = cellOf(at);
  }
  for (const [id, tile] of Object.entries(wanted.tiles ?? {}))
    state.tiles[tile - 1] = world.content.chart.eventSpaces.findIndex((each) => each.id === id);
  if (wanted.event !== undefined) state.event = fromDeck(state, wanted.event);
  wanted.change?.(state);
  state.turn = { ...state.turn, beganAtSea: state.players[0]!.at >= CELLS };
  if (from === 'turn') state.agenda = [{ do: 'turn', seat: 0 }];
  else
    state.agenda = TURN.slice(0, from === 'nothing' ? 1 : TURN.findIndex(([name]) => name === from) + 1).map(
      ([, step]) => step,
    );
  dealer.facts.length = 0;
  dealer.chance = chance;
  if (from !== 'nothing') settle(islandOfDread, state, dealer);
  return table;
}

export const townOf = (id: string): number => world.chart.ports.indexOf(id);

function placeOf(at: string): number {
  if (at === 'island') return ISLAND;
  const port = world.chart.ports.indexOf(at);
  if (port >= world.chart.towns.length) return CELLS + port - world.chart.towns.length;
  return port >= 0 ? world.chart.towns[port]! : cellOf(at);
}

function seatHero(state: State, seat: Seat, adventurer: Adventurer): void {
  const { hero: _, at, trained, items, allies, captain, trophies, legendary, down, ...counts } = adventurer;
  const player = state.players[seat]!;
  player.gold = 0;
  player.at = placeOf(at ?? (seat === 0 ? 'dallak' : 'tarianor'));
  for (const item of items ?? []) player.items.push(fromPile(state.market, item));
  for (const ally of allies ?? []) {
    player.allies.push(fromPile(state.market, ally));
    player.allyWounds.push(0);
    player.allyExhaustion.push(0);
  }
  if (captain !== undefined) player.captain = fromPile(state.captainDeck, captain);
  for (const item of legendary ?? []) {
    player.legendary.push(card(item));
    state.legendary.splice(state.legendary.indexOf(card(item)), 1);
  }
  for (const trophy of trophies ?? []) player.trophies.push(fromDeck(state, trophy));
  for (const [counter, n] of Object.entries(trained ?? {})) player.trained[COUNTERS.indexOf(counter as Counter)] = n;
  player.down = (down ?? []).map(card);
  Object.assign(player, counts);
  for (const colour of ['blue', 'green'] as const)
    for (let n = 0; n < player[colour]; n++) {
      const pool = state.mapPool[0]!;
      pool.splice(pool.indexOf(colour), 1);
      if (pool.length === 0) state.mapPool = [];
    }
}

function fromPile(pile: Pile<number>, id: string): number {
  const number = card(id);
  const layer = pile.find((each) => each.includes(number));
  if (layer === undefined) throw new Error(`${id} is not in its deck.`);
  layer.splice(layer.indexOf(number), 1);
  if (layer.length === 0) pile.splice(pile.indexOf(layer), 1);
  return number;
}

const fromDeck = (state: State, id: string): number => fromPile(state.decks[world.cards[card(id)]!.deck]!, id);

/** Where Challenges of each deck are met, unless told. */
const GROUNDS: { readonly [D in Deck]: string } = {
  green: 'j8',
  yellow: 'g10',
  sea: 'S1',
  red: 'e11',
  silver: 'island',
};

/** A meets a card of an adventure deck. The others wait elsewhere. */
export function face(id: string, wanted: Position = {}): Table {
  const deck = world.cards[card(id)]!.deck;
  const name = DECKS[deck]!;
  const A: Adventurer = { at: GROUNDS[name], ...(name === 'sea' && { captain: 'dorrinWake' }), ...wanted.A };
  const table = position({ ...wanted, A, from: 'nothing' });
  const chance: Chance = { ...wanted.chance, [name]: [id, ...(wanted.chance?.[name] ?? [])] };
  table.dealer.chance = chance;
  if (name === 'silver') table.state.agenda.push({ do: 'island' });
  else table.state.agenda.push({ do: 'experienceStep' }, { do: 'marketStep' }, { do: 'face', deck });
  settle(islandOfDread, table.state, table.dealer);
  return table;
}

/** A fights a Challenge, and has come to a phase of its round. Nothing was used before. */
export function inPhase(id: string, phase: Phase, wanted: Position = {}, round = 1): Table {
  const table = face(id, wanted);
  const { state } = table;
  for (let guard = 0; guard < 9 && now(table) !== 'phase'; guard++) {
    const closing = ['goOn', 'fight', 'stand'].find((each) => can(table, each as Action['act']));
    act(table, (closing ?? 'stand') as Action['act']);
  }
  state.combat!.phase = PHASES.indexOf(phase);
  state.combat!.round = round;
  return table;
}

/** Actions as tests write them: cards by their ids, the first ability unless told. */
export type Play = Action['act'] | { readonly act: Action['act']; readonly [field: string]: unknown };

const CARDS = ['card', 'figure', 'captain', 'item'];

export function action(written: Play): Action {
  const given = typeof written === 'string' ? { act: written } : written;
  const fields = Object.entries(given).map(([name, value]) => [
    name,
    CARDS.includes(name) && typeof value === 'string' ? card(value) : value,
  ]);
  const whole = { ...(given.act === 'use' && { ability: abilityOf(fields) }), ...Object.fromEntries(fields) };
  const wanted = Object.keys(actionRules(islandOfDread, whole as Action).fields);
  const isWhole = Object.keys(whole).length === wanted.length + 1 && wanted.every((name) => name in whole);
  if (!isWhole) throw new Error(`${JSON.stringify(written)} is no action.`);
  return whole as Action;
}

/** The first optional ability of a card. */
function abilityOf(fields: readonly (readonly unknown[])[]): number {
  const number = Number(fields.find(([name]) => name === 'card')?.[1]);
  return Math.max(
    0,
    world.cards[number]!.powers.findIndex(({ may }) => may),
  );
}

/** The seat that is asked. */
export function asked({ state }: Table): Seat {
  for (let seat = 0; seat < state.seats; seat++) if (isAsked(islandOfDread, state, seat)) return seat;
  return NOBODY;
}

/** Plays actions that the rules allow, each by the seat that is asked; returns what is told. */
export function act(table: Table, ...plays: readonly Play[]): Fact[] {
  const { state, dealer } = table;
  const before = dealer.facts.length;
  for (const play of plays) {
    const read = action(play);
    const seat = asked(table);
    const refused = seat === NOBODY ? 'nobody is asked' : whyOf(table, seat, read);
    if (refused !== undefined) throw new Error(`${JSON.stringify(play)}: ${JSON.stringify(refused)}`);
    take(islandOfDread, state, seat, read, dealer);
  }
  return dealer.facts.slice(before);
}

function whyOf({ state }: Table, seat: Seat, read: Action): Reason | undefined {
  return actionRules(islandOfDread, read).why(state, seat, read);
}

/** Why an action is refused. */
export function why(table: Table, play: Play, seat: Seat = asked(table)): Reason {
  const reason = whyOf(table, seat, action(play));
  if (reason === undefined) throw new Error(`${JSON.stringify(play)} is allowed.`);
  return reason;
}

/** Whether an action is offered. */
export const can = (table: Table, play: Play, seat: Seat = asked(table)): boolean =>
  seat !== NOBODY && isAsked(islandOfDread, table.state, seat) && whyOf(table, seat, action(play)) === undefined;

/** All that the seat that is asked may do. */
export function offers(table: Table): Action[] {
  const found: Action[] = [];
  const seat = asked(table);
  if (seat !== NOBODY) offersTo(islandOfDread, table.state, seat, found);
  return found;
}

/** What is shown to the seat that is asked, possible or not. */
export function tried(table: Table): Action[] {
  const found: Action[] = [];
  const step = table.state.agenda.at(-1)!;
  for (const each of stepRules(islandOfDread, step).acts ?? []) {
    const tries: Action[] = [];
    actionRules(islandOfDread, { act: each } as Action).tries(table.state, asked(table), tries);
    found.push(...tries);
  }
  return found;
}

/** The offers of one kind, by one field: `those(table, 'lane', 'to')`. */
export const choicesOf = (table: Table, kind: Action['act'], field: string): unknown[] =>
  offers(table)
    .filter((each) => each.act === kind)
    .map((each) => Object.entries(each).find(([name]) => name === field)?.[1])
    .map((value) => (CARDS.includes(field) ? idOf(Number(value)) : value));

/** What is asked now. */
export const now = ({ state }: Table): Step['do'] | undefined => state.agenda.at(-1)?.do;

/** What a seat has. */
export const hero = ({ state }: Table, seat: Seat = 0): Player => state.players[seat]!;

/** Where a Hero is: `j8`, `S3`, `island`. */
export const where = (table: Table, seat: Seat = 0): string => placeWord(world, hero(table, seat).at);

export const wounds = (table: Table, seat: Seat = 0): readonly [number, number] => [
  hero(table, seat).wounds,
  hero(table, seat).exhaustion,
];

/** Sets what chance brings from now on. */
export function fate(table: Table, chance: Chance): Table {
  table.dealer.chance = { ...table.dealer.chance, ...chance };
  return table;
}

/** The facts of one kind among what was told so far, or among some. */
export function told<K extends Fact['fact']>(from: Table | readonly Fact[], kind: K): Extract<Fact, { fact: K }>[] {
  const facts = 'dealer' in from ? from.dealer.facts : from;
  return facts.filter((fact): fact is Extract<Fact, { fact: K }> => fact.fact === kind);
}

/** Whether a jewel has its counter. */
export const hasCounter = ({ state }: Table, space: string): boolean =>
  state.jewels[world.chart.jewelAt[cellOf(space)]!] === 1;

/** The Challenge in combat. */
export const enemy = ({ state }: Table) => state.combat!;

/** Changes a position, and runs what runs by itself. */
export function arranged(table: Table, change: (state: State) => void): Table {
  change(table.state);
  settle(islandOfDread, table.state, table.dealer);
  return table;
}

/** A attacks in this phase with a figure, and the dice show a sum; everything that may be used is not. */
export function swing(table: Table, figure: string, dice: number): Fact[] {
  fate(table, { combatDice: [dice] });
  const facts = act(table, { act: 'attack', figure });
  return [...facts, ...letGo(table)];
}

/** A defends in this phase, and the dice show a sum; everything that may be used is not. */
export function guard(table: Table, dice: number): Fact[] {
  fate(table, { combatDice: [dice] });
  const facts = act(table, 'defend');
  return [...facts, ...letGo(table)];
}

/** Closes the windows of a roll without using anything. */
export function letGo(table: Table): Fact[] {
  const facts: Fact[] = [];
  for (;;) {
    const closing = (['rollCombat', 'accept', 'strike', 'suffer'] as const).find((each) => can(table, each));
    if (closing === undefined) return facts;
    facts.push(...act(table, closing));
  }
}
