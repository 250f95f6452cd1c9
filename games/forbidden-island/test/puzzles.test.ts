import { inLanguage } from '@skerry/engine';
import { stateOf } from '@skerry/engine/testing';
import { describe, expect, test } from 'vitest';
import type { State } from '../index.ts';
import { puzzleBook } from '../puzzles/book.ts';
import { type Position, position } from './position.ts';

const { goalsIn, isReached, ask } = puzzleBook;
const stateIn = (wanted: Position): State => stateOf(position(wanted));

describe('what a puzzle may ask for', () => {
  const fireInHand = ['fire', 'fire', 'fire', 'fire'] as const;

  test('a treasure of which the team holds four cards', () => {
    const state = stateIn({
      hands: [
        ['fire', 'fire'],
        ['fire', 'fire', 'water'],
      ],
    });
    expect(goalsIn(state)).toEqual([{ goal: 'capture', about: ['fire'] }]);
  });

  test('two treasures, before each of them alone', () => {
    const state = stateIn({ hands: [fireInHand, ['water', 'water', 'water', 'water']] });
    expect(goalsIn(state).map(({ about }) => about)).toEqual([['fire', 'water'], ['fire'], ['water']]);
  });

  test('to save a treasure without a dry tile, and Fools’ Landing', () => {
    const state = stateIn({ flooded: ['cave-of-embers', 'fools-landing'], missing: ['cave-of-shadows'] });
    expect(goalsIn(state)).toEqual([{ goal: 'save', about: ['fire', 'fools-landing'] }]);
  });

  test('nothing about a treasure that is captured', () => {
    const flooded = ['cave-of-embers', 'cave-of-shadows'] as const;
    expect(goalsIn(stateIn({ flooded, captured: ['fire'] }))).toEqual([]);
  });

  test('to capture the one and to save the other', () => {
    const state = stateIn({ hands: [fireInHand], flooded: ['fools-landing'] });
    expect(goalsIn(state)[0]).toEqual({ goal: 'captureAndSave', about: ['fire', 'fools-landing'] });
  });

  test('to win, with a Helicopter Lift and the cards of all that is missing', () => {
    const captured = ['earth', 'wind', 'water'] as const;
    const wins = (state: State) => goalsIn(state).some(({ goal }) => goal === 'win');
    expect(wins(stateIn({ captured, hands: [fireInHand, ['helicopter-lift']] }))).toBe(true);
    expect(wins(stateIn({ captured, hands: [fireInHand] }))).toBe(false);
    expect(wins(stateIn({ captured, hands: [['helicopter-lift']] }))).toBe(false);
  });
});

describe('a goal is reached', () => {
  test('when what was in danger has a dry tile, or is captured', () => {
    const goal = { goal: 'save', about: ['fire', 'fools-landing'] };
    expect(isReached(goal, stateIn({ flooded: ['cave-of-embers'] }))).toBe(true);
    expect(isReached(goal, stateIn({ flooded: ['cave-of-embers', 'cave-of-shadows'] }))).toBe(false);
    expect(isReached(goal, stateIn({ flooded: ['cave-of-embers', 'cave-of-shadows'], captured: ['fire'] }))).toBe(true);
    expect(isReached(goal, stateIn({ flooded: ['fools-landing'] }))).toBe(false);
  });

  test('to capture and to save only when both are done', () => {
    const goal = { goal: 'captureAndSave', about: ['fire', 'fools-landing'] };
    expect(isReached(goal, stateIn({ captured: ['fire'] }))).toBe(true);
    expect(isReached(goal, stateIn({ captured: ['fire'], flooded: ['fools-landing'] }))).toBe(false);
    expect(isReached(goal, stateIn({}))).toBe(false);
  });
});

test('a puzzle says what to do in each language', () => {
  const goal = { goal: 'captureAndSave', about: ['fire', 'earth', 'fools-landing'] };
  expect(ask.en(goal)).toBe(
    'Capture the Crystal of Fire and save the Earth Stone and Fools’ Landing this turn. A treasure is safe while one of its tiles is dry.',
  );
  expect(inLanguage('fr', ask)(goal)).toBe(
    'Prenez le Cristal ardent et sauvez la Pierre sacrée et l’Héliport pendant ce tour. Un trésor est sauf tant que l’une de ses tuiles est au sec.',
  );
  expect(inLanguage('de', ask)(goal)).toBe(
    'Birg in diesem Zug den Kristall des Feuers, und rette den Stein der Erde und den Landeplatz der Narren. Ein Schatz ist sicher, solange eines seiner Felder trocken ist.',
  );
});
