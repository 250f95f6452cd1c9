import { SeatMark } from '@skerry/look';
import type { TableModel } from '../table-model.ts';
import type { GistRow } from './gists.ts';
import { useTrackedBox } from './tracked-box.ts';

/** On places that changed since: the mark of the player who changed them. Lets touches through. */
export function SinceMarks({ model }: { readonly model: TableModel }) {
  const since = model.since.value?.summary.value;
  if (since === undefined || model.playback.replayed.value !== undefined || model.focus.isOpen.value) return null;
  const rows = since.rows;
  return (
    <>
      {[...new Set(rows.flatMap(({ places }) => places))].map((place) => (
        <PlacedMarks key={place} place={place} rows={rows.filter(({ places }) => places.includes(place))} />
      ))}
    </>
  );
}

const WIDTH = 24;

function PlacedMarks({ place, rows }: { readonly place: string; readonly rows: readonly GistRow[] }) {
  const box = useTrackedBox(() => document.querySelector(`#chart [data-place="${CSS.escape(place)}"]`), place);
  const chart = document.getElementById('chart')?.getBoundingClientRect();
  if (box === undefined || chart === undefined) return null;
  const { x, y } = box;
  // On a chart that can be panned, the place may be outside the frame.
  if (x < chart.left || y < chart.top || x + WIDTH > chart.right || y + WIDTH > chart.bottom) return null;
  return (
    <span class="since-mark" style={{ left: `${x}px`, top: `${y}px` }} aria-hidden="true">
      {rows.map(({ seats }) =>
        seats.length === 0 ? <i key="">≈</i> : seats.map((seat) => <SeatMark key={seat} seat={seat} size={16} />),
      )}
    </span>
  );
}
