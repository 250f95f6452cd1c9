import type { FirstTimes } from '@skerry/look';
import type { Islebound } from '../rules/types.ts';

export const firstTimes: FirstTimes<Islebound> = {
  // In teaching order, for facts that match several.
  list: [
    { key: 'your-turn', rule: 'IB-24', when: (fact, reader) => fact.fact === 'turnBegan' && fact.seat === reader },
    { key: 'crew-below', rule: 'IB-41', when: (fact, reader) => fact.fact === 'crewExhausted' && fact.seat === reader },
    { key: 'treasure-map', rule: 'IB-49', when: (fact) => fact.fact === 'entryPaid' && fact.to === 'map' },
    { key: 'town-taken', rule: 'IB-50', when: (fact) => fact.fact === 'townTaken' },
    {
      key: 'bought',
      rule: 'IB-118',
      when: (fact, reader) => (fact.fact === 'bought' || fact.fact === 'built') && fact.seat === reader,
    },
    { key: 'renown', rule: 'IB-127', when: (fact, reader) => fact.fact === 'renown' && fact.seat === reader },
    { key: 'last-round', rule: 'IB-177', when: (fact) => fact.fact === 'lastRound' },
  ],
  words: {
    en: async () => (await import('../text/en/first-times.ts')).firstTimes,
    fr: async () => (await import('../text/fr/first-times.ts')).firstTimes,
  },
};
