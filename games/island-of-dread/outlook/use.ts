import { type CardNumber, NONE } from '../content/vocabulary.ts';
import type { Deed } from '../content/world.ts';
import { throwsFor, throwsToEscape } from '../rules/chance.ts';
import type { Combat } from '../rules/combat/combat.ts';
import { needOf, rollBonus, strengthOf } from '../rules/combat/values.ts';
import type { State } from '../rules/state.ts';
import type { Position } from './position.ts';

/** A card's effect: certain success, a chance, a sum against a need, damage left, or extra damage dealt. */
export type UseOutlook =
  | { readonly comes: 'sure' }
  | { readonly comes: 'chance'; readonly chance: number }
  /** `need`: 0 while unknown. */
  | { readonly comes: 'sum'; readonly sum: number; readonly need: number }
  | { readonly comes: 'damage'; readonly n: number }
  | { readonly comes: 'more'; readonly n: number };

/** A card's effect in the current combat; undefined where its text says everything. */
export function outlookOfUse(position: Position, card: CardNumber, ability: number): UseOutlook | undefined {
  const { content, state } = position;
  const power = content.cards[card]?.powers[ability];
  if (state.combat === null || power === undefined) return undefined;
  for (const deed of content.lists[power.list] ?? []) {
    const found = outlookOf(position, state.combat, deed);
    if (found !== undefined) return found;
  }
  return undefined;
}

function outlookOf({ content, state }: Position, combat: Combat, deed: Deed): UseOutlook | undefined {
  const { actor, role, rival, damage, change } = combat;
  const now = state.agenda.at(-1)?.do;
  const as = (changed: Partial<Combat>): State => ({ ...state, combat: { ...combat, ...changed } });
  const rolling = (changed: Partial<Combat>): UseOutlook => ({
    comes: 'chance',
    chance: throwsFor(content, as(changed), actor, role).chance,
  });
  switch (deed.do) {
    case 'roll': {
      if (now === 'opposing') return undefined;
      if ('succeed' in deed) return { comes: 'sure' };
      if ('again' in deed) return rival === NONE ? rolling({ dice: [0, 0] }) : undefined;
      return combat.dice[0] > 0
        ? summed({ content, state }, combat, deed.add)
        : rolling({ bonus: combat.bonus + deed.add });
    }
    case 'damage':
      if ('taken' in deed)
        return { comes: 'damage', n: Math.max(damage + deed.taken, Math.min(damage, deed.min ?? 0)) };
      if ('dealt' in deed) return { comes: 'more', n: deed.dealt };
      return 'none' in deed && deed.span === undefined ? { comes: 'damage', n: 0 } : undefined;
    case 'stat': {
      if (deed.who !== 'enemy' || !('add' in deed) || now !== 'escape' || deed.stat !== 'ranged') return undefined;
      const changed = as({ change: change.with(0, change[0]! + deed.add) });
      return { comes: 'chance', chance: throwsToEscape(content, changed).chance };
    }
    default:
      return undefined;
  }
}

function summed({ content, state }: Position, combat: Combat, add: number): UseOutlook {
  const { seat, actor, phase, dice, rival, rivalDice } = combat;
  const sum = dice[0] + dice[1] + strengthOf(content, state, seat, actor, phase) + rollBonus(content, state) + add;
  return { comes: 'sum', sum, need: rival === NONE || rivalDice[0] > 0 ? needOf(content, state) : 0 };
}
