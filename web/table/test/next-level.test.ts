import type { OptionSpec } from '@skerry/engine';
import { GAMES, manifestOf, rulesWithText } from '@skerry/games';
import { describe, expect, it } from 'vitest';
import { levelAfter } from '../later/next-level.tsx';
import { game } from './at-table.ts';

describe('the next level', () => {
  it('follows the one that was won, and nothing follows the hardest', () => {
    const after = (difficulty: string) => levelAfter(game.game, 'difficulty', { difficulty });
    expect(['novice', 'normal', 'elite', 'legendary'].map(after)).toEqual(['normal', 'elite', 'legendary', undefined]);
  });

  it('is not offered in a game without levels, nor after one that is not known', () => {
    expect(levelAfter(game.game, undefined, { difficulty: 'novice' })).toBeUndefined();
    expect(levelAfter(game.game, 'difficulty', {})).toBeUndefined();
  });
});

it('“Play now” begins with what “Set up a game” proposes, at the first level', async () => {
  for (const manifest of GAMES.map((name) => manifestOf(name)!)) {
    const { quick, harder } = manifest.card;
    const rules = await rulesWithText(manifest);
    const options = rules.game.options as { readonly [name: string]: OptionSpec };
    for (const [name, value] of Object.entries(quick.options ?? {})) expect(value).toBe(options[name]?.default);
    if (harder === undefined) continue;
    const { values, default: first } = options[harder] as Extract<OptionSpec, { kind: 'choice' }>;
    expect(first).toBe(values[0]);
  }
});
