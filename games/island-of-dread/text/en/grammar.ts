import type { Seat } from '@skerry/engine';
import { figures, list, whose } from '@skerry/speech/en';
import type {
  Attribute,
  Counter,
  Deck,
  EnemyStat,
  Kind,
  Limited,
  MapColour,
  Phase,
  Space,
  TileKind,
} from '../../content/vocabulary.ts';
import type { Direction } from '../../outlook/bearing.ts';
import type { TurnStep } from '../../rules/facts.ts';
import type { Goods } from '../../rules/state.ts';
import { goodsIn, isHero, type Names, namesOf, ownerOf, spotOf, type TextContext, townNear } from '../context.ts';
import { things } from './things.ts';

const DIRECTIONS: { readonly [D in Direction]: string } = {
  east: 'east',
  southEast: 'south-east',
  southWest: 'south-west',
  west: 'west',
  northWest: 'north-west',
  northEast: 'north-east',
};

export const names: Names = namesOf('en', things, {
  near: (context, terrain, town) => `${terrain} near ${names.named(context, town)}`,
  from: (context, [[n, first], second], town) =>
    `${figures(n, 'space')} ${DIRECTIONS[first]}${second === undefined ? '' : ` and ${second[0]} ${DIRECTIONS[second[1]]}`} of ${names.named(context, town)}`,
});

/** "3 gold". */
export const gold = (n: number): string => `${n} gold`;

/** "2 wounds", "1 exhaustion". */
export const counters = (n: number, kind: Kind): string => (kind === 'wound' ? figures(n, 'wound') : `${n} exhaustion`);

export const points = (n: number): string => figures(n, 'experience point');

/** "1 blue map", "2 green maps". */
export const maps = (n: number, colour: MapColour): string => figures(n, `${colour} map`);

/** "your Hero", "Ada’s Hero", "Tolan the Mercenary". */
export const figureOf = (context: TextContext, seat: Seat | undefined, figure: number): string =>
  isHero(context, figure) && seat !== undefined ? `${whose(context, seat)} Hero` : names.card(context, figure);

/** The same for a figure that is still in play. */
export const figureIn = (context: TextContext, figure: number): string =>
  figureOf(context, ownerOf(context, figure), figure);

/** "in Dallak", "near Dallak"; "on j8" without a town on the same land. */
export const inSpace = (context: TextContext, at: Space): string => {
  const name = names.space(context, at);
  if (name !== at) return `in ${name}`;
  const town = townNear(context, at);
  return town === undefined ? `on ${at}` : `near ${names.named(context, town)}`;
};

/** "Dallak", "the hills near Dallak". */
export const toSpace = (context: TextContext, at: Space): string => {
  const where = names.where(context, at);
  return names.space(context, at) === at && where !== at ? `the ${where}` : where;
};

/** Without ambiguity: "Dallak", "the hills 2 spaces east of Dallak". */
export const toGround = (context: TextContext, at: Space): string => {
  const ground = names.ground(context, at);
  const spot = spotOf(context, at);
  return spot !== undefined && 'terrain' in spot ? `the ${ground}` : ground;
};

/** "3 gold, Witchblade and 1 blue map". */
export const goodsOf = (context: TextContext, goods: Goods): string =>
  list(goodsIn(goods, { gold, card: (card) => names.card(context, card), maps })) || 'nothing';

export const DECK_NAMES: { readonly [D in Deck | 'market']: string } = {
  green: 'green deck',
  yellow: 'yellow deck',
  sea: 'sea deck',
  red: 'red deck',
  silver: 'silver deck',
  market: 'market deck',
};

export const PHASE_NAMES: { readonly [P in Phase]: string } = { ranged: 'ranged', melee: 'melee', magic: 'magic' };

/** As a label alone. */
export const PHASE_LABELS = PHASE_NAMES;

export const STEP_NAMES: { readonly [S in TurnStep]: string } = {
  refresh: 'Refresh Step',
  movement: 'Movement Step',
  adventure: 'Adventure Step',
  market: 'Market Step',
  experience: 'Experience Step',
};

export const ATTRIBUTE_NAMES: { readonly [A in Attribute | Counter]: string } = {
  mind: 'Mind',
  body: 'Body',
  spirit: 'Spirit',
  stamina: 'Stamina',
  life: 'Life',
};

export const STAT_NAMES: { readonly [S in EnemyStat]: string } = {
  ranged: 'ranged value',
  melee: 'melee value',
  magic: 'magic value',
  rangedDamage: 'ranged damage',
  meleeDamage: 'melee damage',
  magicDamage: 'magic damage',
  life: 'Life',
};

export const TILE_NAMES: { readonly [K in TileKind]: string } = {
  plains: 'plains tile',
  sea: 'sea tile',
  lane: 'sea-lane tile',
  ruins: 'ruins tile',
};

/** Kinds with a limit. */
export const LIMITED_NAMES: { readonly [L in Limited]: string } = {
  weapon: 'Weapons',
  armour: 'Armour',
  other: 'other Items',
  ally: 'Allies',
};
