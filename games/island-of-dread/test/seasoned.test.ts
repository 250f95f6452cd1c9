import { take } from '@skerry/engine';
import { describe, expect, test } from 'vitest';
import { fightGain } from '../bot/gain.ts';
import { aidOf, Outlook } from '../bot/outlook.ts';
import { FIGHTING } from '../bot/weights.ts';
import { botProfileOf } from '../bot.ts';
import { COUNTERS } from '../content/vocabulary.ts';
import type { Action } from '../rules/actions.ts';
import { islandOfDread } from '../rules/game.ts';
import { card, type Position, position, type Table, world } from './position.ts';

const botProfile = botProfileOf(islandOfDread);

const seasoned = ({ state }: Table): Action => botProfile.seasoned!(state, 0, [], 'calm')[0]!;
const quick = ({ state }: Table): Action => botProfile.sensible!(state, 0, [])[0]!;

/** What a player does until the turn of A is over. */
function turnOf(player: (table: Table) => Action, wanted: Position): Action[] {
  const table = position(wanted);
  const { state, dealer } = table;
  const acts: Action[] = [];
  while (state.active === 0 && state.outcome === null) {
    const action = player(table);
    acts.push(action);
    take(islandOfDread, state, 0, action, dealer);
  }
  return acts;
}

/** B is shipwrecked, and A chooses a shore. */
function wreck(): Table {
  const table = position({
    seats: 2,
    A: { at: 'k5' },
    B: { hero: 'steelhorns', at: 'S2', gold: 8 },
    from: 'nothing',
    stacks: { dallak: ['boardingAxe', 'chainHauberk'] },
  });
  table.state.agenda.push({ do: 'castAshore', seat: 1, anchor: 1 });
  return table;
}

test.each([
  ['greedy', quick],
  ['calm', seasoned],
])('a position is answered in the same way whatever was thought before: %s', (_level, player) => {
  const answers = Array.from({ length: 20 }, () => player(wreck()));
  expect(answers).toEqual(Array(20).fill(answers[0]));
});

describe('the seasoned player', () => {
  const inDallak: Position = {
    A: { hero: 'brannicTidewarden', at: 'k9', gold: 6, trained: { body: 1 } },
    from: 'market',
    captains: { dallak: ['umberVane'] },
    chance: { captains: ['oldGilMarrow'] },
  };
  const hires = (player: typeof quick): Action[] => turnOf(player, inDallak).filter(({ act }) => act === 'hire');

  test('hires a Captain who makes a weak Hero fit for the sea, where the quick player does not', () => {
    const { state } = position(inDallak);
    const outlook = new Outlook(world, true);
    expect(outlook.atSea(state.players[0]!)).toBeLessThan(FIGHTING.setSailTogether);
    expect(hires(seasoned)).toEqual([{ act: 'hire', captain: card('umberVane') }]);
    expect(hires(quick)).toEqual([]);
  });

  test('does not hire one with whom the Hero is too weak all the same', () => {
    const poor = { ...inDallak, captains: { dallak: ['dorrinWake'] } };
    expect(turnOf(seasoned, poor).filter(({ act }) => act === 'hire')).toEqual([]);
  });

  test('sails into a town before the toll kills the Captain (ID-168, ID-174)', () => {
    const wornOut = position({
      A: { at: 'S1', gold: 9, captain: 'umberVane', captainWounds: 3, captainExhaustion: 3, trained: { body: 4 } },
    });
    expect(seasoned(wornOut)).toEqual({ act: 'lane', to: 'orris' });
  });

  test('knows whose toll is a wound each time, so that she bears one night and no more (ID-169)', () => {
    const atSea = (captain: string): Table =>
      position({ A: { at: 'S1', gold: 9, captain, trained: { mind: 4, body: 8, spirit: 4 } } });
    expect(seasoned(atSea('madPetra'))).toEqual({ act: 'lane', to: 'orris' });
    expect(seasoned(atSea('dorrinWake'))).not.toEqual({ act: 'lane', to: 'orris' });
    expect(quick(atSea('madPetra'))).not.toEqual({ act: 'lane', to: 'orris' });
  });

  test('spends a second set of maps on what helps most in the last fight (ID-183, ID-195)', () => {
    const rich = position({ A: { at: 'S1', captain: 'umberVane', blue: 2, green: 2 }, from: 'experience' });
    expect(seasoned(rich)).toEqual({ act: 'find', item: card('bookOfKorsecAmin') });
    const others = world.legendary.filter((item) => item !== card('bookOfKorsecAmin'));
    expect(Math.max(...others.map((item) => aidOf(world, item)))).toBeLessThan(aidOf(world, card('bookOfKorsecAmin')));
  });

  test('keeps away from a Challenge that mends as fast as the Hero strikes', () => {
    const { state } = position({
      A: { hero: 'motherOru', at: 'k9', trained: { mind: 6, body: 6, spirit: 6, life: 5 } },
    });
    const hydra = world.cards[card('marshHydra')]!;
    const gain = (isExact: boolean): number =>
      fightGain(world, new Outlook(world, isExact), state, state.players[0]!, hydra.deck, hydra);
    expect(gain(true)).toBeLessThan(0);
    // The quick player would be knocked out there again and again.
    expect(gain(false)).toBeGreaterThan(0);
  });

  test('stands where it went to fight', () => {
    const met: Position = {
      A: {
        hero: 'corvinHalfLight',
        at: 'w15',
        gold: 4,
        items: ['boardingAxe'],
        trained: { mind: 6, body: 3, spirit: 7, life: 1 },
      },
      track: [['garnetWyrm', 'w15']],
    };
    const { state } = position(met);
    const wyrm = world.cards[card('garnetWyrm')]!;
    expect(fightGain(world, new Outlook(world, true), state, state.players[0]!, wyrm.deck, wyrm)).toBeGreaterThan(0);
    const flights = (player: typeof quick): Action[] =>
      turnOf(player, { ...met, from: 'adventure' }).filter(({ act }) => act === 'tryEscape');
    expect(flights(seasoned)).toEqual([]);
    expect(flights(quick)).not.toEqual([]);
  });

  describe('on an island where nothing is left to do', () => {
    const orrisay = ['n12', 'm14', 'q14', 'p15', 'n15'];
    const poor = { hero: 'motherOru', gold: 0, trained: { mind: 2, body: 4, spirit: 2 } };

    test('goes to the town, where a Captain may be borrowed (ID-147)', () => {
      const waiting = position({ A: { ...poor, at: 'p12' }, empty: orrisay });
      expect(seasoned(waiting)).toEqual({ act: 'step', to: 'p13' });
      expect(quick(waiting)).toEqual({ act: 'stay' });
    });

    test('borrows one there, also if a Challenge waits that it cannot beat', () => {
      const stranded: Position = {
        A: { ...poor, at: 'p13' },
        empty: orrisay.filter((space) => space !== 'm14'),
        track: [['marshHydra', 'm14']],
        from: 'market',
        captains: { orris: ['umberVane'] },
        chance: { captains: ['oldGilMarrow'] },
      };
      const loans = (player: typeof quick): Action[] => turnOf(player, stranded).filter(({ act }) => act === 'loan');
      expect(loans(seasoned)).toHaveLength(1);
      expect(loans(quick)).toEqual([]);
    });
  });

  test('leaves on its shelf what it gave up in this turn, as the quick player does (ID-131)', () => {
    const wares = ['boardingAxe', 'ashwoodStaff', 'yewShortbow', 'throwingHatchets', 'leftHandDagger', 'roundShield'];
    const cheap = ['waxedSeaChart', 'healingDraught', 'smokeFlask', 'oilOfEdges', 'vigorTonic', 'rumRation'];
    const crowded = position({
      A: {
        at: 'k9',
        gold: 12,
        items: ['staffOfTheDrownedSun', 'witchblade', 'boiledLeatherCoat'],
        captain: 'umberVane',
      },
      from: 'market',
      stacks: { dallak: [...wares, ...cheap, 'wardweaveRobe'] },
    });
    for (const player of [seasoned, quick]) expect(player(crowded)).toEqual({ act: 'shelf', kind: 'armour' });
    crowded.state.turn = { ...crowded.state.turn, sold: [card('wardweaveRobe')] };
    for (const player of [seasoned, quick]) expect(player(crowded)).not.toEqual({ act: 'shelf', kind: 'armour' });
  });

  test('borrows no Captain for the Island before it would land there (ID-148)', () => {
    const hopeful: Position = {
      A: {
        hero: 'ysoldeKestrel',
        at: 'k9',
        wounds: 6,
        items: ['leftHandDagger', 'yewShortbow'],
        allies: ['noviceSpellwright'],
        legendary: ['bookOfKorsecAmin'],
        trained: { mind: 5, body: 4, spirit: 6, life: 6 },
        blue: 1,
        green: 1,
      },
      from: 'market',
      chance: { captains: ['magisterPell'] },
    };
    const { state } = position(hopeful);
    const player = state.players[0]!;
    const outlook = new Outlook(world, true);
    const chance = outlook.of(player).island(outlook.lifeLeft(player));
    expect(chance).toBeGreaterThan(FIGHTING.hopeful);
    expect(chance).toBeLessThan(FIGHTING.seasonedLanding);
    const loans = (player: typeof quick): Action[] => turnOf(player, hopeful).filter(({ act }) => act === 'loan');
    expect(loans(seasoned)).toEqual([]);
    expect(loans(quick)).toHaveLength(1);
  });
});

describe('the veteran', () => {
  const veteran = ({ state }: Table): Action => botProfile.seasoned!(state, 0, [], 'keen')[0]!;

  test('puts a shipwrecked rival where least can be done (ID-172)', () => {
    expect(veteran(wreck())).toEqual({ act: 'place', to: 'j9' });
  });

  test('trains what helps most on the whole way on the Island', () => {
    const trained = { mind: 4, body: 4, spirit: 4, life: 1 };
    const grown = position({
      A: { hero: 'brannicTidewarden', at: 'S1', captain: 'umberVane', points: 2, trained },
      from: 'experience',
    });
    const outlook = new Outlook(world, true);
    const player = grown.state.players[0]!;
    const after = (action: Action): number => {
      const then = { ...player, trained: [...player.trained] };
      if (action.act === 'train') then.trained[COUNTERS.indexOf(action.counter)]!++;
      return outlook.of(then).island(99);
    };
    expect(after(veteran(grown))).toBe(Math.max(...COUNTERS.map((counter) => after({ act: 'train', counter }))));
  });
});
