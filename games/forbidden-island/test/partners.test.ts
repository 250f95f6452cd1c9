import { Bot, blundersOf, hinting, plan, playMatch } from '@skerry/bots';
import { asks, play, record, type Seat, view } from '@skerry/engine';
import { describe, expect, test } from 'vitest';
import { botProfile } from '../bot.ts';
import { type Action, forbiddenIsland as game } from '../index.ts';
import { type Position, position } from './position.ts';

/** Seat 1 is a person's. */
const PERSON = 1;
const PERSONS: Position = { adventurers: ['engineer', 'explorer', 'diver'], difficulty: 'normal' };

/** What keen bots do in the turn of seat 0. The person discards a card where asked to. */
function turnOf(wanted: Position, discarded: Action = { act: 'discard', card: 'water' }): string[] {
  const table = position({ ...PERSONS, ...wanted });
  const bot = new Bot({ game, botProfile, level: 'keen', seed: 1, seats: [0, 2] });
  const acts: string[] = [];
  while (acts.at(-1) !== 'endActions') {
    const { move = { seat: PERSON, action: discarded } } = bot.decide(view(table, 0), asks(table));
    const played = play(table, move.seat, move.action);
    if (played.why !== undefined) throw new Error(`${JSON.stringify(move)}: ${played.why.why}`);
    if (move.seat !== PERSON) acts.push(Object.values(move.action).join(' '));
  }
  return acts;
}

describe('a keen bot with a person in the team', () => {
  const full: Position = {
    ...{ at: ['c2', 'c2', 'd5'], flooded: ['c1', 'b2'] },
    hands: [['fire', 'wind'], ['fire', 'fire', 'fire', 'earth', 'water'], []],
  };

  test('gives the fourth card, though the person’s hand is full, and goes on', () => {
    expect(turnOf(full)).toEqual(expect.arrayContaining(['give fire 1', 'shoreUp c1,b2']));
  });

  test('plans on after what the person will discard', () => {
    const widths = { beam: 24, ends: 200, futures: 0 };
    const seats: Seat[] = [0, 2];
    const table = position({ ...PERSONS, ...full });
    const asked = { game, botProfile, planning: botProfile.planning!, view: view(table, 0), seats, seat: 0, seed: 1 };
    const plans = plan({ ...asked, widths }).weighed.map(({ moves }) => moves);
    const given = plans.filter((moves) => moves.some(({ action }) => action.act === 'give' && action.to === PERSON));
    expect(given.length).toBeGreaterThan(10);
    for (const moves of given) {
      expect(moves.find(({ seat }) => seat === PERSON)?.action.act).toBe('discard');
      expect(moves.at(-1)?.action.act).toBe('endActions');
    }
  });

  test('captures what it can', () => {
    const four: Position = { at: ['d3', 'c1', 'd5'], hands: [['earth', 'earth', 'earth', 'earth']] };
    expect(turnOf(four).filter((act) => act.startsWith('capture'))).toEqual(['capture earth']);
  });

  test('makes no plain mistake in five games', () => {
    const counts = Array.from({ length: 5 }, (_, n) => {
      const { table } = playMatch({
        ...{ game, botProfile, seats: 3, options: { difficulty: 'normal' }, seed: `partners-${n}` },
        ...{ levels: ['keen', 'calm', 'keen'], botSeed: n, now: () => 0 },
      });
      return blundersOf(game, botProfile, record(table)).filter(({ seat }) => seat !== PERSON).length;
    });
    expect(counts).toEqual(counts.map(() => 0));
  });
});

describe('a hint', () => {
  const hintAt = (wanted: Position) => {
    const table = position({ ...PERSONS, ...wanted });
    const steps = hinting({ game, botProfile, view: view(table, 0), seat: 0, seats: [0], seed: 1 });
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value.best.map(({ moves: [first] }) => Object.values(first!.action).join(' '));
    }
  };
  const together: Position = { at: ['c2', 'c2', 'd5'], hands: [['fire'], ['fire', 'fire', 'fire'], []], left: 1 };

  test('proposes no plain mistake: beside somebody who lacks one card only to give it', () => {
    expect(hintAt(together)).toEqual(['give fire 1']);
  });

  test('proposes several moves where none of them is one', () => {
    expect(hintAt({ ...together, hands: [[], ['fire', 'fire', 'fire'], []] }).length).toBeGreaterThan(1);
  });
});
