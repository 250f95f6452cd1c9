import { type GameRecord, writeRecord } from '@skerry/engine';
import { loadRules } from '../game.ts';
import { refuse } from '../shell/notices.ts';
import { liveWords } from '../words/live.ts';
import { download } from './download.ts';
import { lotFile, recordOf, type TableFile, tableFile } from './files.ts';
import type { Shelved } from './local-table.ts';
import { readTable } from './shelf.ts';

/** A table, to continue elsewhere, or its record. */
export async function saveToFile(id: string, what: 'table' | 'record'): Promise<void> {
  const shelved = await readTable(id);
  if (shelved === undefined) return refuse(liveWords().notOnThisDevice);
  const { name } = shelved.table;
  if (what === 'table') return download(`${name}.skerry.json`, textOf(tableFile(shelved)));
  const record = await recordOfShelved(shelved);
  if (record === undefined) return refuse(liveWords().notOnThisDevice);
  download(`${name}.record.json`, writeRecord(record));
}

/** A table of this device, or the record of one on a server. */
export type Saved = { readonly id: string } | { readonly record: GameRecord };

/** Leaves out tables that are gone. */
export async function saveAllToFile(name: string, tables: readonly Saved[]): Promise<void> {
  const files: (TableFile | GameRecord)[] = [];
  for (const each of tables) {
    if ('record' in each) files.push(each.record);
    else {
      const shelved = await readTable(each.id);
      if (shelved !== undefined) files.push(tableFile(shelved));
    }
  }
  if (files.length === 0) return refuse(liveWords().notOnThisDevice);
  download(`${name}.skerry.json`, textOf(lotFile(files)));
}

/** Nothing if the table is gone. */
export async function recordHere(id: string): Promise<GameRecord | undefined> {
  const shelved = await readTable(id);
  return shelved && recordOfShelved(shelved);
}

async function recordOfShelved(shelved: Shelved): Promise<GameRecord | undefined> {
  const rules = await loadRules(shelved.table.head.game);
  return rules && recordOf(rules, shelved);
}

const textOf = (file: object): string => `${JSON.stringify(file)}\n`;
