import type { Seat } from '@skerry/engine';
import type { Scene } from '@skerry/look';
import { fightersOf } from '../../../outlook/figures.ts';
import type { IslandOfDread } from '../../../rules/types.ts';
import { wordsOf } from '../../../text/board.ts';
import { Medallion } from '../../cards/medallion.tsx';
import { Vitals } from '../../hand/vitals.tsx';

type Props = Pick<Scene<IslandOfDread>, 'telling' | 'text'> & {
  readonly seat: Seat;
  /** ID-225: the opposing Hero fights alone. */
  readonly isAlone?: boolean;
  /** The figure struck last. */
  readonly struck: number;
};

/** One side's fighters, with wounds and exhaustion. */
export function Party({ telling, text, seat, isAlone = false, struck }: Props) {
  const player = telling.state.players[seat]!;
  const { combat, names } = wordsOf(text);
  const figures = isAlone ? [player.hero] : fightersOf(player);
  return (
    <section class="column iod-party">
      <h3 class="heading">{combat.side(telling, seat)}</h3>
      {figures.map((figure) => (
        <div key={figure} class="row" data-struck={figure === struck}>
          <Medallion world={telling.content} card={figure} />
          <span class="stack">
            <b>{names.card(telling, figure)}</b>
            <Vitals telling={telling} text={text} player={player} figure={figure} />
          </span>
        </div>
      ))}
    </section>
  );
}
