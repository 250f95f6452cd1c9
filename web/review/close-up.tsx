import { closeUp, type Point, Tool, WHOLE, type Zoom } from '@skerry/look';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { reviewWords } from './words.ts';

/** The largest magnification: marks grow with it. */
const LARGEST = 1.7;

/** A board on a small screen, enlarged around marked moves; a touch toggles the enlargement. */
export function CloseUp({ children }: { readonly children: ComponentChildren }) {
  const words = reviewWords();
  const board = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState<Zoom>(WHOLE);
  const [isWhole, setWhole] = useState(false);
  useLayoutEffect(() => {
    const { current: element } = board;
    if (element === null) return;
    const look = () => {
      const box = { width: element.offsetWidth, height: element.offsetHeight };
      const next = closeUp(box, marksIn(element), LARGEST);
      setZoom((now) => (now.scale === next.scale && now.x === next.x && now.y === next.y ? now : next));
    };
    look();
    const observer = new MutationObserver(look);
    // The board is rendered after it has been measured, and marks change with the moments.
    for (const child of element.children)
      observer.observe(child, { childList: true, subtree: true, attributeFilter: ['style'] });
    return () => observer.disconnect();
  }, []);
  const { scale, x, y } = isWhole ? WHOLE : zoom;
  return (
    <div class="close-up">
      <div ref={board} class="close-up-board" style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}>
        {children}
      </div>
      {zoom.scale > 1 && (
        <Tool
          icon={isWhole ? 'plus' : 'minus'}
          label={isWhole ? words.nearer : words.whole}
          quiet
          onClick={() => setWhole(!isWhole)}
        />
      )}
    </div>
  );
}

/** The positions of marked moves, in pixels of the unscaled board. */
function marksIn(board: HTMLElement): Point[] {
  const frame = board.getBoundingClientRect();
  const scale = frame.width / Math.max(1, board.offsetWidth);
  return [...board.querySelectorAll('.move-mark')].map((mark) => {
    const { x, y, width, height } = mark.getBoundingClientRect();
    return { x: (x + width / 2 - frame.x) / scale, y: (y + height / 2 - frame.y) / scale };
  });
}
