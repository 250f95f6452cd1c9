/** From what is written down of a table to the engine's table, and to where its log begins. */
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
import { type Head, type Line, standing } from './lines.ts';
import { TableLog } from './log.ts';
import { atSetUp, countsOf, headOf, isOfOnePiece, type TableSnapshot, withoutPages } from './start.ts';

/** A table with its log as far as it has followed it. */
export interface Resumed {
  readonly table: Table;
  readonly log: TableLog;
  /** The lines that it has yet to follow. */
  readonly ahead: readonly Line[];
}

/** The line after which a log must be read to take its table up again: none of it is needed that a snapshot stands for. */
export function readAfter(game: Game, head: Head, snapshot?: TableSnapshot): number {
  if (snapshot?.lately === undefined) return 0;
  const { counts, page } = snapshot.lately;
  return isOfOnePiece(game, head, snapshot) ? (page?.counts.lines ?? 0) : counts.lines;
}

export function resumed(game: Game, head: Head, lines: readonly Line[], snapshot?: TableSnapshot): Resumed {
  if (snapshot !== undefined && !isOfOnePiece(game, head, snapshot)) return goOn(game, head, lines, snapshot);
  const after = lines[0] ? lines[0].n - 1 : readAfter(game, head, snapshot);
  if (after > 0) return beginAt(game, head, lines, snapshot);
  const table = replay(game, { ...head, entries: [] });
  return { table, log: new TableLog(table, atSetUp(head)), ahead: lines };
}

/** From the page before the snapshot, so that readers are told a few pages. */
function beginAt(game: Game, head: Head, ahead: readonly Line[], snapshot: TableSnapshot | undefined): Resumed {
  const page = snapshot?.lately?.page;
  if (page === undefined || !isSnapshot(snapshot?.saved)) throw new RecordError(BROKEN);
  const { counts, reached, back, ...led } = page;
  const state = patched(snapshot.saved.state, back);
  const table = resume(game, head, { version: game.version, entries: counts.pages, state, reached });
  const log = new TableLog(table, { head: headOf(table), counts, page: led, isOfOnePiece: true });
  return { table, log, ahead };
}

/** From a snapshot that other rules took, or that was taken after they did. */
function goOn(game: Game, head: Head, lines: readonly Line[], snapshot: TableSnapshot): Resumed {
  const { n, version, saved, lately } = snapshot;
  const last = lines.at(-1)?.n ?? n;
  if (!isSnapshot(saved) || last < n) throw new RecordError(BROKEN);
  const former = version === game.version ? undefined : { snapshot, n: last };
  const table = resume(game, head, saved);
  const counts = withoutPages(lately?.counts ?? countsOf(lines.slice(0, n), head.seats));
  const log = new TableLog(table, { head: headOf(table), counts, isOfOnePiece: false, former });
  const since = lines.filter((line) => line.n > n);
  try {
    for (const line of standing(since)) follow(table, line);
  } catch (cause) {
    const sentence = `Version ${game.version} of ${game.name} cannot follow what was played after line ${n}, under version ${version}.`;
    throw new VersionError(sentence, { cause });
  }
  // How these lines came about was not looked at, so they are told as if somebody had secrets.
  for (const line of since) log.add(line, false);
  return { table, log, ahead: [] };
}

const BROKEN = 'The snapshot of this table is broken.';
