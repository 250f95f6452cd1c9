import type { Said } from '@skerry/engine';
import type { panels } from './en/panels.ts';

/** A crew member's state on the ship board. */
export const CREW_PLACES = ['deck', 'below', 'injured'] as const;
export type CrewPlace = (typeof CREW_PLACES)[number];

/**
 * Words of the panels: possessions, the renown board, the row, the piles, the result. A language that lacks one does
 * not compile.
 */
export type PanelWords = Said<typeof panels>;
