import { NONE } from '../content/vocabulary.ts';
import { unmet } from '../rules/conditions.ts';
import type { Position } from './position.ts';

/** The Event in play if it affects the current fight or market, else `NONE`. */
export function eventIn({ content, state }: Position, where: 'combat' | 'market'): number {
  const { event, active, combat } = state;
  if (event === NONE) return NONE;
  const { text, textStatics } = content.cards[event]!;
  const { enemy, forbids, rolls, dealt, prices } = textStatics;
  if (where === 'market') return prices.length > 0 ? event : NONE;
  const found = [...enemy, ...forbids, ...rolls, ...dealt, ...text.filter(({ when }) => when === 'reward')];
  const seat = combat?.seat ?? active;
  return found.some((each) => unmet(content, state, seat, event, each.if) === undefined) ? event : NONE;
}
