import type { BoardWords } from './board.ts';
import { chart } from './chart.fr.ts';
import { fight } from './fight.fr.ts';
import { sheets } from './sheets.fr.ts';

export const board: BoardWords = { ...chart, ...fight, ...sheets };
