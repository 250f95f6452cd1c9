import { describe, expect, test } from 'vitest';
import {
  act,
  card,
  choicesOf,
  face,
  fate,
  guard,
  hasCounter,
  hero,
  ids,
  inPhase,
  now,
  position,
  swing,
  told,
  where,
  why,
  world,
  wounds,
} from '../position.ts';

const use = (id: string) => ({ act: 'use', card: id }) as const;
/** A defeats a Challenge with the next blow. */
const defeated = (id: string, wanted: Parameters<typeof face>[1] = {}) => {
  const table = inPhase(id, 'melee', wanted);
  table.state.combat!.wounds = world.cards[card(id)]!.life - 1;
  swing(table, world.cards[hero(table).hero]!.id, 20);
  return table;
};

describe('victory', () => {
  test('points, then the printed reward; the counter and the card go (ID-114, ID-115, ID-116; example 64)', () => {
    const table = defeated('stoneIdol', { A: { trained: { body: 3 } } });
    expect([hero(table).points, hero(table).gold, hasCounter(table, 'g10')]).toEqual([3, 4, false]);
    expect(ids(table.state.discards[1]!)).toEqual(['stoneIdol']);
    const order = table.dealer.facts
      .map(({ fact }) => fact)
      .filter((fact) => fact === 'pointsGained' || fact === 'goldGained');
    expect(order).toEqual(['pointsGained', 'goldGained', 'pointsGained']);
  });

  test('Bounty on Monsters adds 1 gold, a Captain too (ID-114; example 65)', () => {
    expect(hero(defeated('manticore', { event: 'bountyOnMonsters' })).gold).toBe(6);
    expect(hero(defeated('giantCrab', { A: { captain: 'blackAnneke', trained: { body: 3 } } })).gold).toBe(5);
  });

  test('from an empty pool no Legendary Item comes (ID-119; example 68)', () => {
    const legendary = world.legendary.map((each) => world.cards[each]!.id);
    const table = defeated('garnetWyrm', { A: { trained: { body: 3 } }, B: { legendary } });
    expect([hero(table).gold, hero(table).points, hero(table).legendary]).toEqual([8, 4, []]);
  });

  test('a Legendary Item won is chosen freely (ID-119)', () => {
    const table = defeated('garnetWyrm', { A: { trained: { body: 3 } } });
    expect(choicesOf(table, 'claim', 'item')).toHaveLength(8);
    act(table, { act: 'claim', item: 'bookOfKorsecAmin' });
    expect(ids(hero(table).legendary)).toEqual(['bookOfKorsecAmin']);
  });

  test('a green Challenge is worth 1, a sea Challenge 3 without a counter on the board (ID-32, ID-167; example 131)', () => {
    expect(hero(defeated('feralBoarhound')).points).toBe(1);
    const sea = defeated('giantCrab', { A: { trained: { body: 3 } }, chance: { maps: ['blue'] } });
    expect([hero(sea).points, world.points]).toEqual([3, [1, 2, 3, 4, 0]]);
  });

  test('the Initiate’s reward turns up a silver card (ID-73, ID-114)', () => {
    const table = defeated('initiateOfTheWarpedGod', { chance: { silver: ['kraken'].slice(1) } });
    expect(table.state.turnedUp).toEqual([0, 0, 0, 0, 1]);
  });
});

describe('the undefeated track', () => {
  test('whoever wins against it gets its points, and its counter returns (ID-68, ID-123; example 52)', () => {
    const table = position({ A: { at: 'g9', trained: { body: 4 } }, track: [['ogreOfTheFirecloud', 'g10']] });
    act(table, { act: 'step', to: 'g10' }, 'stand');
    guard(table, 20);
    table.state.combat!.wounds = 3;
    swing(table, 'steelhorns', 20);
    expect([hero(table).points, hero(table).gold, table.state.track[0], hasCounter(table, 'g10')]).toEqual([
      2,
      4,
      -1,
      false,
    ]);
    expect(ids(table.state.discards[1]!)).toEqual(['ogreOfTheFirecloud']);
  });

  test('if it is not defeated again it keeps its place, without wounds (ID-121, ID-122; example 53)', () => {
    const table = position({ A: { at: 'g9', wounds: 5 }, track: [['ogreOfTheFirecloud', 'g10']] });
    act(table, { act: 'step', to: 'g10' }, 'stand');
    table.state.combat!.wounds = 2;
    guard(table, 2);
    expect([where(table), ids([table.state.track[0]!]), table.state.discards[1]]).toEqual([
      'k9',
      ['ogreOfTheFirecloud'],
      [],
    ]);
    const again = position({ A: { at: 'g9' }, track: [['ogreOfTheFirecloud', 'g10']] });
    act(again, { act: 'step', to: 'g10' });
    expect(again.state.combat!.wounds).toBe(0);
  });

  test('with all six places taken a further Challenge is discarded (ID-124; example 54)', () => {
    const spaces = ['c2', 'g4', 'i4', 'j4', 'w4', 'b5'];
    const cards = ['bogViper', 'drownedSailor', 'carrionGulls', 'feralBoarhound', 'restlessCairn', 'cutpurseTwins'];
    const table = face('youngCliffDrake', {
      track: cards.map((each, n) => [each, spaces[n]!] as const),
      chance: { testDice: [20] },
    });
    act(table, 'tryEscape');
    expect([
      ids(table.state.discards[0]!),
      hasCounter(table, 'j8'),
      table.state.track.includes(card('youngCliffDrake')),
    ]).toEqual([['youngCliffDrake'], true, false]);
    expect(told(table, 'trackFull')).toHaveLength(1);
  });

  test('the Challenge is put on the track before the Hero is moved away (ID-219, ID-218, ID-120; example 156)', () => {
    const table = inPhase('youngCliffDrake', 'melee', { A: { wounds: 5 } });
    const facts = guard(table, 2).map(({ fact }) => fact);
    expect(facts.indexOf('undefeated')).toBeLessThan(facts.indexOf('placed'));
    expect([table.state.track[0], table.state.trackAt[0], where(table)]).toEqual([
      card('youngCliffDrake'),
      world.chart.jewels[world.chart.jewelAt[table.state.trackAt[0]!]!]!.space,
      'k9',
    ]);
  });

  test('sea and silver Challenges never go to the track (ID-125, ID-166)', () => {
    const sea = face('kraken', { chance: { testDice: [20] } });
    act(sea, 'tryEscape');
    expect([sea.state.track.every((each) => each === -1), ids(sea.state.discards[2]!)]).toEqual([true, ['kraken']]);
    const silver = inPhase('eyelessChoir', 'magic', { A: { wounds: 5 } });
    guard(silver, 2);
    expect(silver.state.track.every((each) => each === -1)).toBe(true);
  });
});

describe('Legendary Items and trophies', () => {
  test('the Jewel skips Before Combat and shortens the first round (ID-193, ID-194; example 56)', () => {
    const table = face('cultZealots', { A: { legendary: ['jewelOfTrelton'], items: ['runeOfRime'] } });
    expect(now(table)).toBe('drawn');
    act(table, use('jewelOfTrelton'), { act: 'startPhase', phase: 'magic' });
    expect([told(table, 'tested'), now(table), table.state.combat!.phase, ids(hero(table).down)]).toEqual([
      [],
      'phase',
      2,
      [],
    ]);
    expect(why(table, 'tryEscape')).toEqual({ why: 'firstRoundSkipped' });
    guard(table, 20);
    expect([table.state.combat!.round, now(table)]).toEqual([2, 'escape']);
    const met = position({ A: { at: 'g9', legendary: ['jewelOfTrelton'] }, track: [['ogreOfTheFirecloud', 'g10']] });
    act(met, { act: 'step', to: 'g10' });
    expect(now(met)).toBe('drawn');
    act(met, 'goOn');
    expect(now(met)).toBe('escape');
  });

  test('a sure success needs no dice, damage is as usual, and the Item is in the pool again (ID-104, ID-186, ID-189; example 57)', () => {
    const table = inPhase('mirageDancers', 'magic', {
      A: { hero: 'ashkaNineVeils', items: ['staffOfTheDrownedSun'], legendary: ['talismanOfKorsecAmin'] },
    });
    act(table, { act: 'attack', figure: 'ashkaNineVeils' });
    const facts = act(table, use('talismanOfKorsecAmin'));
    expect([told(facts, 'rolled'), told(facts, 'damageDealt')[0]!.n]).toEqual([[], 3]);
    expect(table.state.legendary).toContain(card('talismanOfKorsecAmin'));
  });

  test('Spear and Sword are for the Hero’s own attacks (ID-187, ID-188; example 58)', () => {
    const spear = inPhase('marshHydra', 'ranged', {
      A: { legendary: ['spearOfTrelton'], trophies: ['coilOfTheWarpedGod'] },
    });
    act(spear, 'defend');
    expect(why(spear, use('spearOfTrelton'))).toEqual({ why: 'condition', which: 'role' });
    const sword = inPhase('marshHydra', 'melee', {
      A: { legendary: ['swordOfAntenor'], allies: ['rookAndRaven', 'tolanTheMercenary'] },
    });
    expect(why(sword, use('swordOfAntenor'))).toEqual({ why: 'notNow', when: 'beforeRoll' });
    fate(sword, { combatDice: [2] });
    const facts = act(sword, { act: 'attack', figure: 'tolanTheMercenary' });
    expect([told(facts, 'rolled').length, hero(sword).legendary.length]).toEqual([1, 1]);
    const hit = inPhase('marshHydra', 'ranged', { A: { legendary: ['spearOfTrelton'] } });
    act(hit, { act: 'attack', figure: 'steelhorns' });
    expect(told(act(hit, use('spearOfTrelton')), 'damageDealt')).toHaveLength(1);
    const cut = inPhase('marshHydra', 'melee', { A: { legendary: ['swordOfAntenor'] } });
    act(cut, { act: 'attack', figure: 'steelhorns' });
    expect(told(act(cut, use('swordOfAntenor')), 'damageDealt')[0]!.n).toBe(2);
  });

  test('the Shield makes a failed defence succeed (ID-191; example 59)', () => {
    const table = inPhase('stormGiantUthgarn', 'melee', { A: { legendary: ['shieldOfAntenor'] } });
    fate(table, { combatDice: [2] });
    act(table, 'defend', use('shieldOfAntenor'));
    expect(wounds(table)).toEqual([0, 0]);
  });

  test('under the Helmet damage is exhaustion, and beyond Stamina wounds all the same (ID-190, ID-22; example 60)', () => {
    const table = face('assifShibSa', { A: { exhaustion: 1, legendary: ['helmetOfTrelton'] } });
    expect(now(table)).toBe('combatRound');
    act(table, use('helmetOfTrelton'));
    table.state.combat!.phase = 2;
    guard(table, 2);
    expect(wounds(table)).toEqual([2, 3]);
  });

  test('the Helmet also turns wounds of the Challenge’s text (ID-190)', () => {
    const table = inPhase('reefTeeth', 'magic', { A: { legendary: ['helmetOfTrelton'] } }, 2);
    guard(table, 20);
    // The text of a round's start comes before the Helmet can be used.
    expect([hero(table).captainWounds, now(table)]).toEqual([1, 'combatRound']);
  });

  test('the Book lowers his Life to 7 and lets him do no harm in the first round (ID-195; example 61)', () => {
    const table = face('assifShibSa', { A: { legendary: ['bookOfKorsecAmin'] } });
    expect(now(table)).toBe('beforeCombat');
    act(table, use('bookOfKorsecAmin'));
    expect(told(table, 'challengeChanged')).toMatchObject([{ stat: 'life', now: 7 }]);
    guard(table, 2);
    expect(wounds(table)[0]).toBe(0);
    table.state.combat!.round = 2;
    guard(table, 2);
    expect(wounds(table)[0]).toBe(3);
  });

  test('the Jewel leaves no Before Combat for the Book (ID-193, ID-195; example 62)', () => {
    const table = face('assifShibSa', { A: { legendary: ['bookOfKorsecAmin', 'jewelOfTrelton'] } });
    act(table, use('jewelOfTrelton'), { act: 'startPhase', phase: 'ranged' });
    expect([now(table), why(table, use('bookOfKorsecAmin'))]).toEqual([
      'phase',
      { why: 'notNow', when: 'beforeCombat' },
    ]);
  });

  test('the Emerald replenishes before moving, on land or at sea, if anything is empty (ID-192, ID-27; example 63)', () => {
    const table = position({
      A: { at: 'S1', captain: 'dorrinWake', legendary: ['emeraldOfKorsecAmin'] },
      empty: ['i8', 'g8', 'j8'],
    });
    act(table, use('emeraldOfKorsecAmin'));
    expect([hasCounter(table, 'i8'), hasCounter(table, 'g8'), hasCounter(table, 'j8')]).toEqual([true, true, false]);
    const full = position({ A: { legendary: ['emeraldOfKorsecAmin'] } });
    expect(why(full, use('emeraldOfKorsecAmin'))).toEqual({ why: 'noEffect' });
  });

  test('a trophy used in a land fight is shuffled into the silver deck (ID-118; example 112)', () => {
    const table = inPhase('barrowKnight', 'melee', { A: { trophies: ['coilOfTheWarpedGod'] } });
    fate(table, { combatDice: [2] });
    act(table, 'defend');
    const facts = act(table, use('coilOfTheWarpedGod'));
    expect(told(facts, 'rolled')[0]!.bonus).toBe(4);
    expect([
      hero(table).trophies,
      table.state.decks[4]!.flat().includes(card('coilOfTheWarpedGod')),
      table.state.discards[4],
    ]).toEqual([[], true, []]);
  });

  test('while the Herald is held, Assif Shib-Sa’s magic is 2 lower (ID-117; example 113)', () => {
    const need = (trophies: readonly string[]) =>
      told(guard(inPhase('assifShibSa', 'magic', { A: { trophies } }), 20), 'rolled')[0]!.need;
    expect([need(['heraldOfDread']), need([])]).toEqual([17, 19]);
  });

  test('the Sentinel cancels damage to any own figure (ID-117, ID-118)', () => {
    const table = inPhase('manticore', 'ranged', { A: { trophies: ['obsidianSentinel'], allies: ['fenTrapper'] } });
    fate(table, { combatDice: [2] });
    act(table, { act: 'attack', figure: 'fenTrapper' }, use('obsidianSentinel'));
    expect([hero(table).allyWounds, hero(table).trophies]).toEqual([[0], []]);
  });
});
