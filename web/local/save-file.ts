import { type GameRecord, writeRecord } from '@skerry/engine';
import { loadRules } from '../game.ts';
import { refuse } from '../shell/notices.ts';
import { liveWords } from '../words/live.ts';
import { lotFile, recordOf, type TableFile, tableFile } from './files.ts';
import type { Shelved } from './local-table.ts';
import { readTable } from './shelf.ts';

/** Gives the reader a table of this device, to go on elsewhere, or its record, to look at. */
export async function saveToFile(id: string, what: 'table' | 'record'): Promise<void> {
  const shelved = await readTable(id);
  if (shelved === undefined) return refuse(liveWords().notOnThisDevice);
  const { name } = shelved.table;
  if (what === 'table') return download(`${name}.skerry.json`, textOf(tableFile(shelved)));
  const record = await recordOfShelved(shelved);
  if (record === undefined) return refuse(liveWords().notOnThisDevice);
  download(`${name}.record.json`, writeRecord(record));
}

/** A table to be saved with others: one of this device by its id, one of a server by its record. */
export type Saved = { readonly id: string } | { readonly record: GameRecord };

/** Gives the reader several tables as one file, which can be taken in again. Those that are no longer here are left out. */
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

/** The record of a table of this device; nothing where it is no longer here. */
export async function recordHere(id: string): Promise<GameRecord | undefined> {
  const shelved = await readTable(id);
  return shelved && recordOfShelved(shelved);
}

async function recordOfShelved(shelved: Shelved): Promise<GameRecord | undefined> {
  const rules = await loadRules(shelved.table.head.game);
  return rules && recordOf(rules, shelved);
}

const textOf = (file: object): string => `${JSON.stringify(file)}\n`;

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
