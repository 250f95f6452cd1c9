import type { LegendaryItem } from './vocabulary.ts';

export const LEGENDARY: readonly LegendaryItem[] = [
  {
    id: 'spearOfTrelton',
    abilities: [
      {
        when: 'beforeRoll',
        if: { phase: ['ranged'], role: 'attack', roller: 'hero' },
        pay: { discard: true },
        does: [{ do: 'roll', succeed: true }],
      },
    ],
  },
  {
    id: 'swordOfAntenor',
    abilities: [
      {
        when: 'beforeRoll',
        if: { phase: ['melee'], role: 'attack', roller: 'hero' },
        pay: { discard: true },
        does: [{ do: 'roll', succeed: true }],
      },
    ],
  },
  {
    id: 'talismanOfKorsecAmin',
    abilities: [
      {
        when: 'beforeRoll',
        if: { phase: ['magic'], role: 'attack', roller: 'hero' },
        pay: { discard: true },
        does: [{ do: 'roll', succeed: true }],
      },
    ],
  },
  {
    id: 'helmetOfTrelton',
    abilities: [
      { when: 'roundStart', pay: { discard: true }, does: [{ do: 'damage', as: 'exhaustion', span: 'round' }] },
    ],
  },
  {
    id: 'shieldOfAntenor',
    abilities: [
      {
        when: 'afterRoll',
        if: { role: 'defend', roller: 'hero' },
        pay: { discard: true },
        does: [{ do: 'roll', succeed: true }],
      },
    ],
  },
  {
    id: 'emeraldOfKorsecAmin',
    abilities: [{ when: 'beforeMove', pay: { discard: true }, does: [{ do: 'replenish' }] }],
  },
  {
    id: 'jewelOfTrelton',
    abilities: [
      { when: 'drawn', pay: { discard: true }, does: [{ do: 'skip', what: 'beforeCombat' }, { do: 'startPhase' }] },
    ],
  },
  {
    id: 'bookOfKorsecAmin',
    abilities: [
      {
        when: 'beforeCombat',
        if: { tag: 'assif' },
        pay: { discard: true },
        does: [
          { do: 'stat', who: 'enemy', stat: 'life', set: 7, span: 'combat' },
          { do: 'damage', none: true, span: 'firstRound' },
        ],
      },
    ],
  },
];
