import { Random } from '@skerry/engine';
import { describe, expect, test } from 'vitest';
import { expired, runClocks } from '../clocks.ts';
import { deadline, execute, resumeClocks, type SeatClock, type SeatRow, settled, type TableSetup } from '../index.ts';
import { game, sitDown } from './play.ts';

const rule = { turn: 10_000, bank: 5_000 };
const person = (clock: SeatClock = { bank: rule.bank }): SeatRow => ({ who: 'person', name: 'Ann', clock });
const asked = (...seats: number[]) => new Set(seats);

describe('the clock', () => {
  test('runs for the person the game waits for, and for nobody else', () => {
    const bot: SeatRow = { who: 'bot', name: 'Finn', clock: { bank: 0 } };
    const seats = runClocks(rule, [person(), person(), bot], asked(0, 2), 7, 1000);
    expect(seats.map(({ clock }) => clock?.since)).toEqual([1000, undefined, undefined]);
  });

  test('goes on while the same seat stays asked in the same turn, whatever dice are rolled or steps taken back', () => {
    const seats = runClocks(rule, [person()], asked(0), 7, 1000);
    expect(runClocks(rule, seats, asked(0), 7, 9000)).toBe(seats);
  });

  test('begins anew with the next turn of the same seat, and what was over is gone', () => {
    const seats = runClocks(rule, [person({ bank: 5_000, since: 1_000, turn: 7 })], asked(0), 8, 12_000);
    expect(seats).toEqual([person({ bank: 4_000, since: 12_000, turn: 8 })]);
  });

  test('goes on where it stopped when another was asked in between, within one turn', () => {
    const stopped = runClocks(rule, [person({ bank: 5_000, since: 1_000, turn: 7 })], asked(), 7, 5_000);
    expect(stopped).toEqual([person({ bank: 5_000, used: 4_000, turn: 7 })]);
    const [again] = runClocks(rule, stopped, asked(0), 7, 60_000);
    expect(again?.clock).toEqual({ bank: 5_000, since: 56_000, turn: 7 });
  });

  test('gives no time back to whoever ends a turn and takes that back', () => {
    const [ended] = [runClocks(rule, [person({ bank: 5_000, since: 0, turn: 7 }), person()], asked(1), 8, 9_000)];
    const [ann, ben] = runClocks(rule, ended, asked(0), 7, 9_500);
    expect(ann?.clock).toEqual({ bank: 5_000, since: 500, turn: 7 });
    expect(ben?.clock).toEqual({ bank: 5_000, used: 500, turn: 8 });
  });

  test.each([
    ['within the turn time the bank stays', 10_999, 5_000],
    ['what is over comes from the bank', 13_000, 3_000],
    ['a bank is never less than empty', 99_000, 0],
  ])('%s', (_what, until, bank) => {
    const [seat] = runClocks(rule, [person({ bank: 5_000, since: 1_000, turn: 7 })], asked(), 7, until);
    expect(seat?.clock?.bank).toBe(bank);
  });

  test('ends after turn time and bank', () => {
    const seats = [person({ bank: 5_000, since: 1_000 }), person()];
    expect(deadline(rule, seats)).toBe(16_000);
    expect(expired(rule, seats, 15_999)).toEqual([]);
    expect(expired(rule, seats, 16_000)).toEqual([0]);
    expect(deadline(rule, [person()])).toBeUndefined();
  });

  test('does not count the time while the server is down', () => {
    const seats = [person({ bank: 5_000, since: 1_000 }), person({ bank: 1, since: 5_000 }), person()];
    const resumed = resumeClocks(seats, 4_000, 100_000);
    expect(resumed.map(({ clock }) => clock?.since)).toEqual([97_000, 100_000, undefined]);
  });
});

test('the clock of a seat does not begin anew when cards are drawn within its turn', () => {
  const session = sitDown();
  const seats: SeatRow[] = ['Ann', 'Ben', 'Cleo'].map((name) => ({ who: 'person', name, person: name }));
  const lobby: TableSetup = {
    ...{ id: 't', name: 'Sunday', game: game.name, version: game.version, options: {}, listed: false, kicked: [] },
    ...{ host: 'Ann', made: 0, touched: 0, stage: 'playing', clock: rule, seats },
  };
  let setup = settled(lobby, session, 0);
  const random = new Random(3);
  let met = 0;
  for (let now = 1_000; session.outcome() === undefined; now += 1_000) {
    const [seat] = session.waitsFor();
    const [{ actions } = { actions: [] }] = session.offers([seat!]);
    const turn = session.turn();
    const before = setup.seats[seat!]?.clock;
    const wish = {
      say: 'do',
      id: '1',
      do: 'play',
      seat: seat!,
      n: session.n,
      action: actions[random.below(actions.length)]!,
    } as const;
    const change = execute(
      { setup, session, game },
      wish,
      { person: seats[seat!]!.name, invited: true, isHere: () => false },
      now,
    );
    if ('why' in change) throw new Error(change.why.why);
    setup = change.setup;
    const isSameTurn = session.turn().number === turn.number && session.waitsFor().includes(seat!);
    if (change.lines?.[0]?.line.chance === undefined || !isSameTurn || session.outcome()) continue;
    met++;
    expect(setup.seats[seat!]?.clock).toEqual(before);
  }
  expect(met).toBeGreaterThan(0);
});
