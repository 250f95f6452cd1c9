import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ICON_CREDITS } from '../credits.ts';
import { drawing, ICON_NAMES } from '../icons.tsx';
import { lettered } from '../parts/offer.tsx';
import { onSeat, SEAT_LOOKS, seatColour, seatPattern } from '../seats.tsx';

const LOOK = fileURLToPath(new URL('..', import.meta.url));
const GAMES = join(LOOK, '../games');

const files = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path) && !path.includes('node_modules') && !path.startsWith('test'))
    .map((path) => join(folder, path));

const read = (path: string): string => readFileSync(path, 'utf8');

describe('icons', () => {
  it.each(ICON_NAMES)('%s is drawn', (name) => {
    const { stroke, body, viewBox } = drawing(name);
    if (viewBox === '0 0 24 24') expect(stroke).toMatch(/^M[\d.]/);
    else if (viewBox === '0 0 512 512') expect(body).toMatch(/^<(path|g)\b.*currentColor/);
    else expect(['shoreUp', 'sandbags']).toContain(name);
  });

  it('have names that differ', () => {
    expect(new Set(ICON_NAMES).size).toBe(ICON_NAMES.length);
  });

  it('of game-icons.net are credited one by one, and no other is', () => {
    const used = [...read(join(LOOK, 'icons.tsx')).matchAll(/'game-icon:([a-z0-9-]+)'/g)].map(([, name]) => name);
    expect(ICON_CREDITS.map(({ work }) => work).sort()).toEqual(used.sort());
  });
});

describe('seats', () => {
  it('differ in shape, in outline and in pattern', () => {
    expect(SEAT_LOOKS).toHaveLength(8);
    for (const trait of ['shape', 'outline', 'pattern'] as const) {
      expect(new Set(SEAT_LOOKS.map((look) => look[trait])).size).toBe(8);
    }
  });

  it('have a colour, a colour to be read on it, and a pattern of their own', () => {
    const tokens = read(join(LOOK, 'tokens.css'));
    SEAT_LOOKS.forEach((_, seat) => {
      for (const colour of [seatColour(seat), onSeat(seat)]) expect(tokens).toContain(`${colour.slice(4, -1)}:`);
    });
    expect(new Set(SEAT_LOOKS.map((_, seat) => seatPattern(seat))).size).toBe(8);
  });
});

describe('colours', () => {
  const HEX = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b/i;
  const painted = [...files(LOOK, /\.(css|tsx|svg)$/), ...files(GAMES, /picture\.svg$/)];

  it.each(painted.filter((path) => !path.endsWith('tokens.css')))('come from tokens in %s', (path) => {
    expect(read(path)).not.toMatch(HEX);
  });

  it('that are used have a token', () => {
    const known = new Set(
      painted.flatMap((path) => [...read(path).matchAll(/(--[a-z0-9-]+):/g)].map(([, name]) => name)),
    );
    const used = painted.flatMap((path) => [...read(path).matchAll(/var\((--[a-z0-9-]+)\)/g)].map(([, name]) => name));
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('the letter that chooses an offer', () => {
  it.each([
    ['Shore up', 's', ['', 'S', 'hore up']],
    ['End actions', 'A', ['End ', 'a', 'ctions']],
    ['Écoper', 'é', ['', 'É', 'coper']],
    ['Move', 'x', ['Move', '', '']],
    ['Move', undefined, ['Move', '', '']],
  ])('in "%s" for %s', (label, hotkey, cut) => {
    expect(lettered(label, hotkey)).toEqual(cut);
  });
});
