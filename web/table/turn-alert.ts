import { computed, effect, untracked } from '@preact/signals';
import { address } from '../address.ts';
import type { LoadedGame } from '../game.ts';
import type { LiveTable } from '../live/table/live-table.ts';
import { settings } from '../settings/settings.ts';
import { call, light } from '../shell/attention.ts';
import type { Playback } from './playback/playback.ts';
import type { Acting } from './prompt/acting.ts';
import { ring } from './sound.ts';
import { tableWords } from './words.ts';

/** Alerts the reader to their turn, even in the background: by the tab's title and icon, a bell, a notification. */
export function openTurnAlert(
  live: LiveTable,
  { text }: LoadedGame,
  { act, isSpared, prompt, question }: Pick<Acting, 'act' | 'isSpared' | 'prompt' | 'question'>,
  { pages, at, ownSeats }: Pick<Playback, 'pages' | 'at' | 'ownSeats'>,
): () => void {
  const isTurn = computed(() => act.value?.must === true && !isSpared.value);
  const isCalled = computed(() => isTurn.value && settings.callMe.value);
  /** The question that was open when the page loaded rings no bell. */
  let rung: string | undefined = untracked(() => (isTurn.value ? question.value : undefined));
  /** The last prompt was skipped for the reader: the log line that it left is not theirs. */
  let hasGoneBy = false;
  let takeAway = () => {};
  const stops = [
    effect(() => {
      const parts = [live.info.value?.name ?? '', text.value.title, 'Skerry'];
      document.title = (isCalled.value ? [`● ${tableWords().yourTurn}`, ...parts] : parts).join(' · ');
    }),
    effect(() => light(isCalled.value ? 1 : 0)),
    effect(() => {
      if (act.value?.must && isSpared.value) hasGoneBy = true;
      if (!isCalled.value) return takeAway();
      if (rung === question.value) return;
      rung = question.value;
      untracked(() => {
        const { seat } = pages.value.at(at.value) ?? {};
        // A player who continues their own turn needs no alert.
        const isOwn = seat === undefined || (ownSeats.value.includes(seat) && !hasGoneBy);
        hasGoneBy = false;
        if (isOwn) return;
        ring();
        if (!settings.notify.value || !document.hidden) return;
        takeAway = call({
          title: tableWords().yourTurn,
          body: tableWords().says(live.info.value?.name ?? '', prompt.value.sentence),
          tag: live.info.value?.id ?? '',
          page: address().pathname,
        });
      });
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    takeAway();
    light(0);
  };
}
