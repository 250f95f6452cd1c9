import { review } from '@skerry/bots';
import { asks, imagine, open, outcome, play, Random, Row, record, replay, SampleDealer, view } from '@skerry/engine';
import { manifestOf } from '@skerry/games';
import { expect, test } from 'vitest';
import { pointsByPage } from '../points-by-page.ts';
import { positionsOf } from '../positions.ts';

const manifest = manifestOf('trails-of-tucana')!;
const game = await manifest.rules();
const botProfile = await manifest.botProfile(game);

function playedAlone() {
  const table = open(game, { seats: 1, seed: 'written' });
  const random = new Random(1);
  while (outcome(table) === undefined) {
    const { seat, action } = botProfile.policy(
      imagine(game, view(table, asks(table)[0]!.seat), new SampleDealer(1)),
      random,
    );
    play(table, seat, action);
  }
  return table;
}

test('what is written so far grows from nothing to the points of the end', async () => {
  const table = playedAlone();
  const board = await manifest.board!();
  const played = record(table);
  const positionAt = positionsOf(game, played, () => Row.of());
  const written = pointsByPage(board, played, positionAt, { names: ['Ada'], content: game.content })!;
  expect(written).toHaveLength(played.entries.length + 1);
  expect(written[0]).toBe(0);
  expect(written.at(-1)).toBe(outcome(table)!.scores![0]!.total);
  for (const [page, points] of written.entries())
    if (page > 0) expect(points).toBeGreaterThanOrEqual(written[page - 1]!);
});

test('cards that are turned up for the next turn belong to it, as the log says', () => {
  const played = record(playedAlone());
  const { entries } = review({ game, botProfile, record: played, seed: 1, finer: 0.01 });
  const drawn = entries.filter(({ chances }) => chances.length > 0);
  expect(drawn.length).toBeGreaterThan(20);
  for (const { n, turn, chances } of drawn) {
    const after = game.turn(view(replay(game, played, n + 1), 'watcher').state);
    expect(chances[0]!.turn).toEqual(after);
    expect(after.number).toBe(turn.number + 1);
  }
});
