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
  type Table,
} from '@skerry/engine';
import { stateOf } from '@skerry/engine/testing';
import { expect, test } from 'vitest';
import { type Islebound, islebound } from '../index.ts';
import { actOf, asked, can } from './position.ts';

interface Former {
  readonly head: Omit<GameRecord, 'entries'>;
  readonly snapshot: Snapshot;
  readonly entries: readonly Entry[];
}

/** A table as version 1 wrote it down: its snapshot, and what was played since then. */
function former(name: string): { table: Table<Islebound>; snapshot: Snapshot } {
  const read = readFileSync(new URL(`former/${name}.json`, import.meta.url), 'utf8');
  const { head, snapshot, entries }: Former = JSON.parse(read);
  const table = resume(islebound, head, snapshot);
  for (const entry of entries) follow(table, entry);
  return { table, snapshot };
}

function playOn(table: Table<Islebound>): void {
  const random = new Random(1);
  for (let entry = 0; entry < 20_000 && outcome(table) === undefined; entry++) {
    const { seat } = asks(table)[0]!;
    const offers = choices(table, seat).filter(({ why }) => why === undefined);
    play(table, seat, offers[random.below(offers.length)]!.action);
  }
}

test('a table of version 1 has its cards before the home ports, and keeps them (IB-215)', () => {
  const { table, snapshot } = former('version-1-home-ports');
  expect(asked(table)).toBe(1);
  const { events, reputation, row, crewRow, token } = stateOf(table);
  actOf(table, 1, { act: 'homePort', port: 'marhaven' });
  actOf(table, 0, { act: 'homePort', port: 'crimsika' });
  expect(stateOf(table)).toMatchObject({ round: 1, events, reputation, row, crewRow, token });
  expect(stateOf(table)).toMatchObject({ events: snapshot.state.events, row: snapshot.state.row });
  playOn(table);
  expect(outcome(table)!.ranks).toHaveLength(3);
});

test('a table of version 1 forgets how many proposals were made, and counts refusals from there (IB-182)', () => {
  const { table, snapshot } = former('version-1-trade');
  expect(snapshot.state.proposals).toBe(2);
  expect(stateOf(table)).not.toHaveProperty('proposals');
  expect(stateOf(table).refusals).toEqual([0, 0]);
  actOf(table, 1, 'refuse');
  expect(stateOf(table).refusals).toEqual([0, 1]);
  expect(can(table, { act: 'trade', rival: 1 })).toBe(true);
  playOn(table);
  expect(outcome(table)!.ranks).toHaveLength(2);
});
