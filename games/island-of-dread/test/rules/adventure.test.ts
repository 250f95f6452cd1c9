import { describe, expect, test } from 'vitest';
import {
  act,
  arranged,
  asked,
  can,
  card,
  choicesOf,
  enemy,
  face,
  hasCounter,
  hero,
  ids,
  now,
  offers,
  position,
  told,
  where,
  why,
  world,
} from '../position.ts';

const GREEN = 0;
const step = (to: string) => ({ act: 'step', to }) as const;

describe('the Adventure Step on land', () => {
  test('on a counter the Hero must draw; without one nothing happens (ID-66, ID-67; example 20)', () => {
    const table = position({ A: { at: 'j9' }, chance: { green: ['youngCliffDrake'] } });
    expect(ids([told(act(table, step('j8')), 'cardDrawn')[0]!.card])).toEqual(['youngCliffDrake']);
    const empty = position({ A: { at: 'j9' }, empty: ['j8'] });
    expect(told(act(empty, step('j8')), 'cardDrawn')).toEqual([]);
    expect(empty.state.active).toBe(1);
  });

  test('in towns there is no adventure, on plain road neither adventure nor market (ID-42, ID-66, ID-126; example 136)', () => {
    const table = position({ A: { at: 'i9' } });
    const facts = act(table, step('h9'));
    expect(told(facts, 'stepBegan').map((fact) => fact.step)).toEqual(['experience', 'refresh', 'movement']);
    const whole = position({ from: 'turn', A: { at: 'i9' } });
    expect(told(whole, 'stepBegan').map((fact) => fact.step)).toEqual(['refresh', 'movement']);
    for (const cell of world.chart.towns) expect(world.chart.jewelAt[cell]).toBe(-1);
  });

  test('an Encounter is carried out, discarded, and the player draws again (ID-70, ID-71, ID-72; example 24)', () => {
    const table = face('hermitOfTheTideline', { A: { wounds: 3 }, chance: { green: ['youngCliffDrake'] } });
    expect(offers(table)).toEqual([
      { act: 'choose', option: 0 },
      { act: 'choose', option: 1 },
    ]);
    act(table, { act: 'choose', option: 0 });
    expect(hero(table).wounds).toBe(1);
    expect(ids(table.state.discards[GREEN]!)).toEqual(['hermitOfTheTideline']);
    expect([enemy(table).card, now(table)]).toEqual([card('youngCliffDrake'), 'escape']);
  });

  test('an empty deck is renewed from its discards; without any the step ends and the counter stays (ID-69; example 25)', () => {
    const empty = (discards: readonly string[]) =>
      position({
        A: { at: 'j9' },
        chance: { green: ['drownedSailor'] },
        change(state) {
          const rest = state.decks[GREEN]!.flat().filter((each) => !discards.includes(world.cards[each]!.id));
          state.decks[GREEN] = [];
          state.discards[GREEN] = discards.map(card);
          state.players[1]!.trophies = rest;
        },
      });
    const table = empty(['drownedSailor', 'bogViper', 'carrionGulls', 'restlessCairn']);
    const facts = act(table, step('j8'));
    expect([told(facts, 'deckRenewed').length, enemy(table).card]).toEqual([1, card('drownedSailor')]);
    const none = empty([]);
    none.dealer.chance = {};
    act(none, step('j8'));
    expect([hasCounter(none, 'j8'), told(none, 'deckEmpty').length, none.state.active]).toEqual([true, 1, 1]);
  });

  test('a card turned up stays face up and is the next one drawn (ID-73; example 26)', () => {
    const seer = position({ A: { at: 'j9', allies: ['vessaThePaleSeer'] }, chance: { green: ['bogViper'] } });
    act(seer, { act: 'use', card: 'vessaThePaleSeer' }, { act: 'whichDeck', deck: 'green' });
    expect([seer.state.turnedUp, ids(seer.state.decks[GREEN]!.at(-1)!)]).toEqual([[1, 0, 0, 0, 0], ['bogViper']]);
    expect(now(seer)).toBe('move');
    const facts = act(seer, step('j8'));
    expect(ids(told(facts, 'cardDrawn').map((fact) => fact.card))).toEqual(['bogViper']);
    expect(seer.state.turnedUp[GREEN]).toBe(0);
  });

  test('a Challenge on the track is met instead of a draw (ID-68)', () => {
    const table = position({ A: { at: 'g9' }, track: [['ogreOfTheFirecloud', 'g10']] });
    const facts = act(table, step('g10'));
    expect([told(facts, 'cardDrawn'), told(facts, 'challengeMet')]).toEqual([
      [],
      [{ fact: 'challengeMet', seat: 0, card: card('ogreOfTheFirecloud'), place: 1 }],
    ]);
  });

  test('meeting others comes first: negotiate, then adventure; an attack replaces it (ID-65, ID-66, ID-221; example 139)', () => {
    const there = () =>
      position({ from: 'adventure', A: { at: 'i8' }, B: { at: 'i8' }, chance: { green: ['youngCliffDrake'] } });
    const table = there();
    expect(now(table)).toBe('meet');
    act(table, { act: 'negotiate', rival: 1 }, 'drop');
    expect(now(table)).toBe('meet');
    expect(told(act(table, 'goOn'), 'cardDrawn')).toHaveLength(1);
    const fought = there();
    act(fought, { act: 'attackHero', rival: 1 });
    expect(fought.state.agenda.map((each) => each.do)).not.toContain('explore');
  });

  test('a wounded Hero who may choose is asked about Encounters only where there is a choice (ID-71)', () => {
    const table = face('springOfTheFirstKings', {
      A: { wounds: 4, exhaustion: 2 },
      chance: { silver: ['assifShibSa'] },
    });
    expect([hero(table).wounds, hero(table).exhaustion]).toEqual([1, 0]);
    const split = face('springOfTheFirstKings', {
      A: { wounds: 2, allies: ['gorrumHalfGiant'], allyWounds: [3] },
      chance: { silver: ['assifShibSa'] },
    });
    expect(now(split)).toBe('pickFigure');
    act(split, { act: 'relieve', figure: 'gorrumHalfGiant' }, { act: 'relieve', figure: 'steelhorns' }, 'enough');
    expect([hero(split).wounds, hero(split).allyWounds]).toEqual([1, [2]]);
  });
});

describe('cards shown by Encounters', () => {
  test('a market card not taken goes to the nearest town’s stack, at sea to Tarianor’s (ID-136; example 150)', () => {
    const table = face('strandedMerchant', {
      A: { gold: 9 },
      chance: { market: ['witchblade'], green: ['youngCliffDrake'] },
    });
    act(table, { act: 'choose', option: 1 }, 'decline');
    expect(ids(table.state.stacks[world.chart.ports.indexOf('dallak')]!)).toEqual(['witchblade']);
    const sea = face('friendlyMerchantman', {
      A: { gold: 9 },
      chance: { market: ['witchblade'], testDice: [2], sea: ['giantCrab'] },
    });
    act(sea, { act: 'choose', option: 2 }, 'decline');
    expect(ids(sea.state.stacks[0]!)).toEqual(['witchblade']);
  });

  test('the Merchant sells for 1 gold less, the Merchantman for 2 less after a test (ID-136)', () => {
    const table = face('strandedMerchant', {
      A: { gold: 9 },
      chance: { market: ['witchblade'], green: ['youngCliffDrake'] },
    });
    act(table, { act: 'choose', option: 1 }, { act: 'take', card: 'witchblade' });
    expect([hero(table).gold, ids(hero(table).items)]).toEqual([3, ['witchblade']]);
    const sea = face('friendlyMerchantman', {
      A: { gold: 9 },
      chance: { market: ['witchblade'], testDice: [20], sea: ['giantCrab'] },
    });
    act(sea, { act: 'choose', option: 2 }, { act: 'take', card: 'witchblade' });
    expect(hero(sea).gold).toBe(4);
  });

  test('what cannot be paid for is not asked about (ID-136)', () => {
    const table = face('strandedMerchant', {
      A: { gold: 1 },
      chance: { market: ['witchblade'], green: ['youngCliffDrake'] },
    });
    act(table, { act: 'choose', option: 1 });
    expect([now(table), ids(table.state.stacks[1]!)]).toEqual(['escape', ['witchblade']]);
  });

  test('a free Item up to a cost: taken or not, Allies never (ID-136)', () => {
    const table = face('cliffFaceEyrie', {
      chance: { testDice: [20], market: ['witchblade', 'roundShield'], yellow: ['manticore'] },
    });
    expect(why(table, { act: 'take', card: 'witchblade' })).toEqual({ why: 'tooDear', maxCost: 5 });
    expect(why(table, { act: 'take', card: 'vigorTonic' })).toEqual({ why: 'notShown' });
    act(table, { act: 'take', card: 'roundShield' });
    expect(ids(hero(table).items)).toEqual(['roundShield']);
    const ally = face('cliffFaceEyrie', {
      chance: { testDice: [20], market: ['docksideBrawler', 'boardingAxe'], yellow: ['manticore'] },
    });
    expect(why(ally, { act: 'take', card: 'docksideBrawler' })).toEqual({ why: 'onlyItems' });
  });

  test('the Castaway is a random Ally of the deck for half the cost, rounded up (ID-137; example 151)', () => {
    const hired = (ally: string) => {
      const table = face('castaway', {
        A: { gold: 9 },
        chance: { testDice: [20], ally: [ally], sea: ['giantCrab'] },
      });
      act(table, { act: 'take', card: ally });
      return hero(table).gold;
    };
    expect([hired('gorrumHalfGiant'), hired('noviceSpellwright')]).toEqual([4, 7]);
    const none = face('castaway', {
      A: { gold: 9 },
      chance: { testDice: [20], sea: ['giantCrab'] },
      change(state) {
        state.marketDiscards = world.allies.slice();
        state.market = [world.items.slice()];
      },
    });
    expect(now(none)).toBe('escape');
  });

  test('the Spyglass turns up two sea cards, put back in any order (ID-73)', () => {
    const table = position({
      from: 'adventure',
      A: { at: 'S1', captain: 'dorrinWake', items: ['captainsSpyglass'] },
      chance: { sea: ['kraken', 'giantCrab'] },
    });
    act(table, { act: 'use', card: 'captainsSpyglass' });
    expect(choicesOf(table, 'putBack', 'card').sort()).toEqual(['giantCrab', 'kraken']);
    table.dealer.chance = {};
    act(table, { act: 'putBack', card: 'kraken' });
    // Nothing else may be used there, so the topmost is drawn at once.
    expect([enemy(table).card, ids(table.state.decks[2]!.at(-1)!), table.state.turnedUp[2]]).toEqual([
      card('giantCrab'),
      ['kraken'],
      1,
    ]);
  });
});

describe('tests', () => {
  test('a test is 2d10 + attribute + skill + cards that speak of tests (ID-39, ID-40; example 135)', () => {
    const chest = (dice: number) =>
      face('halfBuriedSeaChest', {
        A: { hero: 'ysoldeKestrel', allies: ['fenTrapper'], items: ['luckyHalfCrown'] },
        chance: { testDice: [dice], market: ['maulOfRuin'], green: ['youngCliffDrake'] },
      });
    const passed = chest(4);
    expect(told(passed, 'tested')).toMatchObject([{ bonus: 9, difficulty: 13, passed: true }]);
    expect(hero(passed).gold).toBe(2);
    const failed = chest(3);
    expect([told(failed, 'tested')[0]!.passed, hero(failed).wounds]).toEqual([false, 1]);
    expect(why(failed, { act: 'use', card: 'luckyHalfCrown' })).toEqual({ why: 'notNow', when: 'afterRoll' });
  });

  test('a placed Hero is not asked twice: one possible place is taken at once (ID-213)', () => {
    const table = position({ from: 'nothing', A: { at: 'j8' } });
    arranged(table, (state) => state.agenda.push({ do: 'nearestTown', seat: 0, from: state.players[0]!.at }));
    expect([where(table), can(table, 'stay', asked(table))]).toEqual(['k9', true]);
  });
});
