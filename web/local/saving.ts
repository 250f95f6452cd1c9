import { type GameRecord, writeRecord } from '@skerry/engine';
import { loadRules } from '../game.ts';
import { refuse } from '../shell/notices.ts';
import { liveWords } from '../words/live.ts';
import { lotFile, recordFile, tableFile } from './files.ts';
import { readTable } from './shelf.ts';

/** Gives the reader a table of this device, to go on elsewhere, or its record, to look at. */
export async function saveToFile(id: string, what: 'table' | 'record'): Promise<void> {
  const shelved = await readTable(id);
  const text = shelved && (what === 'table' ? tableFile(shelved) : await recordText(id));
  if (shelved === undefined || text === undefined) return refuse(liveWords().notOnThisDevice);
  download(`${shelved.table.name}.${what === 'table' ? 'skerry' : 'record'}.json`, text);
}

/** A table to be saved with others: one of this device by its id, one of a server by its record. */
export type Saved = { readonly id: string } | { readonly record: GameRecord };

/** Gives the reader several tables as one file, which can be taken in again. Those that are no longer here are left out. */
export async function saveAllToFile(name: string, tables: readonly Saved[]): Promise<void> {
  const files: string[] = [];
  for (const each of tables) {
    if ('record' in each) files.push(writeRecord(each.record));
    else {
      const shelved = await readTable(each.id);
      if (shelved !== undefined) files.push(tableFile(shelved));
    }
  }
  if (files.length === 0) return refuse(liveWords().notOnThisDevice);
  download(`${name}.skerry.json`, lotFile(files));
}

/** The record of a table of this device; nothing where it is no longer here. */
export async function recordText(id: string): Promise<string | undefined> {
  const shelved = await readTable(id);
  const rules = shelved && (await loadRules(shelved.table.head.game));
  return shelved && rules && recordFile(rules, shelved);
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
