import type { PanelWords } from './panels.ts';

export const panels: PanelWords = { crew: 'Crew' };
