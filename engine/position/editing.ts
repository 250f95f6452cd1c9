import type { GameTypes } from '../contract.ts';
import { copy } from '../json.ts';
import type { PositionFault } from './faults.ts';

/** What of a thing can be changed, and to what: `{ thing: 'coral-palace', dial: 'water', now: 'dry', to: ['dry', 'flooded'] }`. */
export type Dial = DialName & (NumberDial | ValueDial);

interface DialName {
  /** By its key on the board: `coral-palace`, `pawn 0`, `fire in hand 1`. */
  readonly thing: string;
  readonly dial: string;
}

interface NumberDial {
  readonly kind: 'number';
  readonly now: number;
  readonly least: number;
  readonly most: number;
}

interface ValueDial {
  /** One of a few words; where the thing is; or the thing that it changes places with. */
  readonly kind: 'word' | 'place' | 'swap';
  /** Absent where it is none of them. */
  readonly now?: string;
  readonly to: readonly string[];
  /** How many such things there are, where they are alike: cards in a hand. */
  readonly count?: number;
}

/** A single change of a position. */
export interface Edit extends DialName {
  readonly to: string | number;
}

/** How the positions of a game are edited. Everything that can be changed is a dial; nothing else can be. */
export interface EditingRules<T extends GameTypes = GameTypes> {
  dials(state: T['State'], content: T['Content']): readonly Dial[];
  /** Turns a dial, in a state of its own. It may return another one, as with another number of seats. */
  turn(state: T['State'], edit: Edit, content: T['Content']): T['State'];
  /** Edits that mend a fault, where that is simple: a missing card goes into the pile, or on the discards. */
  mends?(fault: PositionFault, state: T['State']): readonly Edit[];
}

const allows = (dial: Dial, to: Edit['to']): boolean =>
  dial.kind === 'number'
    ? typeof to === 'number' && Number.isInteger(to) && to >= dial.least && to <= dial.most
    : typeof to === 'string' && dial.to.includes(to);

/** The state after an edit, or nothing if no dial allows it. The given state stays as it is. */
export function edited<T extends GameTypes>(
  rules: EditingRules<T>,
  state: T['State'],
  edit: Edit,
  content: T['Content'],
): T['State'] | undefined {
  const dial = rules.dials(state, content).find(({ thing, dial: name }) => thing === edit.thing && name === edit.dial);
  return dial !== undefined && allows(dial, edit.to) ? rules.turn(copy(state), edit, content) : undefined;
}

/** What was changed, and how many of these changes stand; the others were undone. */
export interface EditHistory<S> {
  readonly edits: readonly Edit[];
  readonly done: number;
  /** Where editing began, and the state after each edit. */
  readonly states: readonly S[];
}

/** So many changes can be undone. */
export const MOST_UNDONE = 200;

type Apply<S> = (state: S, edit: Edit) => S | undefined;

/** A history that was kept. From the first edit on that no dial allows, it is forgotten. */
export function historyOf<S>(
  from: S,
  { edits, done }: Pick<EditHistory<S>, 'edits' | 'done'>,
  apply: Apply<S>,
): EditHistory<S> {
  let history: EditHistory<S> = { edits: [], done: 0, states: [from] };
  for (const edit of edits) {
    const next = withEdit(history, edit, apply);
    if (next === undefined) break;
    history = next;
  }
  return { ...history, done: Math.min(done, history.done) };
}

export const stateNow = <S>({ states, done }: EditHistory<S>): S => states[done]!;

/**
 * After one more edit, or nothing if no dial allows it. What was undone before it is gone, and what is too long ago
 * becomes the beginning.
 */
export function withEdit<S>(history: EditHistory<S>, edit: Edit, apply: Apply<S>): EditHistory<S> | undefined {
  const { edits, done, states } = history;
  const next = apply(stateNow(history), edit);
  if (next === undefined) return undefined;
  const old = Math.max(0, done + 1 - MOST_UNDONE);
  const kept = [...edits.slice(old, done), edit];
  return { edits: kept, done: kept.length, states: [...states.slice(old, done + 1), next] };
}
