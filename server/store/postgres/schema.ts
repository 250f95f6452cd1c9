import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Column } from '../cells.ts';

type Numbers = 'version' | 'listed' | 'made' | 'touched' | 'rev';
type Absent = 'clock' | 'code' | 'head' | 'result' | 'next' | 'maker' | 'waiting' | 'pack' | 'muted' | 'hints' | 'turn';

/** The columns of the tables that are asked with queries built by hand. */
interface Schema {
  tables: { [C in Column]: C extends Numbers ? number : C extends Absent ? string | null : string };
  people: { person: string; table_id: string };
  chat: {
    n: number;
    table_id: string;
    room: string;
    seat: number | null;
    name: string;
    text: string;
    at: number;
    gesture: string | null;
  };
  daily: { day: string; island: string; who: string; total: number };
  moves: { code: string; table_id: string; seat: number; person: string; until: number };
  snapshots: { table_id: string; n: number; version: number; saved: string; lately: string | null };
  packs: { hash: string; whole: string };
  lines: { table_id: string; n: number; seat: number | null; command: string | null };
}

/** Builds queries and types their answers. It asks nothing itself: our own connections do. */
export const build = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
