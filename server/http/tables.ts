import { cleanName, type GameRecord, type GameWithText, type Seat, winnersOf, writeRecord } from '@skerry/engine';
import {
  botSeat,
  deadline,
  entriesOf,
  type Person,
  personSeats,
  type SeatRow,
  type TableWhy,
  withOptions,
} from '@skerry/tables';
import type { ListedTable, NewTable } from '@skerry/tables/wire';
import type { Store, TableRow } from '../store/store.ts';
import type { TableRegistry } from '../table/table-registry.ts';
import { beginningOf } from './beginning.ts';

const LONGEST_LIST = 100;

export async function makeTable(
  registry: TableRegistry,
  wish: NewTable,
  host: Person,
  maker: string,
): Promise<TableRow | { why: TableWhy }> {
  const rules = await rulesFor(registry, wish);
  if ('why' in rules) return rules;
  const { game, text } = rules;
  const unbound = (await registry.rules.of(wish.game))!.game;
  const { pack } = game;
  const seats: SeatRow[] = [];
  for (const seat of wish.seats) {
    if (seat.who === 'open') seats.push({ who: 'open', name: '' });
    else if (seat.who === 'bot') seats.push(botSeat({ seats }, seat.level));
    else {
      const name = cleanName(seat.name);
      if (name === '') return { why: { why: 'nameNeeded' } };
      seats.push({ who: 'person', person: host, name, ready: true });
    }
  }
  const row = registry.newRow({
    name: cleanName(wish.name ?? '') || text.en.title,
    game: game.name,
    version: game.version,
    ...(pack && { pack: { name: pack.name, version: pack.version, hash: pack.hash } }),
    options: {},
    seats,
    listed: wish.listed ?? false,
    host,
    maker,
    ...(wish.clock && { clock: wish.clock }),
    ...(wish.hints && { hints: true }),
  });
  const ready = withOptions(row, wish.options ?? {}, game);
  if ('why' in ready) return ready;
  const begins = wish.begins && (await beginningOf(unbound, game, placesOf(ready), wish.begins));
  if (begins && 'why' in begins) return begins;
  return registry.open(
    { ...ready, ...(begins && { begins }) },
    pack && [{ put: 'pack', hash: pack.hash, whole: pack.whole, used: ready.made }],
  );
}

const placesOf = ({ seats, options }: TableRow) => ({ seats: seats.length, options });

/** Bound to the content pack that was sent, or that this server offers. */
async function rulesFor(registry: TableRegistry, { game, pack }: NewTable): Promise<GameWithText | { why: TableWhy }> {
  const rules = await registry.rules.of(game);
  if (rules === undefined) return { why: { why: 'unknownGame' } };
  if (pack === undefined) return rules;
  if (typeof pack !== 'string') return registry.rules.bind(rules, pack);
  const offered = (await registry.packs.offered(game)).find(({ hash }) => hash === pack);
  return offered ? registry.rules.bind(rules, offered.whole) : { why: { why: 'unknownPack' } };
}

/** The last touched first. */
export async function tablesOf(registry: TableRegistry, store: Store, person: Person): Promise<ListedTable[]> {
  const found = await store.tablesOf(person, LONGEST_LIST);
  // A seat that went to another device is listed there.
  const rows = found.filter((row) => row.host === person || personSeats(row, person).length > 0);
  const lastLines = await store.lastLines(rows.map(({ id }) => id));
  const left = registry.now() - registry.config.leftAfter;
  return Promise.all(
    rows.map(async (row) => {
      const touched = Math.max(row.touched, lastLines.get(row.id) ?? 0);
      const isLeft = row.stage === 'playing' && touched < left;
      return inList({ ...row, touched }, person, await waitingAt(registry, row), isLeft);
    }),
  );
}

/** Rows of earlier versions do not say it until something is played. */
async function waitingAt(registry: TableRegistry, { id, stage, waiting }: TableRow): Promise<readonly Seat[]> {
  if (waiting !== undefined || stage !== 'playing') return waiting ?? [];
  const table = await registry.table(id);
  return 'why' in table ? [] : table.waitsFor();
}

export async function listedTables(
  registry: TableRegistry,
  store: Store,
  person: Person | undefined,
): Promise<ListedTable[]> {
  const since = registry.now() - registry.config.leftAfter;
  return (await store.listed(LONGEST_LIST, since)).map((row) => inList(row, person));
}

function inList(
  row: TableRow,
  person: Person | undefined,
  waiting: readonly Seat[] = [],
  setAside = false,
): ListedTable {
  const { id, name, game, stage, pack, seats, result, turn, clock, made, touched } = row;
  const yours = person === undefined ? [] : personSeats(row, person);
  const until =
    stage === 'playing'
      ? deadline(
          clock,
          yours.map((seat) => seats[seat]!),
        )
      : undefined;
  return {
    ...{ id, name, game, stage, made, touched, yours },
    ...(pack && { pack }),
    seats: seats.map(({ who, name }) => ({ who, name })),
    waiting: [...waiting],
    mustAct: waiting.some((seat) => yours.includes(seat)),
    ...(turn && stage === 'playing' && { turn }),
    ...(until !== undefined && { until }),
    setAside,
    host: row.host === person,
    ...(result && { result, winners: winnersOf(result) }),
  };
}

/**
 * Of a game that is over. It needs no rules, so it is there even if they have changed since; but if they changed during
 * the game, only they know how far it can be replayed.
 */
export async function recordOf(registry: TableRegistry, store: Store, id: string): Promise<string | { why: TableWhy }> {
  const row = await store.table(id);
  if (row === undefined) return { why: { why: 'unknownTable' } };
  if (row.stage !== 'over' || row.head === undefined) return { why: { why: 'notOver' } };
  if (row.version !== row.head.version) {
    const table = await registry.table(id);
    if ('why' in table) return { why: table };
    const record = table.record();
    return record ? writeRecord({ ...record, ...peopleOf(row) }) : { why: { why: 'notOver' } };
  }
  const [lines, pack] = await Promise.all([store.lines(id), row.pack && store.pack(row.pack.hash)]);
  if (row.pack && pack === undefined) return { why: { why: 'unknownPack' } };
  const { holdsSecrets, ...head } = row.head;
  return writeRecord({ ...head, ...peopleOf(row), entries: entriesOf(lines), ...(pack && { pack }) });
}

const peopleOf = ({ name, seats }: TableRow): Pick<GameRecord, 'names' | 'table'> => ({
  names: seats.map((seat) => seat.name),
  table: name,
});
