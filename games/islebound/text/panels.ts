import type { Said } from '@skerry/engine';
import type { panels } from './en/panels.ts';

/** How a crew member lies on the ship board. */
export const CREW_PLACES = ['deck', 'below', 'injured'] as const;
export type CrewPlace = (typeof CREW_PLACES)[number];

/** The words of the panels: what players have, the renown board, the row, the piles, the result. A language that lacks one does not compile. */
export type PanelWords = Said<typeof panels>;
