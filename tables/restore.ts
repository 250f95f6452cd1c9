import { type Game, VersionError } from '@skerry/engine';
import { GameSession } from './game-session.ts';
import type { Head, Line } from './lines.ts';
import type { CommonWhy } from './reasons/whys.ts';
import type { TableSnapshot } from './start.ts';

export interface StoredGame {
  readonly head: Head;
  readonly lines: readonly Line[];
  readonly snapshot?: TableSnapshot;
}

/**
 * If the game cannot continue, `stopped` says why and the session is at the snapshot, read-only. If that fails too, there is
 * only `why`.
 */
export type Restored = { readonly session: GameSession; readonly stopped?: CommonWhy } | { readonly why: CommonWhy };

export function restore(game: Game, { head, lines, snapshot }: StoredGame): Restored {
  try {
    return { session: GameSession.load(game, head, lines, snapshot) };
  } catch (error) {
    const why: CommonWhy = { why: error instanceof VersionError ? 'otherRules' : 'fault' };
    const session = snapshot && atSnapshot(game, head, lines, snapshot);
    return session ? { session, stopped: why } : { why };
  }
}

function atSnapshot(game: Game, head: Head, lines: readonly Line[], snapshot: TableSnapshot): GameSession | undefined {
  try {
    return GameSession.load(
      game,
      head,
      lines.filter(({ n }) => n <= snapshot.n),
      snapshot,
    );
  } catch {
    return undefined;
  }
}
