import { asks, clone, type Table as EngineTable, open, play, type Seat } from '@skerry/engine';
import { arrange, stateOf } from '@skerry/engine/testing';
import {
  type Action,
  type Attack,
  BUILDINGS,
  CREW_BITS,
  CREW_KINDS,
  type CrewKind,
  EVENTS,
  type Fact,
  type FleetKind,
  type Islebound,
  islebound,
  NOBODY,
  type Options,
  type Player,
  type Port,
  REPUTATION,
  type State,
  type Step,
  TOKENS,
  TOWN_NAMES,
  type TownName,
} from '../index.ts';

/**
 * Positions for tests, as in section 7 of the ledger: A is seat 0 and acts, after moving. What a test does not mention is
 * empty; the ships of the others lie in ports.
 */

export type Table = EngineTable<Islebound>;

/** Crew as the ledger writes them: `a a w A/C`. */
export type Crew = string;

export interface Captain extends Partial<Omit<Player, 'deck' | 'below' | 'injured' | 'city' | 'tokens'>> {
  /** The town where the ship lies. */
  at?: TownName;
  deck?: Crew;
  below?: Crew;
  injured?: Crew;
  city?: readonly string[];
  /** How many tokens; their kind does not matter. */
  tokens?: number;
  /** Own influence cubes, by slots counted from 1. */
  slots?: readonly number[];
  towns?: readonly TownName[];
  hand?: readonly string[];
}

export interface Position {
  seats?: number;
  options?: Partial<Options>;
  seed?: string;
  A?: Captain;
  B?: Captain;
  C?: Captain;
  D?: Captain;
  /** Before the move, instead of after it. */
  sailing?: boolean;
  events?: readonly string[];
  eventPile?: readonly string[];
  reputation?: readonly string[];
  /** The tokens from the top, as their names say. */
  tokens?: readonly string[];
  row?: readonly string[];
  crewRow?: readonly string[];
  change?: (state: State) => void;
}

const HOMES: readonly Port[] = ['marhaven', 'krazk', 'thundrake', 'crimsika'];

/** Everybody has a home port, so the cards are laid out. */
export function settled(table: Table): Table {
  for (let n = 0; n < table.seats; n++) {
    const seat = asked(table);
    actOf(table, seat, { act: 'homePort', port: HOMES[seat]! });
  }
  return table;
}

/** A table with a turn of A. */
export function position(wanted: Position = {}): Table {
  const { seats = 3, options = {}, seed = 'position' } = wanted;
  const table = settled(open(islebound, { seats, seed, options: { first: 0, ...options } }));
  return arrange(table, (state) => {
    Object.assign(state, { round: 1, turns: 2, active: 0, owners: state.owners.map(() => NOBODY) });
    state.agenda = [{ do: 'endTurn' }, { do: 'act' }];
    if (wanted.sailing) state.agenda.push({ do: 'sail' });
    if (state.architect) takeHands(state);
    for (const [seat, captain] of [wanted.A, wanted.B, wanted.C, wanted.D].slice(0, seats).entries())
      seatCaptain(state, seat, captain ?? {});
    if (wanted.events) {
      state.events = [0, 1].map((place) => eventNumber(wanted.events?.[place]));
      state.eventPile = [EVENTS.map(({ number }) => number).filter((number) => !state.events.includes(number))];
    }
    if (wanted.eventPile) state.eventPile = wanted.eventPile.length > 0 ? [wanted.eventPile.map(eventNumber)] : [];
    if (wanted.reputation) {
      state.reputation = [0, 1].map((place) => reputationNumber(wanted.reputation?.[place]));
      const rest = REPUTATION.map(({ number }) => number).filter((number) => !state.reputation.includes(number));
      state.reputationPile = wanted.reputation.length === 2 ? [rest] : [];
    }
    if (wanted.tokens) {
      const [top = 0, ...rest] = wanted.tokens.map(tokenNumber);
      state.token = top;
      state.tokenPile = rest.map((token) => [token]).reverse();
    }
    if (wanted.row) layRow(state, wanted.row);
    if (wanted.crewRow) layCrewRow(state, wanted.crewRow);
    for (const player of state.players) {
      state.pirates -= player.pirates;
      state.serpents -= player.serpents;
      if (player.ichor) state.ichor = false;
    }
    wanted.change?.(state);
  });
}

function seatCaptain(state: State, seat: Seat, captain: Captain): void {
  const { at = HOMES[seat]!, deck, below, injured, city, tokens, slots, towns, hand, ...rest } = captain;
  const player = state.players[seat]!;
  Object.assign(player, rest);
  if (deck !== undefined || below !== undefined || injured !== undefined) {
    player.deck = bits(deck ?? '');
    player.below = bits(below ?? '', player.deck);
    player.injured = bits(injured ?? '', player.deck | player.below);
  }
  state.ships[seat] = cellOf(state, at);
  for (const slot of slots ?? []) state.influence[slot - 1] = seat;
  for (const town of towns ?? []) state.owners[cellOf(state, town)] = seat;
  player.cubes = 18 - (slots?.length ?? 0) - (towns?.length ?? 0);
  player.tokens = Array.from({ length: tokens ?? 0 }, () => 1);
  for (const building of city ?? []) toCity(state, seat, number(building));
  if (hand !== undefined && state.secrets) {
    const cards = hand.map(number);
    state.secrets[seat] = { hand: cards, pack: [], chosen: 0 };
    state.hands[seat] = cards.length;
    removeCards(state, cards);
  }
}

function takeHands(state: State): void {
  state.secrets = state.players.map(() => ({ hand: [], pack: [], chosen: 0 }));
  state.hands = state.players.map(() => 0);
  state.hidden = { deck: [BUILDINGS.map((building) => building.number)] };
  state.deckSize = 35;
}

/** A building goes from wherever it was to a city. */
function toCity(state: State, seat: Seat, building: number): void {
  removeCards(state, [building]);
  state.players[seat]!.city.push(building);
}

function removeCards(state: State, cards: readonly number[]): void {
  const deck = state.hidden?.deck ?? state.deck;
  for (const card of cards) {
    const space = state.row.indexOf(card);
    const layer = deck[0]!;
    if (space >= 0) state.row[space] = layer.pop()!;
    else layer.splice(layer.indexOf(card), 1);
    state.deckSize--;
  }
}

/** The row from the left, '' for an empty space; the other cards are the deck, unless the row has gaps. */
function layRow(state: State, names: readonly string[]): void {
  state.row = names.map((name) => (name === '' ? 0 : number(name)));
  const taken = [...state.row, ...state.players.flatMap(({ city }) => city)];
  const rest = BUILDINGS.map((building) => building.number).filter((each) => !taken.includes(each));
  state.deck = names.includes('') ? [] : [rest];
  state.deckSize = names.includes('') ? 0 : rest.length;
}

function layCrewRow(state: State, crew: readonly string[]): void {
  state.crewRow = [0, 1, 2].map((place) => (crew[place] ? kindOf(crew[place]!) : NOBODY));
  const rest = CREW_KINDS.map((_, kind) => kind).filter((kind) => kind > 1 && !state.crewRow.includes(kind));
  const isFull = crew.length === 3 && !crew.includes('');
  state.crewNext = isFull ? rest.pop()! : NOBODY;
  state.crewStack = isFull ? [rest] : [];
}

/** Crew members by the ledger's letters. */
function bits(crew: Crew, taken = 0): number {
  let set = 0;
  for (const word of crew.split(' ').filter((each) => each !== '')) {
    const kind = kindOf(word);
    set |= 1 << CREW_BITS.findIndex((each, bit) => each === kind && ((set | taken) & (1 << bit)) === 0);
  }
  return set;
}

const LETTERS: { readonly [letter: string]: string } = {
  A: 'administrate',
  C: 'combat',
  N: 'negotiate',
  S: 'sail',
  W: 'work',
};

export function crew(word: string): CrewKind {
  if (word === 'a') return 'administrate';
  if (word === 'w') return 'work';
  const [one = '', other = ''] = word.split('/').map((letter) => LETTERS[letter] ?? '');
  return `${one}${other[0]?.toUpperCase()}${other.slice(1)}` as CrewKind;
}

const kindOf = (word: string): number => CREW_KINDS.indexOf(crew(word));

const LETTER_OF = new Map<CrewKind, string>(
  'a w A/C A/N A/S A/W C/N C/S C/W N/S N/W S/W'.split(' ').map((word) => [crew(word), word]),
);

/** Crew as the ledger writes them. */
export const letters = (set: number): Crew =>
  CREW_BITS.flatMap((kind, bit) => (set & (1 << bit) ? [LETTER_OF.get(CREW_KINDS[kind]!)!] : [])).join(' ');

export const number = (building: string): number => byName(BUILDINGS, building);
const eventNumber = (name: string | undefined): number => (name === undefined ? 0 : byName(EVENTS, name));
const reputationNumber = (name: string | undefined): number => (name === undefined ? 0 : byName(REPUTATION, name));
export const tokenNumber = (name: string): number => byName(TOKENS, name);

function byName(cards: readonly { number: number; name: { en: string } }[], name: string): number {
  const found = cards.find((card) => card.name.en === name.replaceAll("'", '’'));
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return found.number;
}

export const cellOf = (state: State, town: TownName): number => state.towns.indexOf(TOWN_NAMES.indexOf(town));

/** Plays actions of a seat, A unless told, that the rules allow; returns what all are told. */
export function act(table: Table, ...actions: readonly (Action | Action['act'])[]): Fact[] {
  return actions.flatMap((action) => actOf(table, 0, action));
}

export function actOf(table: Table, seat: Seat, action: Action | Action['act']): Fact[] {
  const played = play(table, seat, typeof action === 'string' ? { act: action } : action);
  if (played.why !== undefined) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(played.why)}`);
  return played.facts.map(({ fact }) => fact);
}

/** Why an action is refused. */
export function why(table: Table, action: Action | Action['act'], seat: Seat = 0) {
  const tried = play(clone(table), seat, typeof action === 'string' ? { act: action } : action);
  if (tried.why === undefined) throw new Error(`${JSON.stringify(action)} is allowed.`);
  return tried.why;
}

/** Whether an action is legal. */
export const can = (table: Table, action: Action | Action['act'], seat: Seat = 0): boolean =>
  play(clone(table), seat, typeof action === 'string' ? { act: action } : action).why === undefined;

/** The first seat that is asked. */
export const asked = (table: Table): Seat => asks(table)[0]!.seat;

/** What a seat has. */
export const captain = (table: Table, seat: Seat = 0): Player => stateOf(table).players[seat]!;

/** What is asked now. */
export const now = (table: Table): Step['do'] | undefined => stateOf(table).agenda.at(-1)?.do;

/** Crew on deck, below, injured, as the ledger writes them. */
export function crewOf(table: Table, seat: Seat = 0): { deck: Crew; below: Crew; injured: Crew } {
  const { deck, below, injured } = captain(table, seat);
  return { deck: letters(deck), below: letters(below), injured: letters(injured) };
}

/** The influence slots of a seat, counted from 1. */
export const slotsOf = (table: Table, seat: Seat = 0): number[] =>
  stateOf(table).influence.flatMap((owner, slot) => (owner === seat ? [slot + 1] : []));

export const ownerOf = (table: Table, town: TownName): number => {
  const state = stateOf(table);
  return state.owners[cellOf(state, town)]!;
};

/** The facts of one kind. */
export const those = <K extends Fact['fact']>(told: readonly Fact[], kind: K): Extract<Fact, { fact: K }>[] =>
  told.filter((fact): fact is Extract<Fact, { fact: K }> => fact.fact === kind);

/** An attack of A after the roll: the dice lie there, and nothing is placed. */
export function rolled(
  wanted: Position,
  { dice, ...group }: { dice: readonly number[]; pirates?: number; serpents?: number; ichor?: boolean; need: number },
  step: 'place' | 'reroll' = 'place',
): Table {
  const fight: Attack = {
    pirates: 0,
    serpents: 0,
    ichor: false,
    combat: 0,
    placed: [],
    strength: 0,
    injured: 0,
    dice: [...dice].sort((a, b) => a - b),
    ...group,
  };
  return arrange(position(wanted), (state) => {
    state.acted = true;
    state.attack = fight;
    state.agenda.push({ do: 'compare' }, { do: 'place' });
    if (step === 'reroll') state.agenda.push({ do: 'reroll' });
  });
}

export const lose = (card: FleetKind): Action => ({ act: 'lose', card });
export const injure = (word: string): Action => ({ act: 'injure', crew: crew(word) });
export const exhaust = (word: string): Action => ({ act: 'exhaust', crew: crew(word) });
export const pay = (price = 1): Action => ({ act: 'pay', price });
export const buy = (space: number): Action => ({ act: 'buy', space });
export const hire = (place: number): Action => ({ act: 'hire', place });
export const event = (place: number): Action => ({ act: 'event', place });

/** A gains renown, as if a card gave it. */
export const gainRenown = (table: Table, n: number, seat: Seat = 0): Table =>
  arrange(table, (state) => {
    state.agenda.push({ do: 'renown', seat, left: n });
  });
