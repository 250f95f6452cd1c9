import type { SeaBoard } from './vocabulary.ts';

export const BOARDS: readonly SeaBoard[] = [
  { id: 1, rim: 'AACCCCBBBBAA', regions: { A: 'sunsRest', B: 'grenille', C: 'undervall' } },
  { id: 2, rim: 'AACCCCBBBBAA', regions: { A: 'theGrotto', B: 'ratnest', C: 'stratic' } },
  { id: 3, rim: 'AACCCCBBBBAA', regions: { A: 'felsGarden', B: 'borsham', C: 'zilliam' } },
  { id: 4, rim: 'AACCCCBBBBAA', regions: { A: 'rockslide', B: 'morlim', C: 'farwold' } },
];
