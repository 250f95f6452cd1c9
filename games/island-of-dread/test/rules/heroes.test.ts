import { describe, expect, test } from 'vitest';
import {
  act,
  asked,
  type Chance,
  can,
  card,
  choicesOf,
  fate,
  hero,
  ids,
  letGo,
  now,
  type Play,
  type Position,
  position,
  told,
  where,
  why,
  wounds,
} from '../position.ts';

const there = (wanted: Position = {}): ReturnType<typeof position> =>
  position({ from: 'adventure', ...wanted, A: { at: 'j9', ...wanted.A }, B: { at: 'j9', ...wanted.B } });
/** A attacks B. */
const fight = (wanted: Position = {}) => {
  const table = there(wanted);
  act(table, { act: 'attackHero', rival: 1 });
  return table;
};
/** A fight in a phase of the first round. */
const inFight = (phase: number, wanted: Position = {}) => {
  const table = fight(wanted);
  act(table, 'stand');
  table.state.combat!.phase = phase;
  return table;
};
const attack = (figure: string) => ({ act: 'attack', figure }) as const;

describe('fights of Heroes', () => {
  test('an attack on land, in towns too, not on the sea, once a turn (ID-170, ID-220, ID-221; example 117)', () => {
    expect(now(fight())).toBe('escape');
    expect(now(fight({ A: { at: 'dallak' }, B: { at: 'dallak' } }))).toBe('escape');
    const away = there({ B: { at: 'S2', captain: 'dorrinWake' }, C: { at: 'j9' } });
    expect(why(away, { act: 'attackHero', rival: 1 })).toEqual({ why: 'voyaging', seat: 1 });
    expect(why(there({ C: { at: 'i9' } }), { act: 'attackHero', rival: 2 })).toEqual({ why: 'notHere', seat: 2 });
    expect(why(there({ options: { pvp: false } }), { act: 'attackHero', rival: 1 })).toEqual({ why: 'pvpOff' });
    const twice = there({ change: (state) => void Object.assign(state, { turn: { ...state.turn, attacked: true } }) });
    expect(why(twice, { act: 'attackHero', rival: 1 })).toEqual({ why: 'attackedAlready' });
  });

  test('the number to reach is the other’s dice and value; equal is enough (ID-222, ID-223; example 118)', () => {
    const table = inFight(1);
    fate(table, { duelDice: [11], combatDice: [10] });
    act(table, attack('steelhorns'));
    letGo(table);
    expect(told(table, 'duelRolled')[0]).toMatchObject({ seat: 1, value: 3, need: 14 });
    expect([told(table, 'rolled')[0]!.success, wounds(table, 1)[0]]).toEqual([true, 2]);
  });

  test('after each round they change roles; the acting Hero uses Allies, the opposing one does not (ID-222, ID-225; example 119)', () => {
    const table = inFight(2, { A: { allies: ['docksideBrawler'] }, B: { allies: ['shieldSisterMaeve'] } });
    fate(table, { duelDice: [2], combatDice: [20] });
    act(table, attack('steelhorns'));
    letGo(table);
    // Maeve of the opposing Hero is not asked.
    expect([wounds(table, 1)[0], hero(table, 1).allyExhaustion]).toEqual([1, [0]]);
    expect([asked(table), table.state.combat!.round, now(table)]).toEqual([1, 2, 'escape']);
    act(table, 'stand');
    expect(choicesOf(table, 'attack', 'figure')).toEqual(['corvinHalfLight', 'shieldSisterMaeve']);
    expect(choicesOf(table, 'use', 'card')).toEqual([]);
  });

  test('the winner takes all gold or one card; the loser is whole and goes to the nearest town (ID-221, ID-229, ID-230; example 120)', () => {
    const won = () => {
      const table = inFight(1, {
        A: { at: 'i8' },
        B: { at: 'i8', wounds: 3, gold: 6, items: ['witchblade'], legendary: ['spearOfTrelton'] },
      });
      fate(table, { duelDice: [2], combatDice: [20] });
      act(table, attack('steelhorns'));
      letGo(table);
      return table;
    };
    const table = won();
    expect([now(table), choicesOf(table, 'takeCard', 'card')]).toEqual(['spoils', ['witchblade', 'spearOfTrelton']]);
    act(table, 'takeGold');
    expect([
      hero(table).gold,
      hero(table, 1).gold,
      ids(hero(table, 1).items),
      wounds(table, 1),
      where(table, 1),
    ]).toEqual([6, 0, ['witchblade'], [0, 0], 'k9']);
    expect([hero(table).points, told(table, 'cardDrawn'), table.state.active]).toEqual([0, [], 1]);
    const card = won();
    act(card, { act: 'takeCard', card: 'witchblade' });
    expect([ids(hero(card).items), hero(card, 1).gold]).toEqual([['witchblade'], 6]);
    const nothing = won();
    act(nothing, 'decline');
    expect([hero(nothing).gold, hero(nothing, 1).gold]).toEqual([0, 6]);
  });

  test('a Hero who loses in a town stays there with the Captain; the Market Step of the winner follows (ID-216, ID-221, ID-230)', () => {
    const table = inFight(1, {
      A: { at: 'dallak', gold: 1 },
      B: { at: 'dallak', wounds: 3, gold: 2, captain: 'dorrinWake' },
    });
    fate(table, { duelDice: [2], combatDice: [20] });
    act(table, attack('steelhorns'));
    letGo(table);
    act(table, 'takeGold');
    expect([where(table, 1), wounds(table, 1), hero(table, 1).captain]).toEqual(['k9', [0, 0], card('dorrinWake')]);
    expect([asked(table), now(table), hero(table).gold]).toEqual([0, 'market', 3]);
  });

  test('a losing attacker’s turn ends (ID-230)', () => {
    const table = inFight(1, { A: { wounds: 5, gold: 3 } });
    fate(table, { duelDice: [20], combatDice: [2] });
    act(table, attack('steelhorns'));
    letGo(table);
    expect(asked(table)).toBe(1);
    act(table, 'takeGold');
    expect([hero(table, 1).gold, where(table), wounds(table)]).toEqual([3, 'k9', [0, 0]]);
    expect(told(table, 'turnEnded')).toEqual([{ fact: 'turnEnded', seat: 0, cause: 'lostFight' }]);
  });

  test('against a defence the other counts with attack bonuses, and inflicts that phase’s damage (ID-224; example 157)', () => {
    const table = inFight(1, { B: { items: ['boardingAxe', 'maulOfRuin'] } });
    fate(table, { duelDice: [11], combatDice: [2] });
    act(table, 'defend');
    letGo(table);
    expect(told(table, 'duelRolled')[0]).toMatchObject({ value: 7, need: 18 });
    expect(wounds(table)[0]).toBe(2);
    const defended = inFight(1, { B: { items: ['boardingAxe', 'leftHandDagger'] } });
    fate(defended, { duelDice: [11], combatDice: [2] });
    act(defended, attack('steelhorns'));
    letGo(defended);
    expect(told(defended, 'duelRolled')[0]!.value).toBe(5);
  });

  test('roll and damage abilities work for both; damage asks the hurt side (ID-226)', () => {
    const table = inFight(1, { B: { items: ['chainHauberk'] } });
    fate(table, { duelDice: [2], combatDice: [20] });
    act(table, attack('steelhorns'));
    act(table, 'rollCombat');
    expect([asked(table), now(table)]).toEqual([1, 'damage']);
    act(table, { act: 'use', card: 'chainHauberk' });
    expect([wounds(table, 1)[0], ids(hero(table, 1).down)]).toEqual([0, ['chainHauberk']]);
  });

  describe('Before Combat', () => {
    const use = (id: string) => ({ act: 'use', card: id }) as const;

    test('the attacked Hero comes first, then the attacker, each with own Items (ID-91, ID-225, ID-226; example 162)', () => {
      const table = fight({
        A: { items: ['runeOfEmbers'] },
        B: { items: ['runeOfRime'], allies: ['shieldSisterMaeve'] },
      });
      expect([asked(table), now(table), choicesOf(table, 'use', 'card')]).toEqual([1, 'beforeCombat', ['runeOfRime']]);
      act(table, 'fight');
      expect([asked(table), now(table), choicesOf(table, 'use', 'card')]).toEqual([
        0,
        'beforeCombat',
        ['runeOfEmbers'],
      ]);
      act(table, 'fight');
      expect([asked(table), now(table), table.state.combat!.round]).toEqual([0, 'escape', 1]);
    });

    test('what a card does to the Challenge it does to the other Hero, also after roles change (ID-226; example 162)', () => {
      const table = fight({ A: { items: ['stormRune', 'runeOfRime'], allies: ['docksideBrawler'] } });
      act(table, use('stormRune'), use('runeOfRime'), 'stand');
      const corvin = card('corvinHalfLight');
      expect(told(table, 'challengeChanged')).toEqual([
        { fact: 'challengeChanged', card: corvin, stat: 'ranged', now: 1 },
        { fact: 'challengeChanged', card: corvin, stat: 'meleeDamage', now: 0 },
      ]);
      fate(table, { duelDice: [11, 20, 20], combatDice: [20, 2, 2] });
      // Mind 4 - 3 + 11.
      act(table, attack('steelhorns'));
      expect(told(table, 'duelRolled')[0]).toMatchObject({ value: 1, need: 12 });
      // Without damage a failed defence costs nothing.
      act(table, 'defend');
      expect(wounds(table)).toEqual([0, 0]);
      act(table, 'defend');
      expect([wounds(table), asked(table), now(table), table.state.combat!.round]).toEqual([[1, 0], 1, 'escape', 2]);
      act(table, 'stand');
      fate(table, { duelDice: [10], combatDice: [10] });
      // In the second round Corvin acts, still with Mind 1.
      act(table, attack('corvinHalfLight'));
      expect(told(table, 'rolled').at(-1)).toMatchObject({ seat: 1, value: 1, success: true });
    });

    test('the attacked Hero’s cards change the attacker, not the attacker’s Allies (ID-225, ID-226)', () => {
      const table = fight({ A: { allies: ['tolanTheMercenary'] }, B: { items: ['stormRune'] } });
      act(table, use('stormRune'));
      act(table, 'stand');
      fate(table, { duelDice: [10, 10], combatDice: [10, 10] });
      act(table, attack('tolanTheMercenary'));
      expect(told(table, 'rolled')[0]).toMatchObject({ value: 4 });
      table.state.combat!.phase = 0;
      act(table, attack('steelhorns'));
      letGo(table);
      expect(told(table, 'rolled')[1]).toMatchObject({ value: -2 });
    });

    test('wounds of a Rune can win the fight before its first round (ID-226, ID-229)', () => {
      const table = fight({ A: { items: ['runeOfEmbers'] }, B: { wounds: 3, gold: 2 }, chance: { testDice: [20] } });
      act(table, use('runeOfEmbers'));
      expect([told(table, 'duelWon'), now(table)]).toEqual([[{ fact: 'duelWon', seat: 0, rival: 1 }], 'spoils']);
    });

    test('an ability that needs a Challenge of a kind, or one just drawn, is not for it (ID-193, ID-195, ID-226)', () => {
      const table = fight({ A: { legendary: ['bookOfKorsecAmin', 'jewelOfTrelton'], items: ['runeOfRime'] } });
      expect(choicesOf(table, 'use', 'card')).toEqual(['runeOfRime']);
      expect(why(table, use('bookOfKorsecAmin'))).toEqual({ why: 'condition', which: 'tag' });
      expect(why(table, use('jewelOfTrelton'))).toEqual({ why: 'notNow', when: 'drawn' });
    });
  });

  describe('the Helmet of Trelton', () => {
    const helmet = { legendary: ['helmetOfTrelton'] };
    const use = { act: 'use', card: 'helmetOfTrelton' } as const;

    test('of the acting Hero: in this round the other inflicts exhaustion (ID-190, ID-226; example 163)', () => {
      const table = fight({
        A: { hero: 'corvinHalfLight', allies: ['docksideBrawler'], ...helmet },
        B: { hero: 'ysoldeKestrel', allies: ['fenTrapper'] },
      });
      expect([asked(table), now(table)]).toEqual([0, 'combatRound']);
      act(table, use, 'stand');
      fate(table, { duelDice: [20, 20, 2, 2], combatDice: [2, 2, 20, 20] });
      act(table, 'defend', 'defend');
      expect([wounds(table), hero(table).legendary]).toEqual([[0, 2], []]);
      // What the bearer inflicts are wounds, and with the round it is over.
      act(table, attack('corvinHalfLight'), 'stand', attack('ysoldeKestrel'));
      expect([wounds(table, 1), wounds(table)]).toEqual([
        [1, 0],
        [1, 2],
      ]);
    });

    test('of the opposing Hero, who is asked before the acting one (ID-93, ID-190, ID-226; example 163)', () => {
      const table = fight({ A: { allies: ['docksideBrawler'] }, B: helmet });
      expect([asked(table), now(table)]).toEqual([1, 'combatRound']);
      act(table, use);
      expect([asked(table), now(table)]).toEqual([0, 'escape']);
      act(table, 'stand');
      fate(table, { duelDice: [2, 20], combatDice: [20, 2] });
      act(table, attack('steelhorns'), 'defend');
      expect([wounds(table, 1), wounds(table)]).toEqual([
        [0, 1],
        [1, 0],
      ]);
    });
  });

  describe('the opposing Hero may use around rolls', () => {
    /** A acts in a phase; with an Ally, so that the next phase asks again. */
    const opposed = (phase: number, play: Play, wanted: Position, dice: Chance) => {
      const table = inFight(phase, { ...wanted, A: { allies: ['docksideBrawler'], ...wanted.A } });
      fate(table, dice);
      act(table, play);
      return table;
    };

    test('what adds to one’s own roll before the dice, by the role that is opposite (ID-224, ID-225, ID-226)', () => {
      const wanted = { A: { hero: 'corvinHalfLight' }, B: { hero: 'steelhorns', allies: ['burnishedAcolyte'] } };
      const defended = opposed(1, 'defend', wanted, { duelDice: [10], combatDice: [11] });
      expect([asked(defended), now(defended)]).toEqual([1, 'opposing']);
      expect(choicesOf(defended, 'use', 'card')).toEqual(['steelhorns']);
      act(defended, { act: 'use', card: 'steelhorns' });
      // Body 4 + 2 + 10 against Corvin's 3 + 11.
      expect(told(defended, 'duelRolled')[0]).toMatchObject({ seat: 1, value: 6, need: 16 });
      expect(wounds(defended)[0]).toBe(2);
      const attacked = opposed(1, attack('corvinHalfLight'), wanted, { duelDice: [10], combatDice: [11] });
      expect(told(attacked, 'duelRolled')[0]).toMatchObject({ value: 4 });
    });

    test('what saves a roll that the acting Hero has beaten; then the acting Hero may answer (ID-103, ID-226)', () => {
      const wanted = { B: { items: ['runeOfWarding'] }, A: { items: ['luckyHalfCrown'] } };
      const table = opposed(0, attack('steelhorns'), wanted, { duelDice: [10], combatDice: [13, 20] });
      // Mind 1 + 13 against 4 + 10.
      expect([asked(table), now(table)]).toEqual([1, 'opposing']);
      act(table, { act: 'use', card: 'runeOfWarding' });
      expect(told(table, 'rollRaised')).toMatchObject([
        { seat: 1, card: card('runeOfWarding'), by: 3, success: true, roll: { need: 17, success: false } },
      ]);
      expect([asked(table), now(table)]).toEqual([0, 'afterRoll']);
      act(table, { act: 'use', card: 'luckyHalfCrown' });
      expect([wounds(table)[0], wounds(table, 1)[0]]).toEqual([0, 1]);
    });

    test('nothing is asked of a Hero whose roll stands, and going on lets the blow fall (ID-226)', () => {
      const wanted = { B: { items: ['runeOfWarding'] } };
      const beaten = opposed(0, attack('steelhorns'), wanted, { duelDice: [10], combatDice: [12] });
      expect([now(beaten), wounds(beaten)[0]]).toEqual(['phase', 1]);
      const hit = opposed(0, attack('steelhorns'), wanted, { duelDice: [10], combatDice: [13] });
      act(hit, 'goOn');
      expect([now(hit), wounds(hit, 1)[0], ids(hero(hit, 1).down)]).toEqual(['phase', 1, []]);
    });

    test('a second roll of one’s own dice, and a sure defence (ID-226)', () => {
      const again = opposed(
        0,
        attack('steelhorns'),
        { B: { items: ['luckyHalfCrown'] } },
        { duelDice: [2, 20], combatDice: [13] },
      );
      act(again, { act: 'use', card: 'luckyHalfCrown' });
      expect(told(again, 'duelRolled').map(({ need }) => need)).toEqual([6, 24]);
      expect(wounds(again)[0]).toBe(1);
      const sure = opposed(
        0,
        attack('steelhorns'),
        { B: { legendary: ['shieldOfAntenor'] } },
        { duelDice: [2], combatDice: [20] },
      );
      act(sure, { act: 'use', card: 'shieldOfAntenor' });
      expect([wounds(sure)[0], wounds(sure, 1)[0], hero(sure, 1).legendary]).toEqual([1, 0, []]);
    });

    test('what makes a hit worse where the acting Hero defended in vain, and what spares a failed defence (ID-226)', () => {
      const harpoon = { B: { items: ['barbedHarpoon'] } };
      const worse = opposed(0, 'defend', harpoon, { duelDice: [20], combatDice: [2] });
      expect([asked(worse), now(worse)]).toEqual([1, 'opposing']);
      act(worse, { act: 'use', card: 'barbedHarpoon' });
      expect(wounds(worse)[0]).toBe(2);
      // An attack that fails is no hit of the other's.
      const missed = opposed(0, attack('steelhorns'), harpoon, { duelDice: [20], combatDice: [2] });
      expect([now(missed), wounds(missed)[0]]).toEqual(['phase', 1]);
      const plate = { B: { items: ['plateOfTheQueensGuard'] } };
      const spared = opposed(0, attack('steelhorns'), plate, { duelDice: [2], combatDice: [20] });
      act(spared, { act: 'use', card: 'plateOfTheQueensGuard' });
      expect([wounds(spared, 1)[0], ids(hero(spared, 1).down)]).toEqual([0, ['plateOfTheQueensGuard']]);
    });

    test('a sure attack of the opposing Hero needs no dice (ID-226)', () => {
      const table = opposed(2, 'defend', { B: { legendary: ['talismanOfKorsecAmin'] } }, {});
      act(table, { act: 'use', card: 'talismanOfKorsecAmin' });
      expect([told(table, 'duelRolled'), told(table, 'rolled'), wounds(table)[0]]).toEqual([[], [], 1]);
    });
  });

  test('an escape ends the fight, and the attacker’s turn if the attacker escaped (ID-227; example 158)', () => {
    const attacked = inFight(2, { A: { points: 2 } });
    fate(attacked, { duelDice: [20], combatDice: [20] });
    act(attacked, 'defend');
    expect([asked(attacked), now(attacked)]).toEqual([1, 'escape']);
    fate(attacked, { duelDice: [2], testDice: [20] });
    act(attacked, 'tryEscape');
    expect([attacked.state.combat, asked(attacked), now(attacked)]).toEqual([null, 0, 'experience']);
    const attacker = fight({ chance: { duelDice: [2], testDice: [20] } });
    act(attacker, 'tryEscape');
    expect([attacker.state.active, told(attacker, 'turnEnded')[0]!.cause]).toEqual([1, 'escaped']);
    const failed = fight({ chance: { duelDice: [20], testDice: [2] } });
    act(failed, 'tryEscape');
    expect([wounds(failed)[0], now(failed)]).toEqual([1, 'phase']);
  });

  test('with the option the attacker’s turn ends after every fight, with its Market and Experience Step (ID-227; example 164)', () => {
    const options = { fightEndsTurn: true };
    const won = inFight(1, { options, A: { points: 2 }, B: { wounds: 3, gold: 1 } });
    fate(won, { duelDice: [2], combatDice: [20] });
    act(won, attack('steelhorns'));
    letGo(won);
    act(won, 'takeGold');
    expect([told(won, 'turnEnded'), won.state.active]).toEqual([[{ fact: 'turnEnded', seat: 0, cause: 'fought' }], 1]);
    const escaped = inFight(2, { options, A: { points: 2 } });
    fate(escaped, { duelDice: [20, 2], combatDice: [20], testDice: [20] });
    act(escaped, 'defend', 'tryEscape');
    expect([told(escaped, 'turnEnded')[0]!.cause, escaped.state.combat, escaped.state.active]).toEqual([
      'fought',
      null,
      1,
    ]);
    expect(told(fight({ options, chance: { duelDice: [2], testDice: [20] } }), 'turnEnded')).toEqual([]);
  });

  test('from the 11th round on both take a wound, the acting Hero first (ID-228; example 159)', () => {
    const table = inFight(2, { A: { wounds: 5 }, B: { wounds: 3 } });
    table.state.combat!.round = 10;
    fate(table, { duelDice: [2], combatDice: [20] });
    act(table, 'defend');
    // In round 11 B acts, falls first and loses.
    expect(told(table, 'duelWon')).toEqual([{ fact: 'duelWon', seat: 0, rival: 1 }]);
    expect([wounds(table)[0], where(table, 1)]).toEqual([5, 'k9']);
  });
});

describe('negotiation', () => {
  const talk = (wanted: Position = {}) => {
    const table = there({ ...wanted, A: { at: 'dallak', ...wanted.A }, B: { at: 'dallak', ...wanted.B } });
    act(table, { act: 'negotiate', rival: 1 });
    return table;
  };
  test('a proposal names things to give and to get; three a turn (ID-231, ID-232, ID-233, ID-235; example 121)', () => {
    const table = talk({ A: { gold: 3, captain: 'dorrinWake', trophies: ['coilOfTheWarpedGod'] }, B: { green: 1 } });
    expect(why(table, { act: 'putCard', card: 'dorrinWake' })).toEqual({ why: 'notTraded', card: card('dorrinWake') });
    expect(why(table, { act: 'putCard', card: 'coilOfTheWarpedGod' })).toMatchObject({ why: 'notTraded' });
    expect(why(table, { act: 'putGold', n: 5 })).toEqual({ why: 'hasNot', what: 'gold' });
    act(table, 'next');
    expect(why(table, 'propose')).toEqual({ why: 'nothingNamed' });
    expect(why(table, { act: 'putMap', colour: 'blue' })).toEqual({ why: 'hasNot', what: 'blue' });
    act(table, 'drop', { act: 'negotiate', rival: 1 });
    for (const _ of [1, 2, 3]) act(table, { act: 'putGold', n: 1 });
    act(table, 'next', { act: 'putMap', colour: 'green' }, 'propose');
    expect([asked(table), now(table)]).toEqual([1, 'answer']);
    act(table, 'agree');
    expect([hero(table).green, hero(table).gold, hero(table, 1).gold]).toEqual([1, 0, 3]);
    act(table, { act: 'negotiate', rival: 1 }, 'drop');
    // A fourth one would be too many.
    expect(why(table, { act: 'negotiate', rival: 1 })).toEqual({ why: 'proposalsUsed', limit: 3 });
    act(table, 'goOn');
    expect(now(table)).toBe('market');
  });

  test('a fourth proposal is refused; refused ones change nothing (ID-235, ID-234; example 121)', () => {
    const table = talk({ A: { at: 'j9', gold: 3 }, B: { at: 'j9' } });
    act(table, { act: 'putGold', n: 1 }, 'next', 'propose', 'refuse');
    expect(hero(table).gold).toBe(3);
    for (const _ of [2, 3]) act(table, { act: 'negotiate', rival: 1 }, 'drop');
    expect(why(table, { act: 'negotiate', rival: 1 })).toEqual({ why: 'proposalsUsed', limit: 3 });
    expect(can(table, { act: 'attackHero', rival: 1 })).toBe(true);
    expect(why(there({ options: { negotiate: false } }), { act: 'negotiate', rival: 1 })).toEqual({
      why: 'negotiateOff',
    });
  });

  test('everything changes hands at once with the counters on Allies, then both keep their limits (ID-234, ID-36; example 122)', () => {
    const table = talk({
      A: { allies: ['tolanTheMercenary'], allyWounds: [1] },
      B: { allies: ['docksideBrawler', 'fenTrapper'] },
    });
    act(table, { act: 'putCard', card: 'tolanTheMercenary' }, 'next', 'propose', 'agree');
    expect([asked(table), now(table), hero(table, 1).allyWounds]).toEqual([1, 'makeRoom', [0, 0, 1]]);
    act(table, { act: 'giveUp', card: 'docksideBrawler' });
    expect([ids(hero(table, 1).allies), ids(table.state.stacks[1]!)]).toEqual([
      ['fenTrapper', 'tolanTheMercenary'],
      ['docksideBrawler'],
    ]);
  });

  test('what the Hero cannot do without is not traded (ID-37, ID-231)', () => {
    const table = talk({ A: { hero: 'tarnDeepdelver', wounds: 5, items: ['heartstone'] } });
    expect(why(table, { act: 'putCard', card: 'heartstone' })).toEqual({ why: 'wouldFall' });
  });
});
