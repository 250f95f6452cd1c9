import type { Seat } from '@skerry/engine';
import { OfferButton, SeatMark } from '@skerry/look';
import { useEffect, useRef } from 'preact/hooks';
import type { TableModel } from './table-model.ts';
import { tableWords } from './words.ts';

/** Hides the table while the device is handed to the next player. */
export function Veil({ model, seat }: { readonly model: TableModel; readonly seat: Seat }) {
  const words = tableWords();
  const name = model.playback.seats.value[seat]?.name ?? '';
  const root = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (root.current?.open === false) root.current.showModal();
  }, []);
  return (
    <dialog ref={root} class="centred veil" onCancel={(event) => event.preventDefault()} aria-labelledby="veil-title">
      <SeatMark seat={seat} size={72} />
      <h2 id="veil-title">{words.veilTitle(name)}</h2>
      <p class="cap">{words.veilHow(name)}</p>
      <OfferButton label={words.veilReady(name)} icon="person" go onClick={() => model.acting.unveil(seat)} />
    </dialog>
  );
}
