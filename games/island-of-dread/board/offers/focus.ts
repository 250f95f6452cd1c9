/** Slips that take the player's full attention. */
import type { Choice } from '@skerry/engine';
import type { Focus, Scene } from '@skerry/look';
import type { IslandOfDread } from '../../rules/types.ts';
import { fightFocus } from '../fight/focus-fight.ts';
import { sheetFocus } from './focus-sheets.ts';

/** Movement, voyages and placement happen on the chart itself. */
export function focus(
  scene: Scene<IslandOfDread>,
  choices: readonly Choice<IslandOfDread>[],
): Focus<IslandOfDread> | undefined {
  if (scene.telling.state.outcome !== null) return undefined;
  return fightFocus(scene, choices) ?? sheetFocus(scene, choices);
}
