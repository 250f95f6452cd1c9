import { readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const built = (file: string): URL => new URL(`../../dist/web/${file}`, import.meta.url);

/** The files that a table of each game needs, by language. */
type Ahead = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
const ahead = JSON.parse(readFileSync(built('ahead.json'), 'utf8')) as Ahead;

/** The most that the JavaScript of a game may weigh, compressed as it is served, in bytes. */
const LIMITS = { islebound: 75_000, 'island-of-dread': 90_000 };

/** What only tables of this game need. */
function ownFiles(game: string, language: string): readonly string[] {
  const others = Object.keys(ahead).filter((other) => other !== game);
  const shared = new Set(others.flatMap((other) => ahead[other]![language]!));
  return ahead[game]![language]!.filter((file) => file.endsWith('.js') && !shared.has(file));
}

describe.each(Object.entries(LIMITS))('a table of %s', (game, limit) => {
  test.each(Object.keys(ahead[game]!))('is light enough in %s', (language) => {
    const weights = ownFiles(game, language).map((file) => statSync(built(`${file}.br`)).size);
    expect(weights.length).toBeGreaterThan(1);
    expect(weights.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(limit);
  });
});
