import type { TableGame } from '@skerry/tables/wire';
import type { Store } from '../store/store.ts';

export async function gameAt(store: Store, table: string): Promise<TableGame | undefined> {
  const row = await store.table(table);
  if (row === undefined) return undefined;
  const { id, game, version, stage, pack } = row;
  return { id, game, version, stage, ...(pack && { pack }) };
}
