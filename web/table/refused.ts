import { type Choice, sayAction, sayReason } from '@skerry/engine';
import type { GameBoard, Scene } from '@skerry/look';

/** One reason, and all that it refuses. */
export interface SharedRefusal {
  readonly reason: string;
  readonly rules: readonly string[];
  /** What was refused, in the imperative, each once. */
  readonly actions: readonly string[];
}

/** All that is refused now, reasons in the order of the choices. */
export function refusals(board: Pick<GameBoard, 'rulesOf'>, scene: Scene, choices: readonly Choice[]): SharedRefusal[] {
  const found = new Map<string, { reason: string; rules: readonly string[]; actions: Set<string> }>();
  for (const { action, why } of choices) {
    if (why === undefined) continue;
    const reason = sayReason(scene.text, why, scene.telling);
    let refusal = found.get(reason);
    if (refusal === undefined) {
      refusal = { reason, rules: board.rulesOf(why), actions: new Set() };
      found.set(reason, refusal);
    }
    refusal.actions.add(sayAction(scene.text, action, scene.telling));
  }
  // What refuses one thing says more than what refuses all moves: it comes first.
  return [...found.values()]
    .map(({ actions, ...rest }) => ({ ...rest, actions: [...actions] }))
    .sort((one, other) => one.actions.length - other.actions.length);
}
