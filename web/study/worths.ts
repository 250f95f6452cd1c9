import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { PositionWorth, Unit } from '@skerry/bots';
import { type Seat, view } from '@skerry/engine';
import type { NodeId } from '@skerry/tables/study';
import type { StudyState } from './study-state.ts';
import type { WorthNews, WorthOrder } from './worth-worker.ts';

/** What positions are worth, as far as it is known. */
export interface Worths {
  readonly unit: ReadonlySignal<Unit>;
  readonly sides: ReadonlySignal<number>;
  /** The side whose worth is shown. */
  readonly side: Signal<Seat>;
  readonly known: ReadonlySignal<ReadonlyMap<NodeId, PositionWorth>>;
  /** The positions that are shown, the most wanted first. */
  want(ids: readonly NodeId[]): void;
  close(): void;
}

export function openWorths({ positions, study, game }: StudyState): Worths {
  const unit = signal<Unit>('chance');
  const sides = signal(1);
  const side = signal<Seat>(0);
  const known = signal<ReadonlyMap<NodeId, PositionWorth>>(new Map());
  const sent = new Set<NodeId>();
  let wanted: readonly NodeId[] = [];
  let worker: Worker | undefined;
  let sending: ReturnType<typeof setTimeout> | undefined;

  function hear(news: WorthNews): void {
    if (news.say === 'begun')
      batch(() => {
        unit.value = news.unit;
        sides.value = news.sides;
      });
    else if (news.say === 'found') known.value = new Map(known.peek()).set(news.id, news.found);
  }

  /** Some positions at a time: copying many would hold up the page. */
  function send(): void {
    sending = undefined;
    const next = wanted.filter((id) => !sent.has(id)).slice(0, AT_ONCE);
    const views = next.map((id) => [id, view(positions.at(study.peek(), id), 'watcher')] as const);
    for (const id of next) sent.add(id);
    worker ??= started();
    worker.postMessage({ game: game.game.name, pack: game.game.pack, wanted, views } satisfies WorthOrder);
    if (next.length === AT_ONCE) sending = setTimeout(send);
  }

  function started(): Worker {
    const begun = new Worker(new URL('./worth-worker.ts', import.meta.url), { type: 'module' });
    begun.onmessage = ({ data }: MessageEvent<WorthNews>) => hear(data);
    return begun;
  }

  function want(ids: readonly NodeId[]): void {
    const open = ids.filter((id) => known.peek().get(id)?.isFine !== true);
    if (open.join() === wanted.join()) return;
    wanted = open;
    if (open.length > 0) sending ??= setTimeout(send);
  }

  return {
    ...{ unit, sides, side, known, want },
    close: () => {
      clearTimeout(sending);
      worker?.terminate();
    },
  };
}

const AT_ONCE = 8;
