import { cardsIn, type Seat } from '@skerry/engine';
import { type BoardProps, type Scene, Slip } from '@skerry/look';
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
    <div class="pb-hand" data-finds={seat}>
      <span class="visually-hidden">{words.found(telling, seat)}</span>
      <PebbleRow pebbles={finds[seat]!} />
      <p>
        {[`${words.shells} ${shells[seat]}`, ...(wish ? [`${words.wish}: ${words.colours[wish]}`] : [])].join(' · ')}
      </p>
    </div>
  );
}

/** How much the sack and the sea hold. */
export const Instruments = ({ telling: { state }, text }: Props) => (
  <p class="pb-figures">
    {wordsOf(text).sack} <b>{cardsIn(state.sack)}</b> {wordsOf(text).sea} <b>{state.sea.length}</b>
  </p>
);

/** What the sea has taken. */
export const Piles = ({ telling: { state }, text }: Props) => (
  <Slip as="part" title={wordsOf(text).sea}>
    {state.sea.length === 0 ? <p>{wordsOf(text).none}</p> : <PebbleRow pebbles={state.sea} />}
  </Slip>
);

export const Won = ({ telling, seat }: Scene<Pebbles> & { readonly seat: Seat }) => (
  <b class="pb-won">{telling.state.finds[seat]!.length}</b>
);
