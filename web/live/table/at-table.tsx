import { sayTableWhy } from '@skerry/tables';
import { useEffect } from 'preact/hooks';
import { refuse } from '../../shell/notices.ts';
import { TableWaiting } from '../../shell/table-states.tsx';
import TablePage, { type TablePageProps } from '../../table/index.tsx';
import { reasonWords } from '../../words/reasons.ts';

export function AtTable(props: TablePageProps) {
  const { table } = props;
  const isStuck = table.info.value?.stuck === true;
  useEffect(() => {
    if (isStuck) refuse(sayTableWhy(reasonWords(), { why: 'fault' }));
  }, [isStuck]);
  if (table.history.value === undefined) return <TableWaiting />;
  return <TablePage {...props} />;
}
