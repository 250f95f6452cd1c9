import type { Choice } from '@skerry/engine';
import type { Scene } from '@skerry/look';
import { actorOf, afterStanding, stakesOf, throwsOf } from '../../outlook/fight.ts';
import type { Action } from '../../rules/actions.ts';
import type { IslandOfDread } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import { drawn } from '../drawings/drawing.tsx';
import { pictureOf } from '../drawings/pictures.ts';
import { pickedAction, standIn } from './picked-fighter.ts';

type IodScene = Scene<IslandOfDread>;
const percent = (chance: number): number => Math.round(chance * 100);

/** The chance of a roll, for its button. */
export function chanceOn({ telling, text }: IodScene, action: Action): string | undefined {
  if (action.act !== 'tryEscape' && action.act !== 'rollCombat') return undefined;
  const throws = throwsOf(telling, action);
  return throws && wordsOf(text).combat.chance(percent(throws.chance));
}

/** Rolls for the figure picked in the combat slip. */
export function rollOffer(scene: IodScene, choices: readonly Choice<IslandOfDread>[]) {
  const { telling, text } = scene;
  const action = telling.state.combat === null ? undefined : pickedAction(telling, choices);
  if (action === undefined) return [];
  const { combat } = wordsOf(text);
  const stand = standIn(choices);
  const figure = actorOf(telling, action);
  const label = combat.rollFor(telling, figure);
  return [
    {
      key: 'rollPicked',
      label,
      detail: combat.chance(percent(stakesOf(afterStanding(telling), action).throws.chance)),
      icon: drawn(action.act === 'defend' ? 'act-defend' : pictureOf(telling.content.cards[figure]!)),
      hotkey: label.charAt(0).toLowerCase(),
      ...(stand === undefined ? { action } : { action: stand, further: [action] }),
    },
  ];
}
