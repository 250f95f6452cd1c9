import { expect, test } from 'vitest';
import { gamesNamed } from '../check-games.mjs';

test.each([
  "const game = 'forbidden-island';",
  '/* The Island of Dread: jewels */',
  "islandHelp: 'L’Île interdite : à résoudre en un tour.',",
  '/** The rule to open at: `IB-31`. */',
])('a line that names a game is found: %s', (line) => {
  expect(gamesNamed('web/app.tsx', `// A line before.\n${line}`)).toEqual([
    expect.stringMatching(/^web\/app\.tsx:2 names a game: "/),
  ]);
});

test.each(['const [game] = GAMES;', 'whyForbidden(path)', '/** `P-3`, `pebbles` */'])(
  'a line that names none passes: %s',
  (line) => {
    expect(gamesNamed('web/app.tsx', line)).toEqual([]);
  },
);
