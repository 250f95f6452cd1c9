import { Guard } from '../table/guard.tsx';
import { Panel } from '../table/players/player-panels.tsx';
import type { TableModel } from '../table/table-model.ts';
import { tableWords } from '../table/words.ts';

/** What lies beside the chart at a table: instruments or panes, and the players. */
export function TablePanes({ model }: { readonly model: TableModel }) {
  const { board } = model.game;
  const { text } = model.acting.scene.value;
  const props = model.acting.boardProps.value;
  // A strip is for the width of a phone; hands of cards leave no room for more.
  const hasSheets = board.handShape(model.acting.scene.value, 0) === 'sheet';
  return (
    <>
      {board.panes === undefined ? (
        <section class="slip study-strip" lang={text.language} aria-label={tableWords().instruments}>
          {hasSheets ? <board.Instruments {...props} /> : <board.Strip {...props} />}
        </section>
      ) : (
        board.panes.map(({ key, label, Pane }) => (
          <section key={key} class="slip table-pane" lang={text.language} aria-label={label(text)}>
            <Guard>
              <Pane {...props} place="tab" />
            </Guard>
          </section>
        ))
      )}
      {model.playback.seats.value.map((_, seat) => (
        <Panel key={seat} model={model} seat={seat} isLarge={false} />
      ))}
    </>
  );
}
