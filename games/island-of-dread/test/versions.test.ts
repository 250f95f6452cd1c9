import { readFileSync } from 'node:fs';
import {
  asks,
  choices,
  type Entry,
  follow,
  type GameRecord,
  outcome,
  play,
  Random,
  resume,
  type Snapshot,
} from '@skerry/engine';
import { stateOf } from '@skerry/engine/testing';
import { expect, test } from 'vitest';
import { islandOfDread } from '../index.ts';

/** A table as version 3 wrote it down, in a fight of Heroes: its snapshot, and what was played since then. */
const former: { head: Omit<GameRecord, 'entries'>; snapshot: Snapshot; entries: Entry[] } = JSON.parse(
  readFileSync(new URL('former/version-3.json', import.meta.url), 'utf8'),
);

test('a table of version 3 goes on from its snapshot with the price and the fights it had', () => {
  const { head, snapshot, entries } = former;
  const table = resume(islandOfDread, head, snapshot);
  expect(stateOf(table)).toMatchObject({
    basePrice: false,
    fightEndsTurn: false,
    roundLimit: 40,
    combat: { round: 2, rivalChange: [0, 0, 0, 0, 0, 0, 0], rivalExhausts: 0, rivalHarmless: false },
  });
  for (const entry of entries) follow(table, entry);
  const random = new Random(1);
  while (outcome(table) === undefined) {
    const { seat } = asks(table).find(({ must }) => must)!;
    const possible = choices(table, seat).filter(({ why }) => why === undefined);
    play(table, seat, possible[random.below(possible.length)]!.action);
  }
  expect(outcome(table)!.ranks).toHaveLength(3);
});
