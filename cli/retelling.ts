import {
  type Game,
  type GameRecord,
  type GameState,
  type Outcome,
  outcome,
  replay,
  type Table,
  type Told,
  view,
} from '@skerry/engine';

/** What the set-up or one entry of a game brought about, and the open part of the state after it. */
export interface RetoldPage {
  readonly facts: readonly Told[];
  readonly state: GameState;
  readonly end: Outcome | undefined;
}

/** The table of a record after `upTo` entries, and how it came to that: first the set-up, then a page for each entry. */
export function retell(game: Game, record: GameRecord, upTo?: number): { table: Table; pages: readonly RetoldPage[] } {
  const pages: RetoldPage[] = [];
  const table = replay(game, record, upTo, (after, facts) => {
    pages.push({ facts, state: view(after, 'watcher').state as GameState, end: outcome(after) });
  });
  return { table, pages };
}
