import { signal } from '@preact/signals';
import type { CellNumber } from '../../content/map.ts';

/** The region that was touched: where the ship can sail to it, it is marked on the chart, and the bar offers to sail there. */
export const sailTarget = signal<CellNumber | undefined>(undefined);
