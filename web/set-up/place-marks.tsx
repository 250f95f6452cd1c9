import { useEffect, useState } from 'preact/hooks';
import { type Box, boxOf } from '../table/together/box.ts';
import { dragged } from './drag.ts';
import type { Editing } from './editing.ts';
import { Pictured } from './pictured.tsx';
import { elementsOf } from './things-at.ts';

interface Mark extends Box {
  readonly key: string;
  readonly kind: 'picked' | 'allowed';
}

/** Brass corners on the places where the picked thing may go, and a frame around that thing itself. */
export function PlaceMarks({ editing }: { readonly editing: Editing }) {
  const marks = useMarks(editing);
  const drag = dragged.value;
  return (
    <div class="set-up-marks" aria-hidden="true">
      {marks.map(({ key, kind, x, y, width, height }) => (
        <i
          key={key}
          data-mark={kind}
          style={{ left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` }}
        />
      ))}
      {drag !== undefined && (
        <span class="set-up-dragged" style={{ left: `${drag.x}px`, top: `${drag.y}px` }}>
          <Pictured editing={editing} thing={drag.thing} />
        </span>
      )}
    </div>
  );
}

/** Measured anew in each frame while there are any: boards move under their marks. */
function useMarks(editing: Editing): readonly Mark[] {
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const picked = editing.picked.value;
  const allowed = editing.allowed.value;
  const state = editing.state.value;
  useEffect(() => {
    let frame = 0;
    const follow = () => {
      if (picked !== undefined) frame = requestAnimationFrame(follow);
      setMarks((were) => {
        const are = [
          ...marksOf(editing, 'allowed', [...allowed]),
          ...marksOf(editing, 'picked', picked === undefined ? [] : [picked]),
        ];
        return isSame(were, are) ? were : are;
      });
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [picked, allowed, state]);
  return marks;
}

function marksOf(editing: Editing, kind: Mark['kind'], things: readonly string[]): Mark[] {
  const { extent } = editing.editor;
  return things.flatMap((thing) =>
    elementsOf(editing, thing).flatMap((element, n) => {
      const box = boxOf((extent && element.querySelector(extent)) || element);
      const around = boxOf(element.closest(SCROLLED));
      if (box === undefined || around === undefined || !isInside(box, around)) return [];
      return [{ ...box, kind, key: `${kind} ${thing} ${n}` }];
    }),
  );
}

/** What is not inside of these cannot be seen. */
const SCROLLED = '.table-chart, .set-up-column';
/** Edges may be cut by so many pixels. */
const CUT = 6;

const isInside = ({ x, y, width, height }: Box, around: Box): boolean =>
  x >= around.x - CUT &&
  x + width <= around.x + around.width + CUT &&
  y >= around.y - CUT &&
  y + height <= around.y + around.height + CUT;

const isSame = (some: readonly Mark[], others: readonly Mark[]): boolean =>
  some.length === others.length &&
  some.every(({ key, x, y, width }, n) => {
    const other = others[n]!;
    return key === other.key && x === other.x && y === other.y && width === other.width;
  });
