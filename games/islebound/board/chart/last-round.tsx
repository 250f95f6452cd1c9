import type { BoardProps } from '@skerry/look';
import type { Islebound } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';

/** The last-round notice, over a coral line drawn when it appears. */
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
