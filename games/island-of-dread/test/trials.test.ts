import type { BotProfile } from '@skerry/bots/profile';
import { bindPack, Random, SampleDealer, type Seat, same, take } from '@skerry/engine';
import { describe, expect, test } from 'vitest';
import { Describer } from '../bot/description.ts';
import learned from '../bot/net.json' with { type: 'json' };
import { offersIn } from '../bot/offers.ts';
import { lanesIn } from '../bot/on-land.ts';
import { Outlook } from '../bot/outlook.ts';
import { QuickPlayer } from '../bot/quick-player.ts';
import { LONGEST_RACE } from '../bot/race.ts';
import { SpendingEvaluator } from '../bot/spending-evaluator.ts';
import { Distances } from '../bot/travel.ts';
import { trialsOf } from '../bot/trials.ts';
import { botProfileOf } from '../bot.ts';
import type { Action } from '../rules/actions.ts';
import { islandOfDread } from '../rules/game.ts';
import { isOnLand } from '../rules/spaces.ts';
import { clone, type Player, type State } from '../rules/state.ts';
import type { IslandOfDread } from '../rules/types.ts';
import { type Position, position, world } from './position.ts';

const outlook = new Outlook(world, true);
const distances = new Distances(world);
const inTurns = (turns: number): number => 1 - turns / LONGEST_RACE;

/** Notes the turns in which it was asked. */
class Watched extends QuickPlayer {
  readonly turns = new Set<number>();

  override pick(state: State, random: Random) {
    this.turns.add(state.turns);
    return super.pick(state, random);
  }
}

class TenTurns extends SpendingEvaluator {
  readonly asked: { readonly turns: number; readonly player: Player }[] = [];

  override turnsLeft({ turns }: State, player: Player): number {
    this.asked.push({ turns, player });
    return 10;
  }
}

function tryFrom(wanted: Position, change: (state: State) => void = () => {}) {
  const now = new Watched(islandOfDread, outlook, distances);
  const later = new Watched(islandOfDread, outlook, distances);
  const judge = new TenTurns(new Describer(world, outlook, distances), learned);
  const { playOn } = trialsOf(islandOfDread, { now, later }, judge);
  const before = position(wanted).state;
  const state = clone(before);
  change(state);
  const value = playOn(state, 0, before, new SampleDealer(1), new Random(1));
  return { value, state, before, now: [...now.turns], later: [...later.turns], judged: judge.asked };
}

const onLand: Position = { seats: 2, A: { at: 'k9', gold: 3 }, B: { at: 'g5' } };

describe('a trial', () => {
  test('goes to the end of the next turn, and counts what the judge says is needed then', () => {
    const { value, state, before, now, later, judged } = tryFrom(onLand);
    expect(value).toBeCloseTo(inTurns(12));
    expect(now).toEqual([before.turns]);
    expect(later).toEqual([before.turns + 2]);
    expect(judged).toEqual([{ turns: before.turns + 3, player: state.players[0] }]);
  });

  test('is worth most where the game is won at once, and nothing where it is lost', () => {
    const ending = (ranks: number[]) => (state: State) => {
      state.outcome = { ranks, why: { why: 'limit' } };
      state.agenda = [];
    };
    expect(tryFrom(onLand, ending([1, 2])).value).toBe(1);
    expect(tryFrom(onLand, ending([2, 1])).value).toBe(0);
  });

  test('lets rivals wait in a town', () => {
    const { state } = tryFrom({ A: { at: 'k9' }, B: { at: 'S1', captain: 'umberVane', blue: 1, green: 1 } });
    expect(isOnLand(state.players[1]!)).toBe(true);
    expect(state.outcome).toBeNull();
  });
});

const botProfile = botProfileOf(islandOfDread);

test('trials get a Hero out of town who is badly hurt and has no gold: to fight is better than to stay for ever', () => {
  const hurt: Position['A'] = {
    hero: 'ysoldeKestrel',
    wounds: 4,
    trained: { mind: 1 },
    items: ['sharkskinJack', 'pearlDiversCharm'],
    captain: 'admiralRhosyn',
    loan: true,
  };
  const meanOf = (wanted: Position, actions: readonly Action[] = []): number => {
    let sum = 0;
    for (let n = 1; n <= 12; n++) {
      const before = position(wanted).state;
      const state = clone(before);
      const dealer = new SampleDealer(n);
      for (const action of actions) take(islandOfDread, state, 0, action, dealer);
      sum += botProfile.trials!.playOn(state, 0, before, dealer, new Random(n));
    }
    return sum / 12;
  };
  const staying = meanOf({ seats: 2, A: { ...hurt, at: 'k9' } }, [{ act: 'stay' }]);
  const fighting = meanOf({ seats: 2, A: { ...hurt, at: 'j8' }, from: 'adventure' });
  expect(fighting).toBeGreaterThan(staying + botProfile.trials!.sure);
});

describe('fierce Heroes', () => {
  const atSea = position({ A: { at: 'S1', captain: 'umberVane' } });
  const thinkOf = (by: BotProfile<IslandOfDread>, level: 'keen' | 'fierce', seat: Seat = 0): readonly Action[] => {
    const offers = offersIn(islandOfDread, atSea.state, seat);
    return by.seasoned!(atSea.state, seat, offers, level);
  };

  test('try every lane, the one that a veteran would take first', () => {
    const lanes = thinkOf(botProfile, 'fierce');
    const usual = thinkOf(botProfile, 'keen')[0]!;
    const others = lanesIn(offersIn(islandOfDread, atSea.state, 0)).filter((lane) => !same(lane, usual));
    expect(others.length).toBeGreaterThan(0);
    expect(lanes).toEqual([usual, ...others]);
  });

  test('do as keen ones with the content of others, of which nothing was learned', () => {
    const { builtIn } = islandOfDread.packs!;
    const { numbers } = world.content;
    const packed = botProfileOf(bindPack(islandOfDread, { ...builtIn, numbers: { ...numbers, healPrice: 2 } }));
    expect(packed.trials).toBeUndefined();
    expect(thinkOf(packed, 'fierce')).toEqual(thinkOf(packed, 'keen'));
  });
});
