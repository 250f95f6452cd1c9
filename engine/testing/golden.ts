import { describe, test } from 'vitest';
import type { Game, GameTypes } from '../contract.ts';
import { type GameRecord, readRecord, record, replay, verify, writeRecord } from '../keeping/record.ts';
import { stateHash } from '../keeping/state-hash.ts';
import { demand, show } from './demand.ts';
import { isUpdating, readGolden, writeGolden } from './golden-files.ts';
import { type Deal, walk } from './stop.ts';

/** A whole game, and the hash of every state: after the set-up and after each entry. */
export interface Golden extends GameRecord {
  readonly states: readonly string[];
}

/**
 * Tests that whole games kept as files replay exactly. `UPDATE_GOLDEN=1` in the environment plays and writes them
 * anew; only do that when the rules were meant to change, and raise the game's `version` with it.
 */
export function golden<T extends GameTypes>(
  game: Game<T>,
  folder: URL,
  deals: { readonly [name: string]: Deal<T> },
): void {
  describe(`golden games of ${game.name}`, () => {
    test.each(Object.entries(deals))('%s', (name, deal) => {
      const file = new URL(`${name}.json`, folder);
      if (isUpdating) writeGolden(file, writeRecord(makeGolden(game, deal)));
      const text = readGolden(file);
      demand(text !== undefined, () => `there is no file ${file.pathname}; UPDATE_GOLDEN=1 makes it`);
      demandGolden(game, text);
    });
  });
}

/** Plays a game by the dice of its deal, and keeps it. */
export function makeGolden<T extends GameTypes>(game: Game<T>, deal: Deal<T>): Golden {
  const states: string[] = [];
  const table = walk(game, deal, ({ table }) => states.push(stateHash(table)));
  return { ...record(table), states };
}

/** The record replays with the same state after every entry, its dice are honest, and it is written as it was. */
export function demandGolden<T extends GameTypes>(game: Game<T>, text: string): void {
  const kept = readRecord(text);
  const states = 'states' in kept && Array.isArray(kept.states) ? kept.states : [];
  demand(
    states.length === kept.entries.length + 1,
    () => `there are ${kept.entries.length} entries and ${states.length} hashes`,
  );
  let n = 0;
  const table = replay(game, kept, undefined, (reached, _facts, entry) => {
    const found = stateHash(reached);
    const state = states[n++];
    const cause = entry === undefined ? 'the set-up' : `entry ${n - 2}, ${show(entry)},`;
    demand(
      found === state,
      () => `${cause} leads elsewhere: the state has hash ${found}, and had ${state}. ${WHAT_TO_DO}`,
    );
  });
  const doubt = verify(game, kept);
  demand(doubt === undefined, () => `${show(doubt)}: the draws do not come from the seed. ${WHAT_TO_DO}`);
  const again: Golden = { ...record(table), states };
  demand(writeRecord(again) === text, () => `the record is written in another way than it was. ${WHAT_TO_DO}`);
}

const WHAT_TO_DO =
  'If you did not mean to change the rules, this is a mistake. If you did, raise `version` and record anew with UPDATE_GOLDEN=1.';
