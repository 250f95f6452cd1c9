import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { PositionWorth, Unit } from '@skerry/bots';
import { type Seat, view } from '@skerry/engine';
import type { NodeId } from '@skerry/tables/study';
import type { StudyState } from './study-state.ts';
import type { Judged, WorthNews, WorthOrder } from './worth-worker.ts';

/** What positions are worth, as far as it is known. */
export interface Worths {
  readonly unit: ReadonlySignal<Unit>;
  readonly sides: ReadonlySignal<number>;
  /** The side whose worth is shown. */
  readonly side: Signal<Seat>;
  readonly known: ReadonlySignal<ReadonlyMap<string, PositionWorth>>;
  /** The positions that are shown, the most wanted first. */
  want(ids: readonly NodeId[]): void;
  /** Before them: what would follow each outcome of chance. */
  suppose(supposed: readonly Supposed[]): void;
  close(): void;
}

export interface Supposed {
  readonly key: string;
  readonly judged: Judged;
}

export function openWorths({ positions, study, game }: StudyState): Worths {
  const unit = signal<Unit>('chance');
  const sides = signal(1);
  const side = signal<Seat>(0);
  const known = signal<ReadonlyMap<string, PositionWorth>>(new Map());
  const sent = new Set<string>();
  let supposed: readonly Supposed[] = [];
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
    const views: WorthOrder['views'] = [
      ...supposed.flatMap(({ key, judged }) => (sent.has(key) ? [] : [[key, judged] as const])),
      ...next.map((id) => [id, { view: view(positions.at(study.peek(), id), 'watcher') }] as const),
    ];
    for (const [id] of views) sent.add(id);
    worker ??= started();
    const all = [...supposed.map(({ key }) => key), ...wanted];
    worker.postMessage({ game: game.game.name, pack: game.game.pack, wanted: all, views } satisfies WorthOrder);
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
    suppose: (all) => {
      supposed = all;
      sending ??= setTimeout(send);
    },
    close: () => {
      clearTimeout(sending);
      worker?.terminate();
    },
  };
}

const AT_ONCE = 8;
