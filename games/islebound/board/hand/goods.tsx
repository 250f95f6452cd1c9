import { at, type Seat } from '@skerry/engine';
import type { Scene } from '@skerry/look';
import type { Thing } from '../../content/vocabulary.ts';
import { holdOf } from '../../outlook/seat.ts';
import type { Islebound } from '../../rules/types.ts';
import { panelWordsOf } from '../../text/board.ts';
import { Drawing, type DrawingName } from '../parts/drawing.tsx';

interface GoodsProps extends Scene<Islebound> {
  readonly seat: Seat;
}

interface QuantityProps {
  readonly drawing: DrawingName;
  readonly n: number;
  /** In words: "8 coins". */
  readonly label: string;
  /** What it is, for motion. */
  readonly what?: string;
}

/** A number of one thing. */
export function Quantity({ drawing, n, label, what }: QuantityProps) {
  return (
    <span class="ib-quantity" data-none={n === 0} data-what={what} role="img" aria-label={label} title={label}>
      <span class="ib-thing">
        <Drawing name={drawing} />
      </span>
      <b aria-hidden="true">{n}</b>
    </span>
  );
}

/** What can be counted: for the small slips also what lies in the hold. */
export function Stores({ telling, text, seat, withHold }: GoodsProps & { readonly withHold: boolean }) {
  const words = panelWordsOf(text);
  const { state } = telling;
  const { coins, books, wood, fish, pirates, serpents, ichor } = at(state.players, seat);
  const cards = state.hands[seat] ?? 0;
  const thing = (what: Thing & DrawingName, n: number) => (
    <Quantity key={what} drawing={what} n={n} label={words.things(n, what)} what={what} />
  );
  return (
    <div class="ib-stores">
      {thing('coin', coins)}
      {state.architect ? <Cards n={cards} label={words.cards(cards)} /> : thing('book', books)}
      {withHold && thing('wood', wood)}
      {withHold && thing('fish', fish)}
      {thing('pirate', pirates)}
      {thing('serpent', serpents)}
      {(ichor || !withHold) && <Quantity drawing="ichor" n={Number(ichor)} label={words.ichor(ichor)} what="ichor" />}
    </div>
  );
}

/** Cards in hand, in Architect: what they are only their owner knows. */
function Cards({ n, label }: { readonly n: number; readonly label: string }) {
  return (
    <span class="ib-quantity" data-none={n === 0} data-what="book" role="img" aria-label={label} title={label}>
      <span class="ib-thing ib-card-back" />
      <b aria-hidden="true">{n}</b>
    </span>
  );
}

/** The hold, cell by cell: wood, then fish, then what is free (IB-138). */
export function Hold({ telling, text, seat }: GoodsProps) {
  const words = panelWordsOf(text);
  const { wood, fish } = at(telling.state.players, seat);
  const limit = holdOf(telling, seat);
  const cells = Array.from({ length: Math.max(limit, wood + fish) }, (_, n) =>
    n < wood ? 'wood' : n < wood + fish ? 'fish' : undefined,
  );
  return (
    <div class="ib-line">
      <span class="ib-label" aria-hidden="true">
        {words.hold} <b>{wood + fish}</b> {words.of(limit)}
      </span>
      <span
        class="ib-hold"
        role="img"
        aria-label={words.holdHas(wood, fish, limit)}
        title={words.holdHas(wood, fish, limit)}
      >
        {cells.map((what, n) => (
          <i key={n} data-what={what}>
            {what !== undefined && <Drawing name={what} />}
          </i>
        ))}
      </span>
    </div>
  );
}
