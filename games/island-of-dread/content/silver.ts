import type { AdventureCard } from './vocabulary.ts';

export const SILVER_CARDS: readonly AdventureCard[] = [
  {
    id: 'assifShibSa',
    kind: 'challenge',
    life: 9,
    ranged: { value: 18, damage: 3 },
    melee: { value: 19, damage: 3 },
    magic: { value: 19, damage: 4 },
    tags: ['assif', 'god'],
    reward: [{ do: 'win' }],
    abilities: [],
  },
  {
    id: 'coilOfTheWarpedGod',
    kind: 'challenge',
    life: 4,
    ranged: { value: 18, damage: 3 },
    melee: { value: 19, damage: 3 },
    magic: { value: 17, damage: 2 },
    tags: ['demon'],
    reward: [
      {
        do: 'keep',
        abilities: [
          { when: 'beforeRoll', if: { roller: 'hero' }, pay: { discard: true }, does: [{ do: 'roll', add: 4 }] },
        ],
      },
    ],
    abilities: [],
  },
  {
    id: 'thingInTheTidePool',
    kind: 'challenge',
    life: 4,
    ranged: { value: 17, damage: 2 },
    melee: { value: 19, damage: 3 },
    magic: { value: 19, damage: 3 },
    tags: ['demon'],
    reward: [
      { do: 'keep', abilities: [] },
      { do: 'counters', who: 'hero', kind: 'wound', remove: 2 },
    ],
    abilities: [],
  },
  {
    id: 'eyelessChoir',
    kind: 'challenge',
    life: 4,
    ranged: { value: 17, damage: 2 },
    melee: { value: 17, damage: 2 },
    magic: { value: 20, damage: 4 },
    tags: ['cult'],
    reward: [
      { do: 'keep', abilities: [] },
      { do: 'counters', who: 'party', kind: 'exhaustion', remove: 'all' },
    ],
    abilities: [],
  },
  {
    id: 'obsidianSentinel',
    kind: 'challenge',
    life: 4,
    ranged: { value: 18, damage: 2 },
    melee: { value: 20, damage: 4 },
    magic: { value: 16, damage: 2 },
    tags: ['elemental'],
    reward: [
      { do: 'keep', abilities: [{ when: 'damage', pay: { discard: true }, does: [{ do: 'damage', none: true }] }] },
    ],
    abilities: [],
  },
  {
    id: 'swarmOfShards',
    kind: 'challenge',
    life: 3,
    ranged: { value: 19, damage: 3 },
    melee: { value: 18, damage: 2 },
    magic: { value: 18, damage: 3 },
    tags: ['elemental'],
    reward: [
      { do: 'keep', abilities: [] },
      { do: 'gain', what: 'legendary', n: 1 },
    ],
    abilities: [],
  },
  {
    id: 'heraldOfDread',
    kind: 'challenge',
    life: 4,
    ranged: { value: 18, damage: 3 },
    melee: { value: 19, damage: 3 },
    magic: { value: 20, damage: 3 },
    tags: ['demon'],
    reward: [
      {
        do: 'keep',
        abilities: [
          {
            when: 'static',
            if: { tag: 'assif' },
            does: [{ do: 'stat', who: 'enemy', stat: 'magic', add: -2, span: 'combat' }],
          },
        ],
      },
    ],
    abilities: [],
  },
  {
    id: 'springOfTheFirstKings',
    kind: 'encounter',
    drawn: [
      { do: 'counters', who: 'party', kind: 'wound', remove: 3 },
      { do: 'counters', who: 'party', kind: 'exhaustion', remove: 'all' },
    ],
  },
];
