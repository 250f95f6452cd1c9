import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Size } from './survey.ts';

/** The size of the box, followed as it changes. */
export function useBox() {
  const root = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<Size>({ width: 800, height: 700 });
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return;
    const measure = () => setBox({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [root, box] as const;
}
