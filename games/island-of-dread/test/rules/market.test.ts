import { describe, expect, test } from 'vitest';
import {
  act,
  can,
  card,
  choicesOf,
  face,
  hero,
  ids,
  now,
  offers,
  type Position,
  position,
  told,
  townOf,
  tried,
  where,
  why,
  world,
  wounds,
} from '../position.ts';

const buy = (id: string) => ({ act: 'buy', card: id }) as const;
const sell = (id: string) => ({ act: 'sell', card: id }) as const;
const market = (wanted: Position = {}) => position({ from: 'market', ...wanted });
const DALLAK = townOf('dallak');

describe('the Market Step', () => {
  test('first a card is drawn into the stack; sales bring half the cost, rounded down (ID-127, ID-130; example 69)', () => {
    const table = market({
      A: { at: 'orris', items: ['chainHauberk', 'vigorTonic'] },
      chance: { market: ['witchblade'] },
    });
    act(table, 'sellOne', sell('chainHauberk'));
    expect(hero(table).gold).toBe(2);
    act(table, 'sellOne', sell('vigorTonic'));
    expect(hero(table).gold).toBe(2);
    expect(ids(table.state.stacks[townOf('orris')]!)).toEqual(['witchblade', 'chainHauberk', 'vigorTonic']);
  });

  test('Corvin buys for 1 gold less, never below 1; Captains cost him the usual (ID-134, ID-138; example 70)', () => {
    const table = market({
      A: { hero: 'corvinHalfLight', gold: 30 },
      stacks: { dallak: ['guardsBroadsword', 'vigorTonic'] },
      captains: { dallak: ['blackAnneke'] },
      chance: { market: ['rumRation'], captains: ['madPetra'] },
    });
    act(table, buy('guardsBroadsword'));
    expect(hero(table).gold).toBe(25);
    act(table, buy('vigorTonic'));
    expect(hero(table).gold).toBe(24);
    act(table, 'lookForCaptains', { act: 'hire', captain: 'blackAnneke' });
    expect(hero(table).gold).toBe(20);
  });

  test('a third Weapon means giving one up into the stack, which is not bought back (ID-36, ID-131, ID-33; example 71)', () => {
    const table = market({
      A: { gold: 9, items: ['boardingAxe', 'yewShortbow'] },
      stacks: { dallak: ['leftHandDagger'] },
    });
    act(table, buy('leftHandDagger'));
    expect([now(table), choicesOf(table, 'giveUp', 'card')]).toEqual([
      'makeRoom',
      ['boardingAxe', 'yewShortbow', 'leftHandDagger'],
    ]);
    act(table, { act: 'giveUp', card: 'boardingAxe' });
    expect(ids(table.state.stacks[DALLAK]!)).toContain('boardingAxe');
    expect(why(table, buy('boardingAxe'))).toEqual({ why: 'soldThisTurn' });
  });

  test('what was bought this turn is not sold (ID-131; example 72)', () => {
    const table = market({ A: { gold: 9, items: ['boardingAxe'] }, stacks: { dallak: ['leftHandDagger'] } });
    act(table, buy('leftHandDagger'), 'sellOne');
    expect(why(table, sell('leftHandDagger'))).toEqual({ why: 'boughtThisTurn' });
  });

  test('at Harvest Fair the first wound healed is free (ID-132, ID-134; example 73)', () => {
    const table = market({ event: 'harvestFair', A: { wounds: 2, gold: 1 } });
    act(table, { act: 'heal', figure: 'steelhorns' });
    expect([hero(table).gold, wounds(table)[0]]).toEqual([1, 1]);
    act(table, { act: 'heal', figure: 'steelhorns' });
    expect([hero(table).gold, wounds(table)[0]]).toEqual([0, 0]);
    expect(why(table, { act: 'heal', figure: 'steelhorns' })).toEqual({ why: 'unhurt', figure: card('steelhorns') });
  });

  test('a card the Hero cannot do without is not sold (ID-37; example 74)', () => {
    const table = market({ A: { hero: 'tarnDeepdelver', wounds: 5, items: ['heartstone', 'boardingAxe'] } });
    act(table, 'sellOne');
    expect(why(table, sell('heartstone'))).toEqual({ why: 'wouldFall' });
    const tired = market({ A: { exhaustion: 5, items: ['ringOfVigor', 'boardingAxe'] } });
    act(tired, 'sellOne');
    expect(why(tired, sell('ringOfVigor'))).toEqual({ why: 'wouldFall' });
  });

  test('with the option two there are two other Items at most, elsewhere the third is discarded (ID-34, ID-36; example 75)', () => {
    const table = face('halfBuriedSeaChest', {
      options: { otherItems: 'two' },
      A: { items: ['runeOfRime', 'vigorTonic'] },
      chance: { testDice: [20], market: ['wayfarersBoots'], green: ['youngCliffDrake'] },
    });
    act(table, { act: 'take', card: 'wayfarersBoots' });
    expect(now(table)).toBe('makeRoom');
    act(table, { act: 'giveUp', card: 'vigorTonic' });
    expect([ids(hero(table).items), ids(table.state.marketDiscards)]).toEqual([
      ['runeOfRime', 'wayfarersBoots'],
      ['vigorTonic'],
    ]);
    expect(why(position({ options: { otherItems: 'two' } }), { act: 'giveUp', card: 'vigorTonic' })).toMatchObject({
      why: 'notAsked',
    });
  });

  test('counters on an Ally go when he is sold (ID-31, ID-129; example 130)', () => {
    const table = market({ A: { allies: ['tolanTheMercenary'], allyWounds: [1] } });
    act(table, 'sellOne', sell('tolanTheMercenary'));
    expect(hero(table).gold).toBe(2);
    const bought = market({ A: { gold: 9 }, stacks: { dallak: ['tolanTheMercenary'] } });
    act(bought, buy('tolanTheMercenary'));
    expect([hero(bought).allyWounds, hero(bought).gold]).toEqual([[0], 4]);
  });

  test('Legendary Items have no cost, no type and no limit (ID-35, ID-130; example 133)', () => {
    const table = market({
      options: { otherItems: 'two' },
      A: {
        items: ['boardingAxe', 'yewShortbow', 'runeOfRime', 'runeOfEmbers'],
        legendary: ['spearOfTrelton', 'swordOfAntenor', 'shieldOfAntenor'],
      },
    });
    expect(now(table)).toBe('market');
    act(table, 'sellOne');
    expect(why(table, sell('spearOfTrelton'))).toEqual({ why: 'noCost' });
  });

  test('everything in any order in one Market Step, until leaving (ID-128; example 147)', () => {
    const table = market({
      A: { gold: 9, wounds: 1, items: ['boardingAxe'] },
      stacks: { dallak: ['vigorTonic'] },
      captains: { dallak: ['oldGilMarrow'] },
      chance: { market: ['maulOfRuin'], captains: ['madPetra'] },
    });
    act(table, 'sellOne', sell('boardingAxe'), { act: 'heal', figure: 'steelhorns' }, 'lookForCaptains', 'back');
    act(table, buy('vigorTonic'), 'captains', { act: 'hire', captain: 'oldGilMarrow' });
    expect([hero(table).gold, hero(table).captain]).toEqual([7, card('oldGilMarrow')]);
    act(table, 'leave');
    expect(table.state.active).toBe(1);
  });

  test('exhaustion is not for sale, and Captains are not healed (ID-133; example 148)', () => {
    const table = market({ A: { gold: 9, exhaustion: 2, captain: 'dorrinWake', captainWounds: 1 } });
    expect(offers(table).filter(({ act: kind }) => kind === 'heal')).toEqual([]);
    expect(why(table, { act: 'heal', figure: 'dorrinWake' })).toEqual({ why: 'captainsNotHealed' });
    expect(tried(table)).toContainEqual({ act: 'heal', figure: card('dorrinWake') });
  });

  test('an empty market deck is renewed from the discards; without any nothing is drawn (ID-135; example 149)', () => {
    const emptied = (discards: readonly string[]) =>
      market({
        change(state) {
          state.stacks[0] = state.market.flat().filter((each) => !discards.includes(world.cards[each]!.id));
          state.market = [];
          state.marketDiscards = discards.map(card);
        },
      });
    const table = emptied(['vigorTonic', 'witchblade', 'roundShield']);
    expect([table.state.stacks[DALLAK]!.length, table.state.market.flat().length, table.state.marketDiscards]).toEqual([
      1,
      2,
      [],
    ]);
    expect(told(table, 'deckRenewed')).toEqual([{ fact: 'deckRenewed', deck: 'market' }]);
    expect(emptied([]).state.stacks[DALLAK]).toEqual([]);
  });

  test('there is a Market Step only in a town (ID-126)', () => {
    expect(market({ A: { at: 'j9' } }).state.active).toBe(1);
    expect(now(market())).toBe('market');
    expect(why(position({ A: { at: 'j9' } }), buy('vigorTonic'))).toEqual({ why: 'notInTown' });
  });

  test('what costs too much or lies elsewhere is refused with the reason (ID-129)', () => {
    const table = market({ A: { gold: 3 }, stacks: { dallak: ['witchblade'] } });
    expect(why(table, buy('witchblade'))).toEqual({ why: 'gold', need: 7, have: 3 });
    expect(why(table, buy('tolanTheMercenary'))).toEqual({ why: 'notInStack' });
    expect(tried(table)).toContainEqual({ act: 'buy', card: card('witchblade') });
  });

  test('more than ten cards that can be bought stand on shelves (ID-128)', () => {
    const cards = [
      'boardingAxe',
      'yewShortbow',
      'witchblade',
      'roundShield',
      'chainHauberk',
      'vigorTonic',
      'rumRation',
      'smokeFlask',
      'runeOfRime',
      'docksideBrawler',
      'fenTrapper',
    ];
    const table = market({ A: { gold: 50 }, stacks: { dallak: cards }, chance: { market: ['maulOfRuin'] } });
    expect(choicesOf(table, 'shelf', 'kind')).toEqual(['weapon', 'armour', 'other', 'ally']);
    expect(why(table, buy('boardingAxe'))).toEqual({ why: 'onAShelf', kind: 'weapon' });
    act(table, { act: 'shelf', kind: 'ally' });
    expect(why(table, buy('boardingAxe'))).toEqual({ why: 'onAShelf', kind: 'weapon' });
    act(table, buy('fenTrapper'));
    expect([ids(hero(table).allies), now(table)]).toEqual([['fenTrapper'], 'market']);
    expect(why(market(), { act: 'shelf', kind: 'ally' })).toEqual({ why: 'shelfNotNeeded' });
  });
});

describe('Captains', () => {
  const captains = { orris: ['dorrinWake'] };
  test('hiring on loan when the gold is lacking; by land he goes back; the voyage may begin next turn (ID-139, ID-141, ID-144, ID-147, ID-148, ID-152; example 76)', () => {
    const table = market({
      A: { at: 'orris', gold: 1 },
      captains,
      chance: { captains: ['umberVane'], market: ['rumRation'] },
    });
    act(table, 'lookForCaptains');
    expect(ids(table.state.captains[townOf('orris')]!)).toEqual(['dorrinWake', 'umberVane']);
    expect(why(table, { act: 'hire', captain: 'dorrinWake' })).toEqual({ why: 'gold', need: 2, have: 1 });
    act(table, { act: 'loan', captain: 'dorrinWake' });
    expect([ids([hero(table).captain]), hero(table).loan, hero(table).gold]).toEqual([['dorrinWake'], true, 1]);
    const next = position({ A: { at: 'orris', captain: 'dorrinWake', loan: true } });
    expect(choicesOf(next, 'lane', 'to')).toEqual(['S1', 'S15', 'S11']);
    act(next, { act: 'step', to: 'o13' });
    expect([hero(next).captain, hero(next).loan, ids(next.state.captains[townOf('orris')]!)]).toEqual([
      -1,
      false,
      ['dorrinWake'],
    ]);
  });

  test('at the end of a turn one Captain stays in each stack (ID-45; example 77)', () => {
    const alone = market({
      A: { at: 'orris', gold: 9 },
      captains,
      chance: { captains: ['umberVane'], market: ['rumRation'] },
    });
    act(alone, 'lookForCaptains', { act: 'hire', captain: 'dorrinWake' }, 'leave');
    expect([alone.state.active, ids(alone.state.captains[townOf('orris')]!)]).toEqual([1, ['umberVane']]);
    const two = market({
      A: { at: 'orris', gold: 9 },
      captains,
      chance: { captains: ['umberVane'], market: ['rumRation'] },
    });
    act(two, 'lookForCaptains', 'back', 'leave');
    expect([now(two), choicesOf(two, 'keepCaptain', 'captain')]).toEqual(['keepOne', ['dorrinWake', 'umberVane']]);
    act(two, { act: 'keepCaptain', captain: 'umberVane' });
    expect([two.state.active, ids(two.state.captains[townOf('orris')]!), ids(two.state.captainDeck[0]!)]).toEqual([
      1,
      ['umberVane'],
      ['dorrinWake'],
    ]);
  });

  test('of two Captains the player keeps one, the other goes under the deck without counters (ID-142, ID-143; example 78)', () => {
    const table = market({
      A: { at: 'orris', gold: 9, captain: 'madPetra' },
      captains,
      chance: { captains: ['umberVane'], market: ['rumRation'] },
    });
    act(table, 'lookForCaptains', { act: 'hire', captain: 'dorrinWake' });
    expect([now(table), choicesOf(table, 'keepCaptain', 'captain')]).toEqual([
      'keepCaptain',
      ['madPetra', 'dorrinWake'],
    ]);
    act(table, { act: 'keepCaptain', captain: 'dorrinWake' });
    expect([ids([hero(table).captain]), ids(table.state.captainDeck[0]!)]).toEqual([['dorrinWake'], ['madPetra']]);
    const kept = market({
      A: { at: 'orris', gold: 9, captain: 'madPetra' },
      captains,
      chance: { captains: ['umberVane'], market: ['rumRation'] },
    });
    act(kept, 'lookForCaptains', { act: 'hire', captain: 'dorrinWake' }, { act: 'keepCaptain', captain: 'madPetra' });
    expect([
      ids([hero(kept).captain]),
      ids(kept.state.captainDeck[0]!),
      ids(kept.state.captains[townOf('orris')]!),
    ]).toEqual([['madPetra'], ['dorrinWake'], ['umberVane']]);
  });

  test('nobody is hired before the draw, which comes once; one Captain a Market Step (ID-140; example 79)', () => {
    const table = market({
      A: { at: 'orris', gold: 9 },
      captains,
      chance: { captains: ['umberVane'], market: ['rumRation'] },
    });
    expect(why(table, { act: 'hire', captain: 'dorrinWake' })).toEqual({ why: 'lookFirst' });
    act(table, 'lookForCaptains', 'back');
    expect(why(table, 'lookForCaptains')).toEqual({ why: 'lookedAlready' });
    act(table, 'captains', { act: 'hire', captain: 'dorrinWake' });
    expect(why(table, 'captains')).toEqual({ why: 'hiredAlready' });
    expect(why(table, { act: 'hire', captain: 'umberVane' })).toEqual({ why: 'hiredAlready' });
  });

  test('The Old Pilots’ Charts make Captains cheaper, never below 1; the Sack dearer (ID-134; example 80)', () => {
    const paid = (captain: string, event: string) => {
      const table = market({
        event,
        A: { at: 'orris', gold: 9 },
        captains: { orris: [captain] },
        chance: { market: ['rumRation'] },
      });
      act(table, 'lookForCaptains', { act: 'hire', captain });
      return 9 - hero(table).gold;
    };
    expect([
      paid('blackAnneke', 'oldPilotsCharts'),
      paid('oldGilMarrow', 'oldPilotsCharts'),
      paid('blackAnneke', 'theSackOfGarnott'),
    ]).toEqual([3, 1, 5]);
  });

  test('a Captain waits in the town that the Hero walks out of, and stays with one knocked out there (ID-144, ID-145, ID-216; example 81)', () => {
    const table = position({ A: { captain: 'dorrinWake' } });
    act(table, { act: 'step', to: 'j9' });
    expect([hero(table).captain, ids(table.state.captains[DALLAK]!)]).toEqual([-1, ['dorrinWake']]);
    const omens = face('omensInTheSurf', {
      A: { at: 'c9' },
      B: { at: 'dallak', hero: 'corvinHalfLight', wounds: 3, exhaustion: 4, captain: 'dorrinWake' },
      chance: { testDice: [20, 2], green: ['youngCliffDrake'] },
    });
    expect([where(omens, 1), ids([hero(omens, 1).captain])]).toEqual(['k9', ['dorrinWake']]);
    const staying = position({ A: { captain: 'dorrinWake' } });
    act(staying, 'stay');
    expect(ids([hero(staying).captain])).toEqual(['dorrinWake']);
  });

  test('a Captain on loan who returns loses the gold counter (ID-145, ID-146; example 152)', () => {
    const table = position({
      A: { captain: 'dorrinWake', loan: true, items: ['teleportRune'] },
      chance: { testDice: [20] },
    });
    act(table, { act: 'use', card: 'teleportRune' }, { act: 'row', row: 9 }, { act: 'teleport', to: 'h9' });
    expect([hero(table).captain, hero(table).loan, ids(table.state.captains[DALLAK]!)]).toEqual([
      -1,
      false,
      ['dorrinWake'],
    ]);
  });

  test('with the captain deck empty nothing is drawn, and he who is there may be hired (ID-151; example 153)', () => {
    const table = market({
      A: { at: 'orris', gold: 9 },
      captains,
      chance: { market: ['rumRation'] },
      change(state) {
        state.captains[0] = state.captainDeck.flat();
        state.captainDeck = [];
      },
    });
    act(table, 'lookForCaptains', { act: 'hire', captain: 'dorrinWake' });
    expect(ids([hero(table).captain])).toEqual(['dorrinWake']);
  });

  test('no effect for Allies touches Captains (ID-138)', () => {
    const table = market({
      A: { at: 'orris', gold: 9, captain: 'madPetra', allies: ['docksideBrawler', 'fenTrapper'] },
    });
    expect([now(table), can(table, 'lookForCaptains')]).toEqual(['market', true]);
  });
});
