import { loadRules } from '../game.ts';
import { refuse } from '../shell/notices.ts';
import { liveWords } from '../words/live.ts';
import { recordFile, tableFile } from './files.ts';
import { readTable } from './shelf.ts';

/** Gives the reader a table of this device, to go on elsewhere, or its record, to look at. */
export async function saveToFile(id: string, what: 'table' | 'record'): Promise<void> {
  const shelved = await readTable(id);
  const rules = shelved && (await loadRules(shelved.table.head.game));
  if (shelved === undefined || rules === undefined) return refuse(liveWords().notOnThisDevice);
  const text = what === 'table' ? tableFile(shelved) : recordFile(rules, shelved);
  download(`${shelved.table.name}.${what === 'table' ? 'skerry' : 'record'}.json`, text);
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
