import type { Content } from './built-in.ts';
import { KEPT_TOWNS } from './constants.ts';
import type { CardId, EventSpaceId, JewelId, ListId, PlaceId, PortId, TerrainId } from './ids.ts';
import {
  type Ability,
  COLUMNS,
  type Conditions,
  type Counter,
  DECK,
  DECKS,
  type DeckNumber,
  type Effect,
  type Leave,
  type Limit,
  type Limited,
  type PerCounter,
  type PerDeck,
  type PerPhase,
  type PerStat,
  type Priced,
  perCounter,
  perDeck,
  ROWS,
  type Skill,
  type Space,
  STAT,
  type StatNumber,
  type Strengths,
  TERRAIN_LETTERS,
  TERRAINS,
  type Terrain,
  type TileKind,
  type Value,
  WHENS,
  type When,
} from './vocabulary.ts';

/** Content in the form that play needs: made once from a pack that passed its check. */
export interface World {
  readonly content: Content;
  /** Heroes, Captains, Legendary Items, adventure cards by deck, then Items and Allies, by their numbers. */
  readonly cards: readonly Card[];
  /** The numbers of the cards of each sort. */
  readonly heroes: readonly CardId[];
  readonly captains: readonly CardId[];
  readonly legendary: readonly CardId[];
  /** By deck, in the order of `DECKS`. */
  readonly decks: PerDeck<readonly CardId[]>;
  readonly items: readonly CardId[];
  readonly allies: readonly CardId[];
  /** By a card's number, as bits: the triggers that its powers listen to, those at which one may be used, and at which one acts by itself. */
  readonly hears: readonly number[];
  readonly uses: readonly number[];
  readonly acts: readonly number[];
  /** Every list of effects on a card, by its number. */
  readonly lists: readonly (readonly Deed[])[];
  readonly chart: Places;
  /** For each face of the movement die, the bits of the terrains it shows. */
  readonly faces: readonly number[];
  /** The experience points that a Challenge of each deck is worth. */
  readonly points: PerDeck<number>;
  /** The rank of each deck's Events. */
  readonly ranks: PerDeck<number>;
}

export const CARD_KINDS = ['hero', 'captain', 'legendary', 'challenge', 'event', 'encounter', 'item', 'ally'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** All cards have the same parts, whatever they are. */
export interface Card {
  readonly number: CardId;
  readonly id: string;
  readonly kind: CardKind;
  /** 0 for what has none. */
  readonly cost: number;
  readonly limited: Limited | undefined;
  readonly life: number;
  readonly stamina: number;
  readonly values: PerPhase<number>;
  readonly damages: PerPhase<number>;
  /** What it has of each of `ENEMY_STATS`: values, damages and Life. */
  readonly stats: PerStat<number>;
  readonly skills: { readonly [S in Skill]?: number };
  /** -1 for what is in none. */
  readonly deck: DeckNumber | -1;
  readonly tags: readonly string[];
  /** What it does for whoever has it; of a Challenge: as a trophy. */
  readonly powers: readonly Power[];
  readonly statics: Statics;
  /** What a Challenge does while it is fought, and an Event while it is in play. */
  readonly text: readonly Power[];
  readonly textStatics: Statics;
  /** The triggers at which the text does something by itself, as bits. */
  readonly textActs: number;
  /** Lists of effects: the reward of a Challenge, what is done when an Event or Encounter is drawn; -1 for none. */
  readonly reward: ListId;
  readonly drawn: ListId;
}

/** An ability that listens to a trigger. */
export interface Power {
  readonly card: CardId;
  readonly when: When;
  /** The same as a bit. */
  readonly bit: number;
  readonly may: boolean;
  readonly limit: Limit | undefined;
  readonly if: Conditions;
  readonly activate: boolean;
  readonly discard: boolean;
  readonly exhaust: number;
  readonly list: ListId;
}

/** What holds while a card is in play. */
export interface Statics {
  /** To combat rolls, to tests, to the damage of hits. */
  readonly rolls: readonly Added[];
  readonly tests: readonly Added[];
  readonly dealt: readonly Added[];
  /** What it adds to the Hero's Mind, Body, Spirit, Stamina and Life. */
  readonly hero: Readonly<PerCounter<number>> | undefined;
  readonly enemy: readonly (Added & { readonly stat: StatNumber })[];
  readonly prices: readonly {
    readonly of: Priced;
    readonly add: number;
    readonly min: number | undefined;
    readonly first: boolean;
    readonly all: boolean;
  }[];
  readonly forbids: readonly { readonly if: Conditions; readonly who: 'hero' | 'allies' | 'captain' }[];
  /** The town from which nobody sets sail; -1 for none. */
  readonly noSail: PortId;
  readonly leaves: readonly Leave[];
  /** The bits of terrains entered with any die. */
  readonly wild: number;
  readonly tollWounds: boolean;
  /** How many legs a voyaging Hero may sail in a Movement Step. */
  readonly legs: number;
}

export interface Added {
  readonly if: Conditions;
  readonly n: number;
}

/** An effect whose own lists of effects are told by their numbers. */
export type Deed =
  | Exclude<Effect, { do: 'test' | 'choose' | 'each' | 'keep' }>
  | {
      readonly do: 'test';
      readonly skill: Skill;
      readonly difficulty: number;
      readonly pass: ListId;
      readonly fail: ListId;
    }
  | { readonly do: 'choose'; readonly options: readonly { readonly id: string; readonly list: ListId }[] }
  | { readonly do: 'each'; readonly list: ListId }
  | { readonly do: 'keep' };

/** The chart: land spaces by their numbers, row by row; then the anchors. */
export interface Places {
  /** The printed terrain of each land space by its place in `TERRAINS`; `SEA` elsewhere. */
  readonly terrain: readonly TerrainId[];
  /** The printed land spaces beside each space. */
  readonly near: readonly (readonly PlaceId[])[];
  /** All land spaces. */
  readonly spaces: readonly PlaceId[];
  /** The landmass of each land space; -1 elsewhere. */
  readonly landmass: readonly number[];
  /** The town, jewel and event space at each space; -1 for none. */
  readonly townAt: readonly PortId[];
  readonly jewelAt: readonly JewelId[];
  readonly eventAt: readonly EventSpaceId[];
  /** The space of each town. */
  readonly towns: readonly PlaceId[];
  readonly jewels: readonly PlacedJewel[];
  /** The land spaces beside each anchor. */
  readonly shores: readonly (readonly PlaceId[])[];
  /** Where each anchor lies. */
  readonly anchors: readonly PlaceId[];
  readonly eventSpaces: readonly PlacedEventSpace[];
  /** Towns, then anchors: from each, the ports that lanes lead to; and so with the ruins of a town. */
  readonly legs: readonly (readonly Leg[])[];
  readonly ruinedLegs: readonly (readonly Leg[])[];
  /** The ids of towns and anchors. */
  readonly ports: readonly string[];
  readonly startTown: PortId;
  /** Where market cards go that nobody took at sea. */
  readonly seaTown: PortId;
  readonly ruinTown: PortId;
}

export interface PlacedJewel {
  readonly space: PlaceId;
  readonly deck: DeckNumber;
  readonly sunburst: boolean;
}

export interface PlacedEventSpace {
  readonly id: string;
  readonly kind: TileKind;
  /** The land space, or where a lane tile lies. */
  readonly space: PlaceId;
  /** Of the lane; 0 for the other kinds. */
  readonly number: number;
}

export interface Leg {
  readonly to: PortId;
  /** Of an event lane; 0 for a printed one. */
  readonly number: number;
}

export const SEA: TerrainId = -1;
export const CELLS = COLUMNS * ROWS;
export const TOWN: TerrainId = TERRAINS.indexOf('town');
export const PLAINS: TerrainId = TERRAINS.indexOf('plains');

/** Accessors for what the numbers of a position name: the rules and the check of a pack keep them in range. */
export const cardOf = (world: Pick<World, 'cards'>, card: CardId): Card => world.cards[card]!;
export const deedsOf = (world: Pick<World, 'lists'>, list: ListId): readonly Deed[] => world.lists[list]!;
/** The number of the first card with an id. */
export function cardNamed({ cards }: Pick<World, 'cards'>, id: string): CardId {
  const number = cards.findIndex((card) => card.id === id);
  if (number < 0) throw new RangeError(`There is no card ${id}.`);
  return number;
}
/** The deck of an adventure card. */
export function deckOf(world: Pick<World, 'cards'>, card: CardId): DeckNumber {
  const { id, deck } = cardOf(world, card);
  if (deck === -1) throw new RangeError(`${id} is in no adventure deck.`);
  return deck;
}
/** The id of a town or an anchor. */
export const portId = (world: Pick<World, 'chart'>, port: PortId): string => world.chart.ports[port]!;
export const eventSpaceOf = (world: Pick<World, 'chart'>, eventSpace: EventSpaceId): PlacedEventSpace =>
  world.chart.eventSpaces[eventSpace]!;
/** The printed land spaces beside a space. */
export const landNear = (world: Pick<World, 'chart'>, cell: PlaceId): readonly PlaceId[] => world.chart.near[cell]!;
export const jewelAt = (world: Pick<World, 'chart'>, cell: PlaceId): JewelId => world.chart.jewelAt[cell]!;
export const jewelOf = (world: Pick<World, 'chart'>, jewel: JewelId): PlacedJewel => world.chart.jewels[jewel]!;
export const townSpace = (world: Pick<World, 'chart'>, town: PortId): PlaceId => world.chart.towns[town]!;
export const eventSpaceAt = (world: Pick<World, 'chart'>, cell: PlaceId): EventSpaceId => world.chart.eventAt[cell]!;
export const terrainWord = (terrain: TerrainId): Terrain => TERRAINS[terrain]!;
export const spaceWord = (cell: PlaceId): Space => SPACE_WORDS[cell]!;

/** What a space is called: its column and row. */
export const SPACE_WORDS: readonly Space[] = Array.from(
  { length: CELLS },
  (_, cell) => `${String.fromCharCode(97 + (cell % COLUMNS))}${Math.floor(cell / COLUMNS)}`,
);

const CELL_OF = new Map(SPACE_WORDS.map((word, cell) => [word, cell]));

/** The number of a space; -1 for what is none. */
export const cellOf = (space: Space): PlaceId => CELL_OF.get(space) ?? -1;

export const WHEN_BITS: { readonly [W in When]: number } = Object.fromEntries(
  WHENS.map((when, n) => [when, 1 << n]),
) as { [W in When]: number };

export const terrainBits = (terrains: readonly string[]): number =>
  terrains.reduce((bits, terrain) => bits | (1 << TERRAINS.indexOf(terrain as Terrain)), 0);

export function makeWorld(content: Content): World {
  const lists: (readonly Deed[])[] = [];
  const cards: Card[] = [];
  const hears: number[] = [];
  const uses: number[] = [];
  const acts: number[] = [];
  const towns = content.chart.towns.map(({ id }) => id);
  const add = (
    kind: CardKind,
    id: string,
    parts: Partial<Omit<Card, 'stats'>>,
    powers: readonly Ability[],
    text: readonly Ability[],
  ) => {
    const number = cards.length;
    const { life = 0, values = NOTHING, damages = NOTHING } = parts;
    cards.push({
      number,
      id,
      kind,
      cost: 0,
      limited: undefined,
      life,
      stamina: 0,
      values,
      damages,
      stats: [...values, ...damages, life],
      skills: {},
      deck: -1,
      tags: [],
      reward: -1,
      drawn: -1,
      ...parts,
      powers: powers.map((ability) => powerOf(number, ability, lists)),
      statics: staticsOf(powers, towns),
      text: text.map((ability) => powerOf(number, ability, lists)),
      textStatics: staticsOf(text, towns),
      textActs: triggersOf(text.filter(isCompulsory)),
    });
    hears.push(triggersOf(powers));
    uses.push(triggersOf(powers.filter(isOptional)));
    acts.push(triggersOf(powers.filter(isCompulsory)));
    return number;
  };
  const heroes = content.heroes.map(({ id, life, stamina, mind, body, spirit, skills, abilities }) =>
    add('hero', id, { life, stamina, skills, ...valuesOf([mind, body, spirit]) }, abilities, []),
  );
  const captains = content.captains.map((card) =>
    add('captain', card.id, { cost: card.cost, stamina: card.stamina, ...strengthsOf(card) }, card.abilities, []),
  );
  const legendary = content.legendary.map(({ id, abilities }) => add('legendary', id, {}, abilities, []));
  const decks = perDeck((deck) =>
    content.adventure[DECKS[deck]].map((card) => {
      if (card.kind === 'challenge') {
        const parts = { deck, tags: card.tags, reward: listed(card.reward, lists), ...strengthsOf(card) };
        return add('challenge', card.id, parts, trophyOf(card.reward), card.abilities);
      }
      const inPlay = card.kind === 'event' ? card.inPlay : [];
      return add(card.kind, card.id, { deck, drawn: listed(card.drawn, lists) }, [], inPlay);
    }),
  );
  const items = content.items.map(({ id, type, cost, abilities }) =>
    add('item', id, { cost, limited: type === 'weapon' || type === 'armour' ? type : 'other' }, abilities, []),
  );
  const allies = content.allies.map((card) =>
    add(
      'ally',
      card.id,
      { cost: card.cost, stamina: card.stamina, limited: 'ally', ...strengthsOf(card) },
      card.abilities,
      [],
    ),
  );
  const { numbers } = content;
  return {
    content,
    cards,
    heroes,
    captains,
    legendary,
    decks,
    items,
    allies,
    hears,
    uses,
    acts,
    lists,
    chart: placesOf(content),
    faces: numbers.movementDie.map(terrainBits),
    points: perDeck((deck) => numbers.experience[DECKS[deck]]),
    ranks: perDeck((deck) => numbers.eventRank.indexOf(DECKS[deck])),
  };
}

const NOTHING: PerPhase<number> = [0, 0, 0];

const valuesOf = ([one, two, three]: PerPhase<Value>): Pick<Card, 'values' | 'damages'> => ({
  values: [one.value, two.value, three.value],
  damages: [one.damage, two.damage, three.damage],
});

const strengthsOf = ({ life, ranged, melee, magic }: Strengths) => ({ life, ...valuesOf([ranged, melee, magic]) });

/** What a Challenge does for whoever keeps it. */
const trophyOf = (reward: readonly Effect[]): readonly Ability[] =>
  reward.flatMap((effect) => (effect.do === 'keep' ? effect.abilities : []));

function powerOf(card: CardId, ability: Ability, lists: (readonly Deed[])[]): Power {
  const { when, pay, limit, does } = ability;
  return {
    card,
    when,
    bit: WHEN_BITS[when],
    may: isOptional(ability),
    limit,
    if: conditionsOf(ability),
    activate: pay?.activate ?? false,
    discard: pay?.discard ?? false,
    exhaust: pay?.exhaust ?? 0,
    list: listed(does, lists),
  };
}

const isOptional = ({ pay, may }: Ability): boolean => pay !== undefined || may === true;
const isCompulsory = (ability: Ability): boolean => !isOptional(ability);

/** No conditions, which most abilities have. */
export const ALWAYS: Conditions = {};

/** The conditions of an ability, all with the same parts: they are judged at every roll, and what looks alike is read fast. */
function conditionsOf({ if: conditions = ALWAYS }: Ability): Conditions {
  if (Object.keys(conditions).length === 0) return ALWAYS;
  const { phase, role, roller, target, terrain, voyaging, onLand, round, tag, deck, gold, skill } = conditions;
  return { phase, role, roller, target, terrain, voyaging, onLand, round, tag, deck, gold, skill };
}

const triggersOf = (abilities: readonly Ability[]): number =>
  abilities.reduce((bits, { when }) => bits | WHEN_BITS[when], 0);

/** Gives a list of effects its number, and those inside it too. */
function listed(effects: readonly Effect[], lists: (readonly Deed[])[]): ListId {
  const number = lists.push([]) - 1;
  lists[number] = effects.map((effect): Deed => {
    switch (effect.do) {
      case 'test': {
        const { skill, difficulty, pass, fail } = effect;
        return { do: 'test', skill, difficulty, pass: listed(pass, lists), fail: listed(fail, lists) };
      }
      case 'choose':
        return { do: 'choose', options: effect.options.map(({ id, does }) => ({ id, list: listed(does, lists) })) };
      case 'each':
        return { do: 'each', list: listed(effect.does, lists) };
      case 'keep':
        return { do: 'keep' };
      default:
        return effect;
    }
  });
  return number;
}

function staticsOf(abilities: readonly Ability[], towns: readonly string[]): Statics {
  const during = (when: When) =>
    abilities.flatMap((ability) =>
      ability.when === when ? ability.does.map((effect) => ({ effect, if: conditionsOf(ability) })) : [],
    );
  const always = during('static');
  const added = <E extends Effect>(
    from: readonly { readonly effect: Effect; readonly if: Conditions }[],
    number: (effect: Effect) => number | undefined,
  ): (Added & { readonly effect: E })[] =>
    from.flatMap(({ effect, if: conditions }) => {
      const n = number(effect);
      return n === undefined ? [] : [{ if: conditions, n, effect: effect as E }];
    });
  const rollAdded = (effect: Effect) => (effect.do === 'roll' && 'add' in effect ? effect.add : undefined);
  const stats = always.flatMap(({ effect }) => (effect.do === 'stat' && effect.who === 'hero' ? [effect] : []));
  const statAdded = (counter: Counter): number =>
    stats.reduce((sum, { stat, add }) => (stat === counter ? sum + add : sum), 0);
  return {
    rolls: added(always, rollAdded),
    tests: added(during('beforeTest'), rollAdded),
    dealt: added(always, (effect) => (effect.do === 'damage' && 'dealt' in effect ? effect.dealt : undefined)),
    hero: stats.length === 0 ? undefined : perCounter(statAdded),
    enemy: always.flatMap(({ effect, if: conditions }) =>
      effect.do === 'stat' && effect.who === 'enemy' && 'add' in effect
        ? [{ if: conditions, n: effect.add, stat: STAT[effect.stat] }]
        : [],
    ),
    prices: always.flatMap(({ effect }) => {
      if (effect.do !== 'price') return [];
      const { of, add, min, first = false, for: whom } = effect;
      return [{ of, add, min, first, all: whom === 'all' }];
    }),
    forbids: always.flatMap(({ effect, if: conditions }) =>
      effect.do === 'forbid' && effect.what === 'attack' ? [{ if: conditions, who: effect.who }] : [],
    ),
    noSail: always.reduce(
      (town, { effect }) => (effect.do === 'forbid' && effect.what === 'setSail' ? towns.indexOf(effect.town) : town),
      -1,
    ),
    leaves: always.flatMap(({ effect }) => (effect.do === 'allow' ? [effect.what] : [])),
    wild: always.reduce(
      (bits, { effect }) => (effect.do === 'moveDice' && 'wild' in effect ? bits | terrainBits(effect.wild) : bits),
      0,
    ),
    tollWounds: always.some(({ effect }) => effect.do === 'toll'),
    legs: always.reduce((n, { effect }) => (effect.do === 'move' && effect.how === 'lanes' ? effect.n : n), 1),
  };
}

/** The places of a chart: made once for each bound game. */
function placesOf({ chart }: Content): Places {
  const terrain = SPACE_WORDS.map((_, cell) =>
    TERRAIN_LETTERS.indexOf(chart.rows[Math.floor(cell / COLUMNS)]?.[cell % COLUMNS] ?? '.'),
  );
  const near = SPACE_WORDS.map((_, cell) => neighbours(cell).filter((other) => terrain[other] !== SEA));
  const spaces = terrain.flatMap((each, cell) => (each === SEA ? [] : [cell]));
  const landmass = terrain.map(() => -1);
  for (const { space, landmass: name } of chart.towns)
    for (const cell of connected(cellOf(space), near)) landmass[cell] = chart.landmasses.indexOf(name);
  const at = (cells: readonly number[]): number[] => SPACE_WORDS.map((_, cell) => cells.indexOf(cell));
  const towns = chart.towns.map(({ space }) => cellOf(space));
  const jewels = chart.jewels.map(({ space, colour, sunburst }) => ({
    space: cellOf(space),
    deck: DECK[colour],
    sunburst,
  }));
  const eventSpaces = chart.eventSpaces.map((space) =>
    space.kind === 'lane'
      ? { id: space.id, kind: space.kind, space: cellOf(space.at), number: space.number }
      : { id: space.id, kind: space.kind, space: cellOf(space.space), number: 0 },
  );
  const ports = [...chart.towns.map(({ id }) => id), ...chart.anchors.map(({ id }) => id)];
  const anchors = chart.anchors.map((anchor) => cellOf(anchor.at));
  const [seaTown, startTown, ruinTown] = KEPT_TOWNS.map((id) => ports.indexOf(id)) as [number, number, number];
  const legs = legsOf(chart, ports);
  return {
    terrain,
    near,
    spaces,
    landmass,
    townAt: at(towns),
    jewelAt: at(jewels.map(({ space }) => space)),
    eventAt: at(eventSpaces.map(({ kind, space }) => (kind === 'lane' ? -1 : space))),
    towns,
    jewels,
    shores: anchors.map((cell) => near[cell] ?? []),
    anchors,
    eventSpaces,
    legs,
    ruinedLegs: withoutTown(legs, ruinTown),
    ports,
    startTown,
    seaTown,
    ruinTown,
  };
}

/** Odd rows lie half a hex to the right. */
export function neighbours(cell: PlaceId): PlaceId[] {
  const [row, column] = [Math.floor(cell / COLUMNS), cell % COLUMNS];
  const shift = row % 2 === 0 ? -1 : 0;
  const places: readonly (readonly [number, number])[] = [
    [row - 1, column + shift],
    [row - 1, column + shift + 1],
    [row, column - 1],
    [row, column + 1],
    [row + 1, column + shift],
    [row + 1, column + shift + 1],
  ];
  return places.flatMap(([r, c]) => (r < 0 || r >= ROWS || c < 0 || c >= COLUMNS ? [] : [r * COLUMNS + c]));
}

/** All that hangs together with a place. */
export function connected<Node extends number>(from: Node, near: readonly (readonly Node[])[]): Node[] {
  const found = new Set([from]);
  for (const cell of found) for (const next of near[cell] ?? []) found.add(next);
  return [...found];
}

function legsOf({ lanes, eventSpaces }: Content['chart'], ports: readonly string[]): Leg[][] {
  const legs: Leg[][] = ports.map(() => []);
  const join = (one: string, other: string, number: number): void => {
    const [a, b] = [ports.indexOf(one), ports.indexOf(other)];
    legs[a]?.push({ to: b, number });
    legs[b]?.push({ to: a, number });
  };
  for (const [one, other] of lanes) join(one, other, 0);
  for (const space of eventSpaces) if (space.kind === 'lane') join(...space.opens, space.number);
  return legs;
}

/** ID-87: the lanes of a ruined town join. */
function withoutTown(legs: readonly (readonly Leg[])[], town: PortId): Leg[][] {
  const beyond = (legs[town] ?? []).map(({ to }) => to);
  return legs.map((each, port) => {
    if (port === town) return [];
    const others = each.filter(({ to }) => to !== town);
    if (!beyond.includes(port)) return others;
    const joined = beyond.filter((other) => other !== port && !others.some(({ to }) => to === other));
    return [...others, ...joined.map((to) => ({ to, number: 0 }))];
  });
}
