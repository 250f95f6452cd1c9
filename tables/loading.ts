import {
  follow,
  type Game,
  isSnapshot,
  patched,
  RecordError,
  replay,
  resume,
  type Table,
  VersionError,
} from '@skerry/engine';
import { activeLines, type Head, type Line } from './lines.ts';
import { TableLog } from './log.ts';
import { atSetUp, countsOf, headOf, isOneVersion, type TableSnapshot, withoutPages } from './start.ts';

export interface LoadedTable {
  readonly table: Table;
  readonly log: TableLog;
  /** The lines that are still to be replayed. */
  readonly ahead: readonly Line[];
}

/** The line after which the log must be read to load a table: the snapshot stands for those before. */
export function readAfter(game: Game, head: Head, snapshot?: TableSnapshot): number {
  if (snapshot?.lately === undefined) return 0;
  const { counts, page } = snapshot.lately;
  return isOneVersion(game, head, snapshot) ? (page?.counts.lines ?? 0) : counts.lines;
}

export function loadTable(game: Game, head: Head, lines: readonly Line[], snapshot?: TableSnapshot): LoadedTable {
  if (snapshot !== undefined && !isOneVersion(game, head, snapshot))
    return continueSnapshot(game, head, lines, snapshot);
  const after = lines[0] ? lines[0].n - 1 : readAfter(game, head, snapshot);
  if (after > 0) return startAtPage(game, head, lines, snapshot);
  const table = replay(game, { ...head, entries: [] });
  return { table, log: new TableLog(table, atSetUp(head)), ahead: lines };
}

/** Starts at the page before the snapshot, so that a welcome has a few pages. */
function startAtPage(game: Game, head: Head, ahead: readonly Line[], snapshot: TableSnapshot | undefined): LoadedTable {
  const page = snapshot?.lately?.page;
  if (page === undefined || !isSnapshot(snapshot?.saved)) throw new RecordError(BROKEN);
  const { counts, reached, back, ...led } = page;
  const state = patched(snapshot.saved.state, back);
  const table = resume(game, head, { version: game.version, entries: counts.pages, state, reached });
  const log = new TableLog(table, { head: headOf(table), counts, page: led, isOneVersion: true });
  return { table, log, ahead };
}

/** Continues a snapshot taken under other rules, or after the rules changed. */
function continueSnapshot(game: Game, head: Head, lines: readonly Line[], snapshot: TableSnapshot): LoadedTable {
  const { n, version, saved, lately } = snapshot;
  const last = lines.at(-1)?.n ?? n;
  if (!isSnapshot(saved) || last < n) throw new RecordError(BROKEN);
  const former = version === game.version ? undefined : { snapshot, n: last };
  const table = resume(game, head, saved);
  const counts = withoutPages(lately?.counts ?? countsOf(lines.slice(0, n), head.seats));
  const log = new TableLog(table, { head: headOf(table), counts, isOneVersion: false, former });
  const since = lines.filter((line) => line.n > n);
  try {
    for (const line of activeLines(since)) follow(table, line);
  } catch (cause) {
    const sentence = `Version ${game.version} of ${game.name} cannot follow what was played after line ${n}, under version ${version}.`;
    throw new VersionError(sentence, { cause });
  }
  // Whether these lines were open is unknown, so they count as hidden.
  for (const line of since) log.add(line, false);
  return { table, log, ahead: [] };
}

const BROKEN = 'The snapshot of this table is broken.';
