import { readFileSync } from 'node:fs';
import { type ByLanguage, LANGUAGES, type Language } from '@skerry/engine';
import type { TableGame } from '@skerry/tables/wire';

/** The files that a table needs, from the build. */
type Ahead = { readonly [game: string]: ByLanguage<readonly string[]> };

/** The HTML of a table page, which preloads those files. */
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
