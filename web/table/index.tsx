import type { LoadedGame } from '../game.ts';
import type { LiveTable } from '../live/table.ts';
import { PageTitle } from '../shell/title.tsx';

export interface TablePageProps {
  readonly table: LiveTable;
  readonly game: LoadedGame;
  /** Whether the table is kept on this device. */
  readonly local: boolean;
}

export default function TablePage({ table }: TablePageProps) {
  return <PageTitle window="Table">{table.info.value?.name}</PageTitle>;
}
