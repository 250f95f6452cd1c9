/**
 * The vocabulary of Islebound. Towns, buildings, events, reputation cards and tokens are written in it and in nothing
 * else; the rules execute it and name no card.
 */
import { at, type Id, type Translated } from '@skerry/engine';

export const SKILLS = ['administrate', 'combat', 'negotiate', 'sail', 'work'] as const;
export type Skill = (typeof SKILLS)[number];

/** What an exhaust symbol demands. */
export const SYMBOLS = [...SKILLS, 'any'] as const;
export type CrewSymbol = (typeof SYMBOLS)[number];

/** Starters first; the ten others have two skills each. A pack may change these ten pairs of skills. */
export const CREW_KINDS = [
  'administrate',
  'work',
  'administrateCombat',
  'administrateNegotiate',
  'administrateSail',
  'administrateWork',
  'combatNegotiate',
  'combatSail',
  'combatWork',
  'negotiateSail',
  'negotiateWork',
  'sailWork',
] as const;
export type CrewKind = (typeof CREW_KINDS)[number];
/** An index in `CREW_KINDS`. */
export type CrewNumber = Id<'crew'>;
export const crewKind = (crew: CrewNumber): CrewKind => at(CREW_KINDS, crew);
/** Crew members of a player as bits; see `CREW_BITS`. */
export type CrewSet = Id<'crewSet'>;

export const FLEET_KINDS = ['pirate', 'serpent', 'ichor'] as const;
export type FleetKind = (typeof FLEET_KINDS)[number];

/** What can be gained. */
export const THINGS = ['coin', 'wood', 'fish', 'book', 'pirate', 'serpent', 'cube', 'renown'] as const;
export type Thing = (typeof THINGS)[number];

/** What can be paid. */
export const PAYABLE = ['coin', 'wood', 'fish', 'book', 'pirate', 'serpent'] as const;
export type Payable = (typeof PAYABLE)[number];

/** Amounts gained or paid in the given order: `{ wood: 1, coin: 1 }`. */
export type Amounts<W extends Thing> = { readonly [what in W]?: number };

/** What points and renown are counted by. */
export const COUNTS = ['building', 'town', 'crewTwoSkills', 'book', 'wood', 'fish', 'fleet', 'cube'] as const;
export type Count = (typeof COUNTS)[number];

export const PORTS = ['crimsika', 'krazk', 'marhaven', 'thundrake'] as const;
export type Port = (typeof PORTS)[number];

export const TOWN_NAMES = [
  'borsham',
  'crimsika',
  'farwold',
  'felsGarden',
  'grenille',
  'krazk',
  'marhaven',
  'morlim',
  'ratnest',
  'rockslide',
  'stratic',
  'sunsRest',
  'theGrotto',
  'thundrake',
  'undervall',
  'zilliam',
] as const;
export type TownName = (typeof TOWN_NAMES)[number];
/** An index in `TOWN_NAMES`. */
export type TownNumber = Id<'town'>;
export const townName = (town: TownNumber): TownName => at(TOWN_NAMES, town);

export const BANNERS = ['red', 'blueGreen'] as const;
export type Banner = (typeof BANNERS)[number];

/** An influence slot as in actions and facts: from 1, at the left. */
export type SlotNumber = Id<'slot'>;

export const EDITIONS = ['en2', 'fr1'] as const;
export type Edition = (typeof EDITIONS)[number];

export const SIDES = ['standard', 'advanced'] as const;
export type Side = (typeof SIDES)[number];

/** A pack's words, in each of its languages. */
export type Named = Translated<string>;

/** How often a payment may be made: any number of times, once per crew member on deck as the part begins, or once. */
export const TIMES = ['any', 'perCrewOnDeck', 'once'] as const;
export type Times = (typeof TIMES)[number];

/** The kinds of parts of a town's action. */
export const PART_KINDS = ['rest', 'gain', 'gainOne', 'pay', 'hire', 'reputation', 'build'] as const;

/** A part of a town's action. Fields in `fr1` replace or join the same fields in that edition. */
export type Part =
  | { readonly do: 'rest' }
  /** `per: 'work'`: n for each Work crew member counted. */
  | {
      readonly do: 'gain';
      readonly what: Thing;
      readonly n: number;
      readonly per?: 'work';
      readonly fr1?: { readonly n?: number };
    }
  | { readonly do: 'gainOne'; readonly of: readonly { readonly what: Thing; readonly n: number }[] }
  /** Pay one of the prices, exhaust one crew member if a skill is named, gain everything in `get`. */
  | {
      readonly do: 'pay';
      readonly prices: readonly Amounts<Payable>[];
      readonly get: Amounts<Thing>;
      readonly times: Times;
      readonly exhaust?: CrewSymbol;
    }
  /** For the price of the row and `extra` coins, or `free`. */
  | {
      readonly do: 'hire';
      readonly extra: number;
      readonly free?: boolean;
      readonly fr1?: { readonly extra?: number; readonly free?: boolean };
    }
  | { readonly do: 'reputation' }
  | { readonly do: 'build' };

export type TownSide = {
  readonly banners: readonly Banner[];
  readonly strength: number;
  readonly entry: { readonly coin: number; readonly exhaust: readonly CrewSymbol[] };
  readonly action: readonly Part[];
};

export type Town = {
  readonly id: TownName;
  readonly name: Named;
  readonly kind: 'island' | 'port';
  readonly standard: TownSide;
  /** A port has one side. */
  readonly advanced?: TownSide;
};

/** Triggers of abilities. */
export const WHENS = [
  /** While the building is owned. */
  'always',
  /** When this very building is gained. */
  'gained',
  /** After the owner buys another building. */
  'bought',
  'built',
  /** After the owner buys or builds another building. */
  'buildingGained',
  /** Each rest at a town. */
  'rested',
  'hunted',
  /** Per `each` books gained at once, that is in one part or one reward. */
  'bookGained',
  /** Each time the owner gains at least one sea serpent. */
  'serpentGained',
  /** Each visit, between the entry cost and the first part. */
  'visited',
  /** Once per visit, after a part of the town's action gave at least one of `of`. */
  'townGift',
  'hired',
  /** Each reputation card the owner activates, after its active number. */
  'reputationActivated',
  'attackWon',
  'allied',
  /** Each time another seat takes a town from the owner. */
  'townLost',
  /** As a free action, once per turn. */
  'freeAction',
  'gameEnd',
] as const;
export type When = (typeof WHENS)[number];

/** What `modify` changes. */
export const MODIFIED = [
  /** Counts as that many more books for the row. */
  'books',
  'attackStrength',
  'influence',
  /** Extra strength that others need to take an owned town. */
  'defence',
  /** Before the maximum is applied. */
  'speed',
  'hold',
  /** Extra cubes of each completed event. */
  'eventCubes',
  /** Pirates of a winning group that are kept. */
  'piratesKept',
] as const;
export type Modified = (typeof MODIFIED)[number];

export const LEAVES = ['countBelowDeck', 'skipSlot', 'freeHire', 'freeEntryCoin', 'freeBerth'] as const;
/** A permission while the building is owned. */
export type Leave = (typeof LEAVES)[number];

export const WHERES = ['ownTown', 'ownPort'] as const;
export type Where = (typeof WHERES)[number];

/** Kinds of abilities allowed per trigger. */
export const PAIRS = {
  always: ['modify', ...LEAVES],
  gained: ['takeIchor'],
  bought: ['gain'],
  built: ['gain'],
  buildingGained: ['gain'],
  rested: ['gain'],
  hunted: ['gain'],
  bookGained: ['gain'],
  serpentGained: ['takeIchor'],
  visited: ['gain'],
  townGift: ['gain'],
  hired: ['gain'],
  reputationActivated: ['gain'],
  attackWon: ['gain'],
  allied: ['gain'],
  townLost: ['gain'],
  freeAction: ['heal'],
  gameEnd: ['score'],
} as const satisfies { readonly [W in When]: readonly string[] };

/** Triggers with a gain. */
export type GainWhen = { [W in When]: (typeof PAIRS)[W] extends readonly ['gain'] ? W : never }[When];

type Common = {
  /** The ability exists only in that variant. */
  readonly variant?: 'architect';
};

export type Gift = Common & {
  readonly when: GainWhen;
  readonly do: 'gain';
  readonly what: Thing;
  readonly n: number;
  /** With `bookGained`. */
  readonly each?: number;
  /** With `visited`. */
  readonly where?: Where;
  /** With `townGift`. */
  readonly of?: 'wood' | 'fish';
  readonly fr1?: { readonly n?: number; readonly each?: number };
};

/** What a building does. */
export type Ability =
  | (Common & { readonly when: 'always'; readonly do: 'modify'; readonly what: Modified; readonly n: number })
  | (Common & { readonly when: 'always'; readonly do: Leave })
  | (Common & { readonly when: 'gained' | 'serpentGained'; readonly do: 'takeIchor' })
  | Gift
  /** n injured crew go on deck, face up. */
  | (Common & { readonly when: 'freeAction'; readonly do: 'heal'; readonly n: number })
  /** n points for every full `each` of `per`. */
  | (Common & {
      readonly when: 'gameEnd';
      readonly do: 'score';
      readonly n: number;
      readonly per: Count;
      readonly each: number;
    });

/** From 1, as in actions, states and records, so that a pack may rename the cards; 0 for none. */
export type BuildingNumber = Id<'building'>;
export type EventNumber = Id<'event'>;
export type ReputationNumber = Id<'reputation'>;
export type TokenNumber = Id<'token'>;

export type Building = {
  readonly number: BuildingNumber;
  readonly name: Named;
  /** The price, and the worth at the end. */
  readonly coins: number;
  readonly wood: number;
  readonly fish: number;
  readonly abilities: readonly Ability[];
};

/** Pay everything in `pay`, exhaust one crew member per symbol, then place the cubes. */
export type EventCard = {
  readonly number: EventNumber;
  readonly name: Named;
  readonly town: TownName;
  readonly exhaust: readonly CrewSymbol[];
  readonly pay: Amounts<Payable>;
  readonly cubes: number;
};

/** The active player gains `active` renown; then each player 1 for each `per`, at most `limit`. */
export type ReputationCard = {
  readonly number: ReputationNumber;
  readonly name: Named;
  readonly active: number;
  readonly per: Count;
  readonly limit: number | null;
};

export type TokenKind = {
  readonly number: TokenNumber;
  readonly name: Named;
  /** One thing. */
  readonly reward: Amounts<Thing>;
  readonly copies: number;
};

export type CrewTile = {
  readonly id: CrewKind;
  readonly name: Named;
  readonly skills: readonly Skill[];
  readonly count: number;
  readonly starter: boolean;
  /** Number of this starter per player. */
  readonly perPlayer?: number;
};

export type FleetCard = {
  readonly id: FleetKind;
  readonly name: Named;
  readonly count: number;
  /** Strength by die face, 1 to 6. */
  readonly byDie: readonly number[];
};

export const REGIONS = ['A', 'B', 'C'] as const;
export type Region = (typeof REGIONS)[number];

export type SeaBoard = {
  /** 1 to 4. */
  readonly id: number;
  /** The region at each half edge, clockwise from the left half of the top edge: `AACCCCBBBBAA`. */
  readonly rim: string;
  readonly regions: { readonly [R in Region]: TownName };
};

/** No seat, region or crew member. */
export const NOBODY = -1;
/** As a slot's seat: an unused slot of the influence track (IB-19). */
export const BLOCKED = -2;

export const TRADE_KINDS = ['fish', 'wood', 'book', 'pirate', 'serpent'] as const;
export type TradeKind = (typeof TRADE_KINDS)[number];

/** Headings of the final score (IB-179). */
export const HEADINGS = ['coins', 'buildings', 'abilities', 'track', 'tokens'] as const;
