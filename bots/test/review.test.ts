import { asks, type Game, type GameRecord, open, outcome, play, record, type Table, view } from '@skerry/engine';
import type { Level } from '@skerry/tables';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  playMatch,
  pointsFor,
  type Review,
  type ReviewedEntry,
  review,
  reviewing,
  type TurningPoint,
  turningPoints,
} from '../index.ts';
import type { BotProfile } from '../profile/bot-profile.ts';
import { seatReviews } from '../review/conclusion.ts';
import { skips } from '../review/decisions.ts';
import { fallsIn } from '../review/points.ts';
import { sayMove } from '../review/say-move.ts';
import { REVIEW_WORDS } from '../review/words.ts';
import {
  type Action,
  horizon,
  type LowTide,
  lowTide,
  botProfile as plain,
  plainTide,
  planning,
  type State,
} from './low-tide.ts';

const rest: Action = { act: 'rest' };
const dig: Action = { act: 'dig', at: 0 };

/** Nothing is hidden: what the sea takes in the evening is known. */
const openTide: Game<LowTide> = (() => {
  const { imagine, ...game } = plainTide;
  return {
    ...game,
    setUp(seats, options, dealer) {
      const { hidden, ...state } = plainTide.setUp(seats, options, dealer);
      return state as State;
    },
    steps: {
      ...game.steps,
      evening: {
        run(state) {
          state.outcome = {
            ranks: state.whistles.map(() => (state.home >= state.goal ? 1 : 2)),
            why: { why: 'evening' },
          };
        },
      },
    },
  };
})();

const botProfile: BotProfile<LowTide> = { ...plain, horizon };
/** Futures go to the end of the game, so what is said of a position is what the quick player makes of it. */
const toTheEnd: BotProfile<LowTide> = {
  ...plain,
  review: { beam: 8, ends: 8, choice: 120, sure: 60, chance: 60, entries: 1000 },
};

function playedBy(game: Game<LowTide>, level: Level, n: number): GameRecord {
  const { table } = playMatch({
    ...{ game, botProfile, seats: 2, options: { days: 1, goal: 20 }, levels: [level, level] },
    ...{ seed: `tide-${n}`, botSeed: n, now: () => 0 },
  });
  return record(table);
}

/** Seat 0 and seat 1 do what they are told in turn, then rest. */
function tide(actions: readonly Action[], game = openTide, seed = 'tide'): Table<LowTide> {
  const table = open(game, { seats: 2, options: { days: 1, goal: 20 }, seed });
  for (const action of [...actions, rest, rest, rest]) {
    const asked = asks(table).find(({ must }) => must);
    if (asked !== undefined) play(table, asked.seat, action);
  }
  return table;
}

const of = (table: Table<LowTide>, by: BotProfile<LowTide> = toTheEnd, seed = 1): Review<LowTide> =>
  review({ game: table.game, botProfile: by, record: record(table), seed });

describe('a review', () => {
  test('is the same again from the same seed, step by step too', () => {
    const table = tide([dig, dig]);
    const steps = reviewing({ game: openTide, botProfile: toTheEnd, record: record(table), seed: 1 });
    let step = steps.next();
    while (!step.done) step = steps.next();
    expect(of(table)).toEqual(step.value);
    expect(of(table)).toEqual(of(table));
  });

  test('imagines no more of a longer game than of a usual one', () => {
    const table = tide([dig, dig]);
    const { length } = record(table).entries;
    const futures = (entries: number): number =>
      of(table, { ...toTheEnd, review: { ...toTheEnd.review!, entries } }).futures;
    expect(futures(length)).toBe(futures(1000));
    expect(futures(length / 2)).toBeLessThan(0.6 * futures(length));
  });

  test('tells how far it has come, up to the last entry', () => {
    const table = tide([dig, dig]);
    const { entries } = record(table);
    const steps = reviewing({ game: openTide, botProfile: toTheEnd, record: record(table), seed: 1 });
    const told = [];
    for (let step = steps.next(); !step.done; step = steps.next()) told.push(...step.value.entries);
    expect(told.map(({ n }) => n)).toEqual(entries.map((_, n) => n));
  });

  test('ends with what the game came to', () => {
    const table = tide([]);
    const { course } = of(table);
    expect(outcome(table)?.ranks).toEqual([2, 2]);
    expect(course.at(-1)).toEqual([{ mean: 0, error: 0 }]);
    expect(course).toHaveLength(record(table).entries.length + 1);
  });

  test('finds that going home with nothing in the first turn of two loses much', () => {
    const [first] = of(tide([])).entries;
    expect(first!.choice!.best.moves[0]!.action.act).toBe('dig');
    expect(first!.choice!.lost.mean).toBeGreaterThan(0.1);
    expect(of(tide([])).seated[0]!.skill.mean).toBeLessThan(-0.1);
  });

  test('finds nothing lost where only one thing could be done', () => {
    const { entries } = of(tide([dig]));
    for (const { choice } of entries) expect(choice?.compared.length ?? 2).toBeGreaterThan(1);
  });

  test('says of a wave that took the basket that it was bad luck, and of a high roll that it was good', () => {
    let [bad, good] = [0, 0];
    for (let n = 0; n < 12; n++) {
      for (const { chances } of of(tide([dig, dig, dig], openTide, `roll-${n}`)).entries) {
        for (const { outcome: roll, luck, of: sides, alike } of chances) {
          expect([sides, alike]).toEqual([6, 1]);
          if (roll === 1) {
            bad++;
            expect(luck[0]!.mean).toBeLessThanOrEqual(0.05);
          }
          if (roll === 6) {
            good++;
            expect(luck[0]!.mean).toBeGreaterThanOrEqual(-0.05);
          }
        }
      }
    }
    expect(bad).toBeGreaterThan(0);
    expect(good).toBeGreaterThan(0);
  });

  test('weighs plans where a game has them, and blames the move after which the best was out of reach', () => {
    const planned = { ...toTheEnd, horizon, planning };
    const table = open(lowTide, { seats: 2, options: { days: 1, goal: 20 }, seed: 'plan' });
    play(table, 0, rest);
    play(table, 1, rest);
    const { entries } = review({ game: lowTide, botProfile: planned, record: record(table), seed: 1 });
    expect(entries[0]!.choice!.lost.mean).toBeGreaterThanOrEqual(0);
    expect(entries[0]!.choice!.best.moves.length).toBeGreaterThan(0);
  });

  test('makes no move of a plan that chance has made impossible', () => {
    const { dig: digging } = openTide.actions;
    let outOfTurn = 0;
    const watched: Game<LowTide> = {
      ...openTide,
      actions: {
        ...openTide.actions,
        dig: {
          ...digging,
          take(state, seat, action, dealer) {
            if (digging.why(state, seat, action) !== undefined) outOfTurn++;
            digging.take!(state, seat, action, dealer);
          },
        },
      },
    };
    const planned = { ...toTheEnd, horizon, planning: { ...planning, passesOver: () => true } };
    const { entries } = of(tide([rest], watched), planned);
    expect(Math.max(...entries.map(({ choice }) => choice?.best.moves.length ?? 0))).toBeGreaterThan(1);
    expect(outOfTurn).toBe(0);
  });

  test('knows no more than the seat that acted', () => {
    const table = tide([dig, dig], lowTide);
    const kept = record(table);
    // The charms and what the sea will take are the first three outcomes: others than seat 0 has are changed.
    const [own, ...others] = kept.opening as number[];
    const changed = { ...kept, opening: [own!, ...others.map((worth) => (worth % 3) + 1)] };
    const first = (played: GameRecord) =>
      review({ game: lowTide, botProfile: toTheEnd, record: played, seed: 1 }).entries[0];
    expect(
      first({ ...changed, seed: undefined, entries: changed.entries.slice(0, 1) } as unknown as GameRecord),
    ).toEqual(first({ ...kept, entries: kept.entries.slice(0, 1) }));
  });

  test('of a game that is not over goes as far as the game', () => {
    const table = open(openTide, { seats: 2, options: { days: 1, goal: 20 }, seed: 'half' });
    play(table, 0, dig);
    const { entries, course } = of(table);
    expect(entries).toHaveLength(1);
    expect(course.length).toBeGreaterThan(0);
    expect(view(table, 0).state.rolls).toHaveLength(1);
  });
});

describe('over many games', () => {
  const found = new Map<Level, { luck: number[]; lost: number[] }>();

  beforeAll(() => {
    for (const level of ['random', 'keen'] as const) {
      const sums: { luck: number[]; lost: number[] } = { luck: [], lost: [] };
      for (let n = 0; n < 30; n++) {
        const { seated } = review({
          game: openTide,
          botProfile: toTheEnd,
          record: playedBy(openTide, level, n),
          seed: n,
        });
        sums.luck.push(seated.reduce((sum, { luck }) => sum + luck.mean, 0));
        sums.lost.push(seated.reduce((sum, { skill }) => sum - skill.mean, 0));
      }
      found.set(level, sums);
    }
  });

  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

  test.each(['random', 'keen'] as const)('luck comes to nothing within its error: %s bots', (level) => {
    const { luck } = found.get(level)!;
    const deviation = Math.sqrt(mean(luck.map((each) => (each - mean(luck)) ** 2)));
    expect(deviation).toBeGreaterThan(0.05);
    expect(Math.abs(mean(luck))).toBeLessThan((3 * deviation) / Math.sqrt(luck.length));
  });

  test('stronger bots lose less', () => {
    expect(mean(found.get('keen')!.lost)).toBeLessThan(mean(found.get('random')!.lost) / 2);
  });
});

describe('a prompt that is skipped', () => {
  const asking = (matters: boolean): Game<LowTide> => ({
    ...openTide,
    prompts: { pass: () => rest, matters: () => matters },
  });
  const choicesAt = (game: Game<LowTide>) =>
    of(tide([], game)).entries.flatMap(({ action, choice }) => (action.act === 'rest' ? [choice !== undefined] : []));

  test('is nobody’s choice where nothing was at stake, because the program skips it by itself', () => {
    expect(choicesAt(asking(true))).toContain(true);
    expect(choicesAt(asking(false))).not.toContain(true);
  });

  test('means the same for however long it is skipped', () => {
    const pass = { act: 'pass', until: 'window' };
    const isSkip = skips({ prompts: { pass: () => pass, matters: () => true } }, {} as State, 0);
    expect([pass, { act: 'pass', until: 'turn' }, { act: 'lift' }].map(isSkip)).toEqual([true, true, false]);
  });
});

describe('a team’s choice', () => {
  const sure = (mean: number) => ({ mean, error: 0.01 });
  const entry: ReviewedEntry<LowTide> = {
    n: 3,
    seat: 0,
    action: rest,
    turn: { number: 2 },
    choice: {
      played: sure(0.3),
      best: { moves: [{ seat: 1, action: dig }], worth: sure(0.6) },
      lost: sure(0.3),
      compared: [],
      tries: 1,
    },
    chances: [],
  };

  test('is charged to the seat that could have made the best move, not to the one that went on without it', () => {
    expect(turningPoints([entry], 'chance', true)).toMatchObject([{ entry: 3, seat: 1 }]);
    const [mover, holder] = seatReviews([entry], 2, true);
    expect(mover?.skill.mean).toBe(0);
    expect(holder?.skill.mean).toBeCloseTo(-0.3);
  });

  test('is said with the names of those who act, and nobody is "you"', () => {
    const { state } = view(open(lowTide, { seats: 2, options: { days: 1, goal: 20 }, seed: 'said' }), 'watcher');
    const text = {
      language: 'en',
      actions: { dig: (_: unknown, { reader }: { reader?: number }) => `Dig as ${reader}` },
    };
    const telling = { state, names: ['Ada', 'Bruno'], reader: undefined, content: undefined };
    const said = (seat: number, before?: number) =>
      sayMove(REVIEW_WORDS.en, text as never, { seat, action: dig }, telling, before);
    expect(said(1, 0)).toBe('Bruno: dig as undefined');
    expect(said(1, 1)).toBe('Dig as undefined');
  });
});

describe('whoever looks at a game of rivals', () => {
  const worth = (mean: number, error = 0.01) => ({ mean, error });
  const rounds = { played: worth(0.3), best: { moves: [{ seat: 0, action: dig }], worth: worth(0.3) }, tries: 1 };
  /** The entries of turns of seats 0, 1, 0, 1, of which a choice in the third lost something. */
  const entries = (lost: { mean: number; error: number }): ReviewedEntry<LowTide>[] =>
    [0, 1, 0, 1].map((seat, n) => ({
      ...{ n, seat, action: dig, turn: { number: n + 1, seat }, chances: [] },
      ...(n === 2 && { choice: { ...rounds, lost, compared: [] } }),
    }));
  /** Seat 0 falls from 50 to 30% until its next turn. */
  const course = [0.5, 0.45, 0.3, 0.3, 0.27].map((mean) => [worth(mean), worth(1 - mean)]);
  const facts: LowTide['Fact'][][] = [[], [{ fact: 'rested' } as unknown as LowTide['Fact']], [], []];
  const seen = (lost = worth(0.035), points: TurningPoint<LowTide>[] = []) => {
    const falls = fallsIn(entries(lost), course, 'chance', facts);
    return pointsFor({ entries: entries(lost), points, falls, unit: 'chance', sides: 2 }, false, [0]);
  };

  test('is told where they fell from one turn to the next, and what happened meanwhile', () => {
    const { falls } = seen();
    expect(falls).toMatchObject([{ kind: 'fall', side: 0, from: 0, entry: 1, page: 2, facts: facts[1] }]);
    expect(falls[0]!.swing.mean).toBeCloseTo(-0.2);
  });

  test('is not told twice where a turning point explains most of a fall', () => {
    const chance = { kind: 'chance', entry: 1, chance: 0, page: 2, seat: 1, side: 0, swing: worth(-0.15) } as const;
    expect(seen(undefined, [chance]).falls).toEqual([]);
  });

  test('finds the costliest of their choices among the turning points, though others were larger', () => {
    const { points, choices } = seen();
    expect(choices).toMatchObject([{ kind: 'choice', entry: 2, seat: 0 }]);
    expect(points).toContain(choices[0]);
    expect(points.map(({ page }) => page)).toEqual([2, 2]);
  });

  test('is blamed for nothing of which one cannot be sure', () => {
    expect(seen(worth(0.035, 0.03)).choices).toEqual([]);
  });
});

test('dice that nobody hears of one by one are one chance, not luck and bad luck in one roll', () => {
  const twoDice: Game<LowTide> = {
    ...openTide,
    actions: {
      ...openTide.actions,
      rest: {
        ...openTide.actions.rest,
        take(state, seat, action, dealer) {
          dealer.die(6, 'omen');
          dealer.die(6, 'omen');
          openTide.actions.rest.take!(state, seat, action, dealer);
        },
      },
    },
  };
  const rested = of(tide([], twoDice)).entries.filter(({ action }) => action.act === 'rest');
  expect(rested.length).toBeGreaterThan(0);
  for (const { chances } of rested) expect(chances).toMatchObject([{ nth: 1, of: 0 }]);
});
