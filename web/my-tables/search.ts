import type { MyTable } from './my-table.ts';

/** A letter without its accent. The number of letters never changes. */
function plain(letter: string): string {
  const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return bare.length === letter.length ? bare : letter;
}

const folded = (text: string): string => Array.from(text, plain).join('');

/** The tables that match all words of the query, each in a name, a player or the game's title. */
export function found(tables: readonly MyTable[], query: string, titleOf: (game: string) => string): MyTable[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  return tables.filter(({ name, seats, game, pack }) => {
    const about = folded([name, ...seats.map((seat) => seat.name), titleOf(game), pack?.name ?? ''].join('\n'));
    return words.every((word) => about.includes(word));
  });
}

/** A text split at words of the query; every second part is a match. */
export function cutAt(text: string, query: string): string[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [text];
  const alike = new RegExp(words.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|'), 'g');
  const parts: string[] = [];
  let last = 0;
  for (const { index, 0: part } of folded(text).matchAll(alike)) {
    parts.push(text.slice(last, index), text.slice(index, index + part.length));
    last = index + part.length;
  }
  return [...parts, text.slice(last)];
}
