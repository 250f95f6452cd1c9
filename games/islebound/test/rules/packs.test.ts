import {
  bindPack,
  offersTo,
  open,
  type PackFault,
  play,
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
import { type Action, BUILT_IN, CELLS, islebound, makeWorld, SLOTS, TOWN_NAMES } from '../../index.ts';
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
  islebound.packs!.check(packWith(changes));

const { buildings, events, boards, towns } = BUILT_IN;

const WRONG: readonly (readonly [title: string, place: string, value: unknown, fault: PackFault])[] = [
  [
    '34 buildings',
    'buildings',
    buildings.slice(0, 34),
    { place: 'buildings', fault: 'wrongCount', have: 34, least: 35, most: 35 },
  ],
  ['8 start coins', 'constants.startCoins', 8, { place: 'constants.startCoins', fault: 'fixed' }],
  ['a part too many', 'editions', {}, { place: 'editions', fault: 'unknownPart' }],
  ['a part too few', 'events', undefined, { place: 'events', fault: 'missing' }],
  ['no French name', 'buildings.3.name.fr', undefined, { place: 'buildings[3].name.fr', fault: 'missing' }],
  [
    'strength 21',
    'towns.0.standard.strength',
    21,
    { place: 'towns[0].standard.strength', fault: 'outOfRange', least: 1, most: 20 },
  ],
  [
    'five influence slots',
    'influenceTrack',
    [1, 1, 1, 1, 1],
    { place: 'influenceTrack', fault: 'wrongCount', have: 5, least: 6, most: 30 },
  ],
  ['a dice table that falls', 'fleet.0.byDie', [0, 1, 2, 1, 2, 2], { place: 'fleet[0].byDie[3]', fault: 'falls' }],
  ['a track that falls', 'influenceTrack.1', 5, { place: 'influenceTrack[2]', fault: 'falls' }],
  [
    'a town without entry cost',
    'towns.1.standard.entry',
    { coin: 0, exhaust: [] },
    { place: 'towns[1].standard.entry', fault: 'noEntryCost' },
  ],
  [
    'another action of a town',
    'towns.0.standard.action',
    [{ do: 'rest' }],
    { place: 'towns[0].standard.action', fault: 'fixed' },
  ],
  ['another name of a town', 'towns.0.name.en', 'Bor', { place: 'towns[0].name', fault: 'fixed' }],
  ['a starter with another skill', 'crew.0.skills', ['sail'], { place: 'crew[0].skills', fault: 'fixed' }],
  ['one skill twice', 'crew.5.skills', ['sail', 'sail'], { place: 'crew[5].skills', fault: 'fixed' }],
  ['14 pirates', 'fleet.0.count', 14, { place: 'fleet[0].count', fault: 'fixed' }],
  ['17 tokens', 'tokens.0.copies', 4, { place: 'tokens', fault: 'wrongTokens', have: 17, wanted: 16 }],
  ['a token with two rewards', 'tokens.0.reward.wood', 1, { place: 'tokens[0].reward', fault: 'oneReward' }],
  [
    'an effect that does not fit',
    'buildings.1.abilities.0.when',
    'always',
    { place: 'buildings[1].abilities[0]', fault: 'badPair', when: 'always', does: 'gain' },
  ],
  [
    'an effect on what it cannot change',
    'buildings.1.abilities.0.what',
    'speed',
    { place: 'buildings[1].abilities[0].what', fault: 'badPair', when: 'speed', does: 'gain' },
  ],
  [
    'an effect that does not say how much',
    'buildings.1.abilities.0.n',
    undefined,
    { place: 'buildings[1].abilities[0].n', fault: 'lacksPart', part: 'n' },
  ],
  ['cards out of order', 'events', events.toReversed(), { place: 'events[0].number', fault: 'outOfOrder', wanted: 1 }],
  [
    'a number twice',
    'events.4.number',
    4,
    { place: 'events[4].number', fault: 'twice', word: '4', first: 'events[3]' },
  ],
  ['a rim of eleven letters', 'boards.0.rim', 'AACCCCBBBBA', { place: 'boards[0].rim', fault: 'badRim' }],
  [
    'a town on two boards',
    'boards.1.regions.A',
    'grenille',
    { place: 'boards[1].regions.A', fault: 'townTwice', town: 'grenille' },
  ],
  [
    'a port on a board',
    'boards.1.regions.A',
    'krazk',
    { place: 'boards[1].regions.A', fault: 'townTwice', town: 'krazk' },
  ],
  ['a board in two slots', 'layout.N', 1, { place: 'layout.N', fault: 'townTwice', town: '1' }],
];

test('an unknown effect is refused with the words there are (IB-212)', () => {
  const [fault] = faults({ 'buildings.1.abilities.0.do': 'fly' });
  expect(fault).toMatchObject({ place: 'buildings[1].abilities[0].do', fault: 'unknownWord', word: '"fly"' });
});

test.each(WRONG)(
  'a pack with %s is refused, and told where (IB-212, IB-213; example 149)',
  (_title, place, value, fault) => {
    const found = faults({ [place]: value });
    expect(found).toContainEqual(fault);
    for (const text of [en, fr]) {
      const said = found.map((each) => `X ${sayFault(text, each)}`);
      expect(flawed(sentenceFlaws, text.language, said)).toEqual([]);
    }
  },
);

test('a side on which every rest costs crew is refused (IB-212)', () => {
  const entry = { coin: 1, exhaust: ['any'] };
  const crewed = towns.map((town) => ({
    ...town,
    standard: { ...town.standard, entry },
    ...(town.advanced && { advanced: { ...town.advanced, entry } }),
  }));
  expect(faults({ towns: crewed })).toEqual([
    { place: 'towns', fault: 'noFreeRest', side: 'standard' },
    { place: 'towns', fault: 'noFreeRest', side: 'advanced' },
  ]);
});

test('whatever the rims are, a ship has somewhere to sail in every order of the boards (IB-36, IB-212)', () => {
  const random = new Random(7);
  for (let n = 0; n < 10; n++) {
    const rims = boards.map(() => `ABC${Array.from({ length: 9 }, () => 'ABC'[random.below(3)]).join('')}`);
    const pack = { ...BUILT_IN, boards: boards.map((board, at) => ({ ...board, rim: rims[at]! })) };
    expect(islebound.packs!.check(pack)).toEqual([]);
    for (const { distance } of makeWorld(pack).charts) {
      for (const [from, row] of distance.entries()) {
        const near = CELLS.filter((_, to) => to !== from && row[to]! <= 2);
        expect(near.length, `${rims} from ${CELLS[from]}`).toBeGreaterThanOrEqual(6);
        for (const slot of SLOTS) expect(near.some((cell) => !cell.startsWith(`${slot}.`))).toBe(true);
      }
    }
  }
});

test('what is no pack at all is refused (IB-212)', () => {
  for (const sent of [null, 3, 'pack', [], {}]) expect(islebound.packs!.check(sent).length).toBeGreaterThan(0);
  expect(islebound.packs!.check(BUILT_IN)).toEqual([]);
});

const weak = packWith({
  version: '2',
  'towns.0.standard.strength': 4,
  'buildings.0.name.en': 'Guild of Masons',
});

test('a pack that gives Borsham strength 4 is played, and running tables keep 5 (IB-213, IB-214; example 149)', () => {
  const table = open(islebound, { seats: 2, seed: 'old' });
  const bound = bindPack(islebound, weak);
  const borsham = TOWN_NAMES.indexOf('borsham');
  expect(bound.content.places.en2.standard[borsham]!.strength).toBe(4);
  expect(table.game.content.places.en2.standard[borsham]!.strength).toBe(5);
  expect(bound.pack).toMatchObject({ name: 'another', version: '2' });
  expect(islebound.pack).toBeUndefined();
});

test('a record carries the pack and replays with it (IB-214)', () => {
  const bound = bindPack(islebound, weak);
  const table = open(bound, { seats: 2, seed: 'packed', options: { first: 0 } });
  play(table, 1, { act: 'homePort', port: 'krazk' });
  const kept = readRecord(writeRecord(record(table)));
  expect(kept.pack).toEqual(weak);
  expect(stateOf(replay(islebound, kept))).toEqual(stateOf(table));
  expect(replay(islebound, kept).game.content.content.buildings[0]!.name.en).toBe('Guild of Masons');
});

test('a game on a pack with other maps, skills and numbers is played to its end (IB-214)', () => {
  const skills = BUILT_IN.crew.map((tile) => tile.skills);
  const bound = bindPack(
    islebound,
    packWith({
      'boards.0.rim': 'AABBBBCCCCAA',
      'boards.2.rim': 'ABCABCABCABC',
      'crew.2.skills': skills[11],
      'crew.11.skills': skills[2],
      influenceTrack: [1, 2, 2, 3, 3, 4, 4, 5],
      'towns.7.advanced.entry': { coin: 1, exhaust: ['any', 'work'] },
    }),
  );
  for (const seed of [1, 2, 3]) {
    const random = new Random(seed);
    const table = open(bound, { seats: 3, seed: `pack ${seed}`, options: { boards: 'advanced', layout: 'random' } });
    const state = stateOf(table);
    const dealer = new SampleDealer(seed);
    for (let seat = settle(bound, state, dealer); bound.outcome(state) === undefined; ) {
      const offers: Action[] = [];
      offersTo(bound, state, seat, offers);
      seat = take(bound, state, seat, offers[random.below(offers.length)]!, dealer);
    }
    expect(bound.outcome(state)!.ranks).toContain(1);
  }
});
