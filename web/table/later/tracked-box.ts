import { useEffect, useState } from 'preact/hooks';
import { type Box, boxOf } from '../together/box.ts';

/** Where something is on the screen, as long as it is looked at; nothing while it cannot be seen. */
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
