import type { PackName } from '@skerry/engine';
import type { SeatRow } from '@skerry/tables';
import type { TableRow, Write, WriteSet } from '../../store/store.ts';

/** A table in the lobby, as it is first written down. */
export const row = (id: string, more: Partial<TableRow> = {}): TableRow => ({
  ...{ id, name: 'Sunday', game: 'forbidden-island', version: 1, stage: 'lobby', options: {}, listed: false },
  ...{ seats: [{ who: 'person', name: 'Ann', person: 'ann' }], host: 'ann', invite: 'i', watch: 'w', kicked: [] },
  ...{ made: 1, touched: 1, rev: 1, ...more },
});

export const BOT: SeatRow = { who: 'bot', name: 'Marin', level: 'keen' };

/** A table where a bot plays. */
export const busyRow = (id: string, more: Partial<TableRow> = {}): TableRow =>
  row(id, { stage: 'playing', seats: [{ who: 'person', name: 'Ann', person: 'ann' }, BOT], ...more });

export const putRow = (id: string, more: Partial<TableRow> = {}): Write => ({ put: 'row', row: row(id, more) });

export const line = (table: string, n: number, command = `c${n}`): Write => ({
  put: 'line',
  table,
  line: { n, seat: 0, action: { act: 'pass' }, chance: ['a', 1], at: 5, command },
});

export const said = (table: string, text: string, at = 1, person = 'ann'): Write => ({
  put: 'chat',
  table,
  line: { room: 'seats', seat: 0, name: 'Ann', text, at },
  person,
});

/** A content pack, with its parts in an order of its own. */
export const PACK = { version: '1.0', name: 'Wren “and” Heron', islands: { petit: { rounds: 2 } } };
export const PACK_NAME: PackName = { name: PACK.name, version: PACK.version, hash: 'f00d' };

export const putPack = (used: number, hash = PACK_NAME.hash): Write => ({ put: 'pack', hash, whole: PACK, used });

/** The changes as one commit takes them, each a write of its own. */
export const each = (...writes: readonly Write[]): WriteSet[] => writes.map((write) => [write]);
