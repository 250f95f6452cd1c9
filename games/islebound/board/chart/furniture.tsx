import { Cartouche, Rose } from '@skerry/look';
import type { BoardWords } from '../../text/board.ts';
import { Drawing } from '../parts/drawing.tsx';

/** Decoration of open water where there is room: the title, a rose, and the key to the banners. */
export function Furniture({ words, round }: { readonly words: BoardWords; readonly round: number }) {
  return (
    <>
      <Cartouche title={words.title}>{words.sailed(round).join('\n')}</Cartouche>
      <div class="ib-rose" aria-hidden="true">
        <Rose />
      </div>
      <div class="ib-legend">
        <p class="row cap">
          {words.legend.attack} <Drawing name="banner-red" />
        </p>
        <p class="row cap">
          {words.legend.diplomacy} <Drawing name="banner-blueGreen" />
        </p>
      </div>
    </>
  );
}
