import { type Game, VersionError } from '@skerry/engine';
import type { Head, Line } from './lines.ts';
import { Sitting } from './sitting.ts';
import type { TableSnapshot } from './start.ts';
import type { CommonWhy } from './whys.ts';

/** All that is written down of a game. */
export interface WrittenGame {
  readonly head: Head;
  readonly lines: readonly Line[];
  readonly snapshot?: TableSnapshot;
}

/**
 * A game taken up again. Where it cannot go on, `stopped` says why, and it stands at its snapshot, to be looked at; where
 * not even that can be read, there is only the reason.
 */
export type TakenUp = { readonly sitting: Sitting; readonly stopped?: CommonWhy } | { readonly why: CommonWhy };

export function takeUp(game: Game, { head, lines, snapshot }: WrittenGame): TakenUp {
  try {
    return { sitting: Sitting.load(game, head, lines, snapshot) };
  } catch (error) {
    const why: CommonWhy = { why: error instanceof VersionError ? 'otherRules' : 'fault' };
    const sitting = snapshot && atSnapshot(game, head, lines, snapshot);
    return sitting ? { sitting, stopped: why } : { why };
  }
}

function atSnapshot(game: Game, head: Head, lines: readonly Line[], snapshot: TableSnapshot): Sitting | undefined {
  try {
    return Sitting.load(
      game,
      head,
      lines.filter(({ n }) => n <= snapshot.n),
      snapshot,
    );
  } catch {
    return undefined;
  }
}
