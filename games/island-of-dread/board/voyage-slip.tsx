import type { BoardProps } from '@skerry/look';
import { NONE } from '../rules/state.ts';
import type { IslandOfDread } from '../rules/types.ts';
import { wordsOf } from '../text/board.ts';

/** The Captain of a voyaging Hero, at the right side of the chart: the lanes themselves are the choice. */
export function VoyageSlip({ telling, text }: BoardProps<IslandOfDread>) {
  const step = telling.state.agenda.at(-1)?.do;
  const { captain } = telling.state.players[telling.state.active]!;
  if ((step !== 'sail' && step !== 'sailThrough') || captain === NONE) return null;
  const words = wordsOf(text);
  return (
    <aside class="iod-voyage slip">
      <h2>{words.voyage.title(words.names.card(telling, captain))}</h2>
    </aside>
  );
}
