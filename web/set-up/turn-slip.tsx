import { PanelHead, SeatMark } from '@skerry/look';
import { DialControl } from './dial-control.tsx';
import type { Editing } from './editing.ts';

/** Whose turn it is, and how far it has come. */
export function TurnSlip({ editing }: { readonly editing: Editing }) {
  const said = editing.words.value;
  const telling = editing.telling.value;
  const dials = editing.dials.value.filter(({ thing }) => thing === editing.editor.turn);
  const title = said.thing(editing.editor.turn, telling);
  return (
    <section class="slip set-up-turn" lang={editing.game.text.value.language} aria-label={title}>
      <PanelHead title={title} />
      <div class="wrap">
        {dials.map((dial) =>
          dial.kind === 'word' && dial.dial === 'seat' ? (
            <span key={dial.dial} class="row">
              {dial.to.map((seat) => (
                <button
                  key={seat}
                  type="button"
                  class="set-up-seat"
                  aria-label={said.value('seat', seat, telling)}
                  title={said.value('seat', seat, telling)}
                  aria-pressed={seat === dial.now}
                  onClick={() => editing.turn({ thing: dial.thing, dial: dial.dial, to: seat })}
                >
                  <SeatMark seat={Number(seat)} size={22} />
                </button>
              ))}
            </span>
          ) : (
            <DialControl key={dial.dial} editing={editing} dial={dial} asList />
          ),
        )}
      </div>
    </section>
  );
}
