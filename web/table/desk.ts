import { effect, type Signal, signal } from '@preact/signals';
import type { LoadedGame } from '../game.ts';
import { type Hinting, openHinting } from '../hint/hinting.ts';
import type { LiveTable } from '../live/table.ts';
import { settings } from '../settings/settings.ts';
import { notify } from '../shell/notices.ts';
import { type Acting, openActing } from './acting.ts';
import { openCalling } from './calling.ts';
import { type Focusing, openFocusing } from './focusing.ts';
import { type Cut, cutFor } from './layout.ts';
import { openReading, type Reading } from './reading.ts';
import { addressOfPage, addressOfReview, isReviewInAddress, pageInAddress } from './replaying.ts';
import { openSheets, type Sheets } from './sheet.ts';
import { openTabs, type Tabs } from './tabs.ts';
import { openTidings } from './tidings.ts';

/** All that the table page knows and does, for one table. The components look at its signals and call its functions. */
export interface Desk extends Reading, Acting, Focusing, Sheets, Cut, Tabs {
  readonly live: LiveTable;
  readonly game: LoadedGame;
  /** Kept in this browser. */
  readonly local: boolean;
  /** Whether the reader wants to know what was luck and what was skill; it is told while looking back. */
  readonly review: Signal<boolean>;
  readonly hints: Hinting;
  /** A sentence at the top of the page, for a moment. */
  tell(sentence: string): void;
  close(): void;
}

/** What the reader chose at other tables holds at this one too, until they choose here. */
function bringHabits(live: LiveTable): void {
  const { seats = [], stage } = live.info.peek() ?? {};
  const you = live.you.peek();
  if (stage !== 'playing' || you === undefined) return;
  const asking = settings.asking.peek();
  const pace = settings.pace.peek();
  for (const seat of you.seats) {
    if (asking !== 'matters' && seats[seat]?.asking === undefined) void live.wish({ do: 'setAsking', seat, asking });
  }
  const isNew = seats.some((seat) => seat.who === 'bot' && seat.pace === undefined);
  if (pace !== 'brisk' && isNew && you.host) void live.wish({ do: 'setPace', pace });
}

export function openDesk(live: LiveTable, game: LoadedGame, local: boolean): Desk {
  const lines = live.book.peek()?.pages.length ?? 0;
  const reading = openReading(live, game, {
    replayed: pageInAddress(location.search, lines - 1) ?? (isReviewInAddress(location.search) ? lines - 1 : undefined),
    isHidden: () => document.hidden,
  });
  const sheets = openSheets(live, reading);
  const acting = openActing(live, game, reading, sheets);
  // A local table says it on its own page, where it can be saved.
  const stopTidings = local ? () => {} : openTidings(live, acting);
  bringHabits(live);
  const stopCalling = openCalling(live, game, acting, reading);
  const cut = cutFor(game.board);
  const hints = openHinting(live, game, reading, acting, local);
  const review = signal(isReviewInAddress(location.search));
  // The page of a replay stands in the address.
  const stop = effect(() => {
    if (reading.replayed.value === undefined) review.value = false;
    const address = addressOfReview(addressOfPage(location.href, reading.replayed.value), review.value);
    if (address !== location.href) history.replaceState(history.state, '', address);
  });
  document.addEventListener('visibilitychange', reading.hurry);
  return {
    ...reading,
    ...sheets,
    ...acting,
    ...openFocusing(game.board, acting),
    ...cut,
    ...openTabs(game.board, reading, acting, cut),
    live,
    game,
    local,
    review,
    hints,
    tell: (sentence) => notify(sentence),
    close: () => {
      stop();
      stopTidings();
      stopCalling();
      document.removeEventListener('visibilitychange', reading.hurry);
      for (const part of [hints, acting, sheets, reading]) part.close();
    },
  };
}
