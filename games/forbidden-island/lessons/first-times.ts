import type { FirstTimes } from '@skerry/look';
import type { ForbiddenIsland } from '../rules/types.ts';

export const firstTimes: FirstTimes<ForbiddenIsland> = {
  // In teaching order, for facts that match several.
  list: [
    { key: 'your-turn', rule: 'FI-17', when: (fact, reader) => fact.fact === 'turnBegan' && fact.seat === reader },
    {
      key: 'treasure-card',
      rule: 'FI-57',
      when: (fact, reader) => fact.fact === 'drew' && fact.seat === reader && fact.card !== 'waters-rise',
    },
    { key: 'waters-rise', rule: 'FI-65', when: (fact) => fact.fact === 'watersRose' },
    { key: 'flooded', rule: 'FI-93', when: (fact) => fact.fact === 'flooded' },
    { key: 'sank', rule: 'FI-94', when: (fact) => fact.fact === 'sank' },
    {
      key: 'special-card',
      rule: 'FI-79',
      when: (fact, reader) =>
        fact.fact === 'drew' && fact.seat === reader && (fact.card === 'helicopter-lift' || fact.card === 'sandbags'),
    },
    { key: 'hand-full', rule: 'FI-70', when: (fact, reader) => fact.fact === 'handFull' && fact.seat === reader },
    { key: 'swim', rule: 'FI-99', when: (fact, reader) => fact.fact === 'mustSwim' && fact.seat === reader },
    { key: 'captured', rule: 'FI-56', when: (fact) => fact.fact === 'captured' },
  ],
  words: {
    en: async () => (await import('../text/en/first-times.ts')).firstTimes,
    fr: async () => (await import('../text/fr/first-times.ts')).firstTimes,
    de: async () => (await import('../text/de/first-times.ts')).firstTimes,
  },
};
