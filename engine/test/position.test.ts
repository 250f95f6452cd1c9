import { type Pebbles, pebbles } from '@skerry/pebbles';
import { describe, expect, test } from 'vitest';
import {
  asks,
  checkPosition,
  choices,
  LANGUAGES,
  open,
  outcome,
  type Position,
  type PositionFault,
  type PositionRules,
  play,
  positionOf,
  readRecord,
  replay,
  save,
  sayPositionFault,
  shape,
  tableAt,
  verify,
  view,
  writeRecord,
} from '../index.ts';
import { stateOf } from '../testing/index.ts';

const COLOUR = shape.word(['white', 'grey', 'green', 'red']);
const COLOURS = shape.list(COLOUR, 0, 32);
const forEachSeat = <V>(seats: number, each: shape.Shape<V>) => shape.list(each, seats, seats);

/** Enough of a game to see what every game's positions go through. */
const rules: PositionRules<Pebbles> = {
  shape: (_game, seats) =>
    shape.parts(
      {
        seats: shape.whole(seats, seats),
        animals: forEachSeat(seats, shape.word(['heron', 'gull', 'crab', 'seal'])),
        sack: shape.list(shape.list(COLOUR, 1, 32), 0, 32),
        shore: shape.list(COLOUR, 0, 4),
        sea: COLOURS,
        finds: forEachSeat(seats, COLOURS),
        shells: forEachSeat(seats, shape.whole(0, 2)),
        turn: shape.whole(0, 12),
        agenda: shape.list(
          shape.parts(
            { do: shape.word(['wish', 'turn', 'stroll', 'wave', 'evening', 'dance']) },
            {
              seat: shape.whole(0, seats - 1),
              left: { check: () => undefined },
            },
          ),
          0,
          20,
        ),
        secrets: forEachSeat(seats, shape.parts({ cards: shape.list(COLOUR, 2, 2), wish: { check: () => undefined } })),
        hidden: shape.parts({ unused: COLOURS }),
        outcome: { check: () => undefined },
      },
      {},
    ),
  faults: ({ shore }) => (shore.length === 4 ? [] : [{ fault: 'lowTide', blocks: false, place: 'shore' }]),
};

const words = { lowTide: () => 'The shore is rarely so empty.' };
const faultsOf = (value: unknown): readonly PositionFault[] => checkPosition(pebbles, value, rules);
const table = () => open(pebbles, { seats: 2, seed: 'a shore', options: { firstSeat: 0 } });

/** A position of pebbles with a change that any JSON may have. */
function changed(change: (position: Record<string, never> & { state: Record<string, never> }) => void): unknown {
  const position = JSON.parse(JSON.stringify(positionOf(table())));
  change(position);
  return position;
}

/** Plays the first offer of the first seat that is asked until the end. */
function playToEnd(position: Position): void {
  const begun = tableAt(pebbles, position, { seed: 'new chance' });
  while (outcome(begun) === undefined) {
    const { seat } = asks(begun).find(({ must }) => must)!;
    play(begun, seat, choices(begun, seat).find(({ why }) => why === undefined)!.action);
  }
  expect(verify(pebbles, readRecord(writeRecord(save(begun))))).toEqual({ why: 'fromPosition' });
}

describe('a position', () => {
  test('is a moment of a table as JSON, and a table begins there', () => {
    const position: Position = JSON.parse(JSON.stringify(positionOf(table())));
    expect(faultsOf(position)).toEqual([]);
    const begun = tableAt(pebbles, position, { seed: 'new chance' });
    expect(stateOf(begun)).toEqual(stateOf(table()));
    expect(positionOf(begun)).toEqual(position);
    playToEnd(position);
  });

  test('goes into a record, and comes out of it', () => {
    const begun = tableAt(pebbles, positionOf(table()));
    const { from, entries } = save(begun);
    expect([from?.entries, entries]).toEqual([0, []]);
    expect(view(replay(pebbles, save(begun)), 0)).toEqual(view(table(), 0));
  });
});

describe('a position from elsewhere', () => {
  test.each<[string, unknown, string]>([
    ['nothing', undefined, 'notAPosition'],
    ['a word', 'position', 'notAPosition'],
    ['a list', [], 'notAPosition'],
    ['without a state', changed((position) => Reflect.deleteProperty(position, 'state')), 'notAPosition'],
    ['with a part that no position has', changed((position) => Object.assign(position, { seed: 'x' })), 'notAPosition'],
    ['of another game', changed((position) => Object.assign(position, { game: 'driftwood' })), 'otherGame'],
    ['of later rules', changed((position) => Object.assign(position, { version: 99 })), 'otherVersion'],
    ['for seven', changed((position) => Object.assign(position, { seats: 7 })), 'seatCount'],
    ['with a strange option', changed((position) => Object.assign(position, { options: { moon: 1 } })), 'option'],
    ['with a pack that the game has none of', changed((position) => Object.assign(position, { pack: {} })), 'pack'],
    ['without a part', changed(({ state }) => Reflect.deleteProperty(state, 'sea')), 'missing'],
    ['with a part too many', changed(({ state }) => Object.assign(state, { moon: 1 })), 'unknownPart'],
    ['with a strange word', changed(({ state }) => Object.assign(state, { shore: ['gold'] })), 'unknownWord'],
    ['with a number out of range', changed(({ state }) => Object.assign(state, { shells: [0, 1e9] })), 'outOfRange'],
    ['with half a shell', changed(({ state }) => Object.assign(state, { shells: [0, 0.5] })), 'wrongKind'],
    [
      'with a step that is none',
      changed(({ state }) => Object.assign(state, { agenda: [{ do: 'dance' }] })),
      'strangeWord',
    ],
    ['with a pebble too few', changed(({ state }) => Object.assign(state, { shore: [] })), 'miscounted'],
    ['whose steps break', changed(({ state }) => Object.assign(state, { agenda: [{ do: 'wave' }] })), 'nobodyAsked'],
    [
      'whose step knows no seats',
      changed(({ state }) => Object.assign(state, { agenda: [{ do: 'wish' }] })),
      'nobodyAsked',
    ],
  ])('%s is refused', (_, value, fault) => {
    const faults = faultsOf(value);
    expect(faults.filter(({ blocks }) => blocks).map((each) => each.fault)).toContain(fault);
    for (const language of LANGUAGES)
      for (const each of faults) expect(sayPositionFault(language, each, words)).toMatch(/[.!]$/);
  });

  test('is refused where it is too deep, too large or holds itself', () => {
    const deep = JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`);
    const wide = { state: Array.from({ length: 300_000 }, () => 0) };
    const endless: Record<string, unknown> = {};
    endless.state = endless;
    const trap = Object.defineProperty({}, 'state', {
      enumerable: true,
      get: () => {
        throw new Error('never read');
      },
    });
    for (const value of [deep, wide, endless, trap, { state: 10n }, { state: 'x'.repeat(9_000_000) }])
      expect(faultsOf(value)).toEqual([{ fault: 'tooLarge', blocks: true, place: '' }]);
  });

  test('is in order where it is only rare, and the game says so', () => {
    const rare = changed(({ state }) => Object.assign(state, { sea: state.shore, shore: [] }));
    const [fault, ...more] = faultsOf(rare);
    expect([fault?.blocks, more]).toEqual([false, []]);
    expect(sayPositionFault('en', fault!, words)).toBe('The shore is rarely so empty.');
  });

  test('is no beginning once the game is over', () => {
    const end = tableAt(pebbles, positionOf(table()), { seed: 'the end' });
    while (outcome(end) === undefined) {
      const { seat } = asks(end).find(({ must }) => must)!;
      play(end, seat, choices(end, seat).find(({ why }) => why === undefined)!.action);
    }
    expect(faultsOf(positionOf(end)).map(({ fault }) => fault)).toEqual(['gameOver']);
  });
});
