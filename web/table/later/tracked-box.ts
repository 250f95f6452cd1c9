import { useEffect, useState } from 'preact/hooks';
import { type Box, boxOf } from '../together/box.ts';

/** Where an element is on the screen, updated continuously; undefined while it is not visible. */
export function useTrackedBox(find: () => Element | null, key: string): Box | undefined {
  const [box, setBox] = useState<Box | undefined>(() => boxOf(find()));
  useEffect(() => {
    let frame = 0;
    const follow = () => {
      frame = requestAnimationFrame(follow);
      setBox((was) => {
        const is = boxOf(find());
        return is?.x === was?.x && is?.y === was?.y && is?.width === was?.width ? was : is;
      });
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [key]);
  return box;
}
