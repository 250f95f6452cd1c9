import type { NodeId, Study } from './study.ts';

/** As many edits can be undone. */
const MOST_STEPS = 200;

interface Step {
  readonly study: Study;
  readonly at: NodeId;
}

/** A study with what can be undone and redone. Looking at another position is no edit. */
export interface Edits extends Step {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

export const firstEdits = (study: Study, at: NodeId): Edits => ({ study, at, past: [], future: [] });

/** After an edit; a step to another position where the study is the same. */
export function edited(edits: Edits, study: Study, at: NodeId): Edits {
  if (study === edits.study) return { ...edits, at };
  const past = [...edits.past, { study: edits.study, at: edits.at }].slice(-MOST_STEPS);
  return { study, at, past, future: [] };
}

export function undone(edits: Edits): Edits {
  const last = edits.past.at(-1);
  if (last === undefined) return edits;
  const { study, at } = edits;
  return { ...stepOf(last, study), past: edits.past.slice(0, -1), future: [{ study, at }, ...edits.future] };
}

export function redone(edits: Edits): Edits {
  const [next, ...future] = edits.future;
  if (next === undefined) return edits;
  const { study, at } = edits;
  // What was added is shown; what was deleted is not there any more.
  return { ...stepOf(next, study), past: [...edits.past, { study, at }], future };
}

/** A number that a move once had is never given to another. */
const stepOf = ({ study, at }: Step, { made }: Study): Step => ({ study: { ...study, made }, at });
