import type { Adventurer } from '../../content/adventurers.ts';
import type { PileCard } from '../../content/cards.ts';
import type { Layout } from '../../content/layouts.ts';
import type { Difficulty } from '../../content/meter.ts';
import type { Tile, Treasure } from '../../content/tiles.ts';

export const names = {
  tiles: {
    'fools-landing': 'Fools’ Landing',
    'bronze-gate': 'Bronze Gate',
    'copper-gate': 'Copper Gate',
    'gold-gate': 'Gold Gate',
    'iron-gate': 'Iron Gate',
    'silver-gate': 'Silver Gate',
    'temple-of-the-moon': 'Temple of the Moon',
    'temple-of-the-sun': 'Temple of the Sun',
    'howling-garden': 'Howling Garden',
    'whispering-garden': 'Whispering Garden',
    'cave-of-embers': 'Cave of Embers',
    'cave-of-shadows': 'Cave of Shadows',
    'coral-palace': 'Coral Palace',
    'tidal-palace': 'Tidal Palace',
    'breakers-bridge': 'Breakers Bridge',
    'cliffs-of-abandon': 'Cliffs of Abandon',
    'crimson-forest': 'Crimson Forest',
    'dunes-of-deception': 'Dunes of Deception',
    'lost-lagoon': 'Lost Lagoon',
    'misty-marsh': 'Misty Marsh',
    observatory: 'Observatory',
    'phantom-rock': 'Phantom Rock',
    'twilight-hollow': 'Twilight Hollow',
    watchtower: 'Watchtower',
  } satisfies Readonly<Record<Tile, string>>,
  treasures: {
    earth: 'Earth Stone',
    wind: 'Statue of the Wind',
    fire: 'Crystal of Fire',
    water: 'Ocean’s Chalice',
  } satisfies Readonly<Record<Treasure, string>>,
  cards: {
    earth: 'Earth',
    wind: 'Wind',
    fire: 'Fire',
    water: 'Water',
    'helicopter-lift': 'Helicopter Lift',
    sandbags: 'Sandbags',
    'waters-rise': 'Waters Rise!',
  } satisfies Readonly<Record<PileCard, string>>,
  adventurers: {
    diver: {
      name: 'Diver',
      power:
        'For one action, crosses any number of flooded and missing tiles in a row. Swims from a sinking tile to the nearest tile still there.',
    },
    engineer: { name: 'Engineer', power: 'Shores up two tiles for one action.' },
    explorer: { name: 'Explorer', power: 'Moves, shores up and swims diagonally too.' },
    messenger: { name: 'Messenger', power: 'Gives treasure cards to anyone, however far away.' },
    navigator: { name: 'Navigator', power: 'Moves another pawn up to two tiles for one action.' },
    pilot: {
      name: 'Pilot',
      power: 'Once per turn, flies to any tile for one action. Flies off a sinking tile to any other at no cost.',
    },
  } satisfies Readonly<Record<Adventurer, { readonly name: string; readonly power: string }>>,
  layouts: {
    diamond: 'Forbidden Island',
    'treasure-island': 'Treasure Island',
    'island-of-shadows': 'Island of Shadows',
    'volcano-island': 'Volcano Island',
    'island-of-death': 'Island of Death',
    'bay-of-gulls': 'Bay of Gulls',
    'bone-island': 'Bone Island',
    'coral-reef': 'Coral Reef',
    'skull-island': 'Skull Island',
    'bridge-of-horrors': 'Bridge of Horrors',
    'atoll-of-decisions': 'Atoll of Decisions',
    'arch-of-fate': 'Arch of Fate',
  } satisfies Readonly<Record<Layout, string>>,
  difficulties: { novice: 'Novice', normal: 'Normal', elite: 'Elite', legendary: 'Legendary' } satisfies Readonly<
    Record<Difficulty, string>
  >,
};
