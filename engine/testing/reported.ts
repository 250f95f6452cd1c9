import { existsSync, readdirSync } from 'node:fs';
import { describe, test } from 'vitest';
import type { Game, GameTypes } from '../contract.ts';
import { readRecord } from '../keeping/record.ts';
import { stateHashes } from '../keeping/state-hash.ts';
import { demand } from './demand.ts';
import { readGolden } from './golden-files.ts';

/** Tests that games out of fault reports, written by `skerry report --golden`, still replay to the same positions. */
export function reported<T extends GameTypes>(game: Game<T>, folder: URL): void {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  if (files.length === 0) return;
  describe(`reported games of ${game.name}`, () => {
    test.each(files)('%s', (name) => demandReported(game, readGolden(new URL(name, folder)) ?? ''));
  });
}

export function demandReported<T extends GameTypes>(game: Game<T>, text: string): void {
  const kept = readRecord(text);
  const states = 'states' in kept && Array.isArray(kept.states) ? kept.states : [];
  const found = stateHashes(game, kept);
  const differs = found.findIndex((state, n) => state !== states[n]);
  demand(
    differs < 0 && found.length === states.length,
    () =>
      `entry ${differs - 1} leads elsewhere than it did. If the rules were meant to change, raise \`version\` and delete this file.`,
  );
}
