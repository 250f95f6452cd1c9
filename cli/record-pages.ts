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

/** Of the setup or of an entry. */
export interface RecordPage {
  readonly facts: readonly Told[];
  readonly state: GameState;
  readonly end: Outcome | undefined;
}

/** A page for the setup and one for each entry, up to `upTo`. */
export function readPages(
  game: Game,
  record: GameRecord,
  upTo?: number,
): { table: Table; pages: readonly RecordPage[] } {
  const pages: RecordPage[] = [];
  const table = replay(game, record, upTo, (after, facts) => {
    pages.push({ facts, state: view(after, 'watcher').state as GameState, end: outcome(after) });
  });
  return { table, pages };
}
