import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ICON_CREDITS } from '../credits.ts';
import { FIRST_SIGNS, ICON_NAMES } from '../icons.tsx';
import { lettered } from '../parts/offer.tsx';
import { onSeat, SEAT_LOOKS, seatColour, seatPattern } from '../seats.tsx';
import { GAME_SIGNS } from '../signs/game-signs.ts';
import { RARE_SIGNS } from '../signs/rare-signs.ts';
import { type DrawnMark, sideBySide } from '../table/later/move-marks.tsx';
import { TOOLS } from '../tool-signs.ts';

const LOOK = fileURLToPath(new URL('..', import.meta.url));
const GAMES = join(LOOK, '../games');

const files = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path) && !path.includes('node_modules') && !path.startsWith('test'))
    .map((path) => join(folder, path));

const read = (path: string): string => readFileSync(path, 'utf8');

describe('icons', () => {
  it.each(Object.entries(TOOLS))('%s is drawn as strokes', (_, stroke) => {
    expect(stroke).toMatch(/^M[\d.]/);
  });

  it.each(Object.entries({ ...FIRST_SIGNS, ...GAME_SIGNS, ...RARE_SIGNS }))('%s is drawn in one colour', (_, body) => {
    expect(body).toMatch(/^<(path|g)\b.*currentColor/);
  });

  it('have names that differ', () => {
    expect(new Set(ICON_NAMES).size).toBe(ICON_NAMES.length);
  });

  it('of game-icons.net are credited one by one, and no other is', () => {
    const sources = ['icons.tsx', 'signs/game-signs.ts', 'signs/rare-signs.ts']
      .map((file) => read(join(LOOK, file)))
      .join('\n');
    const used = new Set([...sources.matchAll(/'game-icon:([a-z0-9-]+)'/g)].map(([, name]) => name));
    expect(ICON_CREDITS.map(({ work }) => work).sort()).toEqual([...used].sort());
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

describe('marks of moves', () => {
  const at = (x: number, y: number, kind: DrawnMark['kind']): DrawnMark => ({ kind, label: '50%', at: { x, y } });

  it('stand side by side where they would cover each other', () => {
    const [played, best] = sideBySide([at(100, 50, 'played'), at(104, 50, 'best')], 1);
    expect(best!.at.x - played!.at.x).toBeGreaterThanOrEqual(40);
    expect([played!.at.y, best!.at.y]).toEqual([50, 50]);
  });

  it('stand apart also where the later one lies before the earlier', () => {
    const [first, second] = sideBySide([at(120, 50, 'hint'), at(100, 60, 'hint')], 1);
    expect(second!.at.x - first!.at.x).toBe(40);
  });

  it('stay where they are when they are apart', () => {
    const marks = [at(100, 50, 'played'), at(100, 150, 'best')];
    expect(sideBySide(marks, 1)).toEqual(marks);
  });
});
