import { asks, type Game, play, type Seat, type Table, view } from '@skerry/engine';
import { describe, expect, test } from 'vitest';
import { Bot, type Planned, plan, planning as planStepwise } from '../index.ts';
import type { BotProfile, Planning } from '../profile/bot-profile.ts';
import {
  type Action,
  beach,
  horizon,
  LAST_TURN,
  type LowTide,
  lowTide,
  botProfile as plain,
  planning,
  type State,
} from './low-tide.ts';

const botProfile: BotProfile<LowTide> = { ...plain, planning, horizon };
const rest: Action = { act: 'rest' };
const charm: Action = { act: 'charm', worth: 3 };

/** Seat 0 can win by its charm and a rest: two shells are missing and the sea takes up to three, but the charm brings three. */
const charmed = (change: Partial<State> = {}): Table<LowTide> =>
  beach({
    agenda: LAST_TURN,
    home: 38,
    basket: 2,
    secrets: [
      { worth: 3, dealt: true },
      { worth: 1, dealt: true },
    ],
    ...change,
  });

function planOn(
  table: Table<LowTide>,
  { seed = 1, by = planning, widths = planning.widths.fierce, seats = [0] as Seat[] } = {},
): Planned<LowTide> {
  return plan({ game: lowTide, botProfile, planning: by, view: view(table, 0), seats, seat: 0, seed, widths });
}

const botOn = (seat: Seat, by = botProfile): Bot<LowTide> =>
  new Bot({ game: lowTide, botProfile: by, level: 'keen', seed: 1, seats: [seat] });
const decide = (bot: Bot<LowTide>, table: Table<LowTide>) => bot.decide(view(table, bot.seats[0]!), asks(table));

describe('a plan', () => {
  test('holds all moves up to the one that ends them', () => {
    const { plan, value } = planOn(charmed());
    expect(plan.map(({ move }) => move.action)).toEqual([charm, rest]);
    expect(value).toBe(1);
  });

  test('is the same again, step by step, and whatever was planned before', () => {
    const table = beach({ basket: 9 });
    const first = planOn(table);
    planOn(charmed(), { seed: 4 });
    expect(planOn(table)).toEqual(first);
    const { fierce: widths } = planning.widths;
    const steps = planStepwise({
      ...{ game: lowTide, botProfile, planning, widths },
      ...{ view: view(table, 0), seats: [0], seat: 0, seed: 1 },
    });
    let pauses = 0;
    for (let step = steps.next(); ; step = steps.next(), pauses++) {
      if (!step.done) continue;
      expect(step.value).toEqual(first);
      break;
    }
    expect(pauses).toBeGreaterThan(10);
  });

  test('may use what a seat that is not asked can do', () => {
    const actions = ({ weighed }: Planned<LowTide>) =>
      weighed.flatMap(({ moves }) => moves.map(({ action }) => action));
    const table = beach({ basket: 9 });
    expect(actions(planOn(table, { seats: [0, 1] }))).toContainEqual({ act: 'whistle' });
    expect(actions(planOn(table, { seats: [0] }))).not.toContainEqual({ act: 'whistle' });
  });

  test('keeps what costs first and pays later, where a game tells such positions apart', () => {
    const greedy: Planning<LowTide> = {
      ...planning,
      passesOver: () => true,
      weigh: (state) => (state.charms[0] ? 0.9 : 0.1),
    };
    const usesCharm = (by: Planning<LowTide>): boolean =>
      planOn(charmed(), { by, widths: { beam: 1, ends: 8, futures: 0 } }).weighed.some(({ moves }) =>
        moves.some(({ action }) => action.act === 'charm'),
      );
    expect(usesCharm(greedy)).toBe(false);
    expect(usesCharm({ ...greedy, apart: (state) => Number(state.charms[0]) })).toBe(true);
  });

  test('looks only at what is worth planning', () => {
    const restless: Planning<LowTide> = {
      ...planning,
      worthPlanning: (_state, _seat, offers) => offers.filter(({ act }) => act === 'rest'),
    };
    const { weighed, rollouts } = planOn(charmed(), { by: restless });
    expect(weighed.map(({ moves }) => moves.map(({ action }) => action))).toEqual([[rest]]);
    expect(rollouts).toBe(0);
  });
});

describe('chance', () => {
  /** The most digs of a plan. */
  const digs = (by: Planning<LowTide>): number =>
    Math.max(
      ...planOn(beach({ basket: 1 }), { by }).weighed.map(
        ({ moves }) => moves.filter(({ action }) => action.act === 'dig').length,
      ),
    );

  test('ends a plan, unless it is passed over', () => {
    expect(digs(planning)).toBe(1);
    expect(digs({ ...planning, passesOver: () => true })).toBeGreaterThan(1);
  });

  test('that turns out otherwise ends what was planned after it', () => {
    const { dig } = lowTide.actions;
    let outOfTurn = 0;
    const watched: Game<LowTide> = {
      ...lowTide,
      actions: {
        ...lowTide.actions,
        dig: {
          ...dig,
          take(state, seat, action, dealer) {
            if (dig.why(state, seat, action) !== undefined) outOfTurn++;
            dig.take!(state, seat, action, dealer);
          },
        },
      },
    };
    const problem = { game: watched, botProfile, planning: { ...planning, passesOver: () => true } };
    const { rollouts } = plan({
      ...problem,
      ...{ view: view(beach({ basket: 1 }), 0), seats: [0], seat: 0, seed: 1, widths: planning.widths.fierce },
    });
    expect(rollouts).toBeGreaterThan(0);
    expect(outOfTurn).toBe(0);
  });
});

describe('the turn after', () => {
  /** As if the same seat could dig on at once: from where it rested, or from a better place. */
  const sequel = (home: number): Planning<LowTide> => ({
    ...planning,
    sequels: (_state, _seat, before) => {
      const digs = before.basket > 2;
      const state = lowTide.clone(before);
      state.home = digs ? home : 0;
      return [{ state, chance: 1 }];
    },
  });

  test('decides between ends, and no future is imagined', () => {
    const { weighed, rollouts } = planOn(charmed(), { by: sequel(30), widths: { beam: 20, ends: 4, futures: 1 } });
    expect(rollouts).toBe(weighed.length);
    expect(weighed.every(({ tries }) => tries === 1)).toBe(true);
    const values = weighed.map(({ value }) => value);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    const poorer = planOn(charmed(), { by: sequel(0), widths: { beam: 20, ends: 4, futures: 1 } });
    expect(poorer.value).toBeLessThan(values[0]!);
  });

  test('is looked at for fewer ends where positions run out, the best first', () => {
    const widths = { beam: 20, ends: 4, futures: 1 };
    const weighedWithin = (positions: number) =>
      planOn(charmed(), { by: sequel(30), widths: { ...widths, positions } }).weighed;
    const all = planOn(charmed(), { by: sequel(30), widths }).weighed;
    expect(weighedWithin(1000)).toEqual(all);
    const counts = [0, 10, 20, 30].map((positions) => weighedWithin(positions).length);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(counts[0]).toBe(1);
  });

  test('is looked at for fewer ends in a turn that is worth less of it', () => {
    const widths = { beam: 20, ends: 4, futures: 1, positions: 60 };
    const weighedAt = (share: number) =>
      planOn(charmed(), { by: { ...sequel(30), worthPondering: () => share }, widths }).weighed;
    expect(weighedAt(1)).toEqual(planOn(charmed(), { by: sequel(30), widths }).weighed);
    expect(weighedAt(0.2)).toEqual(planOn(charmed(), { by: sequel(30), widths: { ...widths, positions: 12 } }).weighed);
    expect(weighedAt(0.2).length).toBeLessThan(weighedAt(1).length);
  });

  test('counts for as much as a level trusts it, beside the end itself', () => {
    const widths = { beam: 20, ends: 4, futures: 1 };
    const valuesWith = (foresight: number) =>
      planOn(charmed(), { by: sequel(30), widths: { ...widths, foresight } }).weighed.map(({ value }) => value);
    const atOnce = planOn(charmed(), { by: sequel(30), widths: { ...widths, futures: 0 } }).weighed;
    expect(valuesWith(1)).toEqual(planOn(charmed(), { by: sequel(30), widths }).weighed.map(({ value }) => value));
    expect(valuesWith(0)).toEqual(atOnce.slice(0, 4).map(({ value }) => value));
    const [trusting, doubtful] = [valuesWith(1)[0]!, valuesWith(0)[0]!];
    expect(valuesWith(0.5)[0]).toBeGreaterThan(Math.min(trusting, doubtful));
    expect(valuesWith(0.5)[0]).toBeLessThan(Math.max(trusting, doubtful));
  });

  test('does not come where there is none', () => {
    const last: Planning<LowTide> = { ...planning, sequels: () => [] };
    const widths = { beam: 20, ends: 4, futures: 1 };
    const judged = planOn(charmed(), { by: planning, widths: { ...widths, futures: 0 } });
    expect(planOn(charmed(), { by: last, widths }).value).toBe(judged.value);
  });
});

describe('the ends of a plan', () => {
  test('all come back with their values and the futures they met, the best first', () => {
    const { weighed, rollouts, value } = planOn(beach({ basket: 9 }));
    // Eight spots to dig at and a rest, each with and without the charm.
    expect(weighed).toHaveLength(18);
    expect(weighed[0]!.value).toBe(value);
    expect(weighed.reduce((all, { tries }) => all + tries, 0)).toBe(rollouts);
    const tries = weighed.map((end) => end.tries);
    expect(tries).toEqual(tries.toSorted((a, b) => b - a));
    expect(tries.at(-1)).toBeGreaterThan(0);
  });

  test('meet futures within the budget of the turn', () => {
    const { rollouts } = planOn(beach({ basket: 9 }), { widths: { beam: 4, ends: 8, futures: 6 } });
    expect(rollouts).toBeLessThanOrEqual(8 * 6);
    expect(rollouts).toBeGreaterThan(24);
  });

  test('are judged at once where there are no futures', () => {
    const { weighed, rollouts } = planOn(beach({ basket: 9 }), { widths: { beam: 4, ends: 1, futures: 0 } });
    expect(rollouts).toBe(0);
    expect(weighed).toHaveLength(18);
    const values = weighed.map(({ value }) => value);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
  });
});

describe('inside futures', () => {
  test('a rival plans by its own standing', () => {
    const pairs = new Set<string>();
    const by: Planning<LowTide> = {
      ...planning,
      weigh(state, seat, before) {
        const digs = (before ?? state).agenda.at(-1);
        if (digs?.do === 'dig') pairs.add(`${digs.seat} by ${seat}`);
        return planning.weigh(state, seat, before);
      },
    };
    const { keen: widths } = planning.widths;
    const far = { ...botProfile, horizon: { ...horizon, turns: 2 } };
    const table = beach({ basket: 9 });
    plan({ game: lowTide, botProfile: far, planning: by, view: view(table, 0), seats: [0], seat: 0, seed: 1, widths });
    expect(pairs).toEqual(new Set(['0 by 0', '1 by 1']));
  });

  test('the horizon ends them', () => {
    const ends: State[] = [];
    const by: BotProfile<LowTide> = {
      ...botProfile,
      evaluate(state, seat) {
        ends.push(state);
        return botProfile.evaluate(state, seat);
      },
    };
    const { keen: widths } = planning.widths;
    const table = beach({ basket: 9 });
    plan({ game: lowTide, botProfile: by, planning, view: view(table, 0), seats: [0], seat: 0, seed: 1, widths });
    expect(ends.length).toBeGreaterThan(0);
    for (const end of ends) expect(end.turn).toBe(2);
  });
});

describe('a bot', () => {
  test('thinks once in a turn and then follows its plan', () => {
    const table = charmed({ agenda: [{ do: 'evening' }, { do: 'turn', seat: 1 }, { do: 'dig', seat: 0 }] });
    const bot = botOn(0);
    const first = decide(bot, table);
    expect(first.move?.action).toEqual(charm);
    expect(first.rollouts).toBeGreaterThan(0);
    play(table, 0, charm);
    expect(decide(bot, table)).toEqual({ move: { seat: 0, action: rest }, rollouts: 0, weighed: [] });
  });

  test('plans anew where the position is not the planned one', () => {
    const bot = botOn(0);
    decide(bot, charmed());
    const { rollouts } = decide(bot, charmed({ basket: 0, charms: [false, true] }));
    expect(rollouts).toBeGreaterThan(0);
  });

  test('hands its plan to whoever goes on for it; without it that one plans anew', () => {
    const table = charmed();
    const old = botOn(0);
    decide(old, table);
    play(table, 0, charm);
    const settings = {
      game: lowTide,
      botProfile,
      level: 'keen',
      seed: 1,
      seats: [0],
      decisions: old.decisions,
    } as const;
    expect(decide(new Bot({ ...settings, plan: old.plan }), table).rollouts).toBe(0);
    expect(decide(new Bot(settings), table).rollouts).toBeGreaterThan(0);
  });

  test('does not follow the plan of seats that are not its own', () => {
    const other = botOn(0);
    decide(other, charmed());
    const plan = other.plan.map(({ key, move }) => ({ key, move: { ...move, seat: 1 } }));
    const bot = new Bot({ game: lowTide, botProfile, level: 'keen', seed: 1, seats: [0], plan });
    expect(decide(bot, charmed()).move?.seat).toBe(0);
  });
});

describe('plans see views only', () => {
  test('so what the seat may not know does not change them', () => {
    const secrets = (worth: number) => [
      { worth: 2, dealt: true },
      { worth, dealt: true },
    ];
    const [one, other] = [1, 3].map((worth) =>
      beach({ basket: 9, secrets: secrets(worth), hidden: { worth, dealt: true } }),
    );
    expect(planOn(one!)).toEqual(planOn(other!));
  });

  test('and every future imagines it anew', () => {
    const imagined = new Set<string>();
    const game = {
      ...lowTide,
      imagine(...[view, dealer]: Parameters<NonNullable<typeof lowTide.imagine>>) {
        const state = lowTide.imagine!(view, dealer);
        imagined.add(JSON.stringify([state.secrets, state.hidden]));
        return state;
      },
    };
    const { keen: widths } = planning.widths;
    const table = beach({ basket: 9 });
    plan({ game, botProfile, planning, view: view(table, 0), seats: [0], seat: 0, seed: 1, widths });
    expect(imagined.size).toBeGreaterThan(3);
    for (const each of imagined)
      expect(JSON.parse(each)).toMatchObject([[{ dealt: true }, { dealt: false }], { dealt: false }]);
  });
});
