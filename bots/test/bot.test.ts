import { asks, type Table, view } from '@skerry/engine';
import type { Level } from '@skerry/tables';
import { describe, expect, test } from 'vitest';
import { Bot, ROLLOUTS } from '../index.ts';
import type { BotProfile } from '../profile/bot-profile.ts';
import { type Action, beach, botProfile, holding, LAST_TURN, type LowTide, lowTide, type State } from './low-tide.ts';

function botOn(seat: number, level: Level, by: BotProfile<LowTide> = botProfile, decisions = 0): Bot<LowTide> {
  return new Bot({ game: lowTide, botProfile: by, level, seed: 1, seats: [seat], decisions });
}

const decide = (bot: Bot<LowTide>, table: Table<LowTide>) => bot.decide(view(table, bot.seats[0]!), asks(table));
const whistle: Action = { act: 'whistle' };

describe.each(['random', 'greedy', 'calm', 'keen'] as const)('a %s bot', (level) => {
  const table = beach({ basket: 9 });

  test('decides the same again', () => {
    expect(decide(botOn(0, level), table)).toEqual(decide(botOn(0, level), table));
  });

  test('decides the same step by step', () => {
    const steps = botOn(0, level).deciding(view(table, 0), asks(table));
    for (;;) {
      const step = steps.next();
      if (!step.done) continue;
      expect(step.value).toEqual(decide(botOn(0, level), table));
      break;
    }
  });

  test('goes on where another has left off', () => {
    const old = botOn(0, level);
    decide(old, table);
    decide(old, table);
    const heir = botOn(0, level, botProfile, old.decisions);
    expect([decide(heir, table), decide(heir, table)]).toEqual([decide(old, table), decide(old, table)]);
    expect(heir.decisions).toBe(4);
  });

  test('has nothing to decide for others, and does not count it', () => {
    const bot = botOn(1, level);
    expect(decide(bot, beach())).toEqual({ move: undefined, rollouts: 0, weighed: [] });
    expect(bot.decisions).toBe(0);
  });
});

test('only a greedy bot uses the evaluation that a game has for it', () => {
  const asked: string[] = [];
  const noting =
    (name: string): BotProfile<LowTide>['evaluate'] =>
    (state, seat) => {
      asked.push(name);
      return botProfile.evaluate(state, seat);
    };
  const by: BotProfile<LowTide> = { ...botProfile, evaluate: noting('evaluate'), evaluateGreedily: noting('greedily') };
  decide(botOn(0, 'greedy', by), beach({ basket: 9 }));
  expect(new Set(asked)).toEqual(new Set(['greedily']));
  asked.length = 0;
  decide(botOn(0, 'calm', by), beach({ basket: 9 }));
  expect(new Set(asked)).toEqual(new Set(['evaluate']));
});

test('every decision meets another chance', () => {
  const bot = botOn(0, 'random');
  const chosen = Array.from({ length: 20 }, () => JSON.stringify(decide(bot, beach()).move));
  expect(new Set(chosen).size).toBeGreaterThan(4);
});

test('a bot thinks no longer than its level allows', () => {
  for (const level of ['calm', 'keen'] as const) {
    const { rollouts } = decide(botOn(0, level), beach({ basket: 9 }));
    expect(rollouts).toBeLessThanOrEqual(ROLLOUTS[level]);
    expect(rollouts).toBeGreaterThan(ROLLOUTS[level] / 2);
  }
});

test('a bot looks at fewer rollouts where each takes longer', () => {
  const { rollouts } = decide(botOn(0, 'keen', { ...botProfile, rolloutCost: 5 }), beach({ basket: 9 }));
  expect(rollouts).toBeLessThanOrEqual(ROLLOUTS.keen / 5);
  expect(rollouts).toBeGreaterThan(ROLLOUTS.keen / 10);
});

test('a bot that searches has enough rollouts to be worth it, however long each takes', () => {
  const { rollouts } = decide(botOn(0, 'calm', { ...botProfile, rolloutCost: 1000 }), beach({ basket: 9 }));
  expect(rollouts).toBeGreaterThan(12);
  expect(rollouts).toBeLessThan(ROLLOUTS.calm);
});

test('a bot judges by the reward of its own seat, and tells the quick player so', () => {
  const judged = new Set<number>();
  const told = new Set<number | undefined>();
  const spy: BotProfile<LowTide> = {
    ...botProfile,
    evaluate(state, seat) {
      judged.add(seat);
      return botProfile.evaluate(state, seat);
    },
    policy(state, random, about) {
      told.add(about);
      return botProfile.policy(state, random);
    },
  };
  decide(botOn(1, 'calm', spy), beach({ agenda: [{ do: 'evening' }, { do: 'dig', seat: 1 }], basket: 9 }));
  expect({ judged, told }).toEqual({ judged: new Set([1]), told: new Set([1]) });
});

test('a greedy bot takes what is better at once', () => {
  expect(decide(botOn(0, 'greedy'), beach({ basket: 30 })).move?.action).toEqual({ act: 'rest' });
});

test('a bot weighs only what is sensible, but a random one plays anything', () => {
  const restless: BotProfile<LowTide> = {
    ...botProfile,
    sensible: (_state, _seat, offers) => offers.filter(({ act }) => act === 'rest'),
  };
  expect(decide(botOn(0, 'calm', restless), beach())).toEqual({
    move: { seat: 0, action: { act: 'rest' } },
    rollouts: 0,
    weighed: [],
  });
  expect(decide(botOn(0, 'random', restless), beach()).move?.action.act).not.toBe('rest');
});

test('only levels above greedy go by what is seasoned, in a game that tells it apart', () => {
  const choosy: BotProfile<LowTide> = {
    ...botProfile,
    sensible: (_state, _seat, offers) => offers.filter(({ act }) => act === 'rest'),
    seasoned: (_state, _seat, offers) => offers.filter(({ act }) => act !== 'rest').slice(0, 1),
  };
  expect(decide(botOn(0, 'greedy', choosy), beach()).move?.action.act).toBe('rest');
  expect(decide(botOn(0, 'calm', choosy), beach()).move?.action.act).not.toBe('rest');
});

describe('a bot that is not asked', () => {
  const inDanger = beach({ agenda: LAST_TURN, home: 38, basket: 14 });

  test('acts first when it is tempted and the others would lose everything', () => {
    const { move, rollouts } = decide(botOn(1, 'calm', holding(99)), inDanger);
    expect(move).toEqual({ seat: 1, action: whistle });
    expect(rollouts).toBe(ROLLOUTS.calm);
  });

  test('waits when they do better by themselves, though it is tempted', () => {
    const { move, rollouts } = decide(botOn(1, 'calm', holding(10)), inDanger);
    expect(move).toBeUndefined();
    expect(rollouts).toBe(ROLLOUTS.calm);
  });

  test('does not think when it is not tempted', () => {
    const bot = botOn(1, 'calm', { ...holding(99), tempted: () => false });
    expect(decide(bot, inDanger)).toEqual({ move: undefined, rollouts: 0, weighed: [] });
  });

  test('does not think where the game knows no temptation', () => {
    const { tempted, ...stolid } = holding(99);
    expect(decide(botOn(1, 'calm', stolid), inDanger).move).toBeUndefined();
  });
});

describe.each(['random', 'greedy', 'calm'] as const)('a %s bot sees views only', (level) => {
  /** A lore that takes note of every state it is shown. */
  function spying(): { spy: BotProfile<LowTide>; seen: State[] } {
    const seen: State[] = [];
    const { evaluate, policy, sensible, tempted } = botProfile;
    const note = (state: State): State => {
      seen.push(lowTide.clone(state));
      return state;
    };
    const spy: BotProfile<LowTide> = {
      ...botProfile,
      evaluate: (state, seat) => evaluate(note(state), seat),
      policy: (state, random) => policy(note(state), random),
      sensible: (state, seat, offers) => sensible?.(note(state), seat, offers) ?? offers,
      tempted: (state, seat) => tempted?.(note(state), seat) ?? false,
    };
    return { spy, seen };
  }

  test.each([0, 1])('from seat %i', (seat) => {
    const { spy, seen } = spying();
    const table = beach({ basket: 9 });
    decide(botOn(seat, level, spy), table);
    expect(seen.length > 0).toBe(level !== 'random' || seat === 1);
    for (const { secrets, hidden } of seen) {
      expect(secrets?.map(({ dealt }) => dealt)).toEqual([seat === 0, seat === 1]);
      expect(hidden.dealt).toBe(false);
    }
  });

  test('so what it may not know does not change its mind', () => {
    const secrets = (worth: number) => [
      { worth: 2, dealt: true },
      { worth, dealt: true },
    ];
    const [one, other] = [1, 3].map((worth) =>
      beach({ basket: 9, secrets: secrets(worth), hidden: { worth, dealt: true } }),
    );
    expect(decide(botOn(0, level), one!)).toEqual(decide(botOn(0, level), other!));
  });
});
