import { Drawn, type OfferDrawing, placeIn } from '@skerry/look';
import type {
  Counter,
  Deck,
  JewelColour,
  MapColour,
  Phase,
  Skill,
  Terrain,
  TileKind,
} from '../../content/vocabulary.ts';
import cards from './cards.svg';
import chart from './chart.svg';
import people from './people.svg';
import signs from './signs.svg';

type Wild = Exclude<Terrain, 'road' | 'river' | 'town'>;

/** On the chart: `chart.svg`. Towns and figures use the ids of the built-in content. */
export type ChartDrawing =
  | `${Wild}-${1 | 2 | 3}`
  | `ground-${Exclude<Terrain, Wild>}`
  | `tile-${TileKind}`
  | `town-${string}`
  | `jewel-${Deck}`
  | `empty-${JewelColour}`
  | 'sunburst'
  | 'undefeated'
  | 'anchor'
  | `figure-${string}`;

/** Dice, counters, skills and backs of cards: `signs.svg`. */
export type SignDrawing =
  | `mark-${Terrain}`
  | 'die-1'
  | 'die-used'
  | 'd10'
  | 'wound'
  | 'wound-free'
  | 'tired'
  | 'tired-free'
  | 'gold'
  | `xp-${Counter}`
  | `map-${MapColour | 'back'}`
  | `skill-${Skill}`
  | `act-${Phase | 'escape' | 'defend'}`
  | `back-${Deck | 'market' | 'captain'}`;

/** Portraits: `people.svg`, by the ids of the built-in content. */
export type PersonDrawing = `hero-${string}` | `captain-${string}` | `ally-${string}`;

export type FoeDrawing =
  | `foe-${'hound' | 'viper' | 'harpy' | 'spider' | 'hydra' | 'manticore' | 'undead' | 'barrowKing' | 'bandits' | 'goblins'}`
  | `foe-${'witch' | 'cult' | 'giant' | 'idol' | 'storm' | 'mine' | 'waterspout' | 'reef' | 'drake' | 'wyrm' | 'seaSerpent'}`
  | `foe-${'crab' | 'siren' | 'ship' | 'ghostShip' | 'kraken' | 'leviathan' | 'demon' | 'gulls' | 'leeches' | 'riders'}`
  | 'foe-assif';
export type EventDrawing = `event-card-${'fire' | 'charts' | 'fair' | 'omen' | 'storm' | 'flood' | 'sack' | 'bounty'}`;
export type EncounterDrawing =
  `encounter-${'merchant' | 'hermit' | 'chest' | 'singer' | 'shrine' | 'eyrie' | 'raft' | 'spring'}`;
export type ItemDrawing =
  | `item-${`weapon-${Phase}` | 'armour' | 'shield' | 'rune' | 'potion' | 'ring' | 'boots' | 'coin' | 'circlet'}`
  | `item-${'belt' | 'pearl' | 'amulet' | 'heartstone' | 'spyglass' | 'chart'}`;

/** On cards: `cards.svg`. Legendary Items use the ids of the built-in content. */
export type CardDrawing = FoeDrawing | EventDrawing | EncounterDrawing | ItemDrawing | `legend-${string}` | 'island';

export type DrawingName = ChartDrawing | SignDrawing | PersonDrawing | CardDrawing;

/** File and view box of a drawing by the start of its name; the first match wins. A symbol has its own origin. */
const KINDS: readonly (readonly [start: string, file: string, box: string])[] = [
  ['event-card-', cards, '0 0 120 100'],
  ['encounter-', cards, '0 0 120 100'],
  ['foe-assif', cards, '0 0 240 200'],
  ['foe-', cards, '0 0 120 100'],
  ['island', cards, '0 0 120 100'],
  ['item-', cards, '0 0 60 60'],
  ['legend-', cards, '0 0 60 60'],
  ['hero-', people, '0 0 60 60'],
  ['captain-', people, '0 0 60 60'],
  ['ally-', people, '0 0 60 60'],
  ['die-', signs, '0 0 60 60'],
  ['d10', signs, '0 0 60 60'],
  ['map-', signs, '0 0 60 60'],
  ['back-', signs, '0 0 60 84'],
  ['mark-', signs, '0 0 24 24'],
  ['wound', signs, '0 0 24 24'],
  ['tired', signs, '0 0 24 24'],
  ['gold', signs, '0 0 24 24'],
  ['xp-', signs, '0 0 24 24'],
  ['skill-', signs, '0 0 24 24'],
  ['act-', signs, '0 0 24 24'],
  ['town-', chart, '0 0 60 60'],
  ['figure-', chart, '0 0 56 68'],
  ['jewel-', chart, '0 0 40 40'],
  ['empty-', chart, '0 0 40 40'],
  ['anchor', chart, '0 0 40 40'],
  ['sunburst', chart, '0 0 64 64'],
  ['undefeated', chart, '0 0 28 28'],
  ['event-', chart, '0 0 28 28'],
  ['lane', chart, '0 0 80 24'],
  ['', chart, '0 0 80 80'],
];

const kindOf = (name: DrawingName) => KINDS.find(([start]) => name.startsWith(start))!;

export const drawingAddress = (name: DrawingName): string => `${kindOf(name)[1]}#${name}`;
export const boxOf = (name: DrawingName): string => kindOf(name)[2];

export const drawn = (name: DrawingName): OfferDrawing => ({ drawing: drawingAddress(name), box: boxOf(name) });

/** Fills its box. */
export function Drawing({ name, class: more }: { readonly name: DrawingName; readonly class?: string }) {
  return (
    <svg class={more === undefined ? 'iod-drawing' : `iod-drawing ${more}`} viewBox={boxOf(name)} aria-hidden="true">
      <Drawn href={drawingAddress(name)} {...placeIn(boxOf(name))} />
    </svg>
  );
}
