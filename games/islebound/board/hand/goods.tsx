import { at, type Seat } from '@skerry/engine';
import { Explained, type Scene } from '@skerry/look';
import type { Thing } from '../../content/vocabulary.ts';
import { holdOf } from '../../outlook/seat.ts';
import type { Islebound } from '../../rules/types.ts';
import { panelWordsOf } from '../../text/board.ts';
import { Drawing, type DrawingName } from '../parts/drawing.tsx';
import { Explanation } from './explained.ts';

const GOODS = ['wood', 'fish'] as const;

interface GoodsProps extends Scene<Islebound> {
  readonly seat: Seat;
}

interface QuantityProps {
  readonly drawing: DrawingName;
  readonly n: number;
  /** In words: "8 coins". */
  readonly label: string;
  /** The motion's selector. */
  readonly what?: string;
}

export function Quantity({ drawing, n, label, what }: QuantityProps) {
  return (
    <span class="inline ib-quantity" data-none={n === 0} data-what={what} role="img" aria-label={label} title={label}>
      <span class="ib-thing">
        <Drawing name={drawing} />
      </span>
      <b aria-hidden="true">{n}</b>
    </span>
  );
}

/** Countable goods. A hold drawn cell by cell is not counted as well. */
export function Stores({ telling, text, seat, large }: GoodsProps & { readonly large: boolean }) {
  const words = panelWordsOf(text);
  const { state } = telling;
  const { coins, books, wood, fish, pirates, serpents, ichor } = at(state.players, seat);
  const cards = state.hands[seat] ?? 0;
  const thing = (what: Thing & DrawingName, n: number) => (
    <Quantity key={what} drawing={what} n={n} label={words.things(n, what)} what={what} />
  );
  const said = [
    words.things(coins, 'coin'),
    state.architect ? words.cards(cards) : words.things(books, 'book'),
    words.things(wood, 'wood'),
    words.things(fish, 'fish'),
    words.things(pirates, 'pirate'),
    words.things(serpents, 'serpent'),
    words.ichor(ichor),
  ];
  const explained = ['coin', ...(state.architect ? [] : ['book' as const]), ...GOODS, 'pirate'] as const;
  return (
    <Explained
      class="row ib-stores"
      label={`${words.goodsOf(telling, seat)}. ${said.join(', ')}`}
      slip={() => (
        <>
          <h3>{words.goodsOf(telling, seat)}</h3>
          <Explanation language={text.language} of={explained} />
        </>
      )}
    >
      {thing('coin', coins)}
      {state.architect ? <Cards n={cards} label={words.cards(cards)} /> : thing('book', books)}
      {thing('wood', wood)}
      {thing('fish', fish)}
      {thing('pirate', pirates)}
      {thing('serpent', serpents)}
      {(ichor || large) && <Quantity drawing="ichor" n={Number(ichor)} label={words.ichor(ichor)} what="ichor" />}
    </Explained>
  );
}

/** Cards in hand, in Architect: known only to their owner. */
function Cards({ n, label }: { readonly n: number; readonly label: string }) {
  return (
    <span class="inline ib-quantity" data-none={n === 0} data-what="book" role="img" aria-label={label} title={label}>
      <span class="ib-thing ib-card-back" />
      <b aria-hidden="true">{n}</b>
    </span>
  );
}

/** IB-138: the hold, cell by cell: wood, then fish, then free cells. */
export function Hold({ telling, text, seat }: GoodsProps) {
  const words = panelWordsOf(text);
  const { wood, fish } = at(telling.state.players, seat);
  const limit = holdOf(telling, seat);
  const cells = Array.from({ length: Math.max(limit, wood + fish) }, (_, n) =>
    n < wood ? 'wood' : n < wood + fish ? 'fish' : undefined,
  );
  return (
    <div class="row ib-line">
      <span class="cap ib-label" aria-hidden="true">
        {words.hold}{' '}
        <b>
          {wood + fish} {words.of(limit)}
        </b>
      </span>
      <Explained
        class="ib-hold"
        label={words.holdHas(wood, fish, limit)}
        slip={() => (
          <>
            <h3>{words.holdHas(wood, fish, limit)}</h3>
            <Explanation language={text.language} of={GOODS} />
          </>
        )}
      >
        {cells.map((what, n) => (
          <i key={n} data-what={what}>
            {what !== undefined && <Drawing name={what} />}
          </i>
        ))}
      </Explained>
    </div>
  );
}
