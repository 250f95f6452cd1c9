import { expect, test } from 'vitest';
import { inTwoLines } from '../board/later/name-over.tsx';
import { TILES } from '../content/tiles.ts';
import { names as german } from '../text/de/index.ts';
import { names as english } from '../text/en/index.ts';
import { names as french } from '../text/fr/index.ts';

test.each([
  ['English', english],
  ['French', french],
  ['German', german],
])('on a phone the %s name of a tile stands on one line or two, short enough to be read', (_, { tiles }) => {
  for (const tile of TILES) {
    const lines = inTwoLines(tiles[tile]);
    expect(lines.join(' ')).toBe(tiles[tile]);
    expect(lines.length).toBeLessThanOrEqual(2);
    for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(15);
  }
});
