import type { Seat } from '@skerry/engine';
import type { Cell } from '../content/map.ts';
import type {
  BuildingNumber,
  CrewKind,
  EventNumber,
  FleetKind,
  HEADINGS,
  Payable,
  Port,
  ReputationNumber,
  SlotNumber,
  Thing,
  TokenNumber,
  TownName,
  TradeKind,
} from '../content/vocabulary.ts';
import type { Cause, Purpose, Source } from './state.ts';

/** Points by heading (IB-179). */
export type Headings = { readonly [H in (typeof HEADINGS)[number]]: number };

/** Wares that change hands: `{ wood: 1, book: 1 }`. */
export type Wares = { readonly [K in TradeKind]?: number };

/** The cards of an attack. */
export interface Group {
  readonly pirates: number;
  readonly serpents: number;
  readonly ichor: boolean;
}

/**
 * Everything that can happen, for the log, the screen reader, motion, sound and statistics. Buildings, events,
 * reputation cards and tokens are named by number.
 */
export type Fact =
  // Set-up
  | { fact: 'layoutSet'; boards: readonly number[]; ports: readonly Port[] }
  | { fact: 'firstPlayer'; seat: Seat }
  | { fact: 'slotsBlocked'; n: number }
  | { fact: 'homePortChosen'; seat: Seat; port: Port }
  /** From left to right, and the top of the stack. */
  | { fact: 'crewRowLaid'; crew: readonly CrewKind[]; next: CrewKind }
  | { fact: 'rowLaid'; buildings: readonly BuildingNumber[] }
  /** To the seat itself. */
  | { fact: 'packDealt'; cards: readonly BuildingNumber[] }
  /** To the seat itself. */
  | { fact: 'cardDrafted'; card: BuildingNumber }
  | { fact: 'packsPassed' }
  // Turn
  | { fact: 'roundBegan'; n: number }
  | { fact: 'turnBegan'; seat: Seat }
  | { fact: 'turnEnded'; seat: Seat }
  | { fact: 'lastRound'; seat: Seat; cause: Cause }
  | { fact: 'gameEnded'; cause: Cause }
  | { fact: 'scored'; seat: Seat; headings: Headings }
  | { fact: 'ranked'; places: readonly number[] }
  // Ship and crew
  | { fact: 'sailed'; seat: Seat; route: readonly Cell[]; fish: number }
  | { fact: 'crewExhausted'; seat: Seat; crew: CrewKind; for: Purpose }
  | { fact: 'crewInjured'; seat: Seat; crew: CrewKind }
  | { fact: 'rested'; seat: Seat; up: readonly CrewKind[]; healed: readonly CrewKind[] }
  | { fact: 'crewHealed'; seat: Seat; crew: CrewKind }
  | { fact: 'crewHired'; seat: Seat; crew: CrewKind; place: number; price: number }
  /** The crew member that entered the row at the left, and the new top of the stack; `null` for none. */
  | { fact: 'crewRowFilled'; crew: CrewKind | null; next: CrewKind | null }
  // Visit
  | { fact: 'visited'; seat: Seat; town: TownName; free: boolean }
  /** The entry coin: to the controlling seat, or on the treasure map. */
  | { fact: 'entryPaid'; seat: Seat; town: TownName; to: Seat | 'map' }
  | { fact: 'partLeftOut'; seat: Seat; part: number }
  | { fact: 'gained'; seat: Seat; what: Exclude<Thing, 'renown' | 'cube'>; n: number; from: Source; forgone: number }
  | { fact: 'paid'; seat: Seat; what: Payable; n: number; for: 'pay' | 'hire' | 'event' | 'reroll' }
  | { fact: 'dumped'; seat: Seat; wood: number; fish: number }
  // Attack
  | { fact: 'attackDeclared'; seat: Seat; town: TownName; need: number }
  /** The group attacks with this many dice. */
  | { fact: 'attacked'; seat: Seat; town: TownName; need: number; group: Group; dice: number }
  | { fact: 'rolled'; seat: Seat; dice: readonly number[] }
  | { fact: 'rerolled'; seat: Seat; was: number; now: number }
  /** The face per card; `bonus`: added by buildings. */
  | {
      fact: 'dicePlaced';
      seat: Seat;
      pairs: readonly { readonly card: FleetKind; readonly face: number; readonly strength: number }[];
      bonus: number;
      total: number;
    }
  | { fact: 'fellShort'; seat: Seat; missing: number }
  | { fact: 'retreated'; seat: Seat; town: TownName; lost: FleetKind }
  // Taking a town
  | { fact: 'townTaken'; seat: Seat; town: TownName; from: Seat | null; how: 'attack' | 'diplomacy' }
  | { fact: 'spoils'; seat: Seat; n: number }
  | { fact: 'townLost'; seat: Seat; town: TownName }
  | { fact: 'freeVisitDeclined'; seat: Seat }
  | { fact: 'influencePaid'; seat: Seat; slots: readonly SlotNumber[]; crew: readonly CrewKind[]; sum: number }
  | { fact: 'ichorTaken'; seat: Seat }
  | { fact: 'ichorReturned'; seat: Seat }
  /** The rest of the group after a won attack. */
  | { fact: 'groupReturned'; seat: Seat; pirates: number; serpents: number; kept: number }
  | { fact: 'cubeMoved'; seat: Seat; slot: SlotNumber; town: TownName }
  // Treasure, events, influence
  | { fact: 'hunted'; seat: Seat; coins: number }
  | { fact: 'eventDone'; seat: Seat; event: EventNumber }
  | { fact: 'eventShown'; event: EventNumber; town: TownName }
  | { fact: 'eventsShuffled' }
  | { fact: 'slotSkipped'; seat: Seat; slot: SlotNumber }
  | { fact: 'skipDeclined'; seat: Seat }
  | { fact: 'cubesPlaced'; seat: Seat; slots: readonly SlotNumber[]; forgone: number }
  // City
  | { fact: 'bought'; seat: Seat; building: BuildingNumber; coins: number }
  | { fact: 'built'; seat: Seat; building: BuildingNumber; wood: number; fish: number }
  | { fact: 'rowFilled'; building: BuildingNumber }
  | { fact: 'deckOut' }
  | { fact: 'abilityUsed'; seat: Seat; building: BuildingNumber }
  | { fact: 'cardDrawn'; seat: Seat }
  /** The card itself; told only to its seat. */
  | { fact: 'cardReceived'; card: BuildingNumber }
  | { fact: 'cardPaid'; seat: Seat; card: BuildingNumber }
  | { fact: 'deckRenewed' }
  // Renown
  | { fact: 'renown'; seat: Seat; n: number; from: number; to: number }
  | { fact: 'tokenTaken'; seat: Seat; token: TokenNumber }
  | { fact: 'tokenShown'; token: TokenNumber }
  | { fact: 'tokensOut' }
  | { fact: 'sevenKept'; seat: Seat }
  | { fact: 'reputationActivated'; seat: Seat; card: ReputationNumber }
  | { fact: 'reputationScored'; seat: Seat; n: number; capped: boolean }
  | { fact: 'reputationShown'; card: ReputationNumber }
  // Variants
  | {
      fact: 'raided';
      seat: Seat;
      rival: Seat;
      dice: readonly [readonly number[], readonly number[]];
      hits: readonly [number, number];
    }
  | { fact: 'coinsTaken'; from: Seat; to: Seat; n: number }
  | { fact: 'tradeProposed'; seat: Seat; rival: Seat; give: Wares; get: Wares }
  /** By the seat that was asked. */
  | { fact: 'tradeCountered'; seat: Seat; rival: Seat; give: Wares; get: Wares }
  | { fact: 'tradeAnswered'; seat: Seat; yes: boolean }
  | { fact: 'traded'; seat: Seat; rival: Seat; give: Wares; get: Wares }
  | { fact: 'tradeDropped'; seat: Seat };

/** How the game ended. */
export type Ending = { readonly why: Cause };
