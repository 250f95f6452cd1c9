import { type GameState, type Outcome, outcome, record, replay, type Table, type Told, view } from '@skerry/engine';

/** What the set-up or one entry of a game brought about, and the open part of the state after it. */
export interface Page {
  readonly facts: readonly Told[];
  readonly state: GameState;
  readonly end: Outcome | undefined;
}

/** A table's game from its beginning: first the set-up, then a page for each entry. */
export function retell(table: Table): Page[] {
  const pages: Page[] = [];
  replay(table.game, record(table), undefined, (after, facts) => {
    pages.push({ facts, state: view(after, 'watcher').state as GameState, end: outcome(after) });
  });
  return pages;
}
