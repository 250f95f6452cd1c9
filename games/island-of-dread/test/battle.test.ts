import { describe, expect, test } from 'vitest';
import { pictureOf } from '../board/drawings/pictures.ts';
import { happeningOf } from '../board/later/slips/happening.ts';
import { battleOf, bonusesOf, sumOf } from '../outlook/battle.ts';
import { act, card, face, fate, inPhase, letGo, type Position, position, type Table, world } from './position.ts';

const battle = ({ state, dealer }: Table) =>
  battleOf(
    state.players.map(({ hero }) => hero),
    dealer.facts,
  );
const attack = (figure: string) => ({ act: 'attack', figure }) as const;

describe('the table of a combat, from what was told', () => {
  test('a roll with each bonus and its source, and what came of it', () => {
    const table = inPhase('barrowKnight', 'melee', { A: { items: ['boardingAxe'], allies: ['docksideBrawler'] } });
    fate(table, { combatDice: [15] });
    act(table, attack('steelhorns'));
    act(table, { act: 'use', card: 'steelhorns' });
    letGo(table);
    const blow = battle(table).blows.find(({ phase }) => phase === 'melee')!;
    expect(blow).toMatchObject({
      figure: card('steelhorns'),
      role: 'attack',
      roll: { dice: [10, 5], value: 4, bonus: 4, need: 15, success: true },
      success: true,
      dealt: 2,
      taken: 0,
    });
    expect(bonusesOf(blow.roll!, blow.used)).toEqual([
      { card: card('boardingAxe'), n: 2 },
      { card: card('steelhorns'), n: 2 },
    ]);
    expect(sumOf(blow.roll!)).toBe(23);
  });

  test('a second roll and what saves a roll are those that count', () => {
    const table = inPhase('barrowKnight', 'ranged', { A: { items: ['luckyHalfCrown'], allies: ['docksideBrawler'] } });
    fate(table, { combatDice: [4, 18] });
    act(table, 'defend');
    expect(battle(table).blows[0]).toMatchObject({ roll: { dice: [3, 1] }, success: false });
    act(table, { act: 'use', card: 'luckyHalfCrown' });
    expect(battle(table).blows[0]).toMatchObject({ roll: { dice: [10, 8] }, success: true, taken: 0 });
  });

  test('a failed escape is a row of its own, and a new round begins an empty table', () => {
    const table = face('ogreOfTheFirecloud', { chance: { testDice: [2] } });
    act(table, 'tryEscape');
    expect(battle(table)).toMatchObject({
      round: 1,
      blows: [{ phase: 'escape', success: false, roll: { need: 14 }, taken: 1 }],
    });
    table.state.combat!.phase = 2;
    fate(table, { combatDice: [20] });
    act(table, 'defend');
    expect(battle(table)).toMatchObject({ round: 2, blows: [] });
    expect(battle(table).past).toMatchObject([
      { round: 1, blows: [{ phase: 'escape' }, { phase: 'magic' }], notes: [] },
    ]);
  });

  test('in a fight of Heroes the other’s dice stand beside the number to reach', () => {
    const wanted: Position = { from: 'adventure', A: { at: 'j9', allies: ['docksideBrawler'] }, B: { at: 'j9' } };
    const table = position({ ...wanted, B: { at: 'j9', items: ['runeOfWarding'] } });
    act(table, { act: 'attackHero', rival: 1 });
    act(table, 'stand');
    fate(table, { duelDice: [10], combatDice: [13] });
    act(table, attack('steelhorns'));
    expect(battle(table).blows[0]).toMatchObject({
      against: { dice: [9, 1], value: 4 },
      roll: { need: 14 },
      success: true,
    });
    act(table, { act: 'use', card: 'runeOfWarding' });
    expect(battle(table).blows[0]).toMatchObject({ roll: { need: 17 }, success: false, taken: 1 });
  });
});

describe('what was before the round that is on', () => {
  test('tests before combat are told, and stay', () => {
    const table = face('hedgeWitchOfTheFens', { A: { items: ['runeOfEmbers'] }, chance: { testDice: [20] } });
    expect(battle(table)).toMatchObject({ round: 0, past: [] });
    act(table, { act: 'use', card: 'runeOfEmbers' });
    const { round, notes, past } = battle(table);
    expect([round, notes, past.length]).toEqual([1, [], 1]);
    expect(past[0]!.notes.map(({ fact }) => fact)).toEqual(['tested', 'damageDealt']);
  });
});

describe('what happened by itself', () => {
  test('is told with the card until the game moves on', () => {
    const table = inPhase('carrionGulls', 'melee');
    fate(table, { combatDice: [20] });
    act(table, attack('steelhorns'));
    letGo(table);
    const { facts } = table.dealer;
    const found = happeningOf(world, facts)!;
    expect([found.seat, found.card, found.isLoss]).toEqual([0, card('carrionGulls'), false]);
    expect(found.facts.map(({ fact }) => fact)).toEqual(['challengeDefeated', 'pointsGained', 'goldGained']);
    expect(happeningOf(world, [...facts, { fact: 'stayed', seat: 1 }])).toBeUndefined();
  });

  test('is a loss where a Hero fell', () => {
    const table = inPhase('barrowKnight', 'melee', { A: { wounds: 5, gold: 3 } });
    fate(table, { combatDice: [2] });
    act(table, 'defend');
    const found = happeningOf(world, table.dealer.facts)!;
    expect([found.seat, found.isLoss]).toEqual([0, true]);
    expect(found.facts.map(({ fact }) => fact)).toContain('goldLost');
  });
});

test('artefacts have a drawing each, but for two pearls', () => {
  const artefacts = world.cards.filter(({ kind, limited }) => kind === 'item' && limited === 'other');
  const drawn = artefacts.map(pictureOf);
  expect(drawn.filter((picture, n) => drawn.indexOf(picture) !== n && !/rune|potion/.test(picture))).toEqual([
    'item-pearl',
  ]);
});

test('adventure cards of one drawing are few enough to be told apart by what stands behind them', () => {
  const alike = new Map<string, number>();
  for (const each of world.cards.filter(({ deck }) => deck >= 0))
    alike.set(pictureOf(each), (alike.get(pictureOf(each)) ?? 0) + 1);
  expect(Math.max(...alike.values())).toBeLessThanOrEqual(7);
});
