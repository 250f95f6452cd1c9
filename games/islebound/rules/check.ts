import { at, type PackFault, same } from '@skerry/engine';
import { BUILT_IN, type Content } from '../content/built-in.ts';
import { COPIES } from '../content/constants.ts';
import { CORNERS, SLOTS } from '../content/map.ts';
import {
  type Ability,
  MODIFIED,
  PAIRS,
  type Part,
  PORTS,
  REGIONS,
  SIDES,
  THINGS,
  type Town,
  type TownSide,
} from '../content/vocabulary.ts';

/** What can be wrong with a well-formed pack: ledger 1.3. */
export type ContentFault = { readonly place: string } & (
  | { readonly fault: 'noEntryCost' }
  /** Fixed content differs from the built-in content. */
  | { readonly fault: 'fixed' }
  /** A value is smaller than the one before it. */
  | { readonly fault: 'falls' }
  /** Numbers must run from 1 upwards. */
  | { readonly fault: 'outOfOrder'; readonly wanted: number }
  | { readonly fault: 'wrongTokens'; readonly have: number; readonly wanted: number }
  /** Tired crew might never rest: one side has no town with a rest that needs no crew. */
  | { readonly fault: 'noFreeRest'; readonly side: 'standard' | 'advanced' }
  | { readonly fault: 'badPair'; readonly when: string; readonly does: string }
  | { readonly fault: 'lacksPart'; readonly part: string }
  /** A token must have exactly one reward. */
  | { readonly fault: 'oneReward' }
  | { readonly fault: 'badRim' }
  | { readonly fault: 'townTwice'; readonly town: string }
);

/** IB-212, IB-213: faults of a pack, each with its place. */
export function checkContent(pack: Content): readonly PackFault[] {
  const faults: ContentFault[] = [
    ...checkFixed(pack),
    ...pack.fleet.flatMap(({ byDie }, n) => checkRising(byDie, `fleet[${n}].byDie`)),
    ...checkRising(pack.influenceTrack, 'influenceTrack'),
    ...checkTowns(pack),
    ...checkNumbers(pack),
    ...pack.buildings.flatMap(({ abilities }, n) =>
      abilities.flatMap((ability, nth) => checkAbility(ability, `buildings[${n}].abilities[${nth}]`)),
    ),
    ...checkTokens(pack),
    ...checkBoards(pack),
  ];
  return faults;
}

/** IB-213: constants, ids, kinds, counts and town actions are fixed. */
function checkFixed(pack: Content): ContentFault[] {
  const faults: ContentFault[] = [];
  const compare = (place: string, found: unknown, wanted: unknown): void => {
    if (!same(found, wanted)) faults.push({ place, fault: 'fixed' });
  };
  for (const [name, value] of Object.entries(BUILT_IN.constants))
    compare(`constants.${name}`, Object.entries(pack.constants).find(([other]) => other === name)?.[1], value);
  for (const [n, town] of BUILT_IN.towns.entries()) {
    const other = at(pack.towns, n);
    for (const part of ['id', 'name', 'kind'] as const) compare(`towns[${n}].${part}`, other[part], town[part]);
    for (const side of SIDES) compare(`towns[${n}].${side}.action`, other[side]?.action, town[side]?.action);
  }
  for (const [n, tile] of BUILT_IN.crew.entries()) {
    const other = at(pack.crew, n);
    for (const part of ['id', 'count', 'starter', 'perPlayer'] as const)
      compare(`crew[${n}].${part}`, other[part], tile[part]);
    if (tile.starter) compare(`crew[${n}].skills`, other.skills, tile.skills);
    else compare(`crew[${n}].skills`, new Set(other.skills).size, tile.skills.length);
  }
  for (const [n, card] of BUILT_IN.fleet.entries()) {
    for (const part of ['id', 'name', 'count'] as const)
      compare(`fleet[${n}].${part}`, at(pack.fleet, n)[part], card[part]);
  }
  return faults;
}

const checkRising = (values: readonly number[], place: string): ContentFault[] =>
  values.flatMap((value, n) =>
    value < (values[n - 1] ?? 0) ? [{ place: `${place}[${n}]`, fault: 'falls' } as const] : [],
  );

/** Every town has an entry cost, and somewhere tired crew can rest. */
function checkTowns({ towns }: Content): ContentFault[] {
  const costs = towns.flatMap((town, n) =>
    SIDES.flatMap((side): ContentFault[] => {
      const entry = town[side]?.entry;
      if (entry === undefined || entry.coin + entry.exhaust.length > 0) return [];
      return [{ place: `towns[${n}].${side}.entry`, fault: 'noEntryCost' }];
    }),
  );
  const rests = SIDES.filter((side) => !towns.some((town) => isFreeRest(sideOf(town, side))));
  return [...costs, ...rests.map((side) => ({ place: 'towns', fault: 'noFreeRest', side }) as const)];
}

const sideOf = (town: Town, side: 'standard' | 'advanced'): TownSide => town[side] ?? town.standard;
const isFreeRest = ({ entry, action }: TownSide): boolean =>
  entry.exhaust.length === 0 && action.some((part: Part) => part.do === 'rest');

function checkNumbers({ buildings, events, reputation, tokens }: Content): ContentFault[] {
  return Object.entries({ buildings, events, reputation, tokens }).flatMap(([place, cards]) =>
    cards.flatMap(({ number }, n) =>
      number === n + 1 ? [] : [{ place: `${place}[${n}].number`, fault: 'outOfOrder', wanted: n + 1 } as const],
    ),
  );
}

/** Required fields per kind of ability. */
const WANTED: { readonly [does: string]: readonly string[] } = {
  modify: ['what', 'n'],
  gain: ['what', 'n'],
  heal: ['n'],
  score: ['n', 'per', 'each'],
};
/** Required fields per trigger. */
const WANTED_WHEN: { readonly [when: string]: readonly string[] } = { bookGained: ['each'], townGift: ['of'] };

function checkAbility(ability: Ability, place: string): ContentFault[] {
  const fitting: readonly string[] = PAIRS[ability.when];
  if (!fitting.includes(ability.do)) return [{ place, fault: 'badPair', when: ability.when, does: ability.do }];
  const missing = [...(WANTED[ability.do] ?? []), ...(WANTED_WHEN[ability.when] ?? [])].filter(
    (part) => !Object.hasOwn(ability, part),
  );
  if (missing.length > 0) return missing.map((part) => ({ place: `${place}.${part}`, fault: 'lacksPart', part }));
  const words: readonly string[] = ability.do === 'modify' ? MODIFIED : THINGS;
  if ('what' in ability && !words.includes(ability.what))
    return [{ place: `${place}.what`, fault: 'badPair', when: ability.what, does: ability.do }];
  return [];
}

function checkTokens({ tokens }: Content): ContentFault[] {
  const have = tokens.reduce((sum, { copies }) => sum + copies, 0);
  return [
    ...(have === COPIES.token ? [] : [{ place: 'tokens', fault: 'wrongTokens', have, wanted: COPIES.token } as const]),
    ...tokens.flatMap(({ reward }, n) =>
      Object.keys(reward).length === 1 ? [] : [{ place: `tokens[${n}].reward`, fault: 'oneReward' } as const],
    ),
  ];
}

/** Each town occurs once on the boards or in a corner; each rim has twelve letters and all three regions. */
function checkBoards({ boards, layout }: Content): ContentFault[] {
  const places = [
    ...boards.flatMap(({ regions }, n) =>
      REGIONS.map((region) => ({ place: `boards[${n}].regions.${region}`, town: regions[region] as string })),
    ),
    ...CORNERS.map((corner) => ({ place: `layout.${corner}`, town: layout[corner] as string })),
  ];
  const ports: readonly string[] = PORTS;
  const twice = places.filter(
    ({ town, place }, n) =>
      places.findIndex((other) => other.town === town) !== n || ports.includes(town) !== place.startsWith('layout'),
  );
  const slots = SLOTS.filter((slot, n) => SLOTS.findIndex((other) => layout[other] === layout[slot]) !== n);
  const rims = boards.flatMap(({ rim }, n): ContentFault[] =>
    /^[ABC]{12}$/.test(rim) && REGIONS.every((region) => rim.includes(region))
      ? []
      : [{ place: `boards[${n}].rim`, fault: 'badRim' }],
  );
  return [
    ...rims,
    ...twice.map(({ place, town }) => ({ place, fault: 'townTwice', town }) as const),
    ...slots.map((slot) => ({ place: `layout.${slot}`, fault: 'townTwice', town: `${layout[slot]}` }) as const),
  ];
}
