import { describe, expect, test } from 'vitest';
import {
  act,
  asked,
  can,
  card,
  choicesOf,
  enemy,
  face,
  guard,
  hero,
  idOf,
  ids,
  inPhase,
  now,
  type Position,
  position,
  swing,
  told,
  townOf,
  tried,
  where,
  why,
  world,
  wounds,
} from '../position.ts';

const lane = (to: string) => ({ act: 'lane', to }) as const;
const use = (id: string) => ({ act: 'use', card: id }) as const;
const lanes = (at: string, captain = 'dorrinWake', wanted: Position = {}) =>
  (choicesOf(position({ ...wanted, A: { at, captain, ...wanted.A } }), 'lane', 'to') as string[]).sort();

describe('sailing', () => {
  test('whoever begins in a town with a Captain may sail to the next anchor of a lane, without dice (ID-152, ID-154, ID-155, ID-162; example 84)', () => {
    expect(lanes('orris')).toEqual(['S1', 'S11', 'S15']);
    const table = position({ A: { at: 'orris', captain: 'dorrinWake' }, chance: { sea: ['giantCrab'] } });
    const facts = act(table, lane('S1'));
    expect([where(table), told(facts, 'moveRolled'), told(facts, 'cardDrawn')[0]!.deck]).toEqual(['S1', [], 'sea']);
    expect(told(facts, 'setSail')).toEqual([{ fact: 'setSail', seat: 0, town: 'orris' }]);
    expect(why(position({ A: { at: 'orris' } }), lane('S1'))).toEqual({ why: 'noCaptain' });
    expect(why(position({ A: { at: 'o13' } }), lane('S1'))).toEqual({ why: 'notInTown' });
    expect(why(position({ A: { at: 'orris', captain: 'dorrinWake' } }), lane('S8'))).toEqual({
      why: 'noLane',
      to: 'S8',
    });
  });

  test('on an anchor one must sail on, also back where one came from (ID-156, ID-157; example 85)', () => {
    expect(lanes('S1')).toEqual(['S2', 'orris']);
    const table = position({ A: { at: 'S1', captain: 'dorrinWake' } });
    expect(now(table)).toBe('sail');
    expect([why(table, 'roll'), why(table, 'stay'), why(table, { act: 'rest', n: 1 })]).toEqual(
      Array(3).fill({ why: 'onAnchorSailOn' }),
    );
  });

  test('at the Dallak Narrows four lanes meet (ID-156; example 86)', () => {
    expect(lanes('S2')).toEqual(['S1', 'S3', 'S8', 'dallak']);
  });

  test('arriving in a town ends the voyage: the Captain on its stack, no Adventure, the Market Step (ID-156, ID-161; example 87)', () => {
    const table = position({ A: { at: 'S1', captain: 'dorrinWake', captainExhaustion: 1 }, B: { at: 'orris' } });
    act(table, lane('orris'));
    expect([where(table), hero(table).captain, ids(table.state.captains[townOf('orris')]!), now(table)]).toEqual([
      'p13',
      -1,
      ['dorrinWake'],
      'market',
    ]);
    expect(told(table, 'landed')).toHaveLength(1);
  });

  test('a won sea fight: no Market Step, the toll, then points and maps may be spent (ID-126, ID-168, ID-169, ID-183; example 88)', () => {
    const table = inPhase('giantCrab', 'melee', {
      A: { trained: { body: 4 }, blue: 1, green: 1 },
      chance: { maps: ['blue'] },
    });
    table.state.combat!.wounds = 3;
    swing(table, 'steelhorns', 20);
    expect([told(table, 'stepBegan').map(({ step }) => step), hero(table).captainExhaustion, now(table)]).toEqual([
      ['experience'],
      1,
      'experience',
    ]);
    expect([
      can(table, { act: 'train', counter: 'mind' }),
      can(table, { act: 'find', item: 'spearOfTrelton' }),
    ]).toEqual([true, true]);
  });

  test('at the next anchor the same again: a second exhaustion (ID-157, ID-162, ID-168; example 89)', () => {
    const table = position({ from: 'experience', A: { at: 'S2', captain: 'dorrinWake', captainExhaustion: 1 } });
    expect([hero(table).captainExhaustion, hero(table).captainWounds]).toEqual([2, 0]);
  });

  test('cards are refreshed at sea as on land (ID-43, ID-153; example 90)', () => {
    const table = position({
      from: 'turn',
      A: { at: 'S1', captain: 'tidecallerIssk', items: ['chainHauberk'], down: ['chainHauberk', 'tidecallerIssk'] },
    });
    expect([hero(table).down, told(table, 'refreshed')[0]!.cards.length]).toEqual([[], 2]);
  });

  test('a numbered lane needs its tile, or Hestia (ID-158; example 100)', () => {
    const closed = position({ A: { at: 'S6', captain: 'dorrinWake' } });
    expect(why(closed, lane('S2'))).toEqual({ why: 'laneClosed', number: 1 });
    expect(tried(closed)).toContainEqual(lane('S2'));
    expect(lanes('S6', 'hestiaTwoOars')).toContain('S2');
    expect(lanes('S6', 'dorrinWake', { tiles: { Y1: 1 } })).toContain('S2');
  });

  test('an Event may forbid setting sail from a town, not to arrive there (ID-159; example 99)', () => {
    const event = 'theWarpedGodStirs';
    const table = position({ event, A: { at: 'tarianor', captain: 'dorrinWake' } });
    expect(why(table, lane('S6'))).toEqual({ why: 'sailForbidden', event: card(event) });
    expect(lanes('tarianor', 'hestiaTwoOars', { event })).toEqual(['S6']);
    expect(lanes('S6', 'dorrinWake', { event })).toContain('tarianor');
    expect(lanes('dallak', 'dorrinWake', { event })).not.toEqual([]);
  });

  test('The Nameless Pilot may sail through one anchor, not back to where the move began (ID-160; example 101)', () => {
    const table = position({ A: { at: 'dallak', captain: 'namelessPilot' }, chance: { sea: ['giantCrab'] } });
    act(table, lane('S2'));
    expect([now(table), (choicesOf(table, 'lane', 'to') as string[]).sort()]).toEqual([
      'sailThrough',
      ['S1', 'S3', 'S8'],
    ]);
    expect(why(table, lane('dallak'))).toEqual({ why: 'notBackAtOnce' });
    const stopped = position({ A: { at: 'dallak', captain: 'namelessPilot' }, chance: { sea: ['giantCrab'] } });
    act(stopped, lane('S2'), 'stopHere');
    expect([where(stopped), now(stopped)]).toEqual(['S2', 'escape']);
    const facts = act(table, lane('S3'));
    expect([where(table), told(facts, 'sailed')[0]]).toMatchObject(['S3', { from: 'dallak', to: 'S3', through: 'S2' }]);
  });

  test('every anchor has printed lanes, and they hang together, also with Garnott in ruins (ID-157)', () => {
    for (const legs of [world.chart.legs, world.chart.ruinedLegs]) {
      const seen = new Set([0]);
      for (const port of seen) for (const { to, number } of legs[port]!) if (number === 0) seen.add(to);
      expect(seen.size).toBe(legs === world.chart.legs ? 24 : 23);
    }
  });
});

describe('at sea', () => {
  test('the toll: exhaustion, then wounds, then a shipwreck (ID-168, ID-174; example 91)', () => {
    const third = position({
      from: 'experience',
      A: { at: 'S1', captain: 'oldGilMarrow', captainExhaustion: 2, points: 4 },
    });
    expect([hero(third).captainWounds, now(third)]).toEqual([1, 'experience']);
    const fourth = position({
      from: 'experience',
      A: { at: 'S1', captain: 'oldGilMarrow', captainExhaustion: 2, captainWounds: 1, points: 4 },
    });
    expect([told(fourth, 'shipwrecked')[0]!.cause, hero(fourth).captain, asked(fourth), now(fourth)]).toEqual([
      'captain',
      -1,
      1,
      'castAshore',
    ]);
    act(fourth, { act: 'place', to: 'o12' });
    expect([hero(fourth).points, fourth.state.active, told(fourth, 'trained')]).toEqual([4, 1, []]);
  });

  test('Mad Petra’s toll is a wound; Nessa may spare it (ID-169; example 92)', () => {
    const petra = position({ from: 'experience', A: { at: 'S1', captain: 'madPetra' } });
    expect([hero(petra).captainWounds, hero(petra).captainExhaustion]).toEqual([1, 0]);
    const nessa = position({ from: 'experience', A: { at: 'S1', captain: 'madPetra', allies: ['nessaSaltwind'] } });
    expect(now(nessa)).toBe('toll');
    act(nessa, use('nessaSaltwind'));
    expect([hero(nessa).captainWounds, hero(nessa).allyExhaustion]).toEqual([0, [1]]);
    const paid = position({ from: 'experience', A: { at: 'S1', captain: 'madPetra', allies: ['nessaSaltwind'] } });
    act(paid, 'payToll');
    expect(hero(paid).captainWounds).toBe(1);
  });

  test('Sister Calm helps by herself, Nessa is asked (ID-26, ID-169; example 129)', () => {
    const table = position({
      from: 'experience',
      A: { at: 'S1', captain: 'sisterCalm', exhaustion: 2, allies: ['nessaSaltwind'] },
    });
    expect([wounds(table), now(table)]).toEqual([[0, 1], 'toll']);
  });

  test('after an escape the Hero stays, and there is no toll (ID-125, ID-165, ID-166; example 93)', () => {
    const table = face('kraken', { A: { at: 'S3' }, chance: { testDice: [20] } });
    act(table, 'tryEscape');
    expect([where(table), hero(table).captainExhaustion, table.state.active, ids(table.state.discards[2]!)]).toEqual([
      'S3',
      0,
      1,
      ['kraken'],
    ]);
  });

  test('what Allies may not do the Captain may, and the other way round (ID-164, ID-163; example 95)', () => {
    const kraken = inPhase('kraken', 'ranged', { A: { allies: ['rookAndRaven'] } });
    expect(choicesOf(kraken, 'attack', 'figure')).toEqual(['steelhorns', 'dorrinWake']);
    const choir = inPhase('sirenChoir', 'ranged', { A: { allies: ['rookAndRaven'] } });
    expect(why(choir, { act: 'attack', figure: 'dorrinWake' })).toMatchObject({ why: 'mayNotAttack' });
    expect(can(choir, { act: 'attack', figure: 'rookAndRaven' })).toBe(true);
    const land = inPhase('reefGoblinPack', 'melee', { A: { captain: 'dorrinWake' } });
    expect(why(land, { act: 'attack', figure: 'dorrinWake' })).toEqual({ why: 'captainOnlyAtSea' });
  });

  test('an Ally and the Captain both attack in one round, each once (ID-163)', () => {
    const table = inPhase('leviathanCalf', 'ranged', { A: { allies: ['tolanTheMercenary'] } });
    swing(table, 'tolanTheMercenary', 20);
    swing(table, 'dorrinWake', 20);
    expect(told(table, 'acted').map(({ figure, phase }) => [idOf(figure), phase])).toEqual([
      ['tolanTheMercenary', 'ranged'],
      ['dorrinWake', 'melee'],
    ]);
    expect(choicesOf(table, 'attack', 'figure')).toEqual(['steelhorns']);
  });

  test('a failed attack of the Captain hurts him; the Cutter tires him too (ID-163)', () => {
    const table = inPhase('pressGangCutter', 'melee');
    swing(table, 'dorrinWake', 2);
    expect([hero(table).captainWounds, hero(table).captainExhaustion, wounds(table)]).toEqual([1, 1, [0, 0]]);
  });

  test('Captains help while voyaging: Sereth, Pell, Jory, Verrin, Rhosyn, Issk (ID-153)', () => {
    const bonus = (id: string, phase: 'ranged' | 'melee' | 'magic', wanted: Position, attacker?: string) => {
      const table = inPhase(id, phase, wanted);
      const facts = attacker === undefined ? guard(table, 20) : swing(table, attacker, 20);
      return told(facts, 'rolled')[0]!.bonus;
    };
    expect(bonus('leviathanCalf', 'magic', { A: { hero: 'serethOfTheFoam' } })).toBe(1);
    expect(bonus('leviathanCalf', 'magic', { A: { captain: 'magisterPell' } })).toBe(2);
    expect(bonus('leviathanCalf', 'ranged', { A: { captain: 'joryThreefingers' } }, 'steelhorns')).toBe(1);
    expect(bonus('leviathanCalf', 'ranged', { A: { captain: 'admiralRhosyn' } }, 'admiralRhosyn')).toBe(2);
    expect(bonus('leviathanCalf', 'ranged', { A: { captain: 'admiralRhosyn' } }, 'steelhorns')).toBe(0);
    const verrin = face('leviathanCalf', { A: { captain: 'ladyVerrin' }, chance: { testDice: [2] } });
    act(verrin, 'tryEscape');
    expect(told(verrin, 'escapeTried')[0]!.bonus).toBe(5);
    const issk = face('leviathanCalf', { A: { captain: 'tidecallerIssk' } });
    act(issk, use('tidecallerIssk'));
    expect([told(issk, 'challengeChanged')[0]!.now, ids(hero(issk).down)]).toEqual([13, ['tidecallerIssk']]);
  });

  test('on loan every reward is lost at once, the Challenge counts as defeated (ID-148, ID-149; example 82)', () => {
    const table = inPhase('pirateSloop', 'melee', { A: { loan: true, trained: { body: 4 } } });
    table.state.combat!.wounds = 3;
    swing(table, 'steelhorns', 20);
    expect([hero(table).gold, hero(table).points, hero(table).blue + hero(table).green]).toEqual([0, 0, 0]);
    expect([ids(table.state.discards[2]!), told(table, 'rewardLost').map(({ what }) => what)]).toEqual([
      ['pirateSloop'],
      ['experience', 'gold', 'map'],
    ]);
  });

  test('on loan news and buying work; a find would be lost (ID-149; example 83)', () => {
    const news = face('friendlyMerchantman', {
      A: { loan: true, captainExhaustion: 2, gold: 9 },
      chance: { sea: ['giantCrab'] },
    });
    act(news, { act: 'choose', option: 0 });
    expect(hero(news).captainExhaustion).toBe(0);
    const goods = face('friendlyMerchantman', {
      A: { loan: true, gold: 9 },
      chance: { testDice: [20], market: ['witchblade'], sea: ['giantCrab'] },
    });
    act(goods, { act: 'choose', option: 2 }, { act: 'take', card: 'witchblade' });
    expect(ids(hero(goods).items)).toEqual(['witchblade']);
    const wreck = face('wreckOnTheSandbar', { A: { loan: true }, chance: { testDice: [20], sea: ['giantCrab'] } });
    expect([hero(wreck).gold, told(wreck, 'rewardLost').length]).toEqual([0, 1]);
  });

  test('text that hurts the Captain hurts him: Waterspout, Reef-Teeth, Season of Storms (ID-107)', () => {
    const spout = face('waterspout', { chance: { testDice: [2] } });
    expect(hero(spout).captainExhaustion).toBe(1);
    const teeth = inPhase('reefTeeth', 'magic', {}, 2);
    guard(teeth, 20);
    expect(hero(teeth).captainWounds).toBe(1);
    const storms = position({
      from: 'turn',
      event: 'seasonOfStorms',
      A: { at: 'S1', captain: 'dorrinWake' },
      chance: { testDice: [2] },
    });
    expect(hero(storms).captainExhaustion).toBe(1);
    expect(told(position({ from: 'turn', event: 'seasonOfStorms', chance: { testDice: [2] } }), 'tested')).toEqual([]);
  });

  test('The Warped God makes sea Challenges stronger in ranged (ID-76)', () => {
    expect(told(guard(inPhase('giantCrab', 'ranged', { event: 'theWarpedGodStirs' }), 20), 'rolled')[0]!.need).toBe(14);
    expect(told(guard(inPhase('marshHydra', 'ranged', { event: 'theWarpedGodStirs' }), 20), 'rolled')[0]!.need).toBe(
      14,
    );
  });

  test('on an anchor nobody is met (ID-170)', () => {
    const table = position({
      from: 'adventure',
      A: { at: 'S2', captain: 'dorrinWake' },
      B: { at: 'S2', captain: 'madPetra' },
      chance: { sea: ['giantCrab'] },
    });
    expect([now(table), enemy(table).card]).toEqual(['escape', card('giantCrab')]);
    expect(why(table, { act: 'attackHero', rival: 1 })).toEqual({ why: 'voyaging', seat: 1 });
    expect(why(table, { act: 'negotiate', rival: 1 })).toEqual({ why: 'voyaging', seat: 1 });
  });
});

describe('shipwreck', () => {
  const wrecked = (wanted: Position = {}) => {
    const table = inPhase('giantCrab', 'melee', { ...wanted, A: { wounds: 5, ...wanted.A } });
    guard(table, 2);
    return table;
  };
  test('gold and the dearest card are lost, the left neighbour puts the Hero ashore (ID-172, ID-173, ID-209; example 96)', () => {
    const table = wrecked({ A: { at: 'S2', gold: 5, items: ['maulOfRuin'], allies: ['tolanTheMercenary'] } });
    expect([asked(table), choicesOf(table, 'place', 'to')]).toEqual([1, ['j8', 'j9', 'k9']]);
    expect(why(table, { act: 'place', to: 'i9' })).toEqual({ why: 'notAdjacentLand', space: 'i9' });
    act(table, { act: 'place', to: 'k9' });
    expect([hero(table).gold, hero(table).items, ids(hero(table).allies), wounds(table), hero(table).captain]).toEqual([
      0,
      [],
      ['tolanTheMercenary'],
      [0, 0],
      -1,
    ]);
    expect([where(table), table.state.active, told(table, 'marketDrawn')]).toEqual(['k9', 1, []]);
    expect(ids(table.state.captainDeck[0]!)).toEqual(['dorrinWake']);
  });

  test('the Vest saves the card, the Charm half the gold, in shipwrecks only (ID-217; example 97)', () => {
    const vest = wrecked({ A: { at: 'S2', gold: 5, items: ['maulOfRuin', 'corkAndCanvasVest'] } });
    expect([ids(hero(vest).items), hero(vest).gold]).toEqual([['maulOfRuin', 'corkAndCanvasVest'], 0]);
    expect(hero(wrecked({ A: { at: 'S2', gold: 5, items: ['pearlDiversCharm'] } })).gold).toBe(3);
    const land = inPhase('youngCliffDrake', 'melee', {
      A: { wounds: 5, gold: 5, items: ['corkAndCanvasVest', 'pearlDiversCharm'] },
    });
    guard(land, 2);
    expect([hero(land).gold, hero(land).items.length, now(land)]).toEqual([0, 2, 'loseCostliest']);
  });

  test('flooded shore is no shore (ID-85, ID-172; example 98)', () => {
    const table = wrecked({ A: { at: 'S11' }, tiles: { B1: 7 } });
    expect(choicesOf(table, 'place', 'to')).toEqual(['j11', 'j12']);
  });

  test('the Hero’s fall wrecks the ship although the Captain is whole (ID-171, ID-173; example 154)', () => {
    const table = wrecked();
    expect([told(table, 'shipwrecked')[0], hero(table).captain]).toEqual([
      { fact: 'shipwrecked', seat: 0, cause: 'hero', anchor: 'S1' },
      -1,
    ]);
    const killed = inPhase('giantCrab', 'melee', { A: { captainWounds: 2 } });
    swing(killed, 'dorrinWake', 2);
    expect([told(killed, 'captainKilled').length, told(killed, 'shipwrecked')[0]!.cause]).toEqual([1, 'captain']);
  });
});
