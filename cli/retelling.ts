import {
  type Game,
  type GameRecord,
  type GameState,
  type Outcome,
  outcome,
  replay,
  type Told,
  view,
} from '@skerry/engine';

/** What the set-up or one entry of a game brought about, and the open part of the state after it. */
export interface RetoldPage {
  readonly facts: readonly Told[];
  readonly state: GameState;
  readonly end: Outcome | undefined;
}

/** A game from its beginning: first the set-up, then a page for each entry. */
export function retell(game: Game, record: GameRecord): RetoldPage[] {
  const pages: RetoldPage[] = [];
  replay(game, record, undefined, (after, facts) => {
    pages.push({ facts, state: view(after, 'watcher').state as GameState, end: outcome(after) });
  });
  return pages;
}
