import { type ReadonlySignal, signal } from '@preact/signals';
import type { Puzzle } from '@skerry/bots';
import { type GameRecord, type GameWithText, type Json, prepare, type Table } from '@skerry/engine';
import { NAMES_AT_LESSONS } from '@skerry/look';
import { LiveTable } from '../live/table/live-table.ts';
import { PreparedTable } from '../prepared/prepared-table.ts';
import { settings } from '../settings/settings.ts';
import { puzzleWords } from '../words/puzzle.ts';

export interface PuzzleAttempt {
  readonly live: LiveTable;
  readonly table: Table;
  /** How often the turn would have ended without the solution. */
  readonly missed: ReadonlySignal<number>;
  record(): GameRecord;
  close(): void;
}

/** All seats are the reader's. A move that involves chance before the goal is reached is refused. */
export function pose(rules: GameWithText, puzzle: Puzzle): PuzzleAttempt {
  const table = positionOf(rules, puzzle);
  const missed = signal(0);
  const prepared = new PreparedTable({
    rules,
    table,
    name: puzzleWords().title,
    seats: Array.from({ length: puzzle.seats }, (_, seat) => ({
      who: 'person',
      name: NAMES_AT_LESSONS[seat] ?? `${seat + 1}`,
      asking: 'always',
    })),
    objects(seat, action) {
      const { entry } = prepared.tried(seat, action);
      if (entry?.chance === undefined || entry.chance.length === 0) return undefined;
      missed.value++;
      return { sentence: puzzleWords().notYet };
    },
  });
  const address = {
    table: 'puzzle',
    get language() {
      return settings.language.peek();
    },
  };
  const live = new LiveTable(rules.game, address, prepared.open);
  return { live, table, missed, record: () => prepared.record(), close: () => live.close() };
}

/** Always the same seed, though no chance is involved. */
const positionOf = ({ game }: GameWithText, { seats, options, state }: Puzzle): Table =>
  prepare(game, { seats, options: known(options), seed: 'puzzle' }, (before) => void Object.assign(before, state));

const known = (options: Puzzle['options']): { readonly [option: string]: Json } =>
  Object.fromEntries(
    Object.entries(options).flatMap(([option, value]) => (value === undefined ? [] : [[option, value]])),
  );
