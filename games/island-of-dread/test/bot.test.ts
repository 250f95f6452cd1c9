import { isAsked, offersTo, Random, readOptions, SampleDealer, type Seat, settle, take } from '@skerry/engine';
import { describe, expect, test } from 'vitest';
import { Foes, Outlook } from '../bot/outlook.ts';
import { FIGHTING } from '../bot/weights.ts';
import { botProfileOf } from '../bot.ts';
import { DECKS } from '../content/vocabulary.ts';
import { CELLS } from '../content/world.ts';
import { Odds } from '../outlook/later/odds.ts';
import { partyOf } from '../outlook/later/party.ts';
import type { Action } from '../rules/actions.ts';
import { chanceOf } from '../rules/chance.ts';
import { islandOfDread } from '../rules/game.ts';
import type { Options } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import { act, card, position } from './position.ts';

const botProfile = botProfileOf(islandOfDread);
const world = islandOfDread.content;

type Player = (state: State, seat: Seat, random: Random) => Action;

const quick: Player = (state, _seat, random) => botProfile.policy(state, random).action;

const careless: Player = (state, seat, random) => {
  const offers: Action[] = [];
  offersTo(islandOfDread, state, seat, offers);
  return offers[random.below(offers.length)]!;
};

function begun(seats: number, seed: number, options: Partial<Options> = {}): State {
  const dealer = new SampleDealer(seed);
  const state = islandOfDread.setUp(seats, readOptions(islandOfDread, seats, options), dealer);
  settle(islandOfDread, state, dealer);
  return state;
}

/** A whole game; each seat plays as told. */
function played(players: readonly Player[], seed: number, options: Partial<Options> = {}): State {
  const dealer = new SampleDealer(seed);
  const random = new Random(seed);
  const state = begun(players.length, seed, options);
  while (state.outcome === null) {
    const seat = players.findIndex((_, each) => isAsked(islandOfDread, state, each));
    take(islandOfDread, state, seat, players[seat]!(state, seat, random), dealer);
  }
  return state;
}

describe('the quick player', () => {
  test.each([1, 2, 3, 4])('beats a careless one (deal %i)', (seed) => {
    const seat = seed % 2;
    const { outcome } = played(seat === 0 ? [quick, careless] : [careless, quick], seed);
    expect(outcome!.ranks[seat]).toBe(1);
  });

  test.each([2, 3, 4, 6])('defeats Assif Shib-Sa before the last round (%i seats)', (seats) => {
    const { outcome } = played(Array(seats).fill(quick), 11);
    expect(outcome!.why).toEqual({ why: 'defeated' });
  });

  test.each<Partial<Options>>([
    { length: 'short', startGold: 8, otherItems: 'two' },
    { doom: true, pvp: false, negotiate: false },
    { roundLimit: 40, fightEndsTurn: true },
    { roundLimit: 'none', counterPrice: 'baseGame' },
  ])('plays every option to the end: %o', (options) => {
    expect(played([quick, quick, quick], 21, options).outcome).not.toBeNull();
  });

  test.each([2, 6])('finds the Island without a last round, too (%i seats)', (seats) => {
    const { outcome } = played(Array(seats).fill(quick), 12, { roundLimit: 'none' });
    expect(outcome!.why).toEqual({ why: 'defeated' });
  });

  test('uses a Rune before a fight of Heroes, on either side (ID-226)', () => {
    for (const [one, other] of [
      [{ items: ['runeOfRime'] }, {}],
      [{}, { items: ['runeOfRime'] }],
    ]) {
      const table = position({ from: 'adventure', A: { at: 'dallak', ...one }, B: { at: 'dallak', ...other } });
      act(table, { act: 'attackHero', rival: 1 });
      const { seat, action } = botProfile.policy(table.state, new Random(1));
      expect([seat, action]).toEqual([
        one?.items === undefined ? 1 : 0,
        { act: 'use', card: card('runeOfRime'), ability: 0 },
      ]);
    }
  });

  test('counts what a rival Hero has learned, and what cards have changed (ID-177, ID-226)', () => {
    const flees = (trained: number) => {
      const table = position({
        from: 'adventure',
        A: { at: 'j9', wounds: 3 },
        B: { at: 'j9', trained: { mind: trained, body: trained, spirit: trained } },
      });
      act(table, { act: 'attackHero', rival: 1 });
      return botProfile.policy(table.state, new Random(1)).action.act;
    };
    expect([flees(0), flees(5)]).toEqual(['stand', 'tryEscape']);
  });
});

describe('the judge', () => {
  test('knows a finished game', () => {
    const state = played([quick, careless], 31);
    expect([0, 1].map((seat) => botProfile.evaluate(state, seat))).toEqual(
      state.outcome!.ranks.map((rank) => (rank === 1 ? 1 : 0)),
    );
  });

  test('thinks more of whoever has more', () => {
    const state = begun(2, 41);
    const before = botProfile.evaluate(state, 0);
    state.players[0]!.points += 3;
    expect(botProfile.evaluate(state, 0)).toBeGreaterThan(before);
    state.players[1]!.trained[0] = 4;
    expect(botProfile.evaluate(state, 0)).toBeLessThan(botProfile.evaluate(state, 1));
  });

  test('thinks less of points the dearer counters are (ID-176)', () => {
    const gained = (options: Partial<Options>): number => {
      const state = begun(2, 41, options);
      const before = botProfile.evaluate(state, 0);
      state.players[0]!.points += 3;
      return botProfile.evaluate(state, 0) - before;
    };
    expect(gained({ counterPrice: 'baseGame' })).toBeLessThan(0.6 * gained({}));
  });
});

describe('on the way to the Island', () => {
  /** Two Heroes at sea with maps, strong enough to land; the turn of the first begins. */
  function atSea(trained: readonly (readonly number[])[]): State {
    const state = begun(2, 61, { heroes: ['steelhorns', 'motherOru'] });
    for (const [seat, counters] of trained.entries())
      Object.assign(state.players[seat]!, {
        at: CELLS,
        blue: 1,
        green: 1,
        captain: world.captains[seat],
        trained: [...counters],
      });
    state.active = 0;
    state.turn = { ...state.turn, beganAtSea: true };
    state.agenda = [{ do: 'endTurn', cause: 'over' }, { do: 'course' }];
    return state;
  }
  const weak = [1, 1, 1, 0, 0];
  const fair = [4, 5, 4, 0, 1];
  const mighty = [7, 9, 7, 2, 5];

  test('the judge knows who may land first', () => {
    const state = atSea([mighty, mighty]);
    expect(botProfile.evaluate(state, 0)).toBeGreaterThan(botProfile.evaluate(state, 1));
    state.active = 1;
    expect(botProfile.evaluate(state, 1)).toBeGreaterThan(botProfile.evaluate(state, 0));
  });

  test('whoever is nearly ready waits, but not for a rival who would land before', () => {
    const chance = (state: State): number => new Outlook(world, false).landing(state.players[0]!);
    const alone = atSea([fair, weak]);
    expect(chance(alone)).toBeGreaterThan(0);
    expect(chance(alone)).toBeLessThan(FIGHTING.landing);
    expect(botProfile.policy(alone, new Random(1)).action).toEqual({ act: 'sailOn' });
    expect(botProfile.policy(atSea([fair, mighty]), new Random(1)).action).toEqual({ act: 'toIsland' });
  });
});

describe('the odds of a fight', () => {
  const hero = (trained: readonly number[] = [0, 0, 0, 0, 0]) => {
    const state = begun(2, 51, { heroes: ['steelhorns', 'motherOru'] });
    return { ...state.players[0]!, trained: [...trained] };
  };
  const goblins = { values: [30, 13, 30], damages: [0, 1, 0], life: 2 };

  test('a Hero who attacks once a round, until one of them falls', () => {
    const player = hero();
    const odds = new Odds(partyOf(world, player, false), goblins);
    // Body 4, and 1 for exhaustion that may be taken: one hit is enough, six misses are too many.
    const hit = chanceOf(13 - 5);
    expect(odds.win(6)).toBeCloseTo(1 - (1 - hit) ** 6);
    expect(odds.win(1)).toBeCloseTo(hit);
    expect(odds.win(0)).toBe(0);
  });

  test('whoever cannot be hurt and cannot hurt does not win', () => {
    const odds = new Odds(partyOf(world, hero(), false), { values: [30, 30, 30], damages: [0, 0, 0], life: 2 });
    expect(odds.win(6)).toBe(0);
  });

  test('a fight that drags on is lost, for everybody grows weary (ID-112)', () => {
    const slow = new Odds(partyOf(world, hero(), false), { values: [30, 24, 30], damages: [0, 0, 0], life: 1 });
    // A hit needs a 19 or 20 with the exhaustion that may be taken: three in a hundred a round, and nothing else happens.
    expect(slow.win(6)).toBeGreaterThan(chanceOf(24 - 5));
    expect(slow.win(6)).toBeLessThan(10 * chanceOf(24 - 5));
  });

  test('whoever cannot lose strikes all the same', () => {
    const odds = new Odds(partyOf(world, hero([6, 6, 6, 0, 2]), false), {
      values: [9, 9, 9],
      damages: [0, 2, 2],
      life: 3,
    });
    expect(odds.win(6)).toBe(1);
    expect(odds.bestActor(2, 6, 3, [0], [])).toBe(0);
  });

  test('a foe who mends is harder to beat, and beyond those who deal no more than it mends', () => {
    const foe = { values: [30, 17, 30], damages: [0, 1, 0], life: 3 };
    const party = partyOf(world, hero(), false);
    const mending = new Odds(party, { ...foe, mends: 1 });
    expect(mending.win(6)).toBeLessThan(new Odds(party, foe).win(6) / 2);
    expect(mending.win(6, 1)).toBeGreaterThan(mending.win(6));
    const hydra = world.cards[card('marshHydra')]!;
    expect(new Foes(world, false).of(hydra)).toMatchObject({ mends: 1 });
  });

  test('a foe who mends as much as is dealt to it wins against the mightiest, reckoned round by round', () => {
    const hydra = world.cards[card('marshHydra')]!;
    const mighty = partyOf(world, { ...hero([9, 9, 9, 0, 9]), hero: card('motherOru') }, false);
    const exact = new Foes(world, true).of(hydra);
    expect(new Odds(mighty, exact).win(14)).toBe(0);
    // Steelhorns deals two with every hit.
    const steelhorns = partyOf(world, hero([9, 9, 9, 0, 9]), false);
    expect(new Odds(steelhorns, exact).win(14)).toBeGreaterThan(0.9);
    // Taken for tougher, as the quick player does, it looks beaten in the end.
    expect(new Odds(mighty, new Foes(world, false).of(hydra)).win(14)).toBeGreaterThan(0.9);
  });

  test('a foe who does not mend is reckoned the same, round by round or not', () => {
    const foe = { values: [14, 15, 13], damages: [1, 2, 1], life: 3 };
    const party = partyOf(world, hero(), false);
    expect(new Odds(party, { ...foe, regrows: 0 }).wins).toEqual(new Odds(party, foe).wins);
  });

  test('all ways a fight may end have the chance of a victory together', () => {
    const odds = new Odds(partyOf(world, hero(), false), { values: [14, 15, 13], damages: [1, 2, 1], life: 3 });
    const spread = new Float64Array(7);
    odds.spread(6, 1, spread);
    expect(spread.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(odds.win(6));
  });

  test('whoever can hit hits: the figure with the better roll attacks', () => {
    const player = { ...hero(), allies: [world.allies[0]!], allyWounds: [0], allyExhaustion: [0] };
    const odds = new Odds(partyOf(world, player, false), { values: [30, 30, 12], damages: [0, 0, 1], life: 1 });
    expect(odds.bestActor(2, 1, 1, [0, 1], [])).toBe(0);
  });

  test('a stronger deck is beaten less often, an experience counter helps, and nobody lands on the Island at once', () => {
    const outlook = new Outlook(world, true);
    const wins = (player: State['players'][number]): number[] =>
      (['green', 'yellow', 'sea', 'red'] as const).map(
        (deck) => outlook.of(player).against(DECKS.indexOf(deck)).win[outlook.lifeLeft(player)]!,
      );
    const first = wins(hero());
    expect(first).toEqual(first.toSorted((one, other) => other - one));
    for (const [deck, win] of wins(hero([0, 2, 0, 0, 1])).entries()) expect(win).toBeGreaterThan(first[deck]!);
    expect(outlook.of(hero()).island(6)).toBe(0);
    expect(outlook.of(hero([5, 7, 5, 2, 5])).island(11)).toBeGreaterThan(0.2);
  });
});
