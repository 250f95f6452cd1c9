import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Action, type ChanceRequest, type Entry, type Json, type Seat, same, suppose } from '@skerry/engine';
import {
  after,
  before,
  type ChanceSource,
  type Edited,
  type Edits,
  edited,
  entryTo,
  firstEdits,
  type NodeId,
  pageOf,
  redone,
  type Study,
  StudyPositions,
  sayStudyFault,
  tryMove,
  undone,
} from '@skerry/tables/study';
import type { LoadedGame } from '../game.ts';
import { LiveTable } from '../live/table/live-table.ts';
import { settings } from '../settings/settings.ts';
import { newId } from '../shell/ids.ts';
import { refuse } from '../shell/notices.ts';
import { type KeptStudy, keepStudy } from './kept.ts';
import { type Dealt, StudyChannel } from './study-channel.ts';

/** Milliseconds until a change is kept: many changes come together. */
const KEEPING = 300;

/** A study on the page: the tree, the position shown, and the table that shows it. */
export interface StudyState {
  readonly id: string;
  readonly back: string | undefined;
  readonly game: LoadedGame;
  readonly live: LiveTable;
  readonly positions: StudyPositions;
  /** What those at the seats are called. */
  readonly names: readonly string[];
  readonly study: ReadonlySignal<Study>;
  readonly at: ReadonlySignal<NodeId>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** Where the outcomes of chance come from when a move is tried. */
  readonly source: Signal<ChanceSource>;
  /** A move that waits until somebody has chosen what chance brings. */
  readonly choosing: ReadonlySignal<Choosing | undefined>;
  /** Chooses the next outcome, or gives the rest back to chance. */
  choose(outcome: Json): void;
  leaveToChance(source: 'game' | 'anew'): void;
  cancelChoice(): void;
  /** Goes before the move that led here, to choose what it brings. */
  chooseAgain(): void;
  goTo(id: NodeId): void;
  /** Says why an edit is refused. Returns whether it was made. */
  change(edit: (study: Study, at: NodeId) => Edited): boolean;
  undo(): void;
  redo(): void;
  close(): void;
}

export interface Choosing {
  readonly at: NodeId;
  readonly seat: Seat;
  readonly action: Action;
  readonly known: readonly Json[];
  readonly asked: ChanceRequest;
}

/** Plays the game up to the position that is shown, in parts, so that the page stays responsive. */
export async function openStudy(
  kept: KeptStudy,
  game: LoadedGame,
  fallback: readonly string[],
  pause: () => Promise<void>,
): Promise<StudyState> {
  const positions = new StudyPositions(game.game, kept.study);
  for (let since = performance.now(); positions.step(); ) {
    if (performance.now() - since < PART) continue;
    await pause();
    since = performance.now();
  }
  return stateOf(kept, { ...game, game: positions.game }, positions, fallback);
}

/** Milliseconds of work at a time. */
const PART = 12;

function stateOf(
  kept: KeptStudy,
  game: LoadedGame,
  positions: StudyPositions,
  fallback: readonly string[],
): StudyState {
  const { id, back } = kept;
  const { record } = kept.study;
  const names = record.names ?? Array.from({ length: record.seats }, (_, seat) => fallback[seat] ?? `${seat + 1}`);
  const edits = signal<Edits>(firstEdits(kept.study, kept.at));
  const source = signal<ChanceSource>('game');
  const choosing = signal<Choosing | undefined>(undefined);

  let keeping: ReturnType<typeof setTimeout> | undefined;
  function keep(): void {
    if (keeping === undefined) return;
    clearTimeout(keeping);
    keeping = undefined;
    const { study, at } = edits.peek();
    keepStudy({ ...kept, study, at, touched: Date.now() }).catch(() => undefined);
  }

  function show(next: Edits): void {
    choosing.value = undefined;
    edits.value = next;
    clearTimeout(keeping);
    keeping = setTimeout(keep, KEEPING);
    channel.show();
  }

  function made(result: Edited): boolean {
    if (result.why !== undefined) {
      refuse(sayStudyFault(settings.language.peek(), result.why));
      return false;
    }
    show(edited(edits.peek(), result.study, result.at));
    return true;
  }

  /** The game's own next move, if it is the same: nothing is dealt then. */
  function ownNext(seat: Seat, action: Action): Entry | undefined {
    const { study, at } = edits.peek();
    const [next] = after(study, at);
    const entry = next !== undefined && pageOf(next) !== undefined ? entryTo(study, next) : undefined;
    return entry?.seat === seat && same(entry.action, action) ? entry : undefined;
  }

  function deal(seat: Seat, action: Action): Dealt | undefined {
    const { study, at } = edits.peek();
    const own = ownNext(seat, action);
    if (own !== undefined && (own.chance === undefined || source.peek() === 'game')) return { entry: own };
    const table = positions.at(study, at);
    const move = { seat, action };
    const { entry, asked } = suppose(table, move, [], 'asked');
    if (entry !== undefined) return { entry };
    if (source.peek() === 'chosen') {
      askFor({ at, seat, action, known: [], asked });
      return undefined;
    }
    if (source.peek() === 'game' && record.seed !== undefined)
      return { entry: suppose(table, move, [], 'asInGame').entry!, dealt: 'game' };
    return { entry: suppose(table, move, [], { seed: newId() }).entry!, dealt: 'anew' };
  }

  /** What can come in one way only is no choice. */
  function askFor(next: Choosing): void {
    const [only, ...more] = next.asked.could;
    if (only === undefined || more.length > 0) choosing.value = next;
    else goOn(next, only.outcome);
  }

  function goOn({ known, ...before }: Choosing, outcome: Json): void {
    const { at, seat, action } = before;
    const more = [...known, outcome];
    const { entry, asked } = suppose(positions.at(edits.peek().study, at), { seat, action }, more, 'asked');
    if (entry === undefined) return askFor({ ...before, known: more, asked });
    take(at, { entry, dealt: 'chosen' });
  }

  function take(at: NodeId, { entry, dealt }: Dealt): void {
    choosing.value = undefined;
    made(tryMove(edits.peek().study, at, entry, dealt && { dealt }));
  }

  function leaveToChance(to: 'game' | 'anew'): void {
    const waiting = choosing.peek();
    if (waiting === undefined) return;
    const { at, seat, action, known } = waiting;
    const rest = to === 'game' ? 'asInGame' : { seed: newId() };
    const { entry } = suppose(positions.at(edits.peek().study, at), { seat, action }, known, rest);
    take(at, { entry: entry!, dealt: known.length > 0 ? 'chosen' : to });
  }

  function chooseAgain(): void {
    const { study, at } = edits.peek();
    const from = before(study, at);
    const { seat, action } = entryTo(study, at) ?? {};
    if (from === undefined || seat === undefined || action === undefined) return;
    show({ ...edits.peek(), at: from });
    const { asked } = suppose(positions.at(study, from), { seat, action }, [], 'asked');
    if (asked !== undefined) askFor({ at: from, seat, action, known: [], asked });
  }

  const channel = new StudyChannel({
    positions,
    name: kept.study.name,
    names,
    now: () => edits.peek(),
    deal,
    tried({ entry, dealt }) {
      const { study, at } = edits.peek();
      const result = tryMove(study, at, entry, dealt && { dealt });
      if (result.why !== undefined) return sayStudyFault(settings.language.peek(), result.why);
      show(edited(edits.peek(), result.study, result.at));
      return undefined;
    },
    undo,
    redo,
  });

  function undo(): void {
    show(undone(edits.peek()));
  }
  function redo(): void {
    show(redone(edits.peek()));
  }

  const address = {
    table: 'study',
    get language() {
      return settings.language.peek();
    },
  };
  const live = new LiveTable(game.game, address, channel.open);
  addEventListener('pagehide', keep);

  return {
    id,
    back,
    game,
    live,
    positions,
    names,
    study: computed(() => edits.value.study),
    at: computed(() => edits.value.at),
    canUndo: computed(() => edits.value.past.length > 0),
    canRedo: computed(() => edits.value.future.length > 0),
    source,
    choosing,
    choose: (outcome) => {
      const waiting = choosing.peek();
      if (waiting !== undefined) goOn(waiting, outcome);
    },
    leaveToChance,
    cancelChoice: () => {
      choosing.value = undefined;
    },
    chooseAgain,
    goTo: (to) => {
      if (to !== edits.peek().at) show({ ...edits.peek(), at: to });
    },
    change: (edit) => made(edit(edits.peek().study, edits.peek().at)),
    undo,
    redo,
    close: () => {
      keep();
      removeEventListener('pagehide', keep);
      live.close();
    },
  };
}
