import type { FirstTimes } from '@skerry/look';
import type { TrailsOfTucana } from '../rules/types.ts';

export const firstTimes: FirstTimes<TrailsOfTucana> = {
  // In teaching order, for facts that match several.
  list: [
    { key: 'two-cards', rule: 'TT-22', when: (fact) => fact.fact === 'cardsShown' },
    { key: 'any-terrain', rule: 'TT-25', when: (fact) => fact.fact === 'cardsShown' && fact.cards.includes('any') },
    {
      key: 'bonus-trail',
      rule: 'TT-50',
      when: (fact, reader) => fact.fact === 'bonusTrailOwed' && fact.seat === reader,
    },
    { key: 'sight', rule: 'TT-44', when: (fact, reader) => fact.fact === 'sightConnected' && fact.seat === reader },
    { key: 'pair', rule: 'TT-55', when: (fact, reader) => fact.fact === 'pairConnected' && fact.seat === reader },
    { key: 'blue-gone', rule: 'TT-60', when: (fact) => fact.fact === 'blueGone' },
    { key: 'round', rule: 'TT-70', when: (fact, reader) => fact.fact === 'roundScored' && fact.seat === reader },
  ],
  words: {
    en: async () => (await import('../text/en/first-times.ts')).firstTimes,
    fr: async () => (await import('../text/fr/first-times.ts')).firstTimes,
  },
};
