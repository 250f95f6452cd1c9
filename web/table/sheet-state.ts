import { effect, type Signal, signal } from '@preact/signals';
import type { Action, Seat, Why } from '@skerry/engine';
import type { LiveTable } from '../live/table/live-table.ts';
import type { Playback } from './playback/playback.ts';

/** What is open over the table: one sheet at a time. */
export type Sheet =
  | {
      readonly kind:
        | 'menu'
        | 'log'
        | 'chat'
        | 'piles'
        | 'whyNot'
        | 'signs'
        | 'describe'
        | 'keys'
        | 'hint'
        | 'signals'
        | 'giveUp'
        | 'end'
        | 'invite'
        | 'device'
        | 'fault'
        | 'goOn'
        | 'result';
    }
  | { readonly kind: 'reason'; readonly label: string; readonly why: Why }
  | { readonly kind: 'player'; readonly seat: Seat }
  | { readonly kind: 'rules'; readonly at?: string | undefined }
  | { readonly kind: 'confirm'; readonly sentence: string; readonly action: Action; readonly rest: readonly Action[] };

/** Sheets that stay open when the game ends. */
const READING: ReadonlySet<Sheet['kind']> = new Set(['rules', 'log', 'chat', 'result']);

/** From the last event of a game to its result, in milliseconds. */
const BREATH = 600;

export interface Sheets {
  readonly current: Signal<Sheet | undefined>;
  readonly chatSeen: Signal<number>;
  open(sheet: Sheet | undefined): void;
  close(): void;
}

/** A lesson that ends its game shows its own result. */
export function openSheets(live: LiveTable, playback: Playback, tellsResult = true): Sheets {
  const sheet = signal<Sheet | undefined>(undefined);
  if (live.info.peek()?.stage === 'over' && playback.replayed.peek() === undefined) {
    // An imported record can end before its game does: then it opens as a replay, without a result.
    if (playback.outcome.peek() === undefined) playback.lookAt(0);
    else sheet.value = { kind: 'result' };
  }
  let seen = playback.at.peek();
  /** The result opens once, after the end of the game has been shown. */
  const stop = effect(() => {
    const { value: at } = playback.at;
    if (!playback.isTold.value || !playback.isLive.value) return;
    const isNew = at > seen;
    seen = at;
    if (!tellsResult || !isNew || playback.outcome.value === undefined) return;
    const opening = setTimeout(() => {
      const isReading = READING.has(sheet.peek()?.kind ?? 'menu');
      if (!isReading && playback.replayed.peek() === undefined) sheet.value = { kind: 'result' };
    }, BREATH);
    return () => clearTimeout(opening);
  });
  return {
    current: sheet,
    chatSeen: signal(live.chat.peek().length),
    open: (next) => {
      sheet.value = next;
    },
    close: stop,
  };
}
