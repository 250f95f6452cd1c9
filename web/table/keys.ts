import type { UndoTo } from '@skerry/engine';
import { useEffect } from 'preact/hooks';
import { railShows } from './log/log-slip.tsx';
import { stepOfKey, stepped } from './playback/replay-address.ts';
import type { TableModel } from './table-model.ts';

/** Whether the last thing the reader did was to press a key: then lists open where fingers and mice find them on the board. */
export let byKeyboard = false;

/** The keys of the table, where no dialog is open and nothing is being written. */
export function useKeys(model: TableModel): void {
  useEffect(() => {
    const onPointer = () => {
      byKeyboard = false;
    };
    const onKey = (event: KeyboardEvent) => {
      byKeyboard = true;
      model.playback.skipMotion();
      if (event.defaultPrevented || document.querySelector('dialog[open]') !== null || isWriting(event.target)) return;
      if (press(model, event)) event.preventDefault();
    };
    document.addEventListener('pointerdown', onPointer, { capture: true });
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer, { capture: true });
      document.removeEventListener('keydown', onKey);
    };
  }, [model]);
}

function press(model: TableModel, event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (ctrlKey || metaKey) {
    const to = undoOf(event);
    if (to !== undefined && (model.acting.undoSeat.peek() !== undefined || to !== 'step')) model.acting.undo(to);
    if (to !== undefined) return true;
  }
  if (ctrlKey || metaKey || altKey) return false;
  if (key === 'Escape') return unchooseOrLeave(model);
  if (key === '?') {
    model.sheets.open({ kind: 'keys' });
    return true;
  }
  if (model.playback.replayed.peek() !== undefined) return pressInReplay(model, key, target);
  if (model.hints.isOpen.peek() && key >= '1' && key <= '3') {
    model.hints.look(Number(key) - 1);
    return true;
  }
  // What is there already has the focus before the next key is pressed.
  if (key === '1' || key === '2') return focusOn(key);
  if (key === '3' || key === '4') return goTo(key, model);
  if (key === '5' && model.together.isOffered.peek()) {
    model.sheets.open({ kind: 'signals' });
    return true;
  }
  const isKey = ({ hotkey }: { readonly hotkey: string }) => hotkey.toLowerCase() === key.toLowerCase();
  const { aside } = model.focus.current.peek() ?? {};
  if (aside !== undefined && !model.focus.isOpen.peek() && isKey(aside)) {
    model.focus.bringBack();
    return goTo('2', model);
  }
  // What is put aside is not chosen unseen.
  const offer = (model.focus.isOpen.peek() ? model.acting.offers : model.focus.barOffers).peek().find(isKey);
  if (offer === undefined) {
    if (key.toLowerCase() === 'n') return follow('.table-bar [aria-keyshortcuts="N"]');
    if (key.toLowerCase() !== 'h' || !model.hints.isOffered.peek()) return false;
    model.hints.toggle();
    if (model.hints.isOpen.peek() && !model.layout.hasRail.peek()) model.sheets.open({ kind: 'hint' });
    return true;
  }
  model.focus.choose(offer);
  if (model.acting.chosen.peek()?.key === offer.key) model.acting.listOpen.value = true;
  return true;
}

/** How far a key goes back: one thing, with Shift all of the action, with Alt all of the turn. */
function undoOf({ key, code, altKey, shiftKey }: KeyboardEvent): UndoTo | undefined {
  // With Alt some keyboards write another letter.
  if (key.toLowerCase() !== 'z' && !(altKey && code === 'KeyZ')) return undefined;
  return altKey ? 'turn' : shiftKey ? 'action' : 'step';
}

function unchooseOrLeave(model: TableModel): boolean {
  if (model.acting.chosen.peek() !== undefined || model.acting.gesturing.peek() !== undefined) {
    model.acting.unchoose();
    goTo('1', model);
    return true;
  }
  if (model.focus.putAside()) return goTo('1', model);
  if (model.playback.replayed.peek() !== undefined) {
    model.playback.lookAt(undefined);
    return true;
  }
  return false;
}

function pressInReplay(model: TableModel, key: string, target: EventTarget | null): boolean {
  // The slider and the tiles have arrows of their own.
  if (target instanceof HTMLInputElement || (target instanceof SVGElement && key !== ' ')) return false;
  if (key === ' ' && !(target instanceof HTMLButtonElement)) {
    model.playback.playing.value = !model.playback.playing.value;
    return true;
  }
  const step = stepOfKey(key);
  if (step === undefined) return false;
  model.playback.lookAt(stepped(model.playback.at.peek(), model.playback.last.peek(), step));
  return true;
}

/** Where each key leads: the first of these that is there. */
const PLACES: { readonly [key: string]: readonly string[] } = {
  1: ['.ask .offers [tabindex="0"]', '.ask'],
  2: ['.focus-body :is([tabindex="0"], button)', '.focus', '.table-board [tabindex="0"]', '#chart'],
  3: ['.log [tabindex="0"]'],
  4: ['.chat textarea'],
};

/** Takes the focus to a part of the page, once it has been drawn. */
function goTo(key: string, model: TableModel): boolean {
  if (key === '3' || key === '4') {
    const shows = key === '3' ? 'log' : 'chat';
    if (shows === 'chat' && model.local) return false;
    if (model.layout.hasRail.peek()) railShows.value = shows;
    else if (shows === 'log' && model.layout.hasTabs.peek()) model.tabs.show('log');
    else model.sheets.open({ kind: shows });
  }
  requestAnimationFrame(() => focusOn(key));
  return true;
}

function focusOn(key: string): boolean {
  const places = (PLACES[key] ?? []).map((place) => document.querySelector<HTMLElement>(place));
  places.find((place) => place !== null)?.focus();
  return true;
}

/** Goes where a link leads, if it is there. */
function follow(link: string): boolean {
  const found = document.querySelector<HTMLAnchorElement>(link);
  found?.click();
  return found !== null;
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['range', 'checkbox', 'radio'].includes(target.type));
