import type { Seat } from '@skerry/engine';
import { type CardNumber, DECKS, NONE } from '../content/vocabulary.ts';
import { cardOf, type World } from '../content/world.ts';
import { counterPrice } from '../rules/experience.ts';
import { isVoyaging } from '../rules/spaces.ts';
import { type Player, playerOf, type State } from '../rules/state.ts';
import type { Outlook } from './outlook.ts';
import { WEIGHTS as W } from './weights.ts';

export const trainedOf = ({ trained }: Player): number => trained.reduce((sum, n) => sum + n, 0);

/** The loss of a card costs more than its use in fights. */
export function cardWorth(world: World, card: CardNumber): number {
  const { kind, limited, cost } = cardOf(world, card);
  if (kind === 'legendary') return W.legendary;
  if (kind === 'ally') return W.ally * cost;
  return (limited === 'other' ? W.otherItem : W.gear) * cost;
}

/** A player's assets, each with its weight. */
export const PARTS = [
  'point',
  'counter',
  'gold',
  'muchGold',
  'wound',
  'exhaustion',
  'green',
  'yellow',
  'sea',
  'red',
  'silver',
  'island',
  'mapSet',
  'moreSets',
  'map',
  'legendary',
  'trophy',
  'captain',
  'atSea',
  'readyAtSea',
  'cards',
] as const;

/** Amount of each part; points as the counters they would buy. */
export function partsOf(world: World, outlook: Outlook, player: Player, price: number): number[] {
  const { gold, points, blue, green, captain } = player;
  const sets = Math.min(blue, green);
  const prospects = outlook.of(player);
  const life = outlook.lifeLeft(player);
  const full = life + player.wounds;
  const might = DECKS.map((_, deck) => prospects.against(deck).lifeAfter[full]! / full);
  const landing = prospects.island(full);
  const atSea = isVoyaging(player) ? 1 : 0;
  let cards = 0;
  for (const card of player.items) cards += cardWorth(world, card);
  for (const card of player.allies) cards += cardWorth(world, card);
  return [
    points / price,
    trainedOf(player),
    Math.min(gold, W.enoughGold),
    Math.max(0, gold - W.enoughGold),
    player.wounds + player.allyWounds.reduce((all, n) => all + n, 0),
    player.exhaustion + player.allyExhaustion.reduce((all, n) => all + n, 0),
    ...might,
    landing,
    Math.min(1, sets),
    Math.max(0, sets - 1),
    blue + green - 2 * sets,
    player.legendary.length,
    player.trophies.length,
    captain === NONE ? 0 : 1,
    atSea * might[DECKS.indexOf('sea')]!,
    atSea * Math.min(1, sets) * prospects.island(life),
    cards,
  ];
}

/** A seat's worth in experience counters. */
export function worth(world: World, outlook: Outlook, state: State, seat: Seat): number {
  const parts = partsOf(world, outlook, playerOf(state, seat), counterPrice(world, state));
  let sum = 0;
  for (let part = 0; part < PARTS.length; part++) sum += parts[part]! * W[PARTS[part]!];
  return sum;
}
