import { Bot, plan, playMatch } from '@skerry/bots';
import { asks, imagine, open, play, Random, record, SampleDealer, type Table, view } from '@skerry/engine';
import { describe, expect, test } from 'vitest';
import { GAMES, loadGame } from '../games.ts';

/** The games whose bots plan their turns. */
const games = (await Promise.all(GAMES.map(loadGame))).filter(({ botProfile }) => botProfile.planning !== undefined);

describe.each(games.map((loaded) => [loaded.game.name, loaded] as const))('in %s', (_name, { game, botProfile }) => {
  const planning = botProfile.planning!;
  const seats = game.seats.at(-1)!;
  const everybody = Array.from({ length: seats }, (_, seat) => seat);

  const planFor = (table: Table, by: typeof planning, beam: number) => {
    const { seat } = asks(table).find(({ must }) => must)!;
    const widths = { beam, ends: 1, futures: 0 };
    return plan({ game, botProfile, planning: by, view: view(table, seat), seats: [seat], seat, seed: 1, widths });
  };

  /** A table where several moves can be planned: the quick player plays up to there. */
  function atPlan(seed: string): Table {
    const table = open(game, { seats, seed });
    const random = new Random(1);
    for (let n = 0; ; n++) {
      const seen = view(table, asks(table)[0]!.seat);
      const state = imagine(game, seen, new SampleDealer(n));
      if (planning.isOn(state) && planFor(table, planning, 12).plan.length > 2) return table;
      const { seat, action } = botProfile.policy(state, random);
      play(table, seat, action);
    }
  }

  test('a plan weighs each position once, and fewer with a narrower beam', () => {
    const weighed = (beam: number): string[] => {
      const keys: string[] = [];
      const by: typeof planning = {
        ...planning,
        weigh(state, seat, before) {
          if (before === undefined) keys.push(planning.key(state));
          return planning.weigh(state, seat, before);
        },
      };
      planFor(atPlan('plan'), by, beam);
      return keys;
    };
    const [narrow, wide] = [weighed(2), weighed(12)];
    expect(new Set(wide).size).toBe(wide.length);
    expect(narrow.length).toBeLessThan(wide.length);
  });

  test('the moves of a turn are made as planned, and thought out anew only where the plan did not come to', () => {
    let followed = 0;
    for (let n = 0; n < 3; n++) {
      const table = atPlan(`turn ${n}`);
      const whose = asks(table).find(({ must }) => must)!.seat;
      const bot = new Bot({ game, botProfile, level: 'keen', seed: 1, seats: game.team ? everybody : [whose] });
      for (let moves = 0; moves < 12; moves++) {
        const seen = view(table, bot.seats[0]!);
        const key = planning.key(imagine(game, seen, new SampleDealer(1)));
        const isForeseen = bot.plan.some((step) => step.key === key);
        const { move, weighed } = bot.decide(seen, asks(table));
        if (move === undefined) break;
        if (isForeseen) followed++;
        expect([moves, weighed.length > 0]).toEqual([moves, !isForeseen]);
        const isLast = bot.plan.at(-1)?.move === move;
        play(table, move.seat, move.action);
        if (isLast) break;
      }
    }
    expect(followed).toBeGreaterThan(3);
  });

  test('the same seed gives the same game', () => {
    const levels = everybody.map(() => 'calm' as const);
    const played = () => {
      let entries = 0;
      const { table } = playMatch({
        ...{ game, botProfile, seats, seed: 'again', levels, botSeed: 3 },
        now: () => 0,
        onPlayed: () => entries++,
        stop: () => entries > 20,
      });
      return record(table).entries;
    };
    expect(played()).toEqual(played());
  });
});
