import { signal } from '@preact/signals';
import type { Outcome } from '@skerry/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveTable } from '../../live/table/live-table.ts';
import type { Playback } from '../playback/playback.ts';
import { openSheets } from '../sheet-state.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const END: Outcome = { ranks: [1], why: { why: 'won' } };

function table(stage: 'playing' | 'over', outcome?: Outcome) {
  const at = signal(7);
  const replayed = signal<number | undefined>(undefined);
  const isTold = signal(true);
  const ended = signal(outcome);
  const playback = {
    at,
    replayed,
    isTold,
    isLive: signal(true),
    outcome: ended,
    lookAt: (page: number | undefined) => {
      replayed.value = page;
    },
  } as unknown as Playback;
  const live = { info: signal({ stage }), chat: signal([]) } as unknown as LiveTable;
  const sheets = openSheets(live, playback);
  const end = () => {
    ended.value = END;
    at.value = 8;
  };
  return { sheets, at, replayed, isTold, end };
}

describe('the result', () => {
  it('lies there at once where the game was over before', () => {
    expect(table('over', END).sheets.current.value).toEqual({ kind: 'result' });
  });

  it('comes when the end has been seen to the last motion', () => {
    const { sheets, end, isTold } = table('playing');
    isTold.value = false;
    end();
    vi.advanceTimersByTime(5000);
    expect(sheets.current.value).toBeUndefined();
    isTold.value = true;
    vi.advanceTimersByTime(500);
    expect(sheets.current.value).toBeUndefined();
    vi.advanceTimersByTime(200);
    expect(sheets.current.value).toEqual({ kind: 'result' });
  });

  it('takes nothing out of the hands of whoever reads, and takes the place of all else', () => {
    for (const kind of ['rules', 'log', 'chat', 'menu', 'keys'] as const) {
      const { sheets, end } = table('playing');
      sheets.open({ kind });
      end();
      vi.advanceTimersByTime(5000);
      expect(sheets.current.value?.kind).toBe(kind === 'menu' || kind === 'keys' ? 'result' : kind);
    }
  });

  it('does not come to whoever looks at a replay meanwhile', () => {
    const { sheets, end, replayed } = table('playing');
    end();
    replayed.value = 3;
    vi.advanceTimersByTime(5000);
    expect(sheets.current.value).toBeUndefined();
  });
});

it('a record that ends before its game does is looked at from its beginning', () => {
  const { sheets, replayed } = table('over');
  expect([sheets.current.value, replayed.value]).toEqual([undefined, 0]);
});
