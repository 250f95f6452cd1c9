import type { BoardWords } from '../board.ts';
import { chart } from './chart.ts';
import { fight } from './fight.ts';
import { sheets } from './sheets.ts';

export const board: BoardWords = { ...chart, ...fight, ...sheets };
