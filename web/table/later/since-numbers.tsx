import { lastPlaceIn } from '../log/since.ts';
import type { TableModel } from '../table-model.ts';
import { useTrackedBox } from './tracked-box.ts';

/** The numbers of the strip once more, on the places where it happened. Touches go through. */
export function SinceNumbers({ model }: { readonly model: TableModel }) {
  const since = model.since.summary.value;
  if (since === undefined || model.playback.replayed.value !== undefined) return null;
  const places = model.game.board.places?.(model.acting.scene.value) ?? [];
  const named = since.lines.map(({ sentence }) => lastPlaceIn(sentence, places));
  return (
    <>
      {named.map(
        (place, n) =>
          place !== undefined && (
            <PlacedNumber
              key={n}
              place={place}
              nth={n + 1}
              aside={named.slice(0, n).filter((each) => each === place).length}
            />
          ),
      )}
    </>
  );
}

interface PlacedNumberProps {
  readonly place: string;
  readonly nth: number;
  /** How many numbers the place has already. */
  readonly aside: number;
}

const WIDTH = 24;

function PlacedNumber({ place, nth, aside }: PlacedNumberProps) {
  const box = useTrackedBox(() => document.querySelector(`[data-place="${CSS.escape(place)}"]`), place);
  const chart = document.getElementById('chart')?.getBoundingClientRect();
  if (box === undefined || chart === undefined) return null;
  const [left, top] = [box.x + aside * WIDTH, box.y];
  // A chart that is moved about may have the place outside its frame.
  const isInside = left > chart.left && top > chart.top && left + WIDTH < chart.right && top + WIDTH < chart.bottom;
  if (!isInside) return null;
  return (
    <i class="since-number" style={{ left: `${left}px`, top: `${top}px` }} aria-hidden="true">
      {nth}
    </i>
  );
}
