import { type Happening, isTold, newsFor, type Reader, type Sitting } from '@skerry/tables';
import type { TableRow } from '../store/store.ts';

/** Readers with the same key are told the same. */
export function audienceKey(sitting: Sitting, { knowsRules, looking, wantsOffers, person }: Reader): string {
  const kind = knowsRules ? 'rules' : 'told';
  const eyes = sitting.isOpen ? kind : `${kind}/${looking}`;
  return wantsOffers ? `${eyes}/${person}` : eyes;
}

/** The news of what just happened: one text for each kind of audience that is there. */
export function newsTexts(
  sitting: Sitting,
  row: TableRow,
  happening: Happening,
  readers: Iterable<Reader>,
): Map<string, string> {
  const texts = new Map<string, string>();
  for (const reader of readers) {
    const key = audienceKey(sitting, reader);
    if (texts.has(key) || !isTold(happening.line, reader.looking)) continue;
    texts.set(key, JSON.stringify(newsFor(reader, sitting, row, happening)));
  }
  return texts;
}
