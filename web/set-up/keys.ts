import { useEffect } from 'preact/hooks';
import type { Editing } from './editing.ts';
import { thingsOf } from './things-at.ts';

/** Undo and redo; keys of the game for the thing that is picked or focused; plus and minus for its number. */
export function useEditorKeys(editing: Editing): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog[open]') !== null || isWriting(event.target)) return;
      if (press(editing, event)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [editing]);
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, textarea, select');

function press(editing: Editing, event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (key === 'y' || (key === 'z' && event.shiftKey)) editing.redo();
    else if (key === 'z') editing.undo();
    else return false;
    return true;
  }
  if (event.altKey) return false;
  if (key === 'escape') {
    const hadPicked = editing.picked.peek() !== undefined;
    editing.pick(undefined);
    return hadPicked;
  }
  const meant = editing.editor.keys[key];
  const [focused] = event.target instanceof Element ? thingsOf(editing, event.target) : [];
  if (meant !== undefined) {
    for (const thing of [focused, editing.picked.peek()]) {
      if (thing === undefined || !hasDial(editing, thing, meant.dial)) continue;
      editing.turn({ thing, ...meant });
      return true;
    }
    return false;
  }
  const by = key === '+' ? 1 : key === '-' ? -1 : 0;
  const number = editing.dials.peek().find((dial) => dial.kind === 'number' && dial.thing === editing.picked.peek());
  if (by === 0 || number?.kind !== 'number') return false;
  editing.turn({ thing: number.thing, dial: number.dial, to: number.now + by });
  return true;
}

const hasDial = ({ dials }: Editing, thing: string, name: string): boolean =>
  dials.peek().some((dial) => dial.thing === thing && dial.dial === name);
