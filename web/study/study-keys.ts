import { forkFrom } from '@skerry/tables/study';
import { useEffect } from 'preact/hooks';
import type { TableModel } from '../table/table-model.ts';
import { ask, promoteHere, removeHere } from './editing.tsx';
import type { SaidMoves } from './said-moves.ts';
import type { StudyState } from './study-state.ts';
import { along, backToGame, intoLine, parentOf } from './tree-rows.ts';

/** Keys of a study come before those of the table, which has other uses for some of them. */
export function useStudyKeys(model: TableModel, state: StudyState, said: SaidMoves): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || document.querySelector('dialog[open]') !== null || isWriting(event.target)) return;
      if (press(model, state, said, event)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [model, state, said]);
}

function press(model: TableModel, state: StudyState, said: SaidMoves, event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, shiftKey, target } = event;
  const study = state.study.peek();
  const at = state.at.peek();
  if (ctrlKey || metaKey) {
    if (key.toLowerCase() === 'z') (shiftKey ? state.redo : state.undo)();
    else if (key === 'y') state.redo();
    else return false;
    return true;
  }
  const go = (to: typeof at | undefined): boolean => {
    if (to !== undefined) state.goTo(to);
    return true;
  };
  const edit = editOf(event, model);
  if (edit !== undefined) {
    edit(state, said);
    return true;
  }
  if (key === '[') return go(forkFrom(study, at, 'before'));
  if (key === ']') return go(forkFrom(study, at, 'after'));
  if (key === ' ' && (target === document.body || isWithin(target, '[role="tree"]'))) {
    model.hints.toggle();
    return true;
  }
  if (key === 'Escape' && state.choosing.peek() !== undefined) {
    state.cancelChoice();
    return true;
  }
  if (key === 'Escape') return !isChoosing(model) && at.startsWith('m') && go(backToGame(study, at));
  if (isWithin(target, HAVE_ARROWS)) return false;
  if (key === 'ArrowUp') return go(along(study, at, -1));
  if (key === 'ArrowDown') return go(along(study, at, 1));
  if (isWithin(target, '[role="toolbar"]')) return false;
  if (key === 'ArrowLeft') return go(parentOf(study, at));
  if (key === 'ArrowRight') return go(intoLine(study, at));
  if (key === 'Enter' && target instanceof HTMLElement && target.role === 'treeitem') {
    target.click();
    return true;
  }
  return false;
}

function editOf(
  { key, shiftKey, target }: KeyboardEvent,
  model: TableModel,
): ((state: StudyState, said: SaidMoves) => void) | undefined {
  if (key === 'F2') return () => ask('name');
  if (key === 'Delete') return removeHere;
  if (key === 'ArrowUp' && shiftKey) return promoteHere;
  return key.toLowerCase() === 'c' && !isOffered(model, target) ? () => ask('comment') : undefined;
}

/** On the board some games use this letter themselves; in the tree it is ours. */
const isOffered = (model: TableModel, target: EventTarget | null): boolean =>
  !isWithin(target, '[role="tree"]') && model.acting.offers.peek().some(({ hotkey }) => hotkey.toLowerCase() === 'c');

const isChoosing = (model: TableModel): boolean =>
  model.acting.chosen.peek() !== undefined || model.acting.gesturing.peek() !== undefined;

/** In them arrows walk elsewhere. */
const HAVE_ARROWS = '.table-board, .focus, .action-list, [role="tablist"]';

const isWithin = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
