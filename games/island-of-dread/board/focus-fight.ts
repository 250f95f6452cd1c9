/** The slips of combats and of drawn cards. */
import type { Choice } from '@skerry/engine';
import type { Focus, Scene } from '@skerry/look';
import { NONE } from '../rules/state.ts';
import type { IslandOfDread } from '../rules/types.ts';
import { wordsOf } from '../text/board.ts';
import { CardSlip } from './card-slip.tsx';
import { CombatSlip } from './combat-slip.tsx';
import { keysOf } from './offers.ts';

export function fightFocus(
  { telling, text }: Scene<IslandOfDread>,
  _choices: readonly Choice<IslandOfDread>[],
): Focus<IslandOfDread> | undefined {
  const { combat, facing, turns } = telling.state;
  const words = wordsOf(text);
  if (combat !== null) {
    const { card, rival } = combat;
    const foe = card === NONE ? (telling.names[rival] ?? '') : words.names.card(telling, card);
    return {
      key: `combat-${turns}-${card}`,
      title: words.combat.against(foe),
      Slip: CombatSlip,
      offers: keysOf('attack', 'defend'),
    };
  }
  if (facing !== NONE)
    return {
      key: `card-${turns}-${facing}`,
      title: words.names.card(telling, facing),
      Slip: CardSlip,
      offers: keysOf('choose'),
    };
  return undefined;
}
