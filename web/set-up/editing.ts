import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import {
  type AnyFaultWords,
  checkPosition,
  type Dial,
  type Edit,
  edited,
  type GameTypes,
  historyOf,
  type Position,
  type PositionFault,
  type PositionKit,
  project,
  type Seat,
  sayPositionFault,
  stateNow,
  type TextContext,
  withEdit,
  writtenState,
} from '@skerry/engine';
import type { EditorKit, EditorWords } from '@skerry/look';
import type { LoadedGame } from '../game.ts';
import type { PositionOrigin } from '../position/hand-over.ts';
import { type Draft, keepDraft } from './draft.ts';

/** All that the page needs of a game. */
export interface EditedGame {
  readonly game: LoadedGame;
  readonly editor: EditorKit;
  readonly words: ReadonlySignal<EditorWords>;
  readonly positions: PositionKit;
  readonly faultWords: ReadonlySignal<AnyFaultWords>;
}

type State = GameTypes['State'];

/** A position that is being set up. */
export interface Editing extends EditedGame {
  readonly origin: PositionOrigin | undefined;
  readonly position: ReadonlySignal<Position>;
  readonly state: ReadonlySignal<State>;
  readonly telling: ReadonlySignal<TextContext>;
  /** The seat whose board is shown, where each has its own. */
  readonly seat: ReadonlySignal<Seat>;
  readonly dials: ReadonlySignal<readonly Dial[]>;
  readonly faults: ReadonlySignal<readonly PositionFault[]>;
  /** The faults without which play could go on. */
  readonly blocking: ReadonlySignal<readonly PositionFault[]>;
  /** The thing that was touched. */
  readonly picked: ReadonlySignal<string | undefined>;
  /** The places it may be put. */
  readonly allowed: ReadonlySignal<ReadonlySet<string>>;
  /** Whether the next place that is touched changes places with it. */
  readonly isSwapping: ReadonlySignal<boolean>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  show(seat: Seat): void;
  turn(edit: Edit): void;
  /** Picks a thing, or puts the picked one there. Of several on the same spot the first that fits is meant. */
  touch(things: readonly string[]): void;
  /** Puts a thing somewhere; nothing happens where it may not go. */
  put(thing: string, places: readonly string[]): void;
  pick(thing: string | undefined): void;
  canMove(thing: string): boolean;
  /** Picks a thing to be put somewhere at once. */
  hold(thing: string): void;
  /** A fault in a sentence. */
  say(fault: PositionFault): string;
  /** What would mend a fault, if that is simple. */
  mendsOf(fault: PositionFault): readonly Edit[];
  swap(): void;
  undo(): void;
  redo(): void;
  close(): void;
}

const isMove = ({ kind }: Dial): boolean => kind === 'place' || kind === 'swap';

export function openEditing(of: EditedGame, draft: Draft, fallback: readonly string[]): Editing {
  const { game, editor, positions } = of;
  const { game: rules } = game;
  const { origin } = draft;
  const apply = (state: State, edit: Edit) => edited(editor.rules, state, edit, rules.content);
  const history = signal(historyOf(draft.position.state as object as State, draft.history, apply));
  const state = computed(() => stateNow(history.value));
  const positionIn = (now: State): Position => ({ ...draft.position, seats: now.seats, state: writtenState(now) });
  const position = computed(() => positionIn(state.value));
  const dials = computed(() => editor.rules.dials(state.value, rules.content));
  const shown = signal<Seat>(0);
  const seat = computed(() => Math.min(shown.value, state.value.seats - 1));
  const isOwn = editor.offers !== undefined;
  const telling = computed(() => ({
    state: project(state.value, isOwn ? seat.value : 'watcher').state,
    ...(isOwn && { reader: seat.value }),
    names: Array.from({ length: state.value.seats }, (_, seat) => origin?.names[seat] ?? fallback[seat] ?? ''),
    content: rules.content,
  }));
  const picked = signal<string | undefined>(undefined);
  const isSwapping = signal(false);
  const moveOf = (thing: string | undefined) => dials.value.find((dial) => dial.thing === thing && isMove(dial));
  const allowed = computed((): ReadonlySet<string> => {
    const move = moveOf(picked.value);
    if (move === undefined || move.kind === 'number' || (move.kind === 'swap' && !isSwapping.value)) return new Set();
    return new Set(move.to.filter((place) => place !== move.now));
  });

  const faults = computed(() => checkPosition(rules, position.value, positions.rules));
  const pick = (thing: string | undefined) =>
    batch(() => {
      picked.value = thing;
      isSwapping.value = false;
    });
  const turn = (edit: Edit) => {
    history.value = withEdit(history.peek(), edit, apply) ?? history.peek();
  };
  const put = (thing: string, places: readonly string[]) => {
    const move = moveOf(thing);
    if (move === undefined || move.kind === 'number') return;
    const place = places.find((each) => each !== move.now && move.to.includes(each));
    if (place === undefined) return;
    batch(() => {
      turn({ thing, dial: move.dial, to: place });
      // A card that has moved is another thing; a tile and a pawn stay picked.
      pick(dials.peek().some((dial) => dial.thing === thing) ? thing : undefined);
    });
  };

  const stop = effect(() => {
    const { states, edits, done } = history.value;
    keepDraft(rules.name, { position: positionIn(states[0]!), ...(origin && { origin }), history: { edits, done } });
  });

  return {
    ...{ ...of, origin, position, state, dials, picked, allowed, isSwapping, seat },
    telling,
    faults,
    blocking: computed(() => faults.value.filter((fault) => fault.blocks)),
    canUndo: computed(() => history.value.done > 0),
    canRedo: computed(() => history.value.done < history.value.edits.length),
    show: (whose) => {
      shown.value = whose;
    },
    turn,
    touch(things) {
      const now = picked.peek();
      const place = things.find((thing) => allowed.peek().has(thing));
      if (now !== undefined && place !== undefined) return put(now, [place]);
      // Touched again, a thing makes way for the one below it.
      const at = now === undefined ? -1 : things.indexOf(now);
      pick(things[at + 1]);
    },
    put,
    pick,
    canMove: (thing) => moveOf(thing) !== undefined,
    hold: (thing) =>
      batch(() => {
        picked.value = thing;
        isSwapping.value = true;
      }),
    say: (fault) => sayPositionFault(game.text.value.language, fault, of.faultWords.value, telling.value),
    mendsOf: (fault) => editor.rules.mends?.(fault, state.value) ?? [],
    swap: () => {
      isSwapping.value = !isSwapping.peek();
    },
    undo: () => move(-1),
    redo: () => move(1),
    close: stop,
  };

  function move(by: 1 | -1): void {
    const { edits, done } = history.peek();
    const next = done + by;
    if (next >= 0 && next <= edits.length) history.value = { ...history.peek(), done: next };
    if (!dials.peek().some(({ thing }) => thing === picked.peek())) pick(undefined);
  }
}
