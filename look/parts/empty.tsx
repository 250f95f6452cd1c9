import type { ComponentChildren } from 'preact';
import { BrokenCompass, Buoy, Jetty } from './empty-drawings.tsx';

const DRAWINGS = { buoy: Buoy, jetty: Jetty, compass: BrokenCompass } as const;

export interface EmptyProps {
  /** Buoy: nothing here yet. Jetty: nobody here yet. Compass: something went wrong. */
  readonly drawing: keyof typeof DRAWINGS;
  /** One sentence. */
  readonly children: ComponentChildren;
  /** One offer. */
  readonly offer?: ComponentChildren;
}

export function Empty({ drawing, children, offer }: EmptyProps) {
  const Drawing = DRAWINGS[drawing];
  return (
    <div class="empty">
      <svg viewBox="0 0 120 100" width="120" height="100" aria-hidden="true">
        <g stroke-linecap="round" stroke-linejoin="round">
          <Drawing />
        </g>
      </svg>
      <p>{children}</p>
      {offer}
    </div>
  );
}
