import type { BoardProps } from '@skerry/look';
import type { Islebound } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';

/** Once the end is near, the prompt says so, over a coral line that is drawn when it is told. */
export function LastRound({ telling, text }: BoardProps<Islebound>) {
  const { ending, round } = telling.state;
  if (ending === null) return null;
  return (
    <p class="ib-last-round">
      {wordsOf(text).lastRound(ending.round - round)}
      <i aria-hidden="true" />
    </p>
  );
}
