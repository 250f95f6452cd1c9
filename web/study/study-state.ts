import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Action, type Entry, type Seat, same, suppose } from '@skerry/engine';
import {
  after,
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
  goTo(id: NodeId): void;
  /** Says why an edit is refused. Returns whether it was made. */
  change(edit: (study: Study, at: NodeId) => Edited): boolean;
  undo(): void;
  redo(): void;
  close(): void;
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

  let keeping: ReturnType<typeof setTimeout> | undefined;
  function keep(): void {
    if (keeping === undefined) return;
    clearTimeout(keeping);
    keeping = undefined;
    const { study, at } = edits.peek();
    keepStudy({ ...kept, study, at, touched: Date.now() }).catch(() => undefined);
  }

  function show(next: Edits): void {
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
    const { entry } = suppose(table, move, [], 'asked');
    if (entry !== undefined) return { entry };
    if (source.peek() === 'game' && record.seed !== undefined)
      return { entry: suppose(table, move, [], 'asInGame').entry!, dealt: 'game' };
    return { entry: suppose(table, move, [], { seed: newId() }).entry!, dealt: 'anew' };
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
