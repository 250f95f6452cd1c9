import { computed, effect, untracked } from '@preact/signals';
import type { Seat } from '@skerry/engine';
import { sayTableWhy } from '@skerry/tables';
import type { LiveTable } from '../live/table/live-table.ts';
import { notify, refuse } from '../shell/notices.ts';
import { reasonWords } from '../words/reasons.ts';
import type { Acting } from './prompt/acting.ts';
import { tableWords } from './words.ts';

/** Says what happened to the table of a server while the reader was away: a bot played, or the game was ended. */
export function openAwayNotices(live: LiveTable, { undo, undoSeat }: Acting): () => void {
  const tellOfBot = (seats: readonly Seat[]) => {
    const words = tableWords();
    const canUndo = seats.some((seat) => seat === undoSeat.peek());
    const tool = { label: words.undoBot, icon: 'undo', onClick: () => undo('step') } as const;
    notify(words.botPlayed, canUndo ? { tool } : {});
  };
  const isEnded = computed(() => live.info.value?.stopped?.why === 'ended');
  const stops = [
    effect(() => {
      const seats = live.stoodIn.value;
      if (seats.length > 0) untracked(() => tellOfBot(seats));
    }),
    effect(() => {
      if (isEnded.value) untracked(() => refuse(sayTableWhy(reasonWords(), { why: 'ended' })));
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
