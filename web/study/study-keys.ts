import { forkFrom } from '@skerry/tables/study';
import { useEffect } from 'preact/hooks';
import type { TableModel } from '../table/table-model.ts';
import type { StudyState } from './study-state.ts';
import { along, backToGame, intoLine, parentOf } from './tree-rows.ts';

/** Keys of a study come before those of the table, which has other uses for some of them. */
export function useStudyKeys(model: TableModel, state: StudyState): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || document.querySelector('dialog[open]') !== null || isWriting(event.target)) return;
      if (press(model, state, event)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [model, state]);
}

function press(model: TableModel, state: StudyState, event: KeyboardEvent): boolean {
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
  if (key === '[') return go(forkFrom(study, at, 'before'));
  if (key === ']') return go(forkFrom(study, at, 'after'));
  if (key === 'Escape') return !isChoosing(model) && at.startsWith('m') && go(backToGame(study, at));
  if (isWithin(target, HAVE_ARROWS)) return false;
  if (key === 'ArrowUp') return go(along(study, at, -1));
  if (key === 'ArrowDown') return go(along(study, at, 1));
  if (isWithin(target, '[role="toolbar"]')) return false;
  if (key === 'ArrowLeft') return go(parentOf(study, at));
  if (key === 'ArrowRight') return go(intoLine(study, at));
  if ((key === 'Enter' || key === ' ') && target instanceof HTMLElement && target.role === 'treeitem') {
    target.click();
    return true;
  }
  return false;
}

const isChoosing = (model: TableModel): boolean =>
  model.acting.chosen.peek() !== undefined || model.acting.gesturing.peek() !== undefined;

/** In them arrows walk elsewhere. */
const HAVE_ARROWS = '.table-board, .focus, .action-list, [role="tablist"]';

const isWithin = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
