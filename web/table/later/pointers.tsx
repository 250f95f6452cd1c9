import { seatColour } from '@skerry/look';
import { useEffect } from 'preact/hooks';
import { moves } from '../../settings/settings.ts';
import { notify } from '../../shell/notices.ts';
import type { TableModel } from '../table-model.ts';
import { boxOf } from '../together/box.ts';
import { POINTED_FOR, type Pointer } from '../together/together.ts';
import { useTrackedBox } from './tracked-box.ts';

/** Rings around what others point at, which fade and let touches through; announced to screen readers. */
export function Pointers({ model }: { readonly model: TableModel }) {
  const pointers = model.together.pointers.value;
  return (
    <>
      {pointers.map((pointer) => (
        <Ring key={pointer.at} pointer={pointer} />
      ))}
      <p class="visually-hidden" role="status">
        {model.together.pointed.value}
      </p>
    </>
  );
}

function Ring({ pointer: { key, seat, name, sentence } }: { readonly pointer: Pointer }) {
  const box = useTrackedBox(() => thing(key), key);
  useEffect(() => {
    // What is not visible here, such as another player's card on a phone, is described in words.
    if (boxOf(thing(key)) === undefined) notify(sentence);
  }, [key]);
  if (box === undefined) return null;
  const { x, y, width, height } = box;
  const style = {
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
    '--pointing': seatColour(seat),
    '--pointed-for': `${POINTED_FOR}ms`,
  };
  return (
    <div class="pointer" data-moves={moves.value} style={style} aria-hidden="true">
      <span>{name}</span>
    </div>
  );
}

const thing = (key: string): Element | null => document.querySelector(`[data-point="${CSS.escape(key)}"]`);
