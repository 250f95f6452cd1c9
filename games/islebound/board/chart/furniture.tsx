import { Cartouche, Rose } from '@skerry/look';
import type { BoardWords } from '../../text/board.ts';
import { Drawing } from '../parts/drawing.tsx';

/** What stands on the open water where there is room: the title, a rose, and what the banners mean. */
export function Furniture({ words, round }: { readonly words: BoardWords; readonly round: number }) {
  return (
    <>
      <Cartouche title={words.title}>{words.sailed(round).join('\n')}</Cartouche>
      <div class="ib-rose" aria-hidden="true">
        <Rose />
      </div>
      <div class="ib-legend">
        <p class="ib-legend-row">
          {words.legend.attack} <Drawing name="banner-red" />
        </p>
        <p class="ib-legend-row">
          {words.legend.diplomacy} <Drawing name="banner-blueGreen" />
        </p>
      </div>
    </>
  );
}
