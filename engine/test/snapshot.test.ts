import { type Pebbles, pebbles } from '@skerry/pebbles';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  asks,
  branch,
  choices,
  commitmentTo,
  follow,
  type Game,
  type GameRecord,
  giveUp,
  length,
  open,
  openingFacts,
  outcome,
  play,
  prepare,
  readRecord,
  record,
  replay,
  resume,
  type Snapshot,
  save,
  snapshot,
  type Table,
  undoable,
  VersionError,
  verify,
  view,
  writeRecord,
} from '../index.ts';
import { stateOf } from '../testing/index.ts';
import { withPebblesATurn } from './later-pebbles.ts';

const later = withPebblesATurn(2, 3);
const { stroll: _, ...otherSteps } = later.steps;

/** Plays some offer of the first seat that is asked, as many times as told. */
function playOn(table: Table<Pebbles>, entries = Number.POSITIVE_INFINITY): Table<Pebbles> {
  for (let n = 0; n < entries && outcome(table) === undefined; n++) {
    const { seat } = asks(table).find(({ must }) => must)!;
    const offers = choices(table, seat).filter(({ why }) => why === undefined);
    const { finds, agenda } = stateOf(table);
    play(table, seat, offers[(finds.flat().length + agenda.length) % offers.length]!.action);
  }
  return table;
}

const begun = (entries: number, seed = 'a secret') => playOn(open(pebbles, { seats: 3, seed }), entries);
const written = (taken: Snapshot): Snapshot => JSON.parse(JSON.stringify(taken));
const takenUp = (game: Game<Pebbles>, table: Table<Pebbles>) => resume(game, save(table), written(snapshot(table)));

/** A game of which version 1 played the beginning and version 2 the rest. */
const continued = () => playOn(takenUp(later, begun(11)));

describe('a snapshot', () => {
  test('is the last position that nothing can be taken back from', () => {
    const table = open(pebbles, { seats: 2, seed: 'firm', options: { firstSeat: 0 } });
    expect(snapshot(table)).toMatchObject({ version: 1, entries: 0, state: stateOf(table) });
    for (const seat of [0, 1]) play(table, seat, choices(table, seat)[0]!.action);
    play(table, 0, choices(table, 0)[0]!.action);
    play(table, 0, { act: 'rest' });
    const firm = stateOf(table);
    play(table, 1, choices(table, 1)[0]!.action);
    expect(undoable(table, 1)).toBe(true);
    expect(snapshot(table)).toMatchObject({ entries: 4, state: firm });
  });

  test('of any moment gives the same game by the same rules, and the same chance from then on', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 40 }), (moment, more) => {
        const table = begun(moment);
        const taken = snapshot(table);
        playOn(table, more);
        const again = resume(pebbles, save(table), written(taken));
        for (const entry of record(table).entries.slice(taken.entries)) follow(again, entry);
        for (const eyes of [0, 1, 2, 'watcher'] as const) expect(view(again, eyes)).toEqual(view(table, eyes));
        for (const seat of [0, 1, 2]) expect(choices(again, seat)).toEqual(choices(table, seat));
        const ends = [table, again].map((each) => snapshot(playOn(each, 12)));
        expect(ends[1]).toEqual({ ...ends[0], resumed: true });
      }),
    );
  });

  test('can be gone on from only with the seed that was promised', () => {
    const table = begun(9);
    const { seed, ...untold } = save(table);
    expect(() => resume(later, untold, snapshot(table))).toThrow(expect.objectContaining({ name: 'SeedError' }));
    expect(() => resume(later, { ...untold, seed: 'another' }, snapshot(table))).toThrow('does not fit');
    expect(() => snapshot(replay(pebbles, untold))).toThrow(expect.objectContaining({ name: 'SeedError' }));
  });

  test('of another game is refused', () => {
    const table = begun(3);
    expect(() => resume(pebbles, { ...save(table), game: 'chess' }, snapshot(table))).toThrow(
      expect.objectContaining({ name: 'GameError' }),
    );
  });
});

describe('later rules', () => {
  test('go on from the position, each in their way', () => {
    const [former, now] = [begun(9), takenUp(later, begun(9))];
    expect(view(now, 0)).toEqual(view(replay(pebbles, save(former), snapshot(former).entries), 0));
    const nextTurn = (table: Table<Pebbles>) => {
      play(table, asks(table).find(({ must }) => must)!.seat, { act: 'rest' });
      return stateOf(table).agenda.at(-1);
    };
    expect([nextTurn(former), nextTurn(now)]).toMatchObject([{ left: 2 }, { left: 3 }]);
  });

  test('cannot take back what was done before', () => {
    const now = takenUp(later, begun(10));
    for (const seat of [0, 1, 2]) expect(undoable(now, seat)).toBe(false);
    expect(length(now)).toBe(0);
  });

  test('run by themselves what waited for somebody before, and write its chance down', () => {
    // Whoever finds no red pebble on the shore has no turn any more.
    const { stroll } = pebbles.steps;
    const choosy: Game<Pebbles> = {
      ...pebbles,
      version: 2,
      steps: {
        ...pebbles.steps,
        stroll: { ...stroll, asks: (state, step, seat) => seat === step.seat && state.shore.includes('red') },
      },
    };
    const table = begun(3);
    while ((snapshot(table).state.shore as string[]).includes('red')) playOn(table, 1);
    expect(outcome(table)).toBeUndefined();
    const now = takenUp(choosy, table);
    expect(openingFacts(now)).toContainEqual(
      expect.objectContaining({ fact: expect.objectContaining({ fact: 'waveCame' }) }),
    );
    expect(record(now).opening).not.toHaveLength(0);
    expect(stateOf(replay(choosy, record(now)))).toEqual(stateOf(now));
    expect(verify(choosy, record(playOn(now)))).toMatchObject({ why: 'formerRules' });
  });

  test('bring a position of former rules into the form that they need', () => {
    const former = snapshot(begun(9));
    const { shells, ...rest } = former.state;
    const old = { ...former, state: { ...rest, conches: shells! } };
    const renewing: Game<Pebbles> = {
      ...later,
      renew: ({ conches, ...kept }, version) => (version === 1 ? { ...kept, shells: conches! } : { ...kept }),
    };
    expect(() => resume(later, save(begun(9)), old)).toThrow(expect.objectContaining({ name: 'VersionError' }));
    expect(stateOf(resume(renewing, save(begun(9)), old))).toEqual(former.state);
  });

  test('refuse a position that holds a word they do not know, in a record, too', () => {
    const { from, ...rest } = record(continued());
    const animals = ['heron', 'gull', 'onclick'];
    const foreign = { ...rest, from: { ...from!, state: { ...from!.state, animals } } };
    expect(() => replay(later, foreign)).toThrow(
      expect.objectContaining({
        name: 'VersionError',
        cause: expect.objectContaining({ message: 'There is no "onclick" in these rules.' }),
      }),
    );
  });

  test.each<[string, Game<Pebbles>]>([
    // @ts-expect-error: a step is missing.
    ['no longer know the step', { ...later, steps: otherSteps }],
    [
      'expect another position',
      { ...later, interrupts: { acts: [], may: (state) => Number(Object(state).tide[0]) > 0 } },
    ],
  ])('refuse a position they cannot go on from: they %s', (_what, game) => {
    expect(() => takenUp(game, begun(9))).toThrow(expect.objectContaining({ name: 'VersionError' }));
    expect(() => takenUp(game, begun(9))).toThrow('Version 2 of pebbles cannot continue from a position of version 1.');
  });
});

describe('the record of a game that later rules went on with', () => {
  const read = (): GameRecord => readRecord(writeRecord(record(continued())));

  test('says from which position, and replays from there', () => {
    expect(read()).toMatchObject({ version: 2, seed: 'a secret', from: { version: 1, entries: 10 } });
    expect(stateOf(replay(later, read()))).toEqual(stateOf(continued()));
    expect(record(replay(later, read()))).toEqual(record(continued()));
    expect(stateOf(replay(later, read(), 0))).toEqual(stateOf(takenUp(later, begun(11))));
  });

  test('is verified as far as these rules can tell', () => {
    expect(verify(later, read())).toEqual({ why: 'formerRules', entries: 10 });
  });

  test('is found forged where it is', () => {
    const draft = JSON.parse(writeRecord(read()));
    const calm = draft.entries.findIndex(({ chance }: { chance?: number[] }) => chance?.[0] === 4 || chance?.[0] === 5);
    draft.entries[calm].chance[0] = draft.entries[calm].chance[0] === 4 ? 5 : 4;
    expect(verify(later, readRecord(JSON.stringify(draft)))).toEqual({ why: 'forgedEntry', entry: calm });
    const moved = { ...read(), from: { ...read().from!, reached: { ...read().from!.reached, sack: 0 } } };
    expect(verify(later, moved)?.why).toMatch(/^forged/);
  });

  test('is refused by other rules, and if its position is broken', () => {
    expect(() => replay(pebbles, read())).toThrow(expect.objectContaining({ name: 'VersionError' }));
    const broken = (from: object) => () => readRecord(JSON.stringify({ ...read(), from }));
    expect(broken({})).toThrow(expect.objectContaining({ name: 'RecordError' }));
    expect(broken({ ...read().from, reached: { wave: -1 } })).toThrow(expect.objectContaining({ name: 'RecordError' }));
    const seated = { ...read(), from: { ...read().from!, state: { ...read().from!.state, seats: 4 } } };
    expect(() => replay(later, seated)).toThrow(expect.objectContaining({ name: 'VersionError' }));
  });

  test.each([
    ['markup in a word', { note: '<img src=x onerror=alert(1)>' }],
    ['markup in a name', { '"><script>': 1 }],
    ['a quote that ends an attribute', { tile: 'c3" onclick="alert(1)' }],
    ['a word without end', { note: 'x'.repeat(10_000) }],
  ])('is refused if its position holds what is no word of a game: %s', (_what, more) => {
    const { from } = read();
    const forged = { ...read(), from: { ...from!, state: { ...from!.state, deep: [more] } } };
    expect(() => readRecord(JSON.stringify(forged))).toThrow(expect.objectContaining({ name: 'RecordError' }));
  });

  test('counts all entries when the rules have changed twice', () => {
    const second = takenUp(later, begun(11));
    playOn(second, 6);
    const third = playOn(takenUp(withPebblesATurn(3, 1), second), 2);
    expect(record(third).from).toMatchObject({ version: 2, resumed: true });
    expect(record(third).from?.entries).toBeGreaterThan(8);
    expect(giveUp(third).entry).toBeDefined();
    expect(outcome(replay(third.game, record(third)))).toEqual(outcome(third));
  });
});

describe('an entry that was written elsewhere', () => {
  test('is followed with its own chance, and the streams go past it', () => {
    const [one, other] = [begun(6), begun(6)];
    while (outcome(one) === undefined) {
      const [from, to] = length(one) % 3 === 0 ? [other, one] : [one, other];
      playOn(from, 1);
      follow(to, record(from).entries.at(-1)!);
      expect(snapshot(to)).toEqual(snapshot(from));
    }
    expect(record(other)).toEqual(record(one));
  });

  test('changes nothing if it was not possible', () => {
    const table = begun(6);
    const before = save(table);
    const next = record(begun(7)).entries.at(-1)!;
    for (const entry of [{ ...next, seat: 7 }, { ...next, chance: [1, 2, 3] }, { action: { act: 'fly' } }]) {
      expect(() => follow(table, entry)).toThrow(expect.objectContaining({ name: 'RecordError' }));
    }
    expect(save(table)).toEqual(before);
    expect(snapshot(playOn(table))).toEqual(snapshot(begun(Number.POSITIVE_INFINITY)));
  });
});

describe('a prepared position', () => {
  const prepared = () =>
    prepare(pebbles, { seats: 2, seed: 'prepared' }, (state) => {
      state.turn = 5;
    });

  test('is played on like any other, and its record begins with it', () => {
    const table = playOn(prepared());
    expect(record(table).from).toMatchObject({ entries: 0, state: { turn: 5 } });
    expect(stateOf(replay(pebbles, record(table)))).toEqual(stateOf(table));
  });

  test('meets the same chance each time', () => {
    expect(stateOf(playOn(prepared()))).toEqual(stateOf(playOn(prepared())));
  });

  test('is refused if it holds a word that the game does not know', () => {
    const wrong = () =>
      prepare(pebbles, { seats: 2, seed: 'prepared' }, (state) => {
        Object.assign(state, { shore: ['amber'] });
      });
    expect(wrong).toThrow(VersionError);
  });
});

describe('a game that is tried again from a moment', () => {
  const over = () => record(playOn(open(pebbles, { seats: 3, seed: 'over' })));
  const positionAfter = (kept: GameRecord, entries: number) => stateOf(replay(pebbles, kept, entries));

  test('begins with that position, and is played on with chance of its own', () => {
    const kept = over();
    const [one, other] = ['one', 'other'].map((seed) => branch(pebbles, kept, 6, { seed }));
    expect(stateOf(one!)).toEqual(positionAfter(kept, 6));
    expect(length(one!)).toBe(0);
    expect(undoable(one!, 0)).toBe(false);
    expect(stateOf(playOn(one!))).not.toEqual(stateOf(playOn(other!)));
    expect(stateOf(replay(pebbles, readRecord(writeRecord(record(one!)))))).toEqual(stateOf(one!));
  });

  test('meets the same chance as the game, if that is wanted', () => {
    const kept = over();
    const table = branch(pebbles, kept, 6, { sameChance: true });
    for (const { seat, action, chance } of kept.entries.slice(6))
      expect(play(table, seat!, action).entry?.chance).toEqual(chance);
    expect(stateOf(table)).toEqual(positionAfter(kept, kept.entries.length));
    const { seed, ...untold } = kept;
    expect(() => branch(pebbles, untold, 6, { sameChance: true })).toThrow('its seed is known');
  });

  test('can be checked from its position on', () => {
    for (const sameChance of [true, false]) {
      const again = record(playOn(branch(pebbles, over(), 6, { sameChance })));
      expect(verify(pebbles, again)).toEqual({ why: 'fromPosition' });
      const forged = { ...again, seed: 'another', commitment: commitmentTo('another') };
      expect(verify(pebbles, forged)).toMatchObject({ why: expect.stringMatching(/^forged/) });
    }
  });

  test('needs a moment before the end', () => {
    const kept = over();
    for (const entries of [kept.entries.length, kept.entries.length + 1])
      expect(() => branch(pebbles, kept, entries)).toThrow(expect.objectContaining({ name: 'RecordError' }));
  });

  test('tells nobody what is hidden in a game that goes on', () => {
    const kept = record(begun(6));
    expect(kept.holdsSecrets).toBe(true);
    expect(() => branch(pebbles, kept, 4)).toThrow('nobody may know what was hidden');
    expect(() => branch(pebbles, kept, 4, { knownTo: 0, sameChance: true })).toThrow('once the game is over');
  });
});
