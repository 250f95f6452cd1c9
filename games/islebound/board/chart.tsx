import { sayAction } from '@skerry/engine';
import type { BoardProps } from '@skerry/look';
import { CELLS } from '../content/map.ts';
import type { Islebound } from '../rules/types.ts';
import { wordsOf } from '../text/board.ts';

/** The archipelago. */
export function Chart({ telling, text, choices, answer }: BoardProps<Islebound>) {
  const words = wordsOf(text);
  return (
    <div class="ib-chart">
      {CELLS.map((cell) => {
        const sail = choices.find(
          ({ action, why }) => why === undefined && action.act === 'sail' && action.to === cell,
        );
        return sail === undefined ? (
          <p key={cell}>{words.names.townAt(telling, cell)}</p>
        ) : (
          <button key={cell} type="button" onClick={() => answer(sail.action)}>
            {sayAction(text, sail.action, telling)}
          </button>
        );
      })}
    </div>
  );
}
