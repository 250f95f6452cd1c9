import {
  bindPack,
  offersTo,
  open,
  type PackFault,
  Random,
  readRecord,
  record,
  replay,
  SampleDealer,
  sayFault,
  settle,
  take,
  writeRecord,
} from '@skerry/engine';
import { stateOf } from '@skerry/engine/testing';
import { flawed, sentenceFlaws } from '@skerry/speech/testing';
import { expect, test } from 'vitest';
import { type Action, BUILT_IN, islandOfDread } from '../../index.ts';
import { en } from '../../text/en/index.ts';
import { fr } from '../../text/fr/index.ts';

/** The built-in content with other values at some places; `undefined` takes a part away. */
function packWith(changes: { readonly [place: string]: unknown }): unknown {
  const pack: Record<string, unknown> = { ...structuredClone(BUILT_IN), name: 'another' };
  for (const [place, value] of Object.entries(changes)) put(pack, place.split('.'), value);
  return pack;
}

function put(part: Record<string, unknown>, [key = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length > 0) put(part[key] as Record<string, unknown>, rest, value);
  else if (value === undefined) delete part[key];
  else part[key] = value;
}

const faults = (changes: { readonly [place: string]: unknown }): readonly PackFault[] =>
  islandOfDread.packs!.check(packWith(changes));

const { adventure, chart, heroes, tiles } = BUILT_IN;
const row = (n: number, at: number, letter: string): string =>
  chart.rows[n]!.slice(0, at) + letter + chart.rows[n]!.slice(at + 1);
const eventAt = (id: string): number => chart.eventSpaces.findIndex((each) => each.id === id);
const jewelOn = (space: string): number => chart.jewels.findIndex((each) => each.space === space);
const assif = adventure.silver.findIndex(({ id }) => id === 'assifShibSa');
const zealots = adventure.yellow.findIndex(({ id }) => id === 'cultZealots');
const goblins = adventure.green.findIndex(({ id }) => id === 'reefGoblinPack');

const WRONG: readonly (readonly [title: string, place: string, value: unknown, fault: PackFault])[] = [
  ['seven Heroes', 'heroes', heroes.slice(0, 7), { place: 'heroes', fault: 'wrongCount', have: 7, least: 8, most: 8 }],
  ['a part too many', 'editions', {}, { place: 'editions', fault: 'unknownPart' }],
  ['a part too few', 'words', undefined, { place: 'words', fault: 'missing' }],
  ['a Hero of 40 Life', 'heroes.0.life', 40, { place: 'heroes[0].life', fault: 'outOfRange', least: 1, most: 20 }],
  ['another Legendary Item', 'legendary.0.id', 'spear', { place: 'legendary[0].id', fault: 'fixed' }],
  [
    'four gold at the start',
    'numbers.startGoldOption',
    [4, 5],
    { place: 'numbers.startGoldOption[0]', fault: 'fixed' },
  ],
  [
    'a town id that may not change',
    'chart.towns.1.id',
    'dalak',
    { place: 'chart.towns', fault: 'noSuch', id: 'dallak' },
  ],
  ['an id of two cards', 'captains.0.id', 'witchblade', { place: 'items[13].id', fault: 'idTwice', id: 'witchblade' }],
  ['a lane to nowhere', 'chart.lanes.0', ['orris', 'S99'], { place: 'chart.lanes[0]', fault: 'noSuch', id: 'S99' }],
  [
    'an effect that does not fit',
    'heroes.0.abilities.0.does',
    [{ do: 'win' }],
    { place: 'heroes[0].abilities[0].does[0]', fault: 'badPair', when: 'beforeRoll', does: 'win' },
  ],
  [
    'an option where nobody is asked',
    `adventure.yellow.${zealots}.abilities.0`,
    { when: 'miss', may: true, does: [] },
    { place: `adventure.yellow[${zealots}].abilities[0]`, fault: 'neverAsked', when: 'miss' },
  ],
  [
    'a flask that works by itself',
    'items.38.abilities.0.pay',
    undefined,
    { place: 'items[38].abilities[0]', fault: 'mustBeOptional', when: 'escape' },
  ],
  [
    'an ability without text',
    'heroes.0.abilities.0.pay.exhaust',
    2,
    { place: 'heroes[0]', fault: 'noText', id: 'steelhorns', language: 'fr' },
  ],
  ['no winner', `adventure.silver.${assif}.reward`, [], { place: 'adventure.silver', fault: 'oneWinner', have: 0 }],
  [
    'a winner of 7 Life',
    `adventure.silver.${assif}.life`,
    7,
    { place: `adventure.silver[${assif}].life`, fault: 'winnerTooWeak' },
  ],
  [
    'a map on land',
    `adventure.green.${goblins}.reward`,
    [{ do: 'gain', what: 'map', n: 1 }],
    { place: `adventure.green[${goblins}].reward`, fault: 'mapsOnlyAtSea' },
  ],
  [
    'a Challenge that cannot hurt',
    `adventure.green.${goblins}`,
    {
      ...adventure.green[goblins],
      ranged: { value: 9, damage: 0 },
      melee: { value: 9, damage: 0 },
      magic: { value: 9, damage: 0 },
    },
    { place: `adventure.green[${goblins}]`, fault: 'harmless' },
  ],
  [
    'red Encounters',
    'adventure.red',
    adventure.red.map(({ id }) => ({ id, kind: 'encounter', drawn: [] })),
    { place: 'adventure.red', fault: 'fewChallenges', have: 0, least: 7 },
  ],
  [
    'an Event that does not replenish',
    'adventure.sea.14.drawn',
    [],
    { place: 'adventure.sea[14].drawn', fault: 'replenishFirst' },
  ],
  [
    'a tile too much of sea',
    'tiles.0.1',
    { kind: 'sea' },
    { place: 'tiles', fault: 'wrongFaces', kind: 'sea', have: 5, wanted: 4 },
  ],
  [
    'an expansion Item of the base',
    'items.40.set',
    'base',
    { place: 'items', fault: 'wrongExpansion', have: 9, wanted: 10 },
  ],
  ['a letter that is no terrain', 'chart.rows.3', row(3, 2, 'Q'), { place: 'chart.rows[3]', fault: 'badRow' }],
  ['a town in the woods', 'chart.towns.0.space', 'k6', { place: 'chart.towns[0]', fault: 'notATown', space: 'k6' }],
  [
    'a town without a name',
    'chart.rows.9',
    row(9, 5, 'T'),
    { place: 'chart.rows', fault: 'townNotNamed', space: 'f9' },
  ],
  [
    'a jewel in a town',
    `chart.jewels.${jewelOn('j8')}.space`,
    'k9',
    { place: `chart.jewels[${jewelOn('j8')}]`, fault: 'jewelThere', space: 'k9' },
  ],
  ['an anchor ashore', 'chart.anchors.0.at', 'o12', { place: 'chart.anchors[0]', fault: 'notSea', space: 'o12' }],
  ['an anchor far out', 'chart.anchors.0.at', 'p0', { place: 'chart.anchors[0]', fault: 'noShore', id: 'S1' }],
  [
    'a flood at sea',
    `chart.eventSpaces.${eventAt('B1')}.space`,
    'p0',
    { place: `chart.eventSpaces[${eventAt('B1')}]`, fault: 'notLand', space: 'p0' },
  ],
  [
    'ruins of another town',
    `chart.eventSpaces.${eventAt('garnott')}.space`,
    'k9',
    { place: `chart.eventSpaces[${eventAt('garnott')}]`, fault: 'fixed' },
  ],
  [
    'lanes that do not hang together',
    'chart.lanes',
    chart.lanes.filter((ends) => !ends.includes('S9') && !ends.includes('S7')),
    { place: 'chart.lanes', fault: 'lanesApart' },
  ],
  [
    'a lane twice',
    'chart.lanes',
    [...chart.lanes, ['S1', 'S2']],
    { place: 'chart.lanes', fault: 'laneTwice', id: 'S1' },
  ],
  [
    'an island without a town',
    'chart.rows.0',
    row(0, 15, 'P'),
    { place: 'chart.rows', fault: 'townlessLand', space: 'p0' },
  ],
  [
    'land cut by the flood',
    `chart.eventSpaces.${eventAt('B3')}.space`,
    'v14',
    { place: 'chart.rows', fault: 'landApart', landmass: 'gaffmoor' },
  ],
];

test.each(WRONG)('a pack with %s is refused, and told where (ID-9)', (_title, place, value, fault) => {
  const found = faults({ [place]: value });
  expect(found).toContainEqual(fault);
  for (const text of [en, fr]) {
    const said = found.map((each) => `X ${sayFault(text, each)}`);
    expect(flawed(sentenceFlaws, text.language, said)).toEqual([]);
  }
});

test('an unknown effect is refused with the words there are (ID-9)', () => {
  const [fault] = faults({ 'heroes.0.abilities.0.does': [{ do: 'fly' }] });
  expect(fault).toMatchObject({ place: 'heroes[0].abilities[0].does[0].do', fault: 'unknownWord', word: '"fly"' });
});

test('an effect of a known kind that lacks a part is told so (ID-9)', () => {
  expect(faults({ 'heroes.0.abilities.0.does': [{ do: 'gain', what: 'gold' }] })).toContainEqual({
    place: 'heroes[0].abilities[0].does[0].n',
    fault: 'missing',
  });
});

test('what is no pack at all is refused, and the built-in content is one (ID-9)', () => {
  for (const sent of [null, 3, 'pack', [], {}]) expect(islandOfDread.packs!.check(sent).length).toBeGreaterThan(0);
  expect(islandOfDread.packs!.check(BUILT_IN)).toEqual([]);
  expect(tiles).toHaveLength(8);
});

const STRONG = packWith({
  version: '2',
  'heroes.0.life': 9,
  'numbers.counterPrice.2': 3,
  'heroes.1.abilities.0.limit': undefined,
  'words.en.ysoldeKestrel': { name: 'Ysolde', text: 'After rolling movement dice, you may roll any of them again.' },
  'words.fr.ysoldeKestrel': { name: 'Ysolde', text: 'Après un jet de déplacement, vous pouvez relancer des dés.' },
});

test('a pack with other numbers and an ability of its own is played; running tables keep theirs (ID-176)', () => {
  expect(islandOfDread.packs!.check(STRONG)).toEqual([]);
  const bound = bindPack(islandOfDread, STRONG);
  expect([bound.content.cards[0]!.life, islandOfDread.content.cards[0]!.life]).toEqual([9, 6]);
  expect(bound.content.content.numbers.counterPrice[2]).toBe(3);
  expect(bound.pack).toMatchObject({ name: 'another', version: '2' });
});

test('a record carries the pack and replays with it (ID-9)', () => {
  const bound = bindPack(islandOfDread, STRONG);
  const table = open(bound, { seats: 2, seed: 'packed' });
  const kept = readRecord(writeRecord(record(table)));
  expect(kept.pack).toEqual(STRONG);
  expect(stateOf(replay(islandOfDread, kept))).toEqual(stateOf(table));
});

test('a game on a pack with another chart, die and cards is played to its end (ID-238)', () => {
  const bound = bindPack(
    islandOfDread,
    packWith({
      'chart.rows.8': row(8, 7, 'V'),
      'numbers.movementDie.0': ['plains', 'river'],
      'numbers.roundLimit': 12,
      items: BUILT_IN.items.filter((_, n) => n > 5),
      'numbers.weariness': 3,
    }),
  );
  for (const seed of [1, 2, 3]) {
    const random = new Random(seed);
    const state = stateOf(open(bound, { seats: 3, seed: `pack ${seed}` }));
    const dealer = new SampleDealer(seed);
    for (let seat = settle(bound, state, dealer); bound.outcome(state) === undefined; ) {
      const offers: Action[] = [];
      offersTo(bound, state, seat, offers);
      seat = take(bound, state, seat, offers[random.below(offers.length)]!, dealer);
    }
    expect(state.round).toBe(12);
  }
});
