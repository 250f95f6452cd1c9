import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bindPack, type Game, SkerryError } from '@skerry/engine';
import { manifestOf, rulesWithText } from '@skerry/games';
import { GameSession } from '@skerry/tables';
import Database from 'libsql';
import { openSqlite } from './sqlite.ts';
import { DATABASE_FILE } from './sqlite-file.ts';
import type { Store, TableRow } from './store.ts';
import { StoreError } from './trouble.ts';

export interface Checked {
  readonly tables: number;
  readonly lines: number;
  readonly troubles: readonly string[];
}

/** Whether the pages of a database file hold together; a server may have it open meanwhile. Nothing if they do. */
export function pagesOf(
  folder: string,
  how: 'quick_check' | 'integrity_check',
  name = DATABASE_FILE,
): string | undefined {
  const file = join(resolve(folder), name);
  if (!existsSync(file)) throw new StoreError(`There is no database ${file}. Name the folder that DATA_DIR names.`);
  const db = new Database(file, { readonly: true });
  try {
    const [found] = db.pragma(`${how}(1)`) as { [column: string]: string }[];
    const said = found?.[how] ?? 'it says nothing';
    return said === 'ok' ? undefined : said;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    db.close();
  }
}

/** Reads all of a database that nobody has open, and plays every game again up to where it stands. */
export async function checkDatabase(folder: string): Promise<Checked> {
  const pages = pagesOf(folder, 'integrity_check');
  if (pages !== undefined) return { tables: 0, lines: 0, troubles: [pages] };
  const store = openSqlite(folder);
  try {
    const troubles: string[] = [];
    let [tables, lines] = [0, 0];
    for (const id of await store.ids()) {
      tables++;
      try {
        lines += await playAgain(store, id);
      } catch (error) {
        troubles.push(`table ${id}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    return { tables, lines, troubles };
  } finally {
    await store.close();
  }
}

async function playAgain(store: Store, id: string): Promise<number> {
  const row = await store.table(id);
  if (row?.head === undefined) return 0;
  const lines = await store.lines(id);
  const game = await gameOf(store, row);
  const snapshot = await store.snapshot(id);
  const session = GameSession.load(game, row.head, lines, snapshot);
  if (session.n !== lines.length)
    throw new SkerryError(`${lines.length} lines are there, and it stands at ${session.n}`);
  return lines.length;
}

async function gameOf(store: Store, { game, pack }: TableRow): Promise<Game> {
  const manifest = manifestOf(game);
  if (manifest === undefined) throw new SkerryError(`there is no game ${game}`);
  const rules = await rulesWithText(manifest);
  if (pack === undefined) return rules.game;
  const whole = await store.pack(pack.hash);
  if (whole === undefined) throw new SkerryError(`its content pack ${pack.name} is not there`);
  return bindPack(rules.game, whole);
}

/**
 * Copies a database into another folder while a server uses it, and reads the copy. Of older copies the last few are kept.
 * Returns the file.
 */
export function backUp(folder: string, to: string, keep: number, now: Date): string {
  const file = join(resolve(folder), DATABASE_FILE);
  if (!existsSync(file)) throw new StoreError(`There is no database ${file}. Name the folder that DATA_DIR names.`);
  mkdirSync(to, { recursive: true, mode: 0o700 });
  const name = `skerry-${now.toISOString().replaceAll(':', '').replace('.', '-')}.db`;
  const copy = join(resolve(to), name);
  const before = process.umask(0o077);
  try {
    const db = new Database(file);
    db.prepare('VACUUM INTO ?').run(copy);
    db.close();
  } catch (error) {
    rmSync(copy, { force: true });
    throw new StoreError(`The backup could not be made: ${error instanceof Error ? error.message : String(error)}.`);
  } finally {
    process.umask(before);
  }
  chmodSync(copy, 0o600);
  const trouble = pagesOf(to, 'integrity_check', name);
  if (trouble !== undefined) {
    rmSync(copy);
    throw new StoreError(`The backup is damaged and was removed: ${trouble}. Check the database, and the disk.`);
  }
  const copies = readdirSync(to).filter((each) => /^skerry-[\dTZ-]+\.db$/.test(each));
  for (const old of copies.sort().slice(0, -keep)) rmSync(join(to, old));
  return copy;
}
