import { PACK_HEAD, type Shape, shape } from '@skerry/engine';
import { BUILT_IN, type Content } from './built-in.ts';
import { COPIES } from './constants.ts';
import { CORNERS, SLOTS } from './map.ts';
import {
  BANNERS,
  COUNTS,
  CREW_KINDS,
  FLEET_KINDS,
  LEAVES,
  MODIFIED,
  PAYABLE,
  PORTS,
  REGIONS,
  SKILLS,
  SYMBOLS,
  THINGS,
  TOWN_NAMES,
  WHENS,
  WHERES,
} from './vocabulary.ts';

const { forEachWord, list, parts, text, translated, whole, word, yesNo } = shape;

/** How much of a thing a card may give or ask for. */
const SOME = whole(1, 9);
const NAME = translated(text(60), 'fr');
const amounts = <W extends string>(words: readonly W[]) =>
  parts({}, Object.fromEntries(words.map((what) => [what, SOME])));
const numbered = (most: number) => ({ number: whole(1, most), name: NAME });

/** A pack changes no town's action (IB-213): the check compares them whole. */
const ACTION: Shape<unknown> = {
  check(value, place, faults) {
    if (!Array.isArray(value)) faults.push({ place, fault: 'wrongKind', wanted: 'list' });
  },
};

const SIDE = parts({
  banners: list(word(BANNERS), 1, 2),
  strength: whole(1, 20),
  entry: parts({ coin: whole(0, 1), exhaust: list(word(SYMBOLS), 0, 3) }),
  action: ACTION,
});

const ABILITY = parts(
  { when: word(WHENS), do: word(['modify', ...LEAVES, 'takeIchor', 'gain', 'heal', 'score']) },
  {
    what: word([...THINGS, ...MODIFIED]),
    n: SOME,
    each: SOME,
    where: word(WHERES),
    of: word(['wood', 'fish']),
    per: word(COUNTS),
    variant: word(['architect']),
    fr1: parts({}, { n: SOME, each: SOME }),
  },
);

const COST = whole(0, 20);

/** Constants and component counts are in a pack for readers; the check compares them. */
const CONSTANTS: Shape<unknown> = {
  check: (value, place, faults) =>
    parts(Object.fromEntries(Object.keys(BUILT_IN.constants).map((name) => [name, ANYTHING]))).check(
      value,
      place,
      faults,
    ),
};
const ANYTHING: Shape<unknown> = { check() {} };

const FORM = parts({
  ...PACK_HEAD,
  constants: CONSTANTS,
  layout: parts({
    ...Object.fromEntries(SLOTS.map((slot) => [slot, whole(1, 4)])),
    ...Object.fromEntries(CORNERS.map((corner) => [corner, word(PORTS)])),
  }),
  boards: list(parts({ id: whole(1, 4), rim: text(12), regions: forEachWord(REGIONS, word(TOWN_NAMES)) }), 4, 4, 'id'),
  towns: list(
    parts({ id: word(TOWN_NAMES), name: NAME, kind: word(['island', 'port']), standard: SIDE }, { advanced: SIDE }),
    16,
    16,
    'id',
  ),
  crew: list(
    parts(
      { id: word(CREW_KINDS), name: NAME, skills: list(word(SKILLS), 1, 2), count: whole(1, 8), starter: yesNo() },
      { perPlayer: whole(1, 2) },
    ),
    12,
    12,
    'id',
  ),
  fleet: list(
    parts({ id: word(FLEET_KINDS), name: NAME, count: whole(1, 15), byDie: list(whole(0, 9), 6, 6) }),
    3,
    3,
    'id',
  ),
  influenceTrack: list(SOME, 6, 30),
  buildings: list(
    parts({ ...numbered(COPIES.building), coins: COST, wood: COST, fish: COST, abilities: list(ABILITY, 0, 4) }),
    COPIES.building,
    COPIES.building,
    'number',
  ),
  events: list(
    parts({
      ...numbered(COPIES.event),
      town: word(TOWN_NAMES),
      exhaust: list(word(SYMBOLS), 0, 3),
      pay: amounts(PAYABLE),
      cubes: SOME,
    }),
    COPIES.event,
    COPIES.event,
    'number',
  ),
  reputation: list(
    parts({ ...numbered(COPIES.reputation), active: whole(0, 9), per: word(COUNTS), limit: limit() }),
    COPIES.reputation,
    COPIES.reputation,
    'number',
  ),
  tokens: list(
    parts({ ...numbered(16), reward: amounts(THINGS), copies: whole(1, COPIES.token) }),
    1,
    COPIES.token,
    'number',
  ),
});

/** A number, or none. */
function limit(): Shape<number | null> {
  return {
    check(value, place, faults) {
      if (value !== null) whole(1, 99).check(value, place, faults);
    },
  };
}

/** The shape of a pack: a file of the same form as the built-in content. */
export const PACK: Shape<Content> = { check: (value, place, faults) => FORM.check(value, place, faults) };
