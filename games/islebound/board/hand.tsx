import type { HandProps } from '@skerry/look';
import type { Islebound } from '../rules/types.ts';

/** What a player has. */
export function Hand({ telling, seat }: HandProps<Islebound>) {
  const { coins, wood, fish, books } = telling.state.players[seat]!;
  return (
    <div class="ib-hand">
      {coins} · {wood} · {fish} · {books}
    </div>
  );
}
