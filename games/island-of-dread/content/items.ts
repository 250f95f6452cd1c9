import type { ItemCard } from './vocabulary.ts';

export const ITEMS: readonly ItemCard[] = [
  {
    id: 'throwingHatchets',
    set: 'base',
    type: 'weapon',
    cost: 2,
    abilities: [
      { when: 'static', if: { phase: ['ranged'], role: 'attack', roller: 'hero' }, does: [{ do: 'roll', add: 1 }] },
    ],
  },
  {
    id: 'yewShortbow',
    set: 'base',
    type: 'weapon',
    cost: 3,
    abilities: [
      { when: 'static', if: { phase: ['ranged'], role: 'attack', roller: 'hero' }, does: [{ do: 'roll', add: 2 }] },
    ],
  },
  {
    id: 'barbedHarpoon',
    set: 'base',
    type: 'weapon',
    cost: 5,
    abilities: [
      { when: 'static', if: { phase: ['ranged'], role: 'attack', roller: 'hero' }, does: [{ do: 'roll', add: 1 }] },
      {
        when: 'hit',
        if: { phase: ['ranged'], roller: 'hero' },
        pay: { activate: true },
        does: [{ do: 'damage', dealt: 1 }],
      },
    ],
  },
  {
    id: 'huntersCrossbow',
    set: 'base',
    type: 'weapon',
    cost: 6,
    abilities: [
      { when: 'static', if: { phase: ['ranged'], role: 'attack', roller: 'hero' }, does: [{ do: 'roll', add: 3 }] },
    ],
  },
  {
    id: 'stormwingBow',
    set: 'base',
    type: 'weapon',
    cost: 10,
    abilities: [
      { when: 'static', if: { phase: ['ranged'], role: 'attack', roller: 'hero' }, does: [{ do: 'roll', add: 3 }] },
      { when: 'static', if: { phase: ['ranged'], role: 'attack', roller: 'hero' }, does: [{ do: 'damage', dealt: 1 }] },
    ],
  },
  {
    id: 'boardingAxe',
    set: 'base',
    type: 'weapon',
    cost: 3,
    abilities: [
      { when: 'static', if: { phase: ['melee'], role: 'attack', roller: 'hero' }, does: [{ do: 'roll', add: 2 }] },
    ],
  },
  {
    id: 'leftHandDagger',
    set: 'base',
    type: 'weapon',
    cost: 2,
    abilities: [
      { when: 'static', if: { phase: ['melee'], role: 'defend', roller: 'hero' }, does: [{ do: 'roll', add: 2 }] },
    ],
  },
  {
    id: 'duellingRapier',
    set: 'base',
    type: 'weapon',
    cost: 4,
    abilities: [
      { when: 'static', if: { phase: ['melee'], role: 'attack', roller: 'hero' }, does: [{ do: 'roll', add: 2 }] },
      { when: 'static', if: { phase: ['melee'], role: 'defend', roller: 'hero' }, does: [{ do: 'roll', add: 1 }] },
    ],
  },
  {
    id: 'guardsBroadsword',
    set: 'base',
    type: 'weapon',
    cost: 6,
    abilities: [
      { when: 'static', if: { phase: ['melee'], role: 'attack', roller: 'hero' }, does: [{ do: 'roll', add: 3 }] },
    ],
  },
  {
    id: 'maulOfRuin',
    set: 'base',
    type: 'weapon',
    cost: 9,
    abilities: [
      { when: 'static', if: { phase: ['melee'], role: 'attack', roller: 'hero' }, does: [{ do: 'roll', add: 2 }] },
      { when: 'static', if: { phase: ['melee'], role: 'attack', roller: 'hero' }, does: [{ do: 'damage', dealt: 1 }] },
    ],
  },
  {
    id: 'wyrmToothLance',
    set: 'base',
    type: 'weapon',
    cost: 12,
    abilities: [
      { when: 'static', if: { phase: ['melee'], role: 'attack', roller: 'hero' }, does: [{ do: 'roll', add: 4 }] },
      { when: 'static', if: { phase: ['melee'], role: 'attack', roller: 'hero' }, does: [{ do: 'damage', dealt: 1 }] },
    ],
  },
  {
    id: 'ashwoodStaff',
    set: 'base',
    type: 'weapon',
    cost: 3,
    abilities: [
      { when: 'static', if: { phase: ['magic'], role: 'attack', roller: 'hero' }, does: [{ do: 'roll', add: 2 }] },
    ],
  },
  {
    id: 'coralScepter',
    set: 'base',
    type: 'weapon',
    cost: 6,
    abilities: [
      { when: 'static', if: { phase: ['magic'], role: 'attack', roller: 'hero' }, does: [{ do: 'roll', add: 3 }] },
    ],
  },
  {
    id: 'witchblade',
    set: 'base',
    type: 'weapon',
    cost: 7,
    abilities: [
      { when: 'static', if: { phase: ['melee'], role: 'attack', roller: 'hero' }, does: [{ do: 'roll', add: 2 }] },
      { when: 'static', if: { phase: ['magic'], role: 'attack', roller: 'hero' }, does: [{ do: 'roll', add: 2 }] },
    ],
  },
  {
    id: 'staffOfTheDrownedSun',
    set: 'base',
    type: 'weapon',
    cost: 10,
    abilities: [
      { when: 'static', if: { phase: ['magic'], role: 'attack', roller: 'hero' }, does: [{ do: 'roll', add: 3 }] },
      { when: 'static', if: { phase: ['magic'], role: 'attack', roller: 'hero' }, does: [{ do: 'damage', dealt: 1 }] },
    ],
  },
  {
    id: 'boiledLeatherCoat',
    set: 'base',
    type: 'armour',
    cost: 2,
    abilities: [
      { when: 'damage', if: { target: 'hero' }, pay: { activate: true }, does: [{ do: 'damage', taken: -1 }] },
    ],
  },
  {
    id: 'roundShield',
    set: 'base',
    type: 'armour',
    cost: 3,
    abilities: [
      { when: 'static', if: { phase: ['ranged'], role: 'defend', roller: 'hero' }, does: [{ do: 'roll', add: 1 }] },
      { when: 'static', if: { phase: ['melee'], role: 'defend', roller: 'hero' }, does: [{ do: 'roll', add: 1 }] },
    ],
  },
  {
    id: 'chainHauberk',
    set: 'base',
    type: 'armour',
    cost: 5,
    abilities: [
      { when: 'damage', if: { target: 'hero' }, pay: { activate: true }, does: [{ do: 'damage', taken: -2 }] },
    ],
  },
  {
    id: 'wardweaveRobe',
    set: 'base',
    type: 'armour',
    cost: 5,
    abilities: [
      { when: 'static', if: { phase: ['magic'], role: 'defend', roller: 'hero' }, does: [{ do: 'roll', add: 3 }] },
    ],
  },
  {
    id: 'towerShield',
    set: 'base',
    type: 'armour',
    cost: 7,
    abilities: [
      { when: 'static', if: { phase: ['ranged'], role: 'defend', roller: 'hero' }, does: [{ do: 'roll', add: 2 }] },
      { when: 'static', if: { phase: ['melee'], role: 'defend', roller: 'hero' }, does: [{ do: 'roll', add: 2 }] },
    ],
  },
  {
    id: 'wingsOfRegiroth',
    set: 'base',
    type: 'armour',
    cost: 8,
    abilities: [
      {
        when: 'beforeMove',
        if: { onLand: true },
        pay: { activate: true },
        does: [
          { do: 'moveDice', none: true },
          { do: 'move', how: 'spaces', n: 4 },
        ],
      },
    ],
  },
  {
    id: 'plateOfTheQueensGuard',
    set: 'base',
    type: 'armour',
    cost: 9,
    abilities: [
      { when: 'static', if: { phase: ['melee'], role: 'defend', roller: 'hero' }, does: [{ do: 'roll', add: 1 }] },
      { when: 'defendFail', if: { roller: 'hero' }, pay: { activate: true }, does: [{ do: 'damage', none: true }] },
    ],
  },
  {
    id: 'leviathanScaleMail',
    set: 'base',
    type: 'armour',
    cost: 11,
    abilities: [
      { when: 'static', if: { role: 'defend', roller: 'hero' }, does: [{ do: 'roll', add: 2 }] },
      { when: 'damage', if: { target: 'hero' }, pay: { activate: true }, does: [{ do: 'damage', taken: -1 }] },
    ],
  },
  {
    id: 'wayfarersBoots',
    set: 'base',
    type: 'artefact',
    cost: 3,
    abilities: [{ when: 'afterMoveDice', may: true, limit: 'turn', does: [{ do: 'moveDice', reroll: true }] }],
  },
  {
    id: 'luckyHalfCrown',
    set: 'base',
    type: 'artefact',
    cost: 4,
    abilities: [
      { when: 'afterRoll', if: { roller: 'hero' }, pay: { activate: true }, does: [{ do: 'roll', again: true }] },
    ],
  },
  {
    id: 'ringOfVigor',
    set: 'base',
    type: 'artefact',
    cost: 4,
    abilities: [{ when: 'static', does: [{ do: 'stat', who: 'hero', stat: 'stamina', add: 2, span: 'while' }] }],
  },
  {
    id: 'circletOfFocus',
    set: 'base',
    type: 'artefact',
    cost: 6,
    abilities: [{ when: 'static', does: [{ do: 'stat', who: 'hero', stat: 'mind', add: 1, span: 'while' }] }],
  },
  {
    id: 'giantHideBelt',
    set: 'base',
    type: 'artefact',
    cost: 6,
    abilities: [{ when: 'static', does: [{ do: 'stat', who: 'hero', stat: 'body', add: 1, span: 'while' }] }],
  },
  {
    id: 'pearlOfInsight',
    set: 'base',
    type: 'artefact',
    cost: 6,
    abilities: [{ when: 'static', does: [{ do: 'stat', who: 'hero', stat: 'spirit', add: 1, span: 'while' }] }],
  },
  {
    id: 'healingAmulet',
    set: 'base',
    type: 'artefact',
    cost: 6,
    abilities: [
      {
        when: 'beforeMove',
        pay: { activate: true },
        does: [{ do: 'counters', who: 'heroOrAlly', kind: 'wound', remove: 1 }],
      },
    ],
  },
  {
    id: 'heartstone',
    set: 'base',
    type: 'artefact',
    cost: 8,
    abilities: [{ when: 'static', does: [{ do: 'stat', who: 'hero', stat: 'life', add: 1, span: 'while' }] }],
  },
  {
    id: 'runeOfWarding',
    set: 'base',
    type: 'rune',
    cost: 4,
    abilities: [
      {
        when: 'afterRoll',
        if: { role: 'defend', roller: 'hero' },
        pay: { activate: true },
        does: [{ do: 'roll', add: 3 }],
      },
    ],
  },
  {
    id: 'runeOfHaste',
    set: 'base',
    type: 'rune',
    cost: 4,
    abilities: [
      { when: 'beforeMove', if: { onLand: true }, pay: { activate: true }, does: [{ do: 'moveDice', add: 1 }] },
    ],
  },
  {
    id: 'runeOfEmbers',
    set: 'base',
    type: 'rune',
    cost: 5,
    abilities: [
      {
        when: 'beforeCombat',
        pay: { activate: true },
        does: [
          {
            do: 'test',
            skill: 'lore',
            difficulty: 14,
            pass: [{ do: 'counters', who: 'enemy', kind: 'wound', add: 1 }],
            fail: [],
          },
        ],
      },
    ],
  },
  {
    id: 'runeOfRime',
    set: 'base',
    type: 'rune',
    cost: 5,
    abilities: [
      {
        when: 'beforeCombat',
        pay: { activate: true },
        does: [{ do: 'stat', who: 'enemy', stat: 'meleeDamage', add: -1, span: 'combat' }],
      },
    ],
  },
  {
    id: 'teleportRune',
    set: 'base',
    type: 'rune',
    cost: 6,
    abilities: [
      {
        when: 'beforeMove',
        if: { onLand: true },
        pay: { activate: true },
        does: [
          {
            do: 'test',
            skill: 'lore',
            difficulty: 15,
            pass: [
              { do: 'moveDice', none: true },
              { do: 'move', how: 'landmass' },
            ],
            fail: [{ do: 'counters', who: 'hero', kind: 'exhaustion', add: 1 }],
          },
        ],
      },
    ],
  },
  {
    id: 'vigorTonic',
    set: 'base',
    type: 'potion',
    cost: 1,
    abilities: [
      {
        when: 'anytime',
        pay: { discard: true },
        does: [{ do: 'counters', who: 'hero', kind: 'exhaustion', remove: 2 }],
      },
    ],
  },
  {
    id: 'healingDraught',
    set: 'base',
    type: 'potion',
    cost: 2,
    abilities: [
      {
        when: 'anytime',
        pay: { discard: true },
        does: [{ do: 'counters', who: 'heroOrAlly', kind: 'wound', remove: 2 }],
      },
    ],
  },
  {
    id: 'smokeFlask',
    set: 'base',
    type: 'potion',
    cost: 2,
    abilities: [{ when: 'escape', pay: { discard: true }, does: [{ do: 'roll', succeed: true }] }],
  },
  {
    id: 'oilOfEdges',
    set: 'base',
    type: 'potion',
    cost: 2,
    abilities: [
      {
        when: 'beforeRoll',
        if: { role: 'attack', roller: 'hero' },
        pay: { discard: true },
        does: [{ do: 'roll', add: 4 }],
      },
    ],
  },
  {
    id: 'corsairsCutlass',
    set: 'expansion',
    type: 'weapon',
    cost: 4,
    abilities: [
      { when: 'static', if: { phase: ['melee'], role: 'attack', roller: 'hero' }, does: [{ do: 'roll', add: 2 }] },
      {
        when: 'static',
        if: { phase: ['melee'], role: 'attack', roller: 'hero', voyaging: true },
        does: [{ do: 'roll', add: 1 }],
      },
    ],
  },
  {
    id: 'tridentOfTheTides',
    set: 'expansion',
    type: 'weapon',
    cost: 8,
    abilities: [
      { when: 'static', if: { phase: ['melee'], role: 'attack', roller: 'hero' }, does: [{ do: 'roll', add: 2 }] },
      { when: 'static', if: { phase: ['ranged'], role: 'attack', roller: 'hero' }, does: [{ do: 'roll', add: 1 }] },
      {
        when: 'static',
        if: { phase: ['melee'], role: 'attack', roller: 'hero', voyaging: true },
        does: [{ do: 'damage', dealt: 1 }],
      },
    ],
  },
  {
    id: 'swivelBallista',
    set: 'expansion',
    type: 'weapon',
    cost: 7,
    abilities: [
      { when: 'static', if: { phase: ['ranged'], role: 'attack', roller: 'hero' }, does: [{ do: 'roll', add: 1 }] },
      {
        when: 'static',
        if: { phase: ['ranged'], role: 'attack', roller: 'hero', voyaging: true },
        does: [{ do: 'roll', add: 2 }],
      },
      {
        when: 'hit',
        if: { phase: ['ranged'], roller: 'hero' },
        pay: { activate: true },
        does: [{ do: 'damage', dealt: 1 }],
      },
    ],
  },
  {
    id: 'corkAndCanvasVest',
    set: 'expansion',
    type: 'armour',
    cost: 3,
    abilities: [{ when: 'shipwrecked', does: [{ do: 'skip', what: 'loseCostliest' }] }],
  },
  {
    id: 'sharkskinJack',
    set: 'expansion',
    type: 'armour',
    cost: 6,
    abilities: [
      { when: 'static', if: { role: 'defend', roller: 'hero' }, does: [{ do: 'roll', add: 1 }] },
      { when: 'static', if: { voyaging: true, role: 'defend', roller: 'hero' }, does: [{ do: 'roll', add: 1 }] },
    ],
  },
  {
    id: 'captainsSpyglass',
    set: 'expansion',
    type: 'artefact',
    cost: 4,
    abilities: [
      {
        when: 'adventureStart',
        if: { voyaging: true },
        pay: { activate: true },
        does: [{ do: 'draw', deck: 'sea', n: 2, mode: 'reveal' }],
      },
    ],
  },
  {
    id: 'pearlDiversCharm',
    set: 'expansion',
    type: 'artefact',
    cost: 3,
    abilities: [
      { when: 'beforeTest', if: { skill: 'swim' }, does: [{ do: 'roll', add: 3 }] },
      { when: 'shipwrecked', does: [{ do: 'skip', what: 'loseHalfGold' }] },
    ],
  },
  {
    id: 'waxedSeaChart',
    set: 'expansion',
    type: 'artefact',
    cost: 3,
    abilities: [{ when: 'experience', if: { voyaging: true }, pay: { discard: true }, does: [{ do: 'swapMap' }] }],
  },
  {
    id: 'rumRation',
    set: 'expansion',
    type: 'potion',
    cost: 1,
    abilities: [
      {
        when: 'anytime',
        pay: { discard: true },
        does: [
          {
            do: 'choose',
            options: [
              { id: 'captain', does: [{ do: 'counters', who: 'captain', kind: 'exhaustion', remove: 2 }] },
              { id: 'allies', does: [{ do: 'counters', who: 'eachAlly', kind: 'exhaustion', remove: 1 }] },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'stormRune',
    set: 'expansion',
    type: 'rune',
    cost: 6,
    abilities: [
      {
        when: 'beforeCombat',
        pay: { activate: true },
        does: [{ do: 'stat', who: 'enemy', stat: 'ranged', add: -3, span: 'combat' }],
      },
    ],
  },
];
