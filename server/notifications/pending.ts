import { deadline, isBots, type NotificationKind, type Person, personSeats } from '@skerry/tables';
import type { NotificationSettings } from '@skerry/tables/wire';
import type { NotifiedBefore, NotifiedOf } from '../store/notification-store.ts';
import type { TableRow } from '../store/store.ts';

/** Something to tell a person of. */
export type NotificationItem =
  | {
      readonly kind: Exclude<NotificationKind, 'puzzle' | 'clock'>;
      readonly table: string;
      readonly name: string;
    }
  | { readonly kind: 'clock'; readonly table: string; readonly name: string; readonly until: number }
  | { readonly kind: 'puzzle' };

/** What is the case for a person at their tables. */
export interface Situation {
  readonly person: Person;
  /** What the person wishes to be told. */
  readonly what: NotificationSettings['what'];
  readonly rows: readonly TableRow[];
  /** The last line that others said, table by table. */
  readonly said: ReadonlyMap<string, number>;
  /** The tables where the person is connected: they see for themselves. */
  readonly at: ReadonlySet<string>;
  /** In UTC: `2026-11-16`. */
  readonly day: string;
  readonly now: number;
}

export interface Pending {
  /** What is new, one thing per table. */
  readonly fresh: readonly NotificationItem[];
  /** What else waits for the person, and was told before. */
  readonly waiting: readonly NotificationItem[];
  /** What the person has been told of when they have been told this. */
  readonly told: NotifiedBefore;
  /** When there will be more to tell, if nothing happens. */
  readonly next: number | undefined;
}

/** Compares how it stands with what a person was told. */
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
  /** What there is to tell, the most pressing first; it is news if another key was told. */
  readonly items: readonly {
    readonly part: keyof NotifiedOf;
    readonly key: NotifiedOf[keyof NotifiedOf];
    readonly item: NotificationItem;
  }[];
  readonly waits?: NotificationItem;
  /** When a clock that runs will be low. */
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

/** A clock is low when a quarter is left of what it had. */
const LOW = 1 / 4;

function clockOf({ clock, seats }: TableRow, asked: readonly number[]): { until: number; lowAt: number } | undefined {
  const running = asked.map((seat) => seats[seat]!).filter((seat) => seat.clock?.since !== undefined);
  const until = deadline(clock, running);
  if (clock === undefined || until === undefined) return undefined;
  const whole = Math.max(...running.map((seat) => clock.turn + seat.clock!.bank));
  return { until, lowAt: until - LOW * whole };
}
