import type { Lesson } from '@skerry/look';
import type { Islebound } from '../rules/types.ts';
import { position } from './position.ts';
import { doIt, offer, townOf } from './step.ts';

export const lesson: Lesson<Islebound> = {
  table: position({ captain: { at: 'felsGarden', slots: [5, 10] } }),
  steps: [
    { rules: ['IB-103', 'IB-104', 'IB-105'], lit: [townOf('felsGarden')] },
    doIt({ act: 'diplomacy' }, 'nothing', ['IB-24', 'IB-108'], [offer('diplomacy')]),
    doIt({ act: 'payCube', slot: 11 }, 'nothing', ['IB-105'], [offer('payCube-11')]),
    doIt({ act: 'payCube', slot: 6 }, 'townTaken', ['IB-105', 'IB-107'], [offer('payCube-6')]),
    { rules: ['IB-60', 'IB-62', 'IB-106', 'IB-109', 'IB-111'], lit: [townOf('felsGarden')] },
  ],
  rules: ['IB-103', 'IB-105', 'IB-108'],
};
