import { signal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { coming } from '../later.tsx';
import { BrokenCompass } from './compass.tsx';

/** What shows that something went wrong is there even if nothing can be fetched. */
const DRAWINGS = {
  buoy: coming<ComponentType>(async () => (await import('./empty/buoy.tsx')).Buoy),
  jetty: coming<ComponentType>(async () => (await import('./empty/jetty.tsx')).Jetty),
  compass: { there: signal<ComponentType>(BrokenCompass), fetch: () => undefined },
} as const;

export interface EmptyProps {
  /** Buoy: nothing here yet. Jetty: nobody here yet. Compass: something went wrong. */
  readonly drawing: keyof typeof DRAWINGS;
  /** One sentence. */
  readonly children: ComponentChildren;
  /** One offer. */
  readonly offer?: ComponentChildren;
}

/** The place of its drawing is kept until that is there. */
export function Empty({ drawing, children, offer }: EmptyProps) {
  const { there, fetch } = DRAWINGS[drawing];
  useEffect(fetch, [drawing]);
  const Drawing = there.value;
  return (
    <div class="empty">
      <svg viewBox="0 0 120 100" width="120" height="100" aria-hidden="true">
        <g stroke-linecap="round" stroke-linejoin="round">
          {Drawing && <Drawing />}
        </g>
      </svg>
      <p>{children}</p>
      {offer}
    </div>
  );
}
