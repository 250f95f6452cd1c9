import type { TurningPoint } from '@skerry/bots';
import { REVIEW_WORDS, type ReviewContext } from '@skerry/bots/report';
import { sayFact } from '@skerry/engine';
import { useTrackedBox } from '../table/later/tracked-box.ts';
import type { TableModel } from '../table/table-model.ts';
import { lastPlaceIn } from './last-place.ts';
import type { ReviewState } from './review-state.ts';

export function ChanceFlag({ model, reviewing }: { readonly model: TableModel; readonly reviewing: ReviewState }) {
  const told = reviewing.told.value;
  const point = reviewing.point.value;
  const places = model.game.board.places?.(model.acting.scene.value) ?? [];
  const place = told && point && struckPlace(told, point, places);
  if (told === undefined || point === undefined || place === undefined) return null;
  const change = REVIEW_WORDS[told.text.language].change(told.review.unit, point.swing.mean, 'short');
  return (
    <Flag key={place} place={place} label={model.layout.kind.value === 'narrow' ? change : `${place} ${change}`} />
  );
}

/** The place that the sentence names first; undefined for several places or none. */
export function struckPlace(
  { text, telling, tells }: Pick<ReviewContext, 'text' | 'telling' | 'tells'>,
  { kind, page, facts = [] }: Pick<TurningPoint, 'kind' | 'page' | 'facts'>,
  places: readonly string[],
): string | undefined {
  if (kind !== 'chance') return undefined;
  const first = facts.find((fact) => tells?.(fact) ?? true);
  if (first === undefined) return undefined;
  const sentence = sayFact(text, first, telling(page));
  const place = lastPlaceIn(sentence, places);
  const rest = place === undefined ? '' : sentence.replaceAll(place, '');
  return places.some((other) => rest.includes(other)) ? undefined : place;
}

function Flag({ place, label }: { readonly place: string; readonly label: string }) {
  const box = useTrackedBox(() => document.querySelector(`#chart [data-place="${CSS.escape(place)}"]`), place);
  if (box === undefined) return null;
  // The place is already named in words beside it: the flag is visual only.
  return (
    <span class="chance-flag" style={{ left: `${box.x + box.width / 2}px`, top: `${box.y}px` }} aria-hidden="true">
      ≈ {label}
    </span>
  );
}
