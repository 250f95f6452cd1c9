import type { Lesson } from '@skerry/look';
import type { ForbiddenIsland } from '../rules/types.ts';
import { position } from './position.ts';

export const lesson: Lesson<ForbiddenIsland> = {
  table: position({
    adventurers: ['engineer', 'pilot', 'explorer', 'navigator'],
    at: ['fools-landing', 'observatory', 'copper-gate', 'iron-gate'],
    flooded: ['bronze-gate', 'whispering-garden', 'cave-of-embers'],
    draws: ['earth', 'fire'],
    floods: ['watchtower', 'crimson-forest'],
    left: 1,
  }),
  steps: [
    { rules: ['FI-7', 'FI-45'], lit: ['.panel[data-large="true"] .panel-who', '[data-tile="fools-landing"]'] },
    {
      rules: ['FI-45', 'FI-46'],
      lit: ['[data-offer="shoreUp"]', '[data-tile="bronze-gate"]', '[data-tile="whispering-garden"]'],
      show: { act: 'shoreUp', tiles: ['c2', 'd3'] },
      aim: (facts) =>
        facts.some(
          (fact) =>
            fact.fact === 'shoredUp' && fact.tiles.includes('bronze-gate') && fact.tiles.includes('whispering-garden'),
        ),
    },
    {
      rules: ['FI-18', 'FI-27'],
      lit: ['[data-offer="endActions"]'],
      show: { act: 'endActions' },
      aim: (facts) => facts.some(({ fact }) => fact === 'actionsEnded'),
      others: [{ seat: 1, action: { act: 'fly', to: 'd6' } }],
    },
    { rules: ['FI-25', 'FI-27', 'FI-34'], lit: ['[data-tile="tidal-palace"]'] },
    { rules: ['FI-30', 'FI-49'], lit: ['.crew'] },
  ],
  rules: ['FI-25', 'FI-27', 'FI-30', 'FI-34', 'FI-45', 'FI-49'],
};
