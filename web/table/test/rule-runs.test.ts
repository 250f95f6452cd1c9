import type { Game } from '@skerry/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../../settings/settings.ts';
import { openPlayback } from '../playback/playback.ts';
import { game, sitDown } from './at-table.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  settings.motion.value = 'system';
});

/** Rules that count how many actions they carry out. */
function counted(): { readonly known: Game; readonly runs: { count: number } } {
  const runs = { count: 0 };
  const actions = Object.entries(game.game.actions).map(([act, rules]) => {
    const take: typeof rules.take = (...about) => {
      runs.count++;
      rules.take?.(...about);
    };
    return [act, { ...rules, take }] as const;
  });
  return { known: { ...game.game, actions: Object.fromEntries(actions) }, runs };
}

test.each(['full', 'still'] as const)('the page runs the rules once per line with %s motion', (motion) => {
  settings.motion.value = motion;
  const { known, runs } = counted();
  const table = sitDown({ ownSeats: [1], known });
  const playback = openPlayback(table.live, { ...game, game: known }, { replayed: undefined, isHidden: () => false });
  for (const act of ['move', 'move', 'endActions']) {
    table.play(0, table.actionOf(0, act));
    vi.advanceTimersByTime(10_000);
  }
  expect([playback.at.value, runs.count]).toEqual([3, 3]);
  playback.lookAt(0);
  playback.playing.value = true;
  vi.advanceTimersByTime(30_000);
  expect([playback.replayed.value, runs.count]).toEqual([3, 3]);
  playback.close();
});
