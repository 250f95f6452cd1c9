import { loadRules } from '../game.ts';
import { refuse } from '../shell/notices.ts';
import { liveWords } from '../words/live.ts';
import { recordFile, tableFile } from './files.ts';
import { readTable } from './shelf.ts';

/** Gives the reader a table of this device, to go on elsewhere, or its record, to look at. */
export async function saveToFile(id: string, what: 'table' | 'record'): Promise<void> {
  const shelved = await readTable(id);
  const text = shelved && (what === 'table' ? tableFile(shelved) : await recordText(id));
  if (shelved === undefined || text === undefined) return refuse(liveWords().notOnThisDevice);
  download(`${shelved.table.name}.${what === 'table' ? 'skerry' : 'record'}.json`, text);
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
