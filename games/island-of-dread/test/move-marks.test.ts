import type { MoveMark } from '@skerry/look';
import { expect, test } from 'vitest';
import { heroPositions, pointOf } from '../board/chart/hero-positions.ts';
import { middleOf } from '../board/chart/hex-geometry.ts';
import { drawnMarks } from '../board/chart/move-marks.ts';
import { cellOf } from '../content/world.ts';
import type { Action } from '../rules/actions.ts';
import { islandOfDread } from '../rules/game.ts';
import type { IslandOfDread } from '../rules/types.ts';
import { position } from './position.ts';

const { state } = position();
const telling = { state, reader: 0, names: ['Ada', 'Bruno'], content: islandOfDread.content };
const ISLAND = { x: 0, y: 0 };
const heroes = heroPositions(islandOfDread.content, state, ISLAND);
const marked = (...actions: readonly Action[]) => {
  const marks = actions.map(
    (action, n): MoveMark<IslandOfDread> => ({
      ...{ kind: 'hint', nth: n + 1, label: '', seat: 0, action, sentence: '' },
    }),
  );
  return drawnMarks(marks, telling, heroes, (place) => pointOf(islandOfDread.content, place, ISLAND));
};

test('a move is marked where it leads, with the way from the Hero', () => {
  const [step] = marked({ act: 'step', to: 'j8' });
  expect(step!.at).toEqual(middleOf(cellOf('j8')));
  expect(step!.from).toMatchObject({ seat: 0 });
});

test('what is done on the spot is marked above the Hero', () => {
  const hero = heroes.find(({ seat }) => seat === 0)!;
  const [roll] = marked({ act: 'roll' });
  expect(roll!.at.x).toBe(hero.x);
  expect(roll!.at.y).toBeLessThan(hero.y);
});
