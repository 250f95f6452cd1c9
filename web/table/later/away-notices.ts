import { computed, effect, untracked } from '@preact/signals';
import type { Seat } from '@skerry/engine';
import { sayTableWhy, type TableInfo } from '@skerry/tables';
import type { LiveTable } from '../../live/table/live-table.ts';
import { notify, refuse } from '../../shell/notices.ts';
import { reasonWords } from '../../words/reasons.ts';
import type { Acting } from '../prompt/acting.ts';
import { tableWords } from '../words.ts';

/**
 * Reports what happened to a server's table while the reader was away: a bot played, a seat got a new link, the game
 * was ended.
 */
export function openAwayNotices(live: LiveTable, { undo, undoSeat }: Acting): () => void {
  const tellOfBot = (seats: readonly Seat[]) => {
    const words = tableWords();
    const canUndo = seats.some((seat) => seat === undoSeat.peek());
    const tool = { label: words.undoBot, icon: 'undo', onClick: () => undo('step') } as const;
    notify(words.botPlayed, canUndo ? { tool } : {});
  };
  /** All players are told when the host changes a player's seat. */
  const tellOfLinks = (before: TableInfo['seats'], seats: TableInfo['seats']) => {
    const words = tableWords();
    const { seats: own = [], host } = live.you.peek() ?? {};
    for (const [seat, { name, link, byLink }] of seats.entries()) {
      const was = before[seat];
      if (was === undefined || own.includes(seat)) continue;
      if (byLink && !was.byLink) notify(words.linkUsed(name));
      else if (link !== undefined && link !== was.link && !host) notify(words.linkMade(name));
    }
  };
  let known: TableInfo['seats'] | undefined;
  const isEnded = computed(() => live.info.value?.stopped?.why === 'ended');
  const stops = [
    effect(() => {
      const seats = live.stoodIn.value;
      if (seats.length > 0) untracked(() => tellOfBot(seats));
    }),
    effect(() => {
      const seats = live.info.value?.seats;
      if (seats === undefined) return;
      untracked(() => known && tellOfLinks(known, seats));
      known = seats;
    }),
    effect(() => {
      if (live.linked.value.length > 0) untracked(() => notify(tableWords().linkOfYours));
    }),
    effect(() => {
      if (isEnded.value) untracked(() => refuse(sayTableWhy(reasonWords(), { why: 'ended' })));
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
