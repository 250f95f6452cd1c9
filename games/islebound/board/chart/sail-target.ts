import { signal } from '@preact/signals';
import type { Cell } from '../../content/map.ts';

/** The region that was touched while sailing: it is marked on the chart, and the bar offers to sail there. */
export const sailTarget = signal<Cell | undefined>(undefined);
