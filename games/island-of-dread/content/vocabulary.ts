/**
 * The vocabulary of The Island of Dread. Heroes, Captains, Items, Allies, adventure cards and Legendary Items are
 * written in it and in nothing else; the rules execute it and name no card.
 */

import type { Id } from '@skerry/engine';

/** A card in `World.cards`; also the figure of that card. */
export type CardNumber = Id<'card'>;
/** A land space or an anchor in `World.chart`. */
export type SpaceNumber = Id<'space'>;
/** A town in the order of the chart. */
export type TownNumber = Id<'town'>;
/** An event space in the order of the chart. */
export type EventSpaceNumber = Id<'eventSpace'>;
/** A place in `DECKS`. */
export type DeckNumber = Id<'deck'>;

/** Where numbers stand for them: no card, figure, place or seat. */
export const NONE = -1;
/** The place of a Hero on the Island of Dread. */
export const ISLAND = -1;

export const PHASES = ['ranged', 'melee', 'magic'] as const;
export type Phase = (typeof PHASES)[number];

/** In the order of the `PHASES` they serve. */
export const ATTRIBUTES = ['mind', 'body', 'spirit'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** What an experience counter can raise. */
export const COUNTERS = [...ATTRIBUTES, 'stamina', 'life'] as const;
export type Counter = (typeof COUNTERS)[number];

export const SKILL_ATTRIBUTES = {
  sneak: 'mind',
  search: 'mind',
  bargain: 'mind',
  climb: 'body',
  swim: 'body',
  endure: 'body',
  lore: 'spirit',
  diplomacy: 'spirit',
  faith: 'spirit',
} as const satisfies { readonly [skill: string]: Attribute };
export type Skill = keyof typeof SKILL_ATTRIBUTES;
export const SKILLS: readonly Skill[] = [
  'sneak',
  'search',
  'bargain',
  'climb',
  'swim',
  'endure',
  'lore',
  'diplomacy',
  'faith',
];

/** The terrain of a space; the sea has no spaces. */
export const TERRAINS = ['plains', 'road', 'hills', 'forest', 'swamp', 'mountains', 'river', 'town'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** The letters of the grid, in the order of `TERRAINS`; `.` is the sea. */
export const TERRAIN_LETTERS = 'PRHFSMVT';

export const DECKS = ['green', 'yellow', 'sea', 'red', 'silver'] as const;
export type Deck = (typeof DECKS)[number];

/** The decks of the jewels. */
export const JEWEL_COLOURS = ['green', 'yellow', 'red'] as const;
export type JewelColour = (typeof JEWEL_COLOURS)[number];

export const ITEM_TYPES = ['weapon', 'armour', 'artefact', 'rune', 'potion'] as const;
export type ItemType = (typeof ITEM_TYPES)[number];

/** Kinds with a limit. Artefacts, Runes and Potions count together. */
export const LIMITED = ['weapon', 'armour', 'other', 'ally'] as const;
export type Limited = (typeof LIMITED)[number];

export const MAP_COLOURS = ['blue', 'green'] as const;
export type MapColour = (typeof MAP_COLOURS)[number];

export const TILE_KINDS = ['plains', 'sea', 'lane', 'ruins'] as const;
export type TileKind = (typeof TILE_KINDS)[number];

/** Triggers of abilities. */
export const WHENS = [
  /** Continuously, while the card is in play. */
  'static',
  /** At the start of a turn, after the course is declared and before the Refresh Step. */
  'turnStart',
  /** At the start of the Movement Step, before the number of dice is fixed. */
  'beforeMove',
  /** After movement dice were rolled, before the first space is entered. */
  'afterMoveDice',
  /** Each time the Hero moves into a land space; not when placed. */
  'enterSpace',
  'adventureStart',
  /** After a Challenge is drawn, or met on the track, before Before Combat. */
  'drawn',
  'beforeCombat',
  /** At the start of each combat round, before its escape phase. */
  'roundStart',
  /** In the escape phase, instead of rolling the escape test. */
  'escape',
  'beforeRoll',
  /** After a combat roll that failed, before its consequences. */
  'afterRoll',
  /** When an attack succeeded, before damage. */
  'hit',
  /** When an attack failed, before damage. */
  'miss',
  /** When a defence roll failed, before damage. */
  'defendFail',
  /** When damage of at least 1 is about to be inflicted. */
  'damage',
  /** After a figure took at least 1 counter from damage and is still standing. */
  'hurt',
  /** When a Challenge was defeated, after its own reward. */
  'reward',
  /** Before a test of a skill, escape tests included. */
  'beforeTest',
  /** At the start of the Experience Step, before the Captain's toll. */
  'experience',
  'shipwrecked',
  /** In the owner's turn, whenever that seat is asked outside a roll. */
  'anytime',
] as const;
export type When = (typeof WHENS)[number];

export const ROLES = ['attack', 'defend'] as const;
export type Role = (typeof ROLES)[number];

export const LIMITS = ['roll', 'round', 'combat', 'turn'] as const;
export type Limit = (typeof LIMITS)[number];

/** All conditions present must hold. */
export type Conditions = {
  readonly phase?: readonly Phase[];
  /** The role of the roll, or of the roll that led to the damage. */
  readonly role?: Role;
  /** Who rolls: the Hero, or the bearer of the ability. */
  readonly roller?: 'hero' | 'self';
  /** Who is about to take the damage. */
  readonly target?: 'hero' | 'ally' | 'captain' | 'self' | 'enemy';
  /** The Hero's current space has one of these terrains. */
  readonly terrain?: readonly Terrain[];
  /** The Hero is on an anchor. */
  readonly voyaging?: true;
  readonly onLand?: true;
  /** The number of the combat round. */
  readonly round?: { readonly is: number } | { readonly from: number };
  /** The Challenge has this tag. */
  readonly tag?: string;
  readonly deck?: readonly Deck[];
  /** The least gold that the player has. */
  readonly gold?: number;
  /** The test is of this skill. */
  readonly skill?: Skill;
};
export const CONDITIONS = [
  'phase',
  'role',
  'roller',
  'target',
  'terrain',
  'voyaging',
  'onLand',
  'round',
  'tag',
  'deck',
  'gold',
  'skill',
] as const satisfies readonly (keyof Conditions)[];
export type Condition = (typeof CONDITIONS)[number];

export type Price = {
  /** Turn the card face down; possible only while it is face up. */
  readonly activate?: true;
  /** The card goes to its discard pile, a Legendary Item to its pool. */
  readonly discard?: true;
  /** Exhaustion counters put on the bearer, never beyond Stamina. */
  readonly exhaust?: number;
};
export const PRICES = ['activate', 'discard', 'exhaust'] as const satisfies readonly (keyof Price)[];

/** With a price or `may` it is optional; otherwise it happens by itself. */
export type Ability = {
  readonly when: When;
  readonly if?: Conditions;
  readonly pay?: Price;
  readonly may?: true;
  readonly limit?: Limit;
  readonly does: readonly Effect[];
};

export const WHOS = ['hero', 'heroOrAlly', 'eachAlly', 'party', 'captain', 'enemy'] as const;
export type Who = (typeof WHOS)[number];

export const KINDS = ['wound', 'exhaustion'] as const;
export type Kind = (typeof KINDS)[number];

export const GAINS = ['gold', 'experience', 'map', 'legendary'] as const;
export type Gain = (typeof GAINS)[number];

export const ENEMY_STATS = ['ranged', 'melee', 'magic', 'rangedDamage', 'meleeDamage', 'magicDamage', 'life'] as const;
export type EnemyStat = (typeof ENEMY_STATS)[number];

export const SKIPS = ['beforeCombat', 'captainToll', 'loseCostliest', 'loseHalfGold'] as const;
export type Skip = (typeof SKIPS)[number];

export const LEAVES = ['hiddenLanes', 'sailAnyway'] as const;
/** Permissions: sail event lanes without their tile; no Event forbids setting sail. */
export type Leave = (typeof LEAVES)[number];

export const PRICED = ['market', 'captain', 'heal'] as const;
export type Priced = (typeof PRICED)[number];

export const DRAW_MODES = ['reveal', 'eachTown', 'offer', 'freeItem', 'allyHalfPrice'] as const;

export type Option = { readonly id: string; readonly does: readonly Effect[] };

export type Effect =
  /** To this roll. */
  | { readonly do: 'roll'; readonly add: number }
  /** Before the roll: without rolling. */
  | { readonly do: 'roll'; readonly succeed: true }
  /** The second result counts. */
  | { readonly do: 'roll'; readonly again: true }
  /** Extra damage of this hit. */
  | { readonly do: 'damage'; readonly dealt: number }
  /** Extra or reduced damage taken, but not reduced below `min`. */
  | { readonly do: 'damage'; readonly taken: number; readonly min?: number }
  | { readonly do: 'damage'; readonly none: true; readonly span?: 'firstRound' }
  /** Counters become exhaustion. */
  | { readonly do: 'damage'; readonly as: 'exhaustion'; readonly span: 'round' }
  | { readonly do: 'counters'; readonly who: Who; readonly kind: Kind; readonly add: number }
  /** `party` with a number: that many in all, one by one by choice; with `all`: from each. */
  | { readonly do: 'counters'; readonly who: Who; readonly kind: Kind; readonly remove: number | 'all' }
  | {
      readonly do: 'stat';
      readonly who: 'hero';
      readonly stat: Counter;
      readonly add: number;
      readonly span: 'while';
    }
  | {
      readonly do: 'stat';
      readonly who: 'enemy';
      readonly stat: EnemyStat;
      readonly add: number;
      readonly span: 'combat';
    }
  | {
      readonly do: 'stat';
      readonly who: 'enemy';
      readonly stat: EnemyStat;
      readonly set: number;
      readonly span: 'combat';
    }
  /** A map at random from the pool; a Legendary Item by choice. */
  | { readonly do: 'gain'; readonly what: Gain; readonly n: number }
  /** Never more than the player has. */
  | { readonly do: 'lose'; readonly what: 'gold'; readonly n: number | 'all' }
  | {
      readonly do: 'test';
      readonly skill: Skill;
      readonly difficulty: number;
      readonly pass: readonly Effect[];
      readonly fail: readonly Effect[];
    }
  /** The player takes one of them. */
  | { readonly do: 'choose'; readonly options: readonly Option[] }
  /** For each such Hero, the active seat's first. */
  | { readonly do: 'each'; readonly of: 'heroOnLand'; readonly does: readonly Effect[] }
  /** Up to n spaces over any terrain. */
  | { readonly do: 'move'; readonly how: 'spaces'; readonly n: number }
  /** To any other space of the landmass. */
  | { readonly do: 'move'; readonly how: 'landmass' }
  /** Up to n legs along sea lanes. */
  | { readonly do: 'move'; readonly how: 'lanes'; readonly n: number }
  | { readonly do: 'moveDice'; readonly add: number }
  | { readonly do: 'moveDice'; readonly set: number; readonly span: 'nextRoll' }
  | { readonly do: 'moveDice'; readonly reroll: true }
  /** Entered with any die. */
  | { readonly do: 'moveDice'; readonly wild: readonly Terrain[] }
  | { readonly do: 'moveDice'; readonly none: true }
  | { readonly do: 'skip'; readonly what: Skip }
  | { readonly do: 'toll'; readonly as: 'wound' }
  | { readonly do: 'forbid'; readonly who: 'hero' | 'allies' | 'captain'; readonly what: 'attack' }
  | { readonly do: 'forbid'; readonly who: 'all'; readonly what: 'setSail'; readonly town: string }
  | { readonly do: 'allow'; readonly what: Leave }
  /** One own map back into the pool, one of the other colour out of it. */
  | { readonly do: 'swapMap' }
  /** The first round begins in the phase of choice. */
  | { readonly do: 'startPhase' }
  | {
      readonly do: 'tile';
      readonly act: 'place';
      readonly kind: TileKind;
      readonly at: readonly string[];
    }
  | { readonly do: 'tile'; readonly act: 'remove'; readonly kind: TileKind; readonly at: 'all' }
  | { readonly do: 'replenish' }
  /** `first`: only the first wound healed in a Market Step. */
  | {
      readonly do: 'price';
      readonly of: Priced;
      readonly add: number;
      readonly for: 'owner' | 'all';
      readonly min?: number;
      readonly first?: true;
    }
  /** Face up on top, in chosen order; `land`: green, yellow or red by choice. */
  | { readonly do: 'draw'; readonly deck: Deck | 'land'; readonly n: number; readonly mode: 'reveal' }
  | { readonly do: 'draw'; readonly deck: 'market'; readonly n: number; readonly mode: 'eachTown' }
  /** It may be bought for `discount` less. */
  | {
      readonly do: 'draw';
      readonly deck: 'market';
      readonly n: number;
      readonly mode: 'offer';
      readonly discount: number;
    }
  /** One Item of at most that cost is free. */
  | {
      readonly do: 'draw';
      readonly deck: 'market';
      readonly n: number;
      readonly mode: 'freeItem';
      readonly maxCost: number;
    }
  /** A random Ally of the deck, for half its cost, rounded up. */
  | { readonly do: 'draw'; readonly deck: 'market'; readonly n: number; readonly mode: 'allyHalfPrice' }
  /** The player keeps this card as a trophy. */
  | { readonly do: 'keep'; readonly abilities: readonly Ability[] }
  /** The destination of this Challenge. */
  | { readonly do: 'put'; readonly where: 'deckBottom' | 'discard' }
  /** Combat and Adventure Step end without a reward. */
  | { readonly do: 'end'; readonly what: 'combat' }
  | { readonly do: 'win' };

export const EFFECTS = [
  'roll',
  'damage',
  'counters',
  'stat',
  'gain',
  'lose',
  'test',
  'choose',
  'each',
  'move',
  'moveDice',
  'skip',
  'toll',
  'forbid',
  'allow',
  'swapMap',
  'startPhase',
  'tile',
  'replenish',
  'price',
  'draw',
  'keep',
  'put',
  'end',
  'win',
] as const satisfies readonly Effect['do'][];

/** Effects of any card. */
const DEEDS = ['counters', 'gain', 'lose', 'test', 'choose', 'replenish', 'tile', 'draw', 'swapMap'] as const;

/** Effects allowed per trigger. */
export const PAIRS: { readonly [W in When]: readonly Effect['do'][] } = {
  static: ['roll', 'damage', 'stat', 'price', 'forbid', 'allow', 'moveDice', 'toll', 'move'],
  turnStart: DEEDS,
  beforeMove: [...DEEDS, 'moveDice', 'move'],
  afterMoveDice: ['moveDice'],
  enterSpace: DEEDS,
  adventureStart: DEEDS,
  drawn: [...DEEDS, 'skip', 'startPhase'],
  beforeCombat: [...DEEDS, 'stat', 'damage', 'put', 'end'],
  roundStart: [...DEEDS, 'stat', 'damage'],
  escape: ['roll'],
  beforeRoll: ['roll'],
  afterRoll: ['roll'],
  hit: [...DEEDS, 'damage'],
  miss: DEEDS,
  defendFail: [...DEEDS, 'damage'],
  damage: ['damage'],
  hurt: DEEDS,
  reward: DEEDS,
  beforeTest: ['roll'],
  experience: [...DEEDS, 'skip'],
  shipwrecked: ['skip'],
  anytime: DEEDS,
};
/** Effects allowed as a Challenge's reward, and on Events and Encounters when drawn. */
export const REWARDS: readonly Effect['do'][] = [...DEEDS, 'keep', 'win'];
export const DRAWN: readonly Effect['do'][] = [...DEEDS, 'each', 'moveDice'];

/** Triggers at which players are asked: only these allow optional abilities. */
export const ASKING: readonly When[] = [
  'beforeMove',
  'afterMoveDice',
  'adventureStart',
  'drawn',
  'beforeCombat',
  'roundStart',
  'escape',
  'beforeRoll',
  'afterRoll',
  'hit',
  'defendFail',
  'damage',
  'experience',
  'anytime',
];

/** A value and the damage that goes with it. */
export type Value = { readonly value: number; readonly damage: number };

export type HeroCard = {
  readonly id: string;
  readonly life: number;
  readonly stamina: number;
  readonly mind: Value;
  readonly body: Value;
  readonly spirit: Value;
  readonly skills: { readonly [S in Skill]?: number };
  readonly abilities: readonly Ability[];
};

/** Values of Captains, Allies and Challenges per phase. */
export type Strengths = { readonly life: number; readonly ranged: Value; readonly melee: Value; readonly magic: Value };

export type CaptainCard = Strengths & {
  readonly id: string;
  readonly cost: number;
  readonly stamina: number;
  readonly abilities: readonly Ability[];
};

export type LegendaryItem = { readonly id: string; readonly abilities: readonly Ability[] };

export const SETS = ['base', 'expansion'] as const;

export type ItemCard = {
  readonly id: string;
  readonly set: (typeof SETS)[number];
  readonly type: ItemType;
  readonly cost: number;
  readonly abilities: readonly Ability[];
};

export type AllyCard = Strengths & {
  readonly id: string;
  readonly set: (typeof SETS)[number];
  readonly cost: number;
  readonly stamina: number;
  readonly abilities: readonly Ability[];
};

export type Challenge = Strengths & {
  readonly id: string;
  readonly kind: 'challenge';
  readonly tags: readonly string[];
  readonly reward: readonly Effect[];
  readonly abilities: readonly Ability[];
};

/** `drawn` happens once; the rest holds while the Event is in play. */
export type EventCard = {
  readonly id: string;
  readonly kind: 'event';
  readonly drawn: readonly Effect[];
  readonly inPlay: readonly Ability[];
};

export type Encounter = { readonly id: string; readonly kind: 'encounter'; readonly drawn: readonly Effect[] };

export type AdventureCard = Challenge | EventCard | Encounter;

/** A space by its column and row: `j8`. */
export type Space = string;
export const COLUMNS = 26;
export const ROWS = 18;

export type Town = { readonly id: string; readonly space: Space; readonly landmass: string };
export type Anchor = { readonly id: string; readonly at: Space };
export type Jewel = { readonly space: Space; readonly colour: JewelColour; readonly sunburst: boolean };

/** Where an event tile can be. A lane tile opens a lane between two anchors. */
export type EventSpace =
  | { readonly id: string; readonly kind: 'plains' | 'sea' | 'ruins'; readonly space: Space }
  | {
      readonly id: string;
      readonly kind: 'lane';
      readonly number: number;
      readonly at: Space;
      readonly opens: readonly [string, string];
    };

/** Names on the chart, without rules. */
export type Region = { readonly id: string; readonly spaces: readonly Space[]; readonly anchors: readonly string[] };

export type ChartContent = {
  /** Top to bottom; odd rows are shifted half a hex to the right. */
  readonly rows: readonly string[];
  readonly landmasses: readonly string[];
  readonly regions: readonly Region[];
  readonly towns: readonly Town[];
  readonly anchors: readonly Anchor[];
  /** Each leg joins two towns or anchors. */
  readonly lanes: readonly (readonly [string, string])[];
  readonly jewels: readonly Jewel[];
  readonly eventSpaces: readonly EventSpace[];
};

export type TileFace =
  | { readonly kind: 'plains' | 'sea' | 'ruins' }
  | { readonly kind: 'lane'; readonly number: number };
/** An event tile has two faces. */
export type EventTile = readonly [TileFace, TileFace];
