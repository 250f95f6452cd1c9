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
  /** The turns begun, the set-up counted as the first. */
  turns: number;
  active: Seat;
  /** IB-24: whether this turn's action has been taken. */
  acted: boolean;
  /** IB-120: whether a building was built in this turn. */
  built: boolean;
  /** IB-153: whether somebody was healed as a free action in this turn. */
  healed: boolean;
  /** IB-182: how many proposals each seat has refused in this turn. */
  refusals: readonly number[];
  /** The seat whose cube lies in each region, or `NOBODY`. */
  owners: Seat[];
  /** The region of each ship; `NOBODY` before its home port is chosen. */
  ships: CellNumber[];
  players: Player[];
  /** What is left in the supply. */
  pirates: number;
  serpents: number;
  ichor: boolean;
  /** The seat whose cube lies in each influence slot, from left to right; `NOBODY` or `BLOCKED`. */
  influence: Seat[];
  /** Coins on the treasure map. */
  treasure: number;
  /** The crew row from left to right; `NOBODY` for an empty place. */
  crewRow: CrewNumber[];
  /** The crew member seen on the stack, or `NOBODY`. */
  crewNext: CrewNumber;
  crewStack: Pile<CrewNumber>;
  /** The shown events, and those under them; 0 for none. */
  events: EventNumber[];
  eventPile: Pile<EventNumber>;
  reputation: ReputationNumber[];
  reputationPile: Pile<ReputationNumber>;
  /** The kind of token seen on the stack; 0 for none. */
  token: TokenNumber;
  tokenPile: Pile<TokenNumber>;
  /** The building row from the left; 0 for an empty space. Without spaces in Architect. */
  row: BuildingNumber[];
  /** The building deck; empty in Architect, where it stands in `hidden`. */
  deck: Pile<BuildingNumber>;
  deckSize: number;
  /** IB-199: cards paid instead of books, in Architect. */
  paid: BuildingNumber[];
  /** The size of each hand, in Architect. */
  hands: number[];
  /** Set while a town is visited. */
  visit: Visit | null;
  /** Abilities that rest to the end of the visit. */
  used: readonly Used[];
  /** Set while an event is carried out: the slot it passes over. */
  event: Passing | null;
  /** Set while a town is attacked, and until the action is over. */
  attack: Attack | null;
  /** Set while a town is won by diplomacy, and until the action is over. */
  talks: Talks | null;
  trade: Trade | null;
  /** IB-177: the round that is the last one, and why. */
  ending: { readonly round: number; readonly cause: Cause } | null;
  agenda: Step[];
  /** What only a seat may know, in Architect. */
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
  /** Cubes that lie neither in a town nor on the influence track. */
  cubes: number;
  /** The position on the renown track, 0 to 6. */
  renown: number;
  /** The kinds of the tokens taken. */
  tokens: TokenNumber[];
  /** IB-131: sevens kept after the last token. */
  sevens: number;
  /** In the order in which they were gained. */
  city: BuildingNumber[];
}

/** A space of the building row: from 1, at the left. */
export type SpaceNumber = Id<'space'>;

/** IB-146: the slot passed over, `NOT_ASKED` before the first cube, `NOT_PASSED` if it was declined. */
export type Passing = { readonly slot: number };
export const NOT_ASKED = -1;
export const NOT_PASSED = -2;

/** Never changed, only replaced, so clones share it. */
export interface Visit extends Passing {
  /** The visit after taking the town. */
  readonly free: boolean;
  /** IB-56: plain gains and rests are asked for. */
  readonly careful: boolean;
  /** Books gained in the part that is on. */
  readonly books: number;
}

export const visitWith = (visit: Visit, change: Partial<Visit>): Visit => ({
  free: change.free ?? visit.free,
  careful: change.careful ?? visit.careful,
  books: change.books ?? visit.books,
  slot: change.slot ?? visit.slot,
});

/** Never changed, only replaced, so clones share it. */
export interface Attack {
  readonly need: number;
  /** The group. */
  readonly pirates: number;
  readonly serpents: number;
  readonly ichor: boolean;
  /** Combat crew exhausted. */
  readonly combat: number;
  /** The faces rolled, in rising order. */
  readonly dice: readonly number[];
  /** Faces placed by hand. */
  readonly placed: readonly { readonly card: 'pirate' | 'serpent' | 'ichor'; readonly face: number }[];
  /** Strength of the dice placed. */
  readonly strength: number;
  readonly injured: number;
}

/** Every `Attack` but the first is written here, so that all have one shape: engines read that fast. */
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

/** Never changed, only replaced, so clones share it. */
export interface Talks {
  readonly need: number;
  readonly paid: number;
  /** The slots whose cubes were removed, and the Negotiate crew exhausted. */
  readonly slots: readonly SlotNumber[];
  readonly crew: readonly CrewNumber[];
}

/** Never changed, only replaced, so clones share it. How many of each of `TRADE_KINDS` go either way. */
export interface Trade {
  readonly rival: Seat;
  readonly give: readonly number[];
  readonly get: readonly number[];
}

/** Never changed, only replaced, so clones share it. */
export interface Secret {
  readonly hand: readonly BuildingNumber[];
  readonly pack: readonly BuildingNumber[];
  /** The card chosen in this round of the draft; 0 for none. */
  readonly chosen: BuildingNumber;
}

/** What brings the last round. */
export const CAUSES = ['buildings', 'tokens'] as const;
export type Cause = (typeof CAUSES)[number];

/** Where something comes from: a building, or one of these. */
export const SOURCES = ['town', 'token', 'reputation', 'event', 'hunt', 'sixBuildings'] as const;
export type Source = (typeof SOURCES)[number] | BuildingNumber;

/** What a crew member is exhausted for. */
export const PURPOSES = ['berth', 'entry', 'pay', 'event', 'attack', 'diplomacy'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** What buildings listen to. */
export type Trigger =
  /** How many books, and how many before them in the same part. */
  | { readonly when: 'bookGained'; readonly count: number; readonly before: number }
  | { readonly when: 'townGift'; readonly of: 'wood' | 'fish' }
  | { readonly when: Exclude<GainWhen, 'buildingGained' | 'bookGained' | 'townGift'> };

/** Where we are in the rules: section 8 of the ledger. */
export type Step =
  | { readonly do: 'homePort'; readonly seat: Seat }
  /** `pick`: 1 to 6; `left`: the seats that have not chosen yet. */
  | { readonly do: 'draft'; readonly pick: number; readonly left: readonly Seat[] }
  | { readonly do: 'round' }
  | { readonly do: 'turn'; readonly seat: Seat }
  | { readonly do: 'sail' }
  | { readonly do: 'act' }
  | { readonly do: 'endTurn' }
  /** One crew member for the first symbol; those for the others follow. */
  | { readonly do: 'exhaust'; readonly symbols: readonly CrewSymbol[]; readonly for: Purpose }
  | { readonly do: 'heal'; readonly left: number }
  | { readonly do: 'buyCard' }
  /** IB-54: what the owner's buildings do when visiting. */
  | { readonly do: 'arrive' }
  | { readonly do: 'parts'; readonly part: number }
  | AbilityStep<Trigger>
  | { readonly do: 'gain'; readonly seat: Seat; readonly what: Thing; readonly n: number; readonly from: Source }
  | { readonly do: 'gainOne'; readonly part: number }
  /** `left`: how often it can still be made, or `ANY_NUMBER`; `times`: how often it could be at first. */
  | { readonly do: 'pay'; readonly part: number; readonly left: number; readonly times: number }
  | { readonly do: 'hire'; readonly part: number }
  | { readonly do: 'reputation'; readonly part: number }
  | { readonly do: 'repScore'; readonly card: ReputationNumber; readonly seat: Seat }
  | { readonly do: 'repNext'; readonly place: number }
  | { readonly do: 'build'; readonly part: number }
  | { readonly do: 'payCard'; readonly left: number; readonly for: 'pay' | 'event' }
  | { readonly do: 'eventDone'; readonly place: number }
  | { readonly do: 'eventNext'; readonly place: number }
  /** `slot`: what is passed over, where no visit or event remembers it. */
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
  | { readonly do: 'tradeAnswer' };

/** The steps that wait for a seat; the others run by themselves. */
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
  | 'tradeAnswer';

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
/** How many cards a seat has in hand, in Architect. */
export const handSize = (state: Pick<State, 'hands'>, seat: Seat): number => state.hands[seat] ?? 0;

export const buildingIn = (state: Pick<State, 'row'>, space: SpaceNumber): BuildingNumber => state.row[space - 1] ?? 0;
/** Places are counted from 1. */
export const eventIn = (state: Pick<State, 'events'>, place: number): EventNumber => state.events[place - 1] ?? 0;
export const reputationIn = (state: Pick<State, 'reputation'>, place: number): ReputationNumber =>
  state.reputation[place - 1] ?? 0;
export const crewAt = (state: Pick<State, 'crewRow'>, place: number): CrewNumber => state.crewRow[place - 1] ?? NOBODY;

/** Whose cube lies in an influence slot. */
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
