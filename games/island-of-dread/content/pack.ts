import { isObject, PACK_HEAD, type PackFault, type Shape, shape } from '@skerry/engine';
import type { Content } from './built-in.ts';
import { COPIES } from './constants.ts';
import {
  type CONDITIONS,
  COUNTERS,
  DECKS,
  DRAW_MODES,
  EFFECTS,
  ENEMY_STATS,
  GAINS,
  ITEM_TYPES,
  JEWEL_COLOURS,
  KINDS,
  LEAVES,
  LIMITS,
  PHASES,
  PRICED,
  ROLES,
  ROWS,
  SETS,
  SKILLS,
  SKIPS,
  TERRAINS,
  TILE_KINDS,
  WHENS,
  WHOS,
} from './vocabulary.ts';

const { forEachWord, list, parts, text, translated, whole, word, yesNo } = shape;

/** How much a card may add, give or ask for. */
const SOME = whole(1, 20);
const CHANGE = whole(-20, 20);
const ID = text(40);
const YES: Shape<unknown> = {
  check(value, place, faults) {
    if (value !== true) faults.push({ place, fault: 'wrongKind', wanted: 'yesNo' });
  },
};

/** One of several shapes; faults are reported for the one that fits best. */
const oneOf = (...shapes: readonly Shape<unknown>[]): Shape<unknown> => ({
  check(value, place, faults) {
    let best: PackFault[] | undefined;
    for (const each of shapes) {
      const found: PackFault[] = [];
      each.check(value, place, found);
      if (found.length === 0) return;
      if (best === undefined || found.length < best.length) best = found;
    }
    faults.push(...(best ?? []));
  },
});
const SOME_OR_ALL = oneOf(SOME, word(['all']));

type Parts = { readonly [part: string]: Shape<unknown> };
const form = (name: string, required: Parts, optional: Parts = {}): Shape<unknown> =>
  parts({ do: word([name]), ...required }, optional);

/** Effects contain lists of effects, so the shape is looked up lazily. */
const EFFECT: Shape<unknown> = {
  check(value, place, faults) {
    const name = isObject(value) ? EFFECTS.find((each) => each === value.do) : undefined;
    if (name === undefined) parts({ do: word(EFFECTS) }).check(value, place, faults);
    else
      oneOf(...FORMS[name].map(([required, optional]) => form(name, required, optional))).check(value, place, faults);
  },
};
const DOES = list(EFFECT, 0, 8);

/** Nested lists. */
const DOES_LATER: Shape<unknown> = { check: (value, place, faults) => DOES.check(value, place, faults) };
const ABILITIES_LATER: Shape<unknown> = { check: (value, place, faults) => ABILITIES.check(value, place, faults) };

const CONDITION: { readonly [C in (typeof CONDITIONS)[number]]: Shape<unknown> } = {
  phase: list(word(PHASES), 1, 3),
  role: word(ROLES),
  roller: word(['hero', 'self']),
  target: word(['hero', 'ally', 'captain', 'self', 'enemy']),
  terrain: list(word(TERRAINS), 1, TERRAINS.length),
  voyaging: YES,
  onLand: YES,
  round: oneOf(parts({ is: SOME }), parts({ from: SOME })),
  tag: ID,
  deck: list(word(DECKS), 1, DECKS.length),
  gold: SOME,
  skill: word(SKILLS),
};

const ABILITY = parts(
  { when: word(WHENS), does: DOES },
  {
    if: parts({}, CONDITION),
    pay: parts({}, { activate: YES, discard: YES, exhaust: SOME }),
    may: YES,
    limit: word(LIMITS),
  },
);
/** The most that actions can name. */
const ABILITIES = list(ABILITY, 0, 4);

const FORMS: { readonly [E in (typeof EFFECTS)[number]]: readonly (readonly [Parts, Parts?])[] } = {
  roll: [[{ add: CHANGE }], [{ succeed: YES }], [{ again: YES }]],
  damage: [
    [{ dealt: SOME }],
    [{ taken: CHANGE }, { min: whole(0, 20) }],
    [{ none: YES }, { span: word(['firstRound']) }],
    [{ as: word(['exhaustion']), span: word(['round']) }],
  ],
  counters: [
    [{ who: word(WHOS), kind: word(KINDS), add: SOME }],
    [{ who: word(WHOS), kind: word(KINDS), remove: SOME_OR_ALL }],
  ],
  stat: [
    [{ who: word(['hero']), stat: word(COUNTERS), add: CHANGE, span: word(['while']) }],
    [{ who: word(['enemy']), stat: word(ENEMY_STATS), add: CHANGE, span: word(['combat']) }],
    [{ who: word(['enemy']), stat: word(ENEMY_STATS), set: whole(0, 40), span: word(['combat']) }],
  ],
  gain: [[{ what: word(GAINS), n: SOME }]],
  lose: [[{ what: word(['gold']), n: SOME_OR_ALL }]],
  test: [[{ skill: word(SKILLS), difficulty: whole(2, 40), pass: DOES_LATER, fail: DOES_LATER }]],
  choose: [[{ options: list(parts({ id: ID, does: DOES_LATER }), 2, 4) }]],
  each: [[{ of: word(['heroOnLand']), does: DOES_LATER }]],
  move: [
    [{ how: word(['spaces']), n: SOME }],
    [{ how: word(['landmass']) }],
    [{ how: word(['lanes']), n: whole(2, 4) }],
  ],
  moveDice: [
    [{ add: CHANGE }],
    [{ set: whole(1, 5), span: word(['nextRoll']) }],
    [{ reroll: YES }],
    [{ wild: list(word(TERRAINS), 1, TERRAINS.length) }],
    [{ none: YES }],
  ],
  skip: [[{ what: word(SKIPS) }]],
  toll: [[{ as: word(['wound']) }]],
  forbid: [
    [{ who: word(['hero', 'allies', 'captain']), what: word(['attack']) }],
    [{ who: word(['all']), what: word(['setSail']), town: ID }],
  ],
  allow: [[{ what: word(LEAVES) }]],
  swapMap: [[{}]],
  startPhase: [[{}]],
  tile: [
    [{ act: word(['place']), kind: word(TILE_KINDS), at: list(ID, 1, 8) }],
    [{ act: word(['remove']), kind: word(TILE_KINDS), at: word(['all']) }],
  ],
  replenish: [[{}]],
  price: [
    [
      { of: word(PRICED), add: CHANGE, for: word(['owner', 'all']) },
      { min: whole(0, 20), first: YES },
    ],
  ],
  draw: [
    [{ deck: word([...DECKS, 'land']), n: whole(1, 3), mode: word(['reveal']) }],
    [{ deck: word(['market']), n: whole(1, 2), mode: word(['eachTown']) }],
    [{ deck: word(['market']), n: whole(1, 1), mode: word(['offer']), discount: whole(0, 20) }],
    [{ deck: word(['market']), n: whole(1, 3), mode: word(['freeItem']), maxCost: SOME }],
    [{ deck: word(['market']), n: whole(1, 1), mode: word([DRAW_MODES[4]]) }],
  ],
  keep: [[{ abilities: ABILITIES_LATER }]],
  put: [[{ where: word(['deckBottom', 'discard']) }]],
  end: [[{ what: word(['combat']) }]],
  win: [[{}]],
};

const VALUE = parts({ value: whole(0, 30), damage: whole(0, 9) });
const STRENGTHS = { life: whole(1, 20), ranged: VALUE, melee: VALUE, magic: VALUE };
const COST = whole(1, 30);
const STAMINA = whole(0, 12);

const CARD = oneOf(
  parts({
    id: ID,
    kind: word(['challenge']),
    ...STRENGTHS,
    tags: list(ID, 0, 6),
    reward: DOES,
    abilities: ABILITIES,
  }),
  parts({ id: ID, kind: word(['event']), drawn: DOES, inPlay: ABILITIES }),
  parts({ id: ID, kind: word(['encounter']), drawn: DOES }),
);

const SPACE = text(3);
const EVENT_SPACE = oneOf(
  parts({ id: ID, kind: word(['plains', 'sea', 'ruins']), space: SPACE }),
  parts({ id: ID, kind: word(['lane']), number: whole(1, 5), at: SPACE, opens: list(ID, 2, 2) }),
);

const CHART = parts({
  rows: list(text(26), ROWS, ROWS),
  landmasses: list(ID, 1, 9),
  regions: list(parts({ id: ID, spaces: list(SPACE, 0, 200), anchors: list(ID, 0, 30) }), 0, 30),
  towns: list(parts({ id: ID, space: SPACE, landmass: ID }), COPIES.towns, COPIES.towns, 'id'),
  anchors: list(parts({ id: ID, at: SPACE }), 1, 30, 'id'),
  lanes: list(list(ID, 2, 2), 1, 99),
  jewels: list(parts({ space: SPACE, colour: word(JEWEL_COLOURS), sunburst: yesNo() }), 51, 150, 'space'),
  eventSpaces: list(EVENT_SPACE, 1, 40),
});

const TILE_FACE = oneOf(
  parts({ kind: word(['plains', 'sea', 'ruins']) }),
  parts({ kind: word(['lane']), number: whole(1, 5) }),
);

const PLAYERS = ['2', '3', '4', '5', '6'] as const;

const NUMBERS = parts({
  startGoldOption: list(whole(0, 99), 1, 6),
  marketDrawPerStep: whole(0, 3),
  moveDice: whole(1, 5),
  moveDiceHurt: whole(1, 5),
  restFrom: whole(1, 4),
  movementDie: list(list(word(TERRAINS), 1, TERRAINS.length), 6, 6),
  experience: forEachWord(DECKS, whole(0, 20)),
  counterPrice: forEachWord(PLAYERS, whole(1, 20)),
  counters: forEachWord(COUNTERS, whole(1, 9)),
  shortStart: parts({ experience: whole(0, 99), gold: whole(0, 99) }),
  roundLimit: whole(1, 200),
  weariness: whole(2, 99),
  limits: forEachWord(['weapon', 'armour', 'ally'], whole(1, 9)),
  otherItems: whole(1, 9),
  healPrice: whole(0, 9),
  sellFraction: parts({ numerator: whole(0, 9), denominator: whole(1, 9) }),
  priceFloor: whole(0, 9),
  escapeSkill: word(SKILLS),
  eventRank: list(word(DECKS), DECKS.length - 1, DECKS.length - 1),
  proposalsPerTurn: whole(1, 9),
  doom: parts({ spaces: whole(1, 20), cardsPerCounter: forEachWord(PLAYERS, whole(1, 60)) }),
});

/** Names and texts by id: a pack lists only those that differ. */
const WORDS: Shape<unknown> = {
  check(value, place, faults) {
    if (!isObject(value)) return void faults.push({ place, fault: 'wrongKind', wanted: 'object' });
    for (const [id, words] of Object.entries(value))
      parts({ name: text(60) }, { text: text(400), options: LABELS }).check(
        words,
        `${place}.${id.slice(0, 40)}`,
        faults,
      );
  },
};
const LABELS: Shape<unknown> = {
  check(value, place, faults) {
    if (!isObject(value)) return void faults.push({ place, fault: 'wrongKind', wanted: 'object' });
    for (const [id, label] of Object.entries(value)) text(60).check(label, `${place}.${id.slice(0, 40)}`, faults);
  },
};

const exactly = (each: Shape<unknown>, count: number): Shape<unknown> =>
  list(each as Shape<{ id: string }>, count, count, 'id');

const FORM = parts({
  ...PACK_HEAD,
  numbers: NUMBERS,
  chart: CHART,
  tiles: list(list(TILE_FACE, 2, 2), COPIES.tiles, COPIES.tiles),
  heroes: exactly(
    parts({
      id: ID,
      life: whole(1, 20),
      stamina: STAMINA,
      mind: VALUE,
      body: VALUE,
      spirit: VALUE,
      skills: parts({}, Object.fromEntries(SKILLS.map((skill) => [skill, whole(1, 9)]))),
      abilities: ABILITIES,
    }),
    COPIES.heroes,
  ),
  captains: exactly(
    parts({ id: ID, cost: COST, stamina: STAMINA, ...STRENGTHS, abilities: ABILITIES }),
    COPIES.captains,
  ),
  legendary: exactly(parts({ id: ID, abilities: ABILITIES }), COPIES.legendary),
  items: list(
    parts({ id: ID, set: word(SETS), type: word(ITEM_TYPES), cost: COST, abilities: ABILITIES }),
    30,
    150,
    'id',
  ),
  allies: list(
    parts({ id: ID, set: word(SETS), cost: COST, stamina: STAMINA, ...STRENGTHS, abilities: ABILITIES }),
    1,
    50,
    'id',
  ),
  adventure: parts(Object.fromEntries(DECKS.map((deck) => [deck, exactly(CARD, COPIES.adventure[deck])]))),
  words: translated(WORDS, 'fr'),
});

/** The shape of a pack: a file of the same form as the built-in content. */
export const PACK: Shape<Content> = { check: (value, place, faults) => FORM.check(value, place, faults) };
