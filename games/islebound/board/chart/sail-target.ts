import { signal } from '@preact/signals';
import type { CellNumber } from '../../content/map.ts';

/** The touched region: marked on the chart if the ship can sail there, and offered in the bar. */
export const sailTarget = signal<CellNumber | undefined>(undefined);
