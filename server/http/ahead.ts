import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@skerry/engine';
import type { TableGame } from '@skerry/tables/wire';

/** The files that a table of a game needs in a language, as the build wrote them down. */
type Ahead = { readonly [game: string]: { readonly [L in Language]: readonly string[] } };

/** The page's start with what a table will ask for next, so that it comes at the same time. */
export function startAhead(folder: string): (table: TableGame, language: Language) => string {
  const start = readFileSync(`${folder}index.html`, 'utf8');
  const ahead = JSON.parse(readFileSync(`${folder}ahead.json`, 'utf8')) as Ahead;
  const links = new Map(
    Object.entries(ahead).flatMap(([game, files]) =>
      LANGUAGES.map((language) => [`${game} ${language}`, files[language].filter(isNew).map(link).join('')] as const),
    ),
  );
  function isNew(file: string): boolean {
    return !start.includes(file);
  }
  return (table, language) => {
    const text = JSON.stringify(table).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    const told = `<meta name="table" content="${text}">`;
    return start.replace('</head>', () => `${links.get(`${table.game} ${language}`) ?? ''}${told}</head>`);
  };
}

const link = (file: string): string =>
  `<link rel="${file.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" crossorigin href="/${file}">`;
