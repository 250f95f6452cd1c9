import { type Choice, sayAction, sayReason } from '@skerry/engine';
import type { GameBoard, Scene } from '@skerry/look';

export interface SharedRefusal {
  readonly reason: string;
  readonly rules: readonly string[];
  /** Refused actions in the imperative, without repetition. */
  readonly actions: readonly string[];
  /** The sentence is about the first of them, and similar ones hold for the others. */
  readonly isExample?: true;
}

export interface RefusedKind {
  readonly act: string;
  /** "Capture a treasure"; absent where the game has no word for it. */
  readonly label: string | undefined;
  readonly reasons: readonly SharedRefusal[];
}

type Evaluator = Pick<GameBoard, 'rulesOf' | 'kinds'>;

/**
 * Everything that is refused now, by kind: first the kinds a player would ask about, then those with the fewest
 * refusals.
 */
export function refusals(board: Evaluator, scene: Scene, choices: readonly Choice[]): RefusedKind[] {
  const labels: { readonly [act: string]: string | undefined } = board.kinds?.(scene.text) ?? {};
  const acts = Object.keys(labels);
  const rank = ({ act }: RefusedKind): number => (acts.includes(act) ? acts.indexOf(act) : acts.length);
  const size = ({ reasons }: RefusedKind): number => reasons.reduce((sum, { actions }) => sum + actions.length, 0);
  const refused = choices.filter(({ why }) => why !== undefined);
  return [...new Set(refused.map(({ action }) => action.act))]
    .map((act) => ({
      act,
      label: labels[act],
      reasons: reasonsFor(
        board,
        scene,
        refused.filter(({ action }) => action.act === act),
      ),
    }))
    .sort((one, other) => rank(one) - rank(other) || size(one) - size(other));
}

/** Up to this many sentences of a kind are listed; if there are more, one stands for all. */
const FEW_ALIKE = 3;

function reasonsFor(board: Evaluator, scene: Scene, choices: readonly Choice[]): SharedRefusal[] {
  const found = new Map<string, { kind: string; rules: readonly string[]; actions: Set<string> }>();
  for (const { action, why } of choices) {
    if (why === undefined) continue;
    const reason = sayReason(scene.text, why, scene.telling);
    const refusal = found.get(reason) ?? { kind: why.why, rules: board.rulesOf(why), actions: new Set() };
    found.set(reason, refusal);
    refusal.actions.add(sayAction(scene.text, action, scene.telling));
  }
  const sentences = [...found].map(([reason, { actions, ...refusal }]) => ({
    ...refusal,
    reason,
    actions: [...actions],
  }));
  const kinds = [...new Set(sentences.map(({ kind }) => kind))];
  // A reason for one refusal is more informative than a reason for many.
  return kinds
    .flatMap((wanted) => asOne(sentences.filter(({ kind }) => kind === wanted)))
    .sort((one, other) => one.actions.length - other.actions.length);
}

/** "Coral Palace isn’t flooded" for every dry tile would hide the other refusals. */
function asOne(alike: readonly SharedRefusal[]): SharedRefusal[] {
  const [first] = alike;
  const isExample = first !== undefined && alike.length > FEW_ALIKE;
  if (isExample)
    return [{ reason: first.reason, rules: first.rules, actions: alike.flatMap(({ actions }) => actions), isExample }];
  return alike.map(({ reason, rules, actions }) => ({ reason, rules, actions }));
}
