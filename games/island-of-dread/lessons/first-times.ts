import type { FirstTimes } from '@skerry/look';
import type { IslandOfDread } from '../rules/types.ts';

export const firstTimes: FirstTimes<IslandOfDread> = {
  // In teaching order, for facts that match several.
  list: [
    { key: 'your-turn', rule: 'ID-42', when: (fact, reader) => fact.fact === 'turnBegan' && fact.seat === reader },
    { key: 'move-dice', rule: 'ID-52', when: (fact, reader) => fact.fact === 'moveRolled' && fact.seat === reader },
    { key: 'combat', rule: 'ID-94', when: (fact, reader) => fact.fact === 'phaseBegan' && fact.seat === reader },
    {
      key: 'defeated',
      rule: 'ID-32',
      when: (fact, reader) => fact.fact === 'challengeDefeated' && fact.seat === reader,
    },
    { key: 'trained', rule: 'ID-177', when: (fact, reader) => fact.fact === 'trained' && fact.seat === reader },
  ],
  words: {
    en: async () => (await import('../text/en/first-times.ts')).firstTimes,
    fr: async () => (await import('../text/fr/first-times.ts')).firstTimes,
  },
};
