import type { TurningPoint } from '@skerry/bots';
import type { Seat } from '@skerry/engine';
import { OfferButton } from '@skerry/look';
import { DEFAULT_LEVEL, LONGEST_TABLE_NAME } from '@skerry/tables';
import { useLocation } from 'preact-iso';
import { openBranch } from '../local/set-up.ts';
import { localTable } from '../routes.ts';
import { refuse } from '../shell/notices.ts';
import { sayWhen } from '../table/log/say-turn.ts';
import type { TableModel } from '../table/table-model.ts';
import type { ReviewState } from './review-state.ts';
import { reviewWords } from './words.ts';

/** The page to start from: before a choice, before the move that chance followed, before a fall. */
export const beginningOf = ({ from, entry }: TurningPoint): number => from ?? entry;

export function TryAgain({ model, reviewing }: { readonly model: TableModel; readonly reviewing: ReviewState }) {
  const { route } = useLocation();
  const words = reviewWords();
  const [record, told, point] = [reviewing.record.value, reviewing.told.value, reviewing.point.value];
  const page = point === undefined ? model.playback.at.value : beginningOf(point);
  // Hidden information may be used once the game is over.
  if (record === undefined || told?.outcome === undefined || page >= record.entries.length) return null;
  const start = async () => {
    const { seats, ownSeats } = model.playback;
    const mover = reviewing.entries.peek().find(({ n }) => n >= page)?.seat ?? 0;
    const own: readonly Seat[] = ownSeats.peek().length > 0 ? ownSeats.peek() : [point?.seat ?? mover];
    const when = sayWhen(told.game.turn(told.telling(page).state));
    const name = `${model.live.info.peek()?.name ?? ''}, ${when}`;
    try {
      const id = await openBranch(model.game.game, record, page, {
        name: name.slice(0, LONGEST_TABLE_NAME),
        seats: seats
          .peek()
          .map(({ name: called, level = DEFAULT_LEVEL }, seat) =>
            own.includes(seat) ? { who: 'person', name: called } : { who: 'bot', name: called, level },
          ),
      });
      route(localTable(id));
    } catch {
      refuse(words.tryAgainFailed);
    }
  };
  return (
    <div class="stack moment-again">
      <OfferButton label={words.tryAgain} icon="undo" onClick={() => void start()} />
      <p class="fine">{words.tryAgainHow}</p>
    </div>
  );
}
