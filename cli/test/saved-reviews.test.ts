import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { ReviewedGame, ReviewTask } from '../review-games.ts';
import { SavedReviews } from '../saved-reviews.ts';

const folder = mkdtempSync(join(tmpdir(), 'skerry-kept-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const task = (n: number): ReviewTask => ({ game: 'islebound', level: 'keen', n, seed: 1, finer: 1 });
const game = (futures: number): ReviewedGame => ({
  ...{ level: 'keen', luck: [0.1], skill: [-0.2], unit: 'chance', seconds: 3, futures, entries: 80 },
});

test('a run that was stopped goes on after the games that were reviewed', async () => {
  const file = join(folder, 'kept.jsonl');
  const first = await SavedReviews.in(file);
  expect(first.of(task(0))).toBeUndefined();
  await first.add(task(0), game(10));
  appendFileSync(file, '\n{"task":{"game":"isleb');
  const second = await SavedReviews.in(file);
  expect(second.of(task(0))).toEqual(game(10));
  expect(second.of(task(1))).toBeUndefined();
  expect(second.of({ ...task(0), level: 'calm' })).toBeUndefined();
  await second.add(task(1), game(20));
  expect((await SavedReviews.in(file)).of(task(1))).toEqual(game(20));
});
