import { computed, effect } from '@preact/signals';
import { sayTableWhy } from '@skerry/tables';
import type { LiveTable } from '../live/table.ts';
import { settings } from '../settings/settings.ts';
import { notify, refuse } from '../shell/notices.ts';
import type { Acting } from './acting.ts';
import { tableWords } from './words.ts';

/** Says what happened to the table of a server while the reader was away: a bot played, or the game was ended. */
export function openTidings(live: LiveTable, { undo, undoSeat }: Acting): () => void {
  const isEnded = computed(() => live.info.value?.stopped?.why === 'ended');
  const stops = [
    effect(() => {
      if (live.stoodIn.value.length === 0) return;
      const words = tableWords();
      const canUndo = live.stoodIn.value.some((seat) => seat === undoSeat.peek());
      const tool = { label: words.undoBot, icon: 'undo', onClick: () => undo('step') } as const;
      notify(words.botPlayed, canUndo ? { tool } : {});
    }),
    effect(() => {
      if (isEnded.value) refuse(sayTableWhy(settings.language.peek(), { why: 'ended' }));
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
