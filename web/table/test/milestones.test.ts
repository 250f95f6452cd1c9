import { asks, choices, open, outcome, play, record, replay, view } from '@skerry/engine';
import { describe, expect, it } from 'vitest';
import { milestonesOf } from '../sheets/result/milestones.ts';
import { board, game } from './at-table.ts';
import { scene } from './toy.ts';

/** A two-player game in which both always take the last offer. */
function finished() {
  const table = open(game.game, { seats: 2, seed: 'course', options: { firstSeat: 0 } });
  while (outcome(table) === undefined) {
    const { seat } = asks(table).find(({ must }) => must)!;
    play(table, seat, choices(table, seat).findLast(({ why }) => why === undefined)!.action);
  }
  return { table, written: record(table) };
}

/** Forbidden Island has no points; its water mark serves instead. */
const counting = { ...board, standing: ({ state }: { state: unknown }) => (state as { mark: number }).mark };
const { telling } = scene();

describe('the course of a game', () => {
  it('has a milestone for each turn, with how far everybody had come at its end', () => {
    const { table, written } = finished();
    const course = milestonesOf({ game: game.game, board: counting }, written, telling)!;
    const last = view(table, 'watcher').state as unknown as { turn: number; mark: number };
    expect(course.map(({ turn }) => turn)).toEqual(Array.from({ length: last.turn }, (_, n) => n + 1));
    expect(course.at(-1)).toMatchObject({ turn: last.turn, standings: [last.mark, last.mark] });
  });

  it('has what was told in each turn, in order', () => {
    const { written } = finished();
    const heard: unknown[] = [];
    replay(game.game, written, undefined, (_, told) => heard.push(...told.map(({ fact }) => fact)));
    const course = milestonesOf({ game: game.game, board: counting }, written, telling)!;
    expect(course.flatMap(({ facts }) => facts)).toEqual(heard);
    expect(course.every(({ facts }) => facts.length > 0)).toBe(true);
  });

  it('is not told where the board does not count, or by a record of other rules', () => {
    const { written } = finished();
    expect(milestonesOf({ game: game.game, board }, written, telling)).toBeUndefined();
    const former = { ...written, version: written.version + 1 };
    expect(milestonesOf({ game: game.game, board: counting }, former, telling)).toBeUndefined();
  });
});
