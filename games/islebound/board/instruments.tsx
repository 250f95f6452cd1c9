import type { BoardProps } from '@skerry/look';
import type { Islebound } from '../rules/types.ts';

/** The renown board and the building row. */
export function Instruments({ telling }: BoardProps<Islebound>) {
  return <div class="ib-instruments">{telling.state.row.join(' ')}</div>;
}
