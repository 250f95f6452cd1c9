import { cardsIn, type Seat } from '@skerry/engine';
import type { BoardProps, Scene } from '@skerry/look';
import { wordsOf } from '../text/board.ts';
import type { Pebbles } from '../words.ts';
import { PebbleRow } from './pebble.tsx';

type Props = BoardProps<Pebbles>;

/** What a seat has found, and its shells; the reader's own wish. */
export function Hand({ telling, text, seat }: Props & { readonly seat: Seat }) {
  const words = wordsOf(text);
  const { finds, shells, secrets } = telling.state;
  const wish = secrets?.[seat]?.wish;
  return (
    <div class="pb-hand">
      <span class="visually-hidden">{words.found(telling, seat)}</span>
      <PebbleRow pebbles={finds[seat]!} />
      <p>
        {words.shells} {shells[seat]}
        {wish && ` · ${words.wish}: ${words.colours[wish]}`}
      </p>
    </div>
  );
}

/** How much the sack and the sea hold. */
export function Instruments({ telling, text }: Props) {
  const words = wordsOf(text);
  const { sack, sea } = telling.state;
  return (
    <dl class="pb-figures">
      <div>
        <dt>{words.sack}</dt>
        <dd>{cardsIn(sack)}</dd>
      </div>
      <div>
        <dt>{words.sea}</dt>
        <dd>{sea.length}</dd>
      </div>
    </dl>
  );
}

/** What the sea has taken. */
export function Piles({ telling, text }: Props) {
  const words = wordsOf(text);
  const { sea } = telling.state;
  return (
    <div class="pb-pile">
      <h3>{words.sea}</h3>
      {sea.length === 0 ? <p>{words.none}</p> : <PebbleRow pebbles={sea} />}
    </div>
  );
}

export function Won({ telling, seat }: Scene<Pebbles> & { readonly seat: Seat }) {
  return <b class="pb-won">{telling.state.finds[seat]!.length}</b>;
}
