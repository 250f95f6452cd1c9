import type { UndoTo } from '@skerry/engine';
import { useEffect } from 'preact/hooks';
import { whyNotGoOn } from '../go-on/why-not.ts';
import { railShows } from './log/log-slip.tsx';
import { stepOfKey, stepped } from './playback/replay-address.ts';
import type { TableModel } from './table-model.ts';

/** Whether the reader's last input was a key: then lists open for what mouse and touch users pick on the board. */
export let byKeyboard = false;

/** Keyboard shortcuts of the table, off while a dialog is open or the reader is typing. */
export function useKeys(model: TableModel): void {
  useEffect(() => {
    const onPointer = () => {
      byKeyboard = false;
    };
    const onKey = (event: KeyboardEvent) => {
      byKeyboard = true;
      const wasTold = model.playback.isTold.peek();
      model.playback.skipMotion();
      if (event.defaultPrevented || document.querySelector('dialog[open]') !== null || isWriting(event.target)) return;
      if (press(model, event, wasTold)) event.preventDefault();
    };
    document.addEventListener('pointerdown', onPointer, { capture: true });
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer, { capture: true });
      document.removeEventListener('keydown', onKey);
    };
  }, [model]);
}

function press(model: TableModel, event: KeyboardEvent, wasTold: boolean): boolean {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (ctrlKey || metaKey) {
    if (isRedo(event)) {
      model.acting.redo();
      return true;
    }
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
  // Parts already on the page take the focus before the next key is pressed.
  if (key === '1' || key === '2') return focusOn(key);
  if (key === '3' || key === '4') return goTo(key, model);
  if (key === '5' && model.together.isOffered.peek()) {
    model.sheets.open({ kind: 'signals' });
    return true;
  }
  if (key.toLowerCase() === 'h') return askForHint(model);
  const isKey = ({ hotkey }: { readonly hotkey: string }) => hotkey.toLowerCase() === key.toLowerCase();
  const { aside } = model.focus.current.peek() ?? {};
  if (aside !== undefined && !model.focus.isOpen.peek() && isKey(aside)) {
    model.focus.bringBack();
    return goTo('2', model);
  }
  // Offers of a focus that was put aside cannot be chosen unseen.
  const offer = (model.focus.isOpen.peek() ? model.acting.offers : model.focus.barOffers).peek().find(isKey);
  if (offer === undefined) {
    return key.toLowerCase() === 'n' && follow('.table-bar [aria-keyshortcuts="N"]');
  }
  // If the animation was skipped, the reader has not seen the question yet.
  if (!wasTold) return true;
  model.focus.choose(offer);
  if (model.acting.chosen.peek()?.key === offer.key) model.acting.listOpen.value = true;
  return true;
}

/** Available in every game, whatever is offered. */
function askForHint(model: TableModel): boolean {
  if (!model.hints.isOffered.peek()) return false;
  model.hints.toggle();
  if (model.hints.isOpen.peek() && !model.layout.hasRail.peek()) model.sheets.open({ kind: 'hint' });
  return true;
}

const isRedo = ({ key, altKey, shiftKey }: KeyboardEvent): boolean =>
  !altKey && (shiftKey ? key.toLowerCase() === 'z' : key === 'y');

/** How much a key undoes: one action, with Alt the whole turn. */
function undoOf({ key, code, altKey }: KeyboardEvent): UndoTo | undefined {
  // With Alt some keyboards produce another letter.
  if (key.toLowerCase() !== 'z' && !(altKey && code === 'KeyZ')) return undefined;
  return altKey ? 'turn' : 'step';
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
  // The slider and the tiles handle arrow keys themselves.
  if (target instanceof HTMLInputElement || (target instanceof SVGElement && key !== ' ')) return false;
  if (key === ' ' && !(target instanceof HTMLButtonElement)) {
    model.playback.playing.value = !model.playback.playing.value;
    return true;
  }
  if (key.toLowerCase() === 'g' && whyNotGoOn(model) === undefined) {
    model.sheets.open({ kind: 'goOn' });
    return true;
  }
  const step = stepOfKey(key);
  if (step === undefined) return false;
  model.playback.lookAt(stepped(model.playback.at.peek(), model.playback.last.peek(), step));
  return true;
}

const PLACES: { readonly [key: string]: readonly string[] } = {
  1: ['.ask .offers [tabindex="0"]', '.ask'],
  2: ['.focus-body :is([tabindex="0"], button)', '.focus', '.table-board [tabindex="0"]', '#chart'],
  3: ['.log [tabindex="0"]'],
  4: ['.chat textarea'],
};

/** Focuses a part of the page once it has been rendered. */
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

function follow(link: string): boolean {
  const found = document.querySelector<HTMLAnchorElement>(link);
  found?.click();
  return found !== null;
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['range', 'checkbox', 'radio'].includes(target.type));
