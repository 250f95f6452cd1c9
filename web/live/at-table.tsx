import { sayTableWhy } from '@skerry/tables';
import { useEffect } from 'preact/hooks';
import { settings } from '../settings/settings.ts';
import { refuse } from '../shell/notices.ts';
import TablePage, { type TablePageProps } from '../table/index.tsx';
import { TableWaiting } from './states.tsx';

/** The table page as soon as there is a game to show; the window is named after the table. */
export function AtTable({ table, game, local }: TablePageProps) {
  const name = table.info.value?.name;
  const { title } = game.text.value;
  useEffect(() => {
    if (name !== undefined) document.title = `${name} · ${title} · Skerry`;
  }, [name, title]);
  const isStuck = table.info.value?.stuck === true;
  useEffect(() => {
    if (isStuck) refuse(sayTableWhy(settings.language.peek(), { why: 'fault' }));
  }, [isStuck]);
  if (table.book.value === undefined) return <TableWaiting />;
  return <TablePage table={table} game={game} local={local} />;
}
