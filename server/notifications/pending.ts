import { deadline, isBots, type NotificationKind, type Person, personSeats } from '@skerry/tables';
import type { NotificationSettings } from '@skerry/tables/wire';
import type { NotifiedBefore, NotifiedOf } from '../store/notification-store.ts';
import type { TableRow } from '../store/store.ts';

export type NotificationItem =
  | {
      readonly kind: Exclude<NotificationKind, 'puzzle' | 'clock'>;
      readonly table: string;
      readonly name: string;
    }
  | { readonly kind: 'clock'; readonly table: string; readonly name: string; readonly until: number }
  | { readonly kind: 'puzzle' };

export interface Situation {
  readonly person: Person;
  readonly what: NotificationSettings['what'];
  readonly rows: readonly TableRow[];
  /** The last chat line of others, by table. */
  readonly said: ReadonlyMap<string, number>;
  /** Tables where the person is connected. */
  readonly at: ReadonlySet<string>;
  /** In UTC: `2026-11-16`. */
  readonly day: string;
  readonly now: number;
}

export interface Pending {
  /** One per table. */
  readonly fresh: readonly NotificationItem[];
  /** Told before, and still waiting. */
  readonly waiting: readonly NotificationItem[];
  /** To be stored once this was sent. */
  readonly told: NotifiedBefore;
  /** When there will be more, if nothing happens. */
  readonly next: number | undefined;
}

export function pendingFor({ person, what, rows, said, at, day, now }: Situation, before: NotifiedBefore): Pending {
  const fresh: NotificationItem[] = [];
  const waiting: NotificationItem[] = [];
  const tables: { [table: string]: NotifiedOf } = {};
  let next: number | undefined;
  for (const row of rows) {
    if (personSeats(row, person).length === 0) continue;
    const { id } = row;
    const known = before.tables[id] ?? {};
    const found = situationAt(row, person, said.get(id), now);
    tables[id] = found.told;
    if (found.lowAt !== undefined && (next === undefined || found.lowAt < next)) next = found.lowAt;
    if (at.has(id)) continue;
    const news = found.items.find(({ key, part, item }) => what[item.kind] && known[part] !== key);
    if (news !== undefined) fresh.push(news.item);
    else if (found.waits !== undefined && what[found.waits.kind]) waiting.push(found.waits);
  }
  if (what.puzzle && before.day !== day) fresh.push({ kind: 'puzzle' });
  return { fresh, waiting, told: { tables, day }, next };
}

interface SituationAt {
  readonly told: NotifiedOf;
  /** The most pressing first; it is news if another key was told. */
  readonly items: readonly {
    readonly part: keyof NotifiedOf;
    readonly key: NotifiedOf[keyof NotifiedOf];
    readonly item: NotificationItem;
  }[];
  readonly waits?: NotificationItem;
  readonly lowAt?: number;
}

function situationAt(row: TableRow, person: Person, said: number | undefined, now: number): SituationAt {
  const { id: table, name, stage, turn } = row;
  const spoken = said === undefined ? {} : { said };
  const talk = said === undefined ? [] : [{ part: 'said', key: said, item: { kind: 'said', table, name } } as const];
  if (stage === 'over') {
    const item = { kind: 'ended', table, name } as const;
    return { told: { ended: true, ...spoken }, items: [{ part: 'ended', key: true, item }, ...talk] };
  }
  const asked = personSeats(row, person).filter((seat) => row.waiting?.includes(seat) && !isBots(row.seats[seat]!));
  if (stage !== 'playing' || asked.length === 0) return { told: spoken, items: talk };
  const isOwn = turn?.seat === undefined || asked.includes(turn.seat);
  const kind = isOwn ? 'turn' : 'must';
  const key = `${kind} ${turn?.number ?? 0}`;
  const item = { kind, table, name } as const;
  const clock = clockOf(row, asked);
  const isLow = clock !== undefined && clock.lowAt <= now;
  const low = isLow ? [{ part: 'clock', key, item: { kind: 'clock', table, name, until: clock.until } } as const] : [];
  return {
    told: { waits: key, ...(isLow && { clock: key }), ...spoken },
    items: [...low, { part: 'waits', key, item }, ...talk],
    waits: item,
    ...(clock !== undefined && !isLow && { lowAt: clock.lowAt }),
  };
}

/** The share that is left when a clock is low. */
const LOW = 1 / 4;

function clockOf({ clock, seats }: TableRow, asked: readonly number[]): { until: number; lowAt: number } | undefined {
  const running = asked.map((seat) => seats[seat]!).filter((seat) => seat.clock?.since !== undefined);
  const until = deadline(clock, running);
  if (clock === undefined || until === undefined) return undefined;
  const whole = Math.max(...running.map((seat) => clock.turn + seat.clock!.bank));
  return { until, lowAt: until - LOW * whole };
}
