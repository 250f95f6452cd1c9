import type { BoardProps } from '@skerry/look';
import type { Islebound } from '../rules/types.ts';

/** The renown board lying down. */
export function Strip({ telling }: BoardProps<Islebound>) {
  return <div class="ib-strip">{telling.state.treasure}</div>;
}
