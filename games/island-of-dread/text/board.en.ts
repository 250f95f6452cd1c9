import type { BoardWords } from './board.ts';
import { chart } from './chart.en.ts';
import { fight } from './fight.en.ts';
import { sheets } from './sheets.en.ts';

export const board: BoardWords = { ...chart, ...fight, ...sheets };
