import { asks, choices, imagine, open, play, Random, Row, record, SampleDealer, view } from '@skerry/engine';
import { manifestOf } from '@skerry/games';
import { expect, test } from 'vitest';
import { bestLine } from '../best-line.ts';
import { positionsOf } from '../positions.ts';

test('a move after another is called as from where that one leads', async () => {
  const manifest = manifestOf('islebound')!;
  const game = await manifest.rules();
  const botProfile = await manifest.botProfile(game);
  const text = await manifest.text.en();
  const table = open(game, { seats: 2, seed: 'line' });
  const sails = () => choices(table, asks(table)[0]!.seat).filter(({ action, why }) => !why && action.act === 'sail');
  const random = new Random(1);
  for (let n = 0; sails().length === 0; n++) {
    const seen = view(table, asks(table)[0]!.seat);
    const { seat, action } = botProfile.policy(imagine(game, seen, new SampleDealer(n)), random);
    play(table, seat, action);
  }
  const kept = record(table);
  const positionAt = positionsOf(game, kept, () => Row.of());
  const { seat } = asks(table)[0]!;
  const { state } = view(table, 'watcher');
  const telling = () => ({ state, reader: undefined, names: ['Ada', 'Bruno'], content: game.content });
  const worth = { mean: 0.5, error: 0 };
  const towns = sails().map(({ action }) => {
    const best = { moves: [action, { act: 'visit' }].map((each) => ({ seat, action: each })), worth };
    const choice = { played: worth, best, lost: worth, compared: [], tries: 1 };
    const entry = { n: kept.entries.length, seat, choice };
    const [sail = '', visit] = bestLine(game, positionAt, { text, telling }, entry);
    return [sail.replace('Sail to ', ''), visit?.replace('Visit ', '')];
  });
  const visited = towns.filter(([, at]) => at !== undefined);
  expect(visited.length).toBeGreaterThan(0);
  for (const [to, at] of visited) expect(at).toBe(to);
});
