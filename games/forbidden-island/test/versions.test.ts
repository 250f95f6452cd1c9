import { readFileSync } from 'node:fs';
import {
  asks,
  choices,
  type Entry,
  follow,
  type GameRecord,
  outcome,
  play,
  resume,
  type Snapshot,
} from '@skerry/engine';
import { stateOf } from '@skerry/engine/testing';
import { expect, test } from 'vitest';
import { forbiddenIsland } from '../index.ts';

/** A table as version 1 wrote it down, in a window: its snapshot, and what was played since then. */
const former: { head: Omit<GameRecord, 'entries'>; snapshot: Snapshot; entries: Entry[] } = JSON.parse(
  readFileSync(new URL('former/version-1.json', import.meta.url), 'utf8'),
);

test('a table of version 1 goes on from its snapshot: what was its tick is its mark', () => {
  const { head, snapshot, entries } = former;
  const table = resume(forbiddenIsland, head, snapshot);
  expect(stateOf(table).mark).toBe(snapshot.state.tick);
  expect(stateOf(table)).not.toHaveProperty('tick');
  for (const entry of entries) follow(table, entry);
  while (outcome(table) === undefined) {
    const { seat } = asks(table).find(({ must }) => must)!;
    play(table, seat, choices(table, seat).find(({ why }) => why === undefined)!.action);
  }
  expect(outcome(table)!.ranks).toHaveLength(3);
});
