import { type Game, imagine, SampleDealer, type Seat, view } from '@skerry/engine';
import { expect, test } from 'vitest';
import type { BotProfile } from '../profile/bot-profile.ts';
import { type Company, companyOf } from '../review/company.ts';
import { studyOf } from '../review/review.ts';
import { beach, horizon, type LowTide, lowTide, botProfile as plain, type State } from './low-tide.ts';

/** Low Tide as if all were rivals: a seat is the better off the more was rolled in the futures about it. */
const rivals: Game<LowTide> = { ...lowTide, team: false };

function loreWith(
  about: Seat[] = [],
  points = (state: State, seat: Seat) => state.rolls.length + seat,
): BotProfile<LowTide> {
  return {
    ...plain,
    horizon,
    policy(state, random, seat) {
      if (seat !== undefined) about.push(seat);
      return plain.policy(state, random, seat);
    },
    prospects: { points, progress: () => 0.5, spread: [1, 1], lift: 0, apart: true },
  };
}

const table = beach();
const viewOf = (seat: Seat) => view(table, seat);

function company(botProfile: BotProfile<LowTide>): {
  study: ReturnType<typeof studyOf<LowTide>>;
  others: Company<LowTide>;
} {
  const study = studyOf(rivals, botProfile, 2);
  return { study, others: companyOf(study, viewOf, 7)! };
}

const somewhere = imagine(rivals, viewOf(0), new SampleDealer(1));

test('what becomes of the others is imagined once for all moves that are compared', () => {
  const { study, others } = company(loreWith());
  const first = others.around(0).read(somewhere, 3);
  expect(study.spent.futures).toBe(1);
  expect(others.around(0).read(somewhere, 3)).toEqual(first);
  expect(study.spent.futures).toBe(1);
  others.around(0).read(somewhere, 4);
  expect(study.spent.futures).toBe(2);
});

test('each of them is imagined by a future of its own', () => {
  const about: Seat[] = [];
  company(loreWith(about)).others.around(0).read(somewhere, 3);
  expect(new Set(about)).toEqual(new Set([1]));
});

test('the chances of all seats are shares of one, and more points are worth more', () => {
  const { others } = company(loreWith());
  const [own, other] = others.around(0).read(somewhere, 3);
  expect(own! + other!).toBeCloseTo(1);
  const ahead = company(loreWith([], (_, seat) => (seat === 0 ? 5 : 3))).others.read(0);
  expect(ahead[0]).toBeGreaterThan(ahead[1]!);
});

test('of a game that is over whoever has most has won, and equals share it', () => {
  const over: State = { ...somewhere, outcome: { ranks: [1, 1], why: { why: 'evening' } } };
  const first = company(loreWith([], (_, seat) => seat)).others.around(0);
  expect(first.read(over, 0)).toEqual([0, 1]);
  const even = company(loreWith([], () => 4)).others.around(0);
  expect(even.read(over, 0)).toEqual([0.5, 0.5]);
});

test('a game whose seats touch each other has no company, and nor has somebody alone', () => {
  const { prospects, ...without } = loreWith();
  expect(companyOf(studyOf(rivals, without, 2), viewOf, 7)).toBeUndefined();
  expect(companyOf(studyOf(rivals, loreWith(), 1), viewOf, 7)).toBeUndefined();
});
