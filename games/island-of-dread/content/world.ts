import type { Content } from './built-in.ts';
import { KEPT_TOWNS } from './constants.ts';
import {
  type Ability,
  type CardNumber,
  COLUMNS,
  COUNTERS,
  type Conditions,
  DECKS,
  type Deck,
  type DeckNumber,
  type Effect,
  ENEMY_STATS,
  type EventSpaceNumber,
  type Leave,
  type Limit,
  type Limited,
  type Priced,
  ROWS,
  type Skill,
  type Space,
  type SpaceNumber,
  type Strengths,
  TERRAIN_LETTERS,
  TERRAINS,
  type Terrain,
  type TileKind,
  type TownNumber,
  WHENS,
  type When,
} from './vocabulary.ts';

/** Content compiled for play, once per pack that passed its check. */
export interface World {
  readonly content: Content;
  /** Heroes, Captains, Legendary Items, adventure cards by deck, then Items and Allies, by their numbers. */
  readonly cards: readonly Card[];
  /** The numbers of the cards of each sort. */
  readonly heroes: readonly CardNumber[];
  readonly captains: readonly CardNumber[];
  readonly legendary: readonly CardNumber[];
  /** By deck, in the order of `DECKS`. */
  readonly decks: readonly (readonly CardNumber[])[];
  readonly items: readonly CardNumber[];
  readonly allies: readonly CardNumber[];
  /**
   * Bits per card: the triggers its powers listen to, those at which one may be used, and those at which one acts by
   * itself.
   */
  readonly hears: readonly number[];
  readonly uses: readonly number[];
  readonly acts: readonly number[];
  readonly lists: readonly (readonly Deed[])[];
  readonly chart: Places;
  /** Terrain bits per face of the movement die. */
  readonly faces: readonly number[];
  /** Experience points of a Challenge, per deck. */
  readonly points: readonly number[];
  /** Rank of Events, per deck. */
  readonly ranks: readonly number[];
}

export const CARD_KINDS = ['hero', 'captain', 'legendary', 'challenge', 'event', 'encounter', 'item', 'ally'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** All cards have the same shape, whatever their kind. */
export interface Card {
  readonly number: CardNumber;
  readonly id: string;
  readonly kind: CardKind;
  /** 0 for a card without a cost. */
  readonly cost: number;
  readonly limited: Limited | undefined;
  readonly life: number;
  readonly stamina: number;
  /** For the three phases. */
  readonly values: readonly number[];
  readonly damages: readonly number[];
  readonly skills: { readonly [S in Skill]?: number };
  /** Index in `DECKS`; -1 for a card of no deck. */
  readonly deck: DeckNumber;
  readonly tags: readonly string[];
  /** Powers for the card's owner; those of a Challenge apply as a trophy. */
  readonly powers: readonly Power[];
  readonly statics: Statics;
  /** A Challenge's text during its fight, an Event's while in play. */
  readonly text: readonly Power[];
  readonly textStatics: Statics;
  /** Bits of the triggers at which the text acts by itself. */
  readonly textActs: number;
  /**
   * Indices of lists of effects: a Challenge's reward, or what happens when an Event or Encounter is drawn; -1 for
   * none.
   */
  readonly reward: number;
  readonly drawn: number;
}

export const cardOf = (world: World, card: CardNumber): Card => world.cards[card]!;

/** An ability that listens to a trigger. */
export interface Power {
  /** The number of its card. */
  readonly card: CardNumber;
  readonly when: When;
  /** The same as a bit. */
  readonly bit: number;
  readonly may: boolean;
  readonly limit: Limit | undefined;
  readonly if: Conditions;
  readonly activate: boolean;
  readonly discard: boolean;
  readonly exhaust: number;
  readonly list: number;
}

/** Effects that hold while a card is in play. */
export interface Statics {
  /** To combat rolls, to tests, to the damage of hits. */
  readonly rolls: readonly Added[];
  readonly tests: readonly Added[];
  readonly dealt: readonly Added[];
  /** Added to the Hero's Mind, Body, Spirit, Stamina and Life. */
  readonly hero: readonly number[] | undefined;
  readonly enemy: readonly (Added & { readonly stat: number })[];
  readonly prices: readonly {
    readonly of: Priced;
    readonly add: number;
    readonly min: number | undefined;
    readonly first: boolean;
    readonly all: boolean;
  }[];
  readonly forbids: readonly { readonly if: Conditions; readonly who: 'hero' | 'allies' | 'captain' }[];
  /** The town that no Hero may sail from; -1 for none. */
  readonly noSail: TownNumber;
  readonly leaves: readonly Leave[];
  /** Bits of terrains that any die enters. */
  readonly wild: number;
  readonly tollWounds: boolean;
  /** Legs that a voyaging Hero may sail in a Movement Step. */
  readonly legs: number;
}

export interface Added {
  readonly if: Conditions;
  readonly n: number;
}

/** An effect that refers to nested lists by number. */
export type Deed =
  | Exclude<Effect, { do: 'test' | 'choose' | 'each' | 'keep' }>
  | {
      readonly do: 'test';
      readonly skill: Skill;
      readonly difficulty: number;
      readonly pass: number;
      readonly fail: number;
    }
  | { readonly do: 'choose'; readonly options: readonly { readonly id: string; readonly list: number }[] }
  | { readonly do: 'each'; readonly list: number }
  | { readonly do: 'keep' };

/** The chart: land spaces by their numbers, row by row; then the anchors. */
export interface Places {
  /** Printed terrain per land space, an index in `TERRAINS`; `SEA` elsewhere. */
  readonly terrain: readonly number[];
  /** Adjacent printed land spaces. */
  readonly near: readonly (readonly SpaceNumber[])[];
  /** All land spaces. */
  readonly spaces: readonly SpaceNumber[];
  /** Landmass per land space; -1 elsewhere. */
  readonly landmass: readonly number[];
  /** -1 for none. */
  readonly townAt: readonly TownNumber[];
  readonly jewelAt: readonly number[];
  readonly eventAt: readonly EventSpaceNumber[];
  readonly towns: readonly SpaceNumber[];
  readonly jewels: readonly { readonly space: SpaceNumber; readonly deck: DeckNumber; readonly sunburst: boolean }[];
  /** The land spaces beside each anchor. */
  readonly shores: readonly (readonly SpaceNumber[])[];
  /** The space of each anchor. */
  readonly anchors: readonly SpaceNumber[];
  readonly eventSpaces: readonly {
    readonly kind: TileKind;
    /** The land space, or the space of a lane tile. */
    readonly space: SpaceNumber;
    /** For lanes; 0 for the other kinds. */
    readonly number: number;
  }[];
  /** Ports reached by lanes from each port, towns first, then anchors; and the same with the ruined town. */
  readonly legs: readonly (readonly Leg[])[];
  readonly ruinedLegs: readonly (readonly Leg[])[];
  /** The ids of towns and anchors. */
  readonly ports: readonly string[];
  readonly startTown: TownNumber;
  /** The town that takes market cards left at sea. */
  readonly seaTown: TownNumber;
  readonly ruinTown: TownNumber;
}

export interface Leg {
  readonly to: number;
  /** For event lanes; 0 for a printed one. */
  readonly number: number;
}

export const SEA = -1;
export const CELLS = COLUMNS * ROWS;
export const TOWN = TERRAINS.indexOf('town');
export const PLAINS = TERRAINS.indexOf('plains');

/** Column and row. */
export const SPACE_WORDS: readonly Space[] = Array.from(
  { length: CELLS },
  (_, cell) => `${String.fromCharCode(97 + (cell % COLUMNS))}${Math.floor(cell / COLUMNS)}`,
);

const CELL_OF = new Map(SPACE_WORDS.map((word, cell) => [word, cell]));

/** -1 if it is no space. */
export const cellOf = (space: Space): number => CELL_OF.get(space) ?? -1;

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
    parts: Partial<Card>,
    powers: readonly Ability[],
    text: readonly Ability[],
  ) => {
    const number = cards.length;
    cards.push({
      number,
      id,
      kind,
      cost: 0,
      limited: undefined,
      life: 0,
      stamina: 0,
      values: NOTHING,
      damages: NOTHING,
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
  const decks = DECKS.map((name, deck) =>
    content.adventure[name].map((card) => {
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
    points: DECKS.map((deck) => numbers.experience[deck]),
    ranks: DECKS.map((deck) => numbers.eventRank.indexOf(deck)),
  };
}

const NOTHING: readonly number[] = [0, 0, 0];

const valuesOf = (pairs: readonly { value: number; damage: number }[]) => ({
  values: pairs.map(({ value }) => value),
  damages: pairs.map(({ damage }) => damage),
});

const strengthsOf = ({ life, ranged, melee, magic }: Strengths) => ({ life, ...valuesOf([ranged, melee, magic]) });

/** A Challenge's abilities as a trophy. */
const trophyOf = (reward: readonly Effect[]): readonly Ability[] =>
  reward.flatMap((effect) => (effect.do === 'keep' ? effect.abilities : []));

function powerOf(card: CardNumber, ability: Ability, lists: (readonly Deed[])[]): Power {
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

/** Most abilities have no conditions. */
export const ALWAYS: Conditions = {};

/** All conditions have the same shape: they are tested at every roll, and monomorphic objects are fast to read. */
function conditionsOf({ if: conditions = ALWAYS }: Ability): Conditions {
  if (Object.keys(conditions).length === 0) return ALWAYS;
  const { phase, role, roller, target, terrain, voyaging, onLand, round, tag, deck, gold, skill } = conditions;
  return { phase, role, roller, target, terrain, voyaging, onLand, round, tag, deck, gold, skill };
}

const triggersOf = (abilities: readonly Ability[]): number =>
  abilities.reduce((bits, { when }) => bits | WHEN_BITS[when], 0);

/** Numbers a list of effects, nested ones included. */
function listed(effects: readonly Effect[], lists: (readonly Deed[])[]): number {
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
  return {
    rolls: added(always, rollAdded),
    tests: added(during('beforeTest'), rollAdded),
    dealt: added(always, (effect) => (effect.do === 'damage' && 'dealt' in effect ? effect.dealt : undefined)),
    hero:
      stats.length === 0
        ? undefined
        : COUNTERS.map((counter) => stats.reduce((sum, { stat, add }) => (stat === counter ? sum + add : sum), 0)),
    enemy: always.flatMap(({ effect, if: conditions }) =>
      effect.do === 'stat' && effect.who === 'enemy' && 'add' in effect
        ? [{ if: conditions, n: effect.add, stat: ENEMY_STATS.indexOf(effect.stat) }]
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

/** Compiled once per bound game. */
function placesOf({ chart }: Content): Places {
  const terrain = SPACE_WORDS.map((_, cell) =>
    TERRAIN_LETTERS.indexOf(chart.rows[Math.floor(cell / COLUMNS)]![cell % COLUMNS]!),
  );
  const around = SPACE_WORDS.map((_, cell) => neighbours(cell));
  const near = around.map((cells) => cells.filter((cell) => terrain[cell] !== SEA));
  const spaces = terrain.flatMap((each, cell) => (each === SEA ? [] : [cell]));
  const landmass = terrain.map(() => -1);
  for (const { space, landmass: name } of chart.towns)
    for (const cell of connected(cellOf(space), near)) landmass[cell] = chart.landmasses.indexOf(name);
  const at = (cells: readonly SpaceNumber[]): number[] => SPACE_WORDS.map((_, cell) => cells.indexOf(cell));
  const towns = chart.towns.map(({ space }) => cellOf(space));
  const jewels = chart.jewels.map(({ space, colour, sunburst }) => ({
    space: cellOf(space),
    deck: DECKS.indexOf(colour as Deck),
    sunburst,
  }));
  const eventSpaces = chart.eventSpaces.map((space) =>
    space.kind === 'lane'
      ? { kind: space.kind, space: cellOf(space.at), number: space.number }
      : { kind: space.kind, space: cellOf(space.space), number: 0 },
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
    shores: anchors.map((cell) => around[cell]!.filter((each) => terrain[each] !== SEA)),
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

/** Odd rows are shifted half a hex to the right. */
export function neighbours(cell: SpaceNumber): number[] {
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

/** All places connected to one. */
export function connected(from: number, near: readonly (readonly number[])[]): number[] {
  const found = new Set([from]);
  for (const cell of found) for (const next of near[cell]!) found.add(next);
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
function withoutTown(legs: readonly (readonly Leg[])[], town: TownNumber): Leg[][] {
  const beyond = (legs[town] ?? []).map(({ to }) => to);
  return legs.map((each, port) => {
    if (port === town) return [];
    const others = each.filter(({ to }) => to !== town);
    if (!beyond.includes(port)) return others;
    const joined = beyond.filter((other) => other !== port && !others.some(({ to }) => to === other));
    return [...others, ...joined.map((to) => ({ to, number: 0 }))];
  });
}
