import { signal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { coming } from '../later.tsx';
import { BrokenCompass } from './compass.tsx';

/** The drawing for errors is built in, in case nothing can be fetched. */
const DRAWINGS = {
  buoy: coming<ComponentType>(async () => (await import('./empty/buoy.tsx')).Buoy),
  jetty: coming<ComponentType>(async () => (await import('./empty/jetty.tsx')).Jetty),
  compass: { there: signal<ComponentType>(BrokenCompass), fetch: () => undefined },
} as const;

export interface EmptyProps {
  /** Buoy: nothing here yet. Jetty: no players here yet. Compass: something went wrong. */
  readonly drawing: keyof typeof DRAWINGS;
  readonly children: ComponentChildren;
  readonly offer?: ComponentChildren;
}

/** Reserves the drawing's space until it has loaded. */
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
