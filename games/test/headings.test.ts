import { asks, type Game, legal, open, openingFacts, outcome, play, Random, type Told, view } from '@skerry/engine';
import { type GameBoard, lineOf } from '@skerry/look';
import { expect, test } from 'vitest';
import { ANNOUNCED, manifestOf } from '../registry.ts';

/** Plays a random game. Returns the turns under which a heading was told, in their order, and the number of the last turn. */
function headings(game: Game, board: GameBoard, seats: number): { headed: number[]; last: number } {
  const table = open(game, { seats, seed: 'headings' });
  const random = new Random(1);
  const headed: number[] = [];
  const turn = (): number => game.turn(view(table, 'watcher').state).number;
  const hear = (facts: readonly Told[]): void => {
    if (facts.some(({ fact, to }) => to === undefined && lineOf(board.facts, fact).heading)) headed.push(turn());
  };

  hear(openingFacts(table));
  while (outcome(table) === undefined) {
    const { seat } = asks(table).find(({ must }) => must)!;
    const actions = legal(table, seat);
    const played = play(table, seat, actions[random.below(actions.length)]);
    if (played.entry === undefined) throw new Error(`What is legal was refused: ${played.why.why}.`);
    hear(played.facts);
  }
  return { headed, last: turn() };
}

test.each(Object.keys(ANNOUNCED))(
  'the log of %s has a heading where each turn begins, and only there',
  async (name) => {
    const manifest = manifestOf(name)!;
    const [game, board] = await Promise.all([manifest.rules(), manifest.board!()]);
    const found = [2, Math.min(4, Math.max(...game.seats))].map((seats) => headings(game, board, seats));
    expect(found.flatMap(({ headed }) => headed).length).toBeGreaterThan(10);
    for (const { headed, last } of found) {
      // What is chosen before the first turn may count as one; it stands under the heading of the set-up.
      const [first = 0] = headed;
      expect([1, 2]).toContain(first);
      expect(headed).toEqual(Array.from({ length: last - first + 1 }, (_, n) => first + n));
    }
  },
);
