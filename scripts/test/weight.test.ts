import { readdirSync, readFileSync, statSync } from 'node:fs';
import { LANGUAGES } from '@skerry/engine';
import { describe, expect, test } from 'vitest';

const built = (file: string): URL => new URL(`../../dist/web/${file}`, import.meta.url);

/** The files that a table of each game needs, by language. */
type Ahead = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
const ahead = JSON.parse(readFileSync(built('ahead.json'), 'utf8')) as Ahead;

/** The most that the JavaScript of a table may weigh besides what the home page has, compressed as it is served, in bytes. */
const LIMITS = {
  'forbidden-island': 68_000,
  'trails-of-tucana': 72_000,
  islebound: 115_000,
  'island-of-dread': 138_000,
};

/** The same for all that the home page loads. */
const HOME_LIMIT = 57_700;

const weigh = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + statSync(built(`${file}.br`)).size, 0);

/** The scripts that a script imports before it runs. */
const importsOf = (script: string): string[] =>
  [...readFileSync(built(script), 'utf8').matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g)].map(
    ([, name]) => `assets/${name}`,
  );

/** Scripts with all that they import. */
function withImports(scripts: readonly string[]): ReadonlySet<string> {
  const found = new Set(scripts);
  for (const script of found) for (const name of importsOf(script)) found.add(name);
  return found;
}

/** What the home page loads. */
function homeFiles(language: string): ReadonlySet<string> {
  const page = readFileSync(built('index.html'), 'utf8');
  const atOnce = [...page.matchAll(/\/(assets\/[\w.-]+\.js)/g)].map(([, file]) => file!);
  const ofHome = readdirSync(built('assets'))
    .filter((name) => new RegExp(`^(home|words-${language})-[\\w-]+\\.js$`).test(name))
    .map((name) => `assets/${name}`);
  expect(ofHome).toHaveLength(2);
  return withImports([...atOnce, ...ofHome]);
}

/** What a table of this game needs besides. */
function moreFiles(game: string, language: string): readonly string[] {
  const home = homeFiles(language);
  return ahead[game]![language]!.filter((file) => file.endsWith('.js') && !home.has(file));
}

test('every game has a limit', () => {
  expect(Object.keys(LIMITS).sort()).toEqual(Object.keys(ahead).sort());
});

describe.each(Object.entries(LIMITS))('a table of %s', (game, limit) => {
  test.each(Object.keys(ahead[game]!))('is light enough in %s', (language) => {
    const files = moreFiles(game, language);
    expect(files.length).toBeGreaterThan(1);
    expect(weigh(files)).toBeLessThan(limit);
  });

  test('fetches at first neither what only keepers need nor what can come later', () => {
    const names = ahead[game]!.en!.filter((file) => /^assets\/(keeping|[\w-]*later)-/.test(file));
    expect(names).toEqual([]);
  });
});

/** What a reader of this language fetches in it, of the page or of a game. */
const spoken = (files: readonly string[], language: string): string[] =>
  files.filter((file) => new RegExp(`-${language}-[\\w-]{8}\\.js$`).test(file));

describe.each(Object.keys(ahead))('a table of %s', (game) => {
  test.each(LANGUAGES)('fetches no words of another language than %s, unless it lacks that', (language) => {
    const files = ahead[game]![language]!;
    expect(spoken(files, language)).not.toEqual([]);
    const others = LANGUAGES.filter((other) => other !== language)
      .flatMap((other) => spoken(files, other))
      .sort();
    const isTranslated = spoken(files, language).some((file) => file.startsWith(`assets/${game}-`));
    const fetched = others.map((file) => file.replace(/-[\w-]{8}\.js$/, ''));
    expect(new Set(fetched)).toEqual(new Set(isTranslated ? [] : [`assets/${game}-en`, 'assets/speech-en']));
  });
});

test('what studies need comes with a study: no table and no home page fetches any of it', () => {
  // A name of a store, a class and a sentence.
  const isOfStudies = (file: string): boolean =>
    /skerry-studies|study-tree|A study holds at most/.test(readFileSync(built(file), 'utf8'));
  const all = readdirSync(built('assets')).filter((name) => name.endsWith('.js'));
  expect(all.filter((name) => isOfStudies(`assets/${name}`)).length).toBeGreaterThan(2);
  const early = new Set([...homeFiles('en'), ...Object.keys(ahead).flatMap((game) => ahead[game]!.en!)]);
  expect([...early].filter((file) => file.endsWith('.js') && isOfStudies(file))).toEqual([]);
});

test('a table on this device fetches into the page nothing that only its worker needs', () => {
  const channel = readdirSync(built('assets')).filter((name) => /^channel-[\w-]{8}\.js$/.test(name));
  expect(channel).toHaveLength(1);
  const files = withImports(channel.map((name) => `assets/${name}`));
  expect([...files].filter((file) => /^assets\/(keeping|content)-/.test(file))).toEqual([]);
});

test.each(LANGUAGES)('the home page is light enough in %s', (language) => {
  expect(weigh(homeFiles(language))).toBeLessThan(HOME_LIMIT);
});

test('the files that all games share import each other one way: in a circle, one would run before what it needs', () => {
  const shared = readdirSync(built('assets')).filter((name) =>
    /^(engine|content|keeping|frame|table|map)-[\w-]{8}\.js$/.test(name),
  );
  expect(shared.length).toBeGreaterThan(4);
  for (const script of shared) {
    const imported = [...withImports(importsOf(`assets/${script}`))];
    expect([script, imported.includes(`assets/${script}`)]).toEqual([script, false]);
  }
});
