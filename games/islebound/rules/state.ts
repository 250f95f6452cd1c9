import { type AbilityStep, clonePile, type Id, type Outcome, type Pile, type Seat, type Used } from '@skerry/engine';
import type { CellNumber } from '../content/map.ts';
import type {
  BuildingNumber,
  CrewNumber,
  CrewSet,
  CrewSymbol,
  Edition,
  EventNumber,
  GainWhen,
  ReputationNumber,
  Side,
  SlotNumber,
  Thing,
  TokenNumber,
  TownNumber,
} from '../content/vocabulary.ts';
import { NOBODY } from '../content/vocabulary.ts';
import type { BoardOrder } from '../content/world.ts';

export interface State {
  readonly seats: number;
  readonly edition: Edition;
  readonly boards: Side;
  readonly trading: boolean;
  readonly closeQuarters: boolean;
  readonly raid: boolean;
  readonly sixBuildings: boolean;
  readonly architect: boolean;
  readonly first: Seat;
  readonly order: BoardOrder;
  /** The town in each region. */
  readonly towns: readonly TownNumber[];
  /** 0 during the set-up. */
  round: number;
  /** Turns begun; the set-up is the first. */
  turns: number;
  active: Seat;
  /** IB-24: whether this turn's action has been taken. */
  acted: boolean;
  /** IB-120: whether the active seat has built in this turn. */
  built: boolean;
  /** IB-153: whether a free action has healed crew in this turn. */
  healed: boolean;
  /** IB-182: refusals per seat in this turn. */
  refusals: readonly number[];
  /** The seat whose cube is in each region, or `NOBODY`. */
  owners: Seat[];
  /** Region per ship; `NOBODY` before its home port is chosen. */
  ships: CellNumber[];
  players: Player[];
  /** Left in the supply. */
  pirates: number;
  serpents: number;
  ichor: boolean;
  /** The seat whose cube is in each influence slot, from left to right; `NOBODY` or `BLOCKED`. */
  influence: Seat[];
  /** Coins on the treasure map. */
  treasure: number;
  /** The crew row from left to right; `NOBODY` for an empty place. */
  crewRow: CrewNumber[];
  /** The top of the crew stack, or `NOBODY`. */
  crewNext: CrewNumber;
  crewStack: Pile<CrewNumber>;
  /** Shown events, and those under them; 0 for none. */
  events: EventNumber[];
  eventPile: Pile<EventNumber>;
  reputation: ReputationNumber[];
  reputationPile: Pile<ReputationNumber>;
  /** The kind of the top token; 0 for none. */
  token: TokenNumber;
  tokenPile: Pile<TokenNumber>;
  /** The building row from the left; 0 for an empty space. Empty in Architect. */
  row: BuildingNumber[];
  /** The building deck; empty in Architect, where it is in `hidden`. */
  deck: Pile<BuildingNumber>;
  deckSize: number;
  /** IB-199: cards paid instead of books, in Architect. */
  paid: BuildingNumber[];
  /** The size of each hand, in Architect. */
  hands: number[];
  /** Set during a visit. */
  visit: Visit | null;
  /** Abilities used up for the rest of the visit. */
  used: readonly Used[];
  /** Set during an event: the slot it passes over. */
  event: Passing | null;
  /** Set from an attack until the action is over. */
  attack: Attack | null;
  /** Set from diplomacy until the action is over. */
  talks: Talks | null;
  trade: Trade | null;
  /** IB-177: the last round, and its cause. */
  ending: { readonly round: number; readonly cause: Cause } | null;
  agenda: Step[];
  /** Each seat's secret, in Architect. */
  secrets?: Secret[];
  /** The face-down deck, in Architect. */
  hidden?: { deck: Pile<BuildingNumber> };
  outcome: Outcome | null;
}

export interface Player {
  coins: number;
  wood: number;
  fish: number;
  books: number;
  pirates: number;
  serpents: number;
  ichor: boolean;
  deck: CrewSet;
  below: CrewSet;
  injured: CrewSet;
  /** Cubes neither in a town nor on the influence track. */
  cubes: number;
  /** The position on the renown track, 0 to 6. */
  renown: number;
  /** The kinds of the tokens taken. */
  tokens: TokenNumber[];
  /** IB-131: sevens kept after the last token. */
  sevens: number;
  /** In order of arrival. */
  city: BuildingNumber[];
}

/** A space of the building row: from 1, at the left. */
export type SpaceNumber = Id<'space'>;

/** IB-146: the slot passed over, `NOT_ASKED` before the first cube, `NOT_PASSED` if declined. */
export type Passing = { readonly slot: number };
export const NOT_ASKED = -1;
export const NOT_PASSED = -2;

/** Immutable, so that clones share it. */
export interface Visit extends Passing {
  /** The visit after taking the town. */
  readonly free: boolean;
  /** IB-56: plain gains and rests are asked for. */
  readonly careful: boolean;
  /** Books gained in the current part. */
  readonly books: number;
}

export const visitWith = (visit: Visit, change: Partial<Visit>): Visit => ({
  free: change.free ?? visit.free,
  careful: change.careful ?? visit.careful,
  books: change.books ?? visit.books,
  slot: change.slot ?? visit.slot,
});

/** Immutable, so that clones share it. */
export interface Attack {
  readonly need: number;
  /** The group. */
  readonly pirates: number;
  readonly serpents: number;
  readonly ichor: boolean;
  /** Exhausted Combat crew. */
  readonly combat: number;
  /** Rolled faces, in rising order. */
  readonly dice: readonly number[];
  /** Faces placed by hand. */
  readonly placed: readonly { readonly card: 'pirate' | 'serpent' | 'ichor'; readonly face: number }[];
  /** Strength of the placed dice. */
  readonly strength: number;
  readonly injured: number;
}

/** All later `Attack` objects come from here: one shape keeps access fast. */
export const attackWith = (attack: Attack, change: Partial<Attack>): Attack => ({
  need: change.need ?? attack.need,
  pirates: change.pirates ?? attack.pirates,
  serpents: change.serpents ?? attack.serpents,
  ichor: change.ichor ?? attack.ichor,
  combat: change.combat ?? attack.combat,
  dice: change.dice ?? attack.dice,
  placed: change.placed ?? attack.placed,
  strength: change.strength ?? attack.strength,
  injured: change.injured ?? attack.injured,
});

/** Immutable, so that clones share it. */
export interface Talks {
  readonly need: number;
  readonly paid: number;
  /** Slots of removed cubes, and exhausted Negotiate crew. */
  readonly slots: readonly SlotNumber[];
  readonly crew: readonly CrewNumber[];
}

/** Immutable, so that clones share it. Amounts by `TRADE_KINDS`, either way. */
export interface Trade {
  readonly rival: Seat;
  readonly give: readonly number[];
  readonly get: readonly number[];
}

/** Immutable, so that clones share it. */
export interface Secret {
  readonly hand: readonly BuildingNumber[];
  readonly pack: readonly BuildingNumber[];
  /** The card chosen in this round of the draft; 0 for none. */
  readonly chosen: BuildingNumber;
}

/** What triggers the last round. */
export const CAUSES = ['buildings', 'tokens'] as const;
export type Cause = (typeof CAUSES)[number];

/** The source of a gain: a building, or one of these. */
export const SOURCES = ['town', 'token', 'reputation', 'event', 'hunt', 'sixBuildings'] as const;
export type Source = (typeof SOURCES)[number] | BuildingNumber;

/** What a crew member is exhausted for. */
export const PURPOSES = ['berth', 'entry', 'pay', 'event', 'attack', 'diplomacy'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Triggers of buildings. */
export type Trigger =
  /** Books gained now, and before in the same part. */
  | { readonly when: 'bookGained'; readonly count: number; readonly before: number }
  | { readonly when: 'townGift'; readonly of: 'wood' | 'fish' }
  | { readonly when: Exclude<GainWhen, 'buildingGained' | 'bookGained' | 'townGift'> };

/** The position in the rules: section 8 of the ledger. */
export type Step =
  | { readonly do: 'homePort'; readonly seat: Seat }
  /** `pick`: 1 to 6; `left`: seats still to choose. */
  | { readonly do: 'draft'; readonly pick: number; readonly left: readonly Seat[] }
  | { readonly do: 'round' }
  | { readonly do: 'turn'; readonly seat: Seat }
  | { readonly do: 'sail' }
  | { readonly do: 'act' }
  | { readonly do: 'endTurn' }
  /** One crew member for the first symbol; the others follow. */
  | { readonly do: 'exhaust'; readonly symbols: readonly CrewSymbol[]; readonly for: Purpose }
  | { readonly do: 'heal'; readonly left: number }
  | { readonly do: 'buyCard' }
  /** IB-54: abilities when visiting. */
  | { readonly do: 'arrive' }
  | { readonly do: 'parts'; readonly part: number }
  | AbilityStep<Trigger>
  | { readonly do: 'gain'; readonly seat: Seat; readonly what: Thing; readonly n: number; readonly from: Source }
  | { readonly do: 'gainOne'; readonly part: number }
  /** `left`: remaining times, or `ANY_NUMBER`; `times`: the initial number. */
  | { readonly do: 'pay'; readonly part: number; readonly left: number; readonly times: number }
  | { readonly do: 'hire'; readonly part: number }
  | { readonly do: 'reputation'; readonly part: number }
  | { readonly do: 'repScore'; readonly card: ReputationNumber; readonly seat: Seat }
  | { readonly do: 'repNext'; readonly place: number }
  | { readonly do: 'build'; readonly part: number }
  | { readonly do: 'payCard'; readonly left: number; readonly for: 'pay' | 'event' }
  | { readonly do: 'eventDone'; readonly place: number }
  | { readonly do: 'eventNext'; readonly place: number }
  /** `slot`: the slot passed over, where no visit or event stores it. */
  | { readonly do: 'cubes'; readonly seat: Seat; readonly n: number; readonly slot: number }
  | { readonly do: 'groupPirates' }
  | { readonly do: 'groupSerpents' }
  | { readonly do: 'groupIchor' }
  | { readonly do: 'combat' }
  | { readonly do: 'roll' }
  | { readonly do: 'reroll' }
  | { readonly do: 'place' }
  | { readonly do: 'placeCard' }
  | { readonly do: 'compare' }
  | { readonly do: 'short'; readonly missing: number }
  | { readonly do: 'retreat' }
  | { readonly do: 'influence' }
  | { readonly do: 'takeTown' }
  | { readonly do: 'freeCube' }
  | { readonly do: 'raiseFlag' }
  | { readonly do: 'freeVisit' }
  | { readonly do: 'endAction' }
  | { readonly do: 'renown'; readonly seat: Seat; readonly left: number }
  | { readonly do: 'stow'; readonly seat: Seat }
  | { readonly do: 'tradeGive' }
  | { readonly do: 'tradeGet' }
  | { readonly do: 'tradeAnswer' }
  /** With the original proposal. */
  | ({ readonly do: 'tradeCounter' } & Pick<Trade, 'give' | 'get'>)
  | ({ readonly do: 'counterAnswer' } & Pick<Trade, 'give' | 'get'>);

/** Steps that wait for a seat; the others run by themselves. */
export type Asked =
  | 'homePort'
  | 'draft'
  | 'sail'
  | 'act'
  | 'exhaust'
  | 'heal'
  | 'buyCard'
  | 'parts'
  | 'gainOne'
  | 'pay'
  | 'hire'
  | 'reputation'
  | 'build'
  | 'payCard'
  | 'cubes'
  | 'groupPirates'
  | 'groupSerpents'
  | 'groupIchor'
  | 'combat'
  | 'reroll'
  | 'place'
  | 'placeCard'
  | 'short'
  | 'retreat'
  | 'influence'
  | 'freeCube'
  | 'freeVisit'
  | 'stow'
  | 'tradeGive'
  | 'tradeGet'
  | 'tradeAnswer'
  | 'tradeCounter'
  | 'counterAnswer';

export const ANY_NUMBER = -1;

export interface Options {
  edition: Edition;
  boards: Side;
  layout: 'fixed' | 'random';
  first: 'random' | Seat;
  trading: boolean;
  closeQuarters: boolean;
  raid: boolean;
  sixBuildings: boolean;
  architect: boolean;
}

export const playerOf = (state: Pick<State, 'players'>, seat: Seat): Player =>
  state.players[seat] ?? lacking('Nobody sits there.');

export const shipOf = (state: Pick<State, 'ships'>, seat: Seat): CellNumber => state.ships[seat] ?? NOBODY;
export const ownerOf = (state: Pick<State, 'owners'>, cell: CellNumber): Seat => state.owners[cell] ?? NOBODY;
/** A seat's number of cards, in Architect. */
export const handSize = (state: Pick<State, 'hands'>, seat: Seat): number => state.hands[seat] ?? 0;

export const buildingIn = (state: Pick<State, 'row'>, space: SpaceNumber): BuildingNumber => state.row[space - 1] ?? 0;
/** Places count from 1. */
export const eventIn = (state: Pick<State, 'events'>, place: number): EventNumber => state.events[place - 1] ?? 0;
export const reputationIn = (state: Pick<State, 'reputation'>, place: number): ReputationNumber =>
  state.reputation[place - 1] ?? 0;
export const crewAt = (state: Pick<State, 'crewRow'>, place: number): CrewNumber => state.crewRow[place - 1] ?? NOBODY;

/** The owner of the cube in an influence slot. */
export const cubeIn = (state: Pick<State, 'influence'>, slot: SlotNumber): Seat => state.influence[slot - 1] ?? NOBODY;

export const visitOf = (state: State): Visit => state.visit ?? lacking('No town is visited.');
export const attackOf = (state: State): Attack => state.attack ?? lacking('No town is attacked.');
export const talksOf = (state: State): Talks => state.talks ?? lacking('No town is negotiated with.');
export const tradeOf = (state: State): Trade => state.trade ?? lacking('Nobody trades.');

/** In Architect. */
export const secretOf = ({ secrets }: State, seat: Seat): Secret =>
  secrets?.[seat] ?? lacking('Nobody hides anything.');
export function setSecret({ secrets }: State, seat: Seat, secret: Secret): void {
  (secrets ?? lacking('Nobody hides anything.'))[seat] = secret;
}
export const hiddenDeck = ({ hidden }: State): Pile<BuildingNumber> => hidden?.deck ?? lacking('No deck is hidden.');

function lacking(trouble: string): never {
  throw new Error(trouble);
}

export function clone(state: State): State {
  const players: Player[] = [];
  for (const player of state.players) players.push(clonePlayer(player));
  const copy: State = {
    seats: state.seats,
    edition: state.edition,
    boards: state.boards,
    trading: state.trading,
    closeQuarters: state.closeQuarters,
    raid: state.raid,
    sixBuildings: state.sixBuildings,
    architect: state.architect,
    first: state.first,
    order: state.order,
    towns: state.towns,
    round: state.round,
    turns: state.turns,
    active: state.active,
    acted: state.acted,
    built: state.built,
    healed: state.healed,
    refusals: state.refusals,
    owners: state.owners.slice(),
    ships: state.ships.slice(),
    players,
    pirates: state.pirates,
    serpents: state.serpents,
    ichor: state.ichor,
    influence: state.influence.slice(),
    treasure: state.treasure,
    crewRow: state.crewRow.slice(),
    crewNext: state.crewNext,
    crewStack: clonePile(state.crewStack),
    events: state.events.slice(),
    eventPile: clonePile(state.eventPile),
    reputation: state.reputation.slice(),
    reputationPile: clonePile(state.reputationPile),
    token: state.token,
    tokenPile: clonePile(state.tokenPile),
    row: state.row.slice(),
    deck: clonePile(state.deck),
    deckSize: state.deckSize,
    paid: state.paid.slice(),
    hands: state.hands.slice(),
    visit: state.visit,
    used: state.used,
    event: state.event,
    attack: state.attack,
    talks: state.talks,
    trade: state.trade,
    ending: state.ending,
    agenda: state.agenda.slice(),
    outcome: state.outcome,
  };
  if (state.secrets !== undefined) copy.secrets = state.secrets.slice();
  if (state.hidden !== undefined) copy.hidden = { deck: clonePile(state.hidden.deck) };
  return copy;
}

function clonePlayer(player: Player): Player {
  return {
    coins: player.coins,
    wood: player.wood,
    fish: player.fish,
    books: player.books,
    pirates: player.pirates,
    serpents: player.serpents,
    ichor: player.ichor,
    deck: player.deck,
    below: player.below,
    injured: player.injured,
    cubes: player.cubes,
    renown: player.renown,
    tokens: player.tokens.slice(),
    sevens: player.sevens,
    city: player.city.slice(),
  };
}
