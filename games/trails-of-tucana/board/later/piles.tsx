import { type BoardProps, SeatMark } from '@skerry/look';
import { leftInPile } from '../../outlook/pile.ts';
import type { TrailsOfTucana } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import { shownSeat } from '../chart/shown-island.ts';
import { Counts } from '../panels/piles.tsx';
import { OtherIsland } from '../sheet/other-sheets.tsx';

/** What is left of the terrain pile, and the islands of the others. */
export function Piles(props: BoardProps<TrailsOfTucana>) {
  const { telling, text } = props;
  const words = wordsOf(text);
  const others = telling.names.flatMap((_, seat) => (seat === shownSeat(telling) ? [] : [seat]));
  return (
    <div class="tt-piles">
      <p class="cap">{leftInPile(telling) !== undefined ? words.leftInPile : words.pileHidden}</p>
      <Counts {...props} />
      {others.length > 0 && (
        <section class="tt-islands">
          <p class="cap">{words.islands}</p>
          <ul>
            {others.map((seat) => (
              <li key={seat}>
                <OtherIsland {...props} seat={seat} place="sheet" />
                <span class="row tt-island-name">
                  <SeatMark seat={seat} size={15} /> {telling.names[seat]}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
