import type { TurningPoint } from '@skerry/bots';
import { OfferButton } from '@skerry/look';
import type { TableModel } from '../table/table-model.ts';
import type { ReviewState } from './review-state.ts';
import { reviewWords } from './words.ts';

/** The page to start from: before a choice, before the move that chance followed, before a fall. */
export const beginningOf = ({ from, entry }: TurningPoint): number => from ?? entry;

export function TryAgain({ model, reviewing }: { readonly model: TableModel; readonly reviewing: ReviewState }) {
  const words = reviewWords();
  const [record, told, point] = [reviewing.record.value, reviewing.told.value, reviewing.point.value];
  const page = point === undefined ? model.playback.at.value : beginningOf(point);
  if (record === undefined || told?.outcome === undefined || page >= record.entries.length) return null;
  const goOn = () => {
    model.playback.lookAt(page);
    model.sheets.open({ kind: 'goOn' });
  };
  return (
    <div class="stack moment-again">
      <OfferButton label={words.tryAgain} icon="undo" onClick={goOn} />
      <p class="fine">{words.tryAgainHow}</p>
    </div>
  );
}
