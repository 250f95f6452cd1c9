import type { BotProfile } from '@skerry/bots/profile';
import { bindPack, Random, take } from '@skerry/engine';
import { describe, expect, test } from 'vitest';
import { Describer } from '../bot/description.ts';
import { MasterPlayer, SPENDING } from '../bot/master-player.ts';
import learned from '../bot/net.json' with { type: 'json' };
import { Outlook } from '../bot/outlook.ts';
import { LONGEST_RACE } from '../bot/race.ts';
import { SpendingEvaluator } from '../bot/spending-evaluator.ts';
import { Distances } from '../bot/travel.ts';
import { Valuer } from '../bot/value.ts';
import { botProfileOf } from '../bot.ts';
import type { Action } from '../rules/actions.ts';
import { islandOfDread } from '../rules/game.ts';
import type { Player, State } from '../rules/state.ts';
import type { IslandOfDread } from '../rules/types.ts';
import { card, type Position, position, world } from './position.ts';

const botProfile = botProfileOf(islandOfDread);
const { builtIn } = islandOfDread.packs!;
const outlook = new Outlook(world, true);
const distances = new Distances(world);
const describer = new Describer(world, outlook, distances);
const valuer = new Valuer(world, outlook, distances);

/** A master who believes what a test tells. */
function believing(turnsLeft: (player: Player) => number): MasterPlayer {
  class Belief extends SpendingEvaluator {
    override turnsLeft(_state: State, player: Player): number {
      return turnsLeft(player);
    }
  }
  return new MasterPlayer(new Belief(describer, learned), SPENDING, islandOfDread, outlook, distances, valuer);
}

/** What a master does until the turn of A is over. */
function turnOf(master: MasterPlayer, wanted: Position): Action[] {
  const { state, dealer } = position(wanted);
  const acts: Action[] = [];
  while (state.active === 0 && state.outcome === null && acts.length < 100) {
    const { action } = master.pick(state, new Random(1));
    acts.push(action);
    take(islandOfDread, state, 0, action, dealer);
  }
  return acts;
}

const inTown: Position = {
  A: { hero: 'tarnDeepdelver', at: 'k9', gold: 6, wounds: 1 },
  from: 'market',
  stacks: { dallak: ['boardingAxe', 'guardsBroadsword', 'roundShield', 'vigorTonic'] },
  chance: { captains: ['oldGilMarrow'] },
};

const WARES = ['boardingAxe', 'ashwoodStaff', 'yewShortbow', 'throwingHatchets', 'leftHandDagger', 'roundShield'];
const CHEAP = [
  'waxedSeaChart',
  'healingDraught',
  'smokeFlask',
  'oilOfEdges',
  'vigorTonic',
  'rumRation',
  'wardweaveRobe',
];

describe('the master', () => {
  const has = (id: string) => (player: Player) => (player.items.includes(card(id)) ? 10 : 20);

  test('buys what saves turns, cheap or dear', () => {
    for (const id of ['boardingAxe', 'roundShield', 'vigorTonic'])
      expect(turnOf(believing(has(id)), inTown)).toContainEqual({ act: 'buy', card: card(id) });
  });

  test('keeps its gold where a purchase costs turns, but has its wounds healed', () => {
    const acts = turnOf(
      believing((player) => player.items.length),
      inTown,
    );
    expect(acts.filter(({ act }) => act === 'buy')).toEqual([]);
    expect(acts.filter(({ act }) => act === 'heal')).toHaveLength(1);
  });

  test('looks behind a shelf, gives up what it needs least, and goes in no circles', () => {
    const crowded: Position = {
      A: { at: 'k9', gold: 12, items: ['staffOfTheDrownedSun', 'witchblade', 'boiledLeatherCoat'] },
      from: 'market',
      stacks: { dallak: [...WARES, ...CHEAP] },
      chance: { captains: ['oldGilMarrow'] },
    };
    const wanting = believing(({ items }) => {
      const cost = items.includes(card('staffOfTheDrownedSun')) ? 0 : 5;
      return items.includes(card('leftHandDagger')) ? cost : 20;
    });
    const acts = turnOf(wanting, crowded);
    expect(acts).toContainEqual({ act: 'buy', card: card('leftHandDagger') });
    expect(acts).toContainEqual({ act: 'giveUp', card: card('witchblade') });
    expect(acts.length).toBeLessThan(20);
  });

  test('trains what saves turns (ID-177)', () => {
    const grown: Position = {
      A: { hero: 'brannicTidewarden', at: 'S1', captain: 'umberVane', points: 4 },
      from: 'experience',
    };
    const acts = turnOf(
      believing(({ trained }) => 20 - trained[3]!),
      grown,
    );
    expect(acts.filter(({ act }) => act === 'train')).toEqual(Array(2).fill({ act: 'train', counter: 'stamina' }));
  });

  test('leaves the market of the last round, with which the game is over', () => {
    const last: Position = {
      ...inTown,
      change: (state) => void Object.assign(state, { round: state.roundLimit, first: 1 }),
    };
    const acts = turnOf(
      believing((player) => player.items.length),
      last,
    );
    expect(acts.at(-1)).toEqual({ act: 'leave' });
  });

  test('does as the veteran where the judge sees hardly a difference', () => {
    const veteran = botProfile.seasoned!(position(inTown).state, 0, [], 'keen')[0];
    const unsure = believing(({ items }) => 10 - 0.1 * items.length);
    expect(unsure.pick(position(inTown).state, new Random(1)).action).toEqual(veteran);
  });
});

test('fierce bots spend by what was learned, but with the content of others as keen ones do', () => {
  const grown: Position = {
    A: { hero: 'steelhorns', at: 'k9', points: 2, gold: 3, trained: { mind: 3, body: 3, spirit: 3 } },
    from: 'experience',
  };
  const trains = (botProfile: BotProfile<IslandOfDread>, level: 'keen' | 'fierce') =>
    botProfile.seasoned!(position(grown).state, 0, [], level);
  expect(trains(botProfile, 'fierce')).not.toEqual(trains(botProfile, 'keen'));
  const { numbers } = world.content;
  const dearer = bindPack(islandOfDread, { ...builtIn, numbers: { ...numbers, healPrice: 2 } });
  const packed = botProfileOf(dearer);
  expect(trains(packed, 'fierce')).toEqual(trains(packed, 'keen'));
});

describe('the judge of spending', () => {
  const judge = new SpendingEvaluator(describer, learned);
  const turnsOf = (wanted: Position): number => {
    const { state } = position(wanted);
    return judge.turnsLeft(state, state.players[0]!);
  };
  const strong: Position['A'] = {
    hero: 'ysoldeKestrel',
    at: 'S1',
    captain: 'umberVane',
    trained: { mind: 7, body: 7, spirit: 7, life: 1 },
    items: ['huntersCrossbow', 'towerShield'],
    blue: 1,
    green: 1,
  };

  test('knows every number that describes a Hero, wherever the Hero is', () => {
    for (const A of [{ at: 'k9' }, { at: 'S1', captain: 'umberVane' }, { at: 'j8', allies: ['noviceSpellwright'] }]) {
      const { state } = position({ A });
      const described = describer.describe(state, state.players[0]!);
      expect(described).toHaveLength(learned.inputs);
      expect(described.every(Number.isFinite)).toBe(true);
    }
  });

  test('expects a Hero who is ready to land to win soon, and a beginner much later', () => {
    expect(turnsOf({ A: strong })).toBeLessThan(3);
    expect(turnsOf({ A: { at: 'k9' } })).toBeGreaterThan(16);
    expect(turnsOf({ A: { ...strong, blue: 0 } })).toBeGreaterThan(turnsOf({ A: strong }));
    expect(turnsOf({ A: { ...strong, trained: { mind: 2, body: 1, spirit: 1 } } })).toBeGreaterThan(
      turnsOf({ A: strong }) + 3,
    );
  });
});

describe('practice', () => {
  const { play } = botProfile.practice!;

  test('notes positions of a race with the turns that were still needed', () => {
    const { rows, results } = play(3);
    expect(rows.length).toBe(results.length);
    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows) expect(row).toHaveLength(learned.inputs);
    const turns = results.map((result) => Math.round(result * LONGEST_RACE));
    // Time only goes on, and the race was over in the last turn or soon after.
    expect(turns).toEqual(turns.toSorted((one, other) => other - one));
    expect(turns[0]).toBeLessThanOrEqual(LONGEST_RACE);
    expect(turns.at(-1)).toBeLessThan(3);
  });

  test('is the same again with the same seed, and another with another', () => {
    expect(play(4)).toEqual(play(4));
    expect(play(5).results).not.toEqual(play(4).results);
  });
});
