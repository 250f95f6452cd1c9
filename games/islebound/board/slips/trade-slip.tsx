import { type Choice, sayAction, sayReason } from '@skerry/engine';
import { FocusLayout, type FocusProps, SeatMark, Slip, type SlipRow } from '@skerry/look';
import type { TradeKind } from '../../content/vocabulary.ts';
import { type TradeOutlook, tradeOf } from '../../outlook/trade.ts';
import type { Action } from '../../rules/actions.ts';
import type { Islebound } from '../../rules/types.ts';
import { slipWordsOf } from '../../text/board.ts';
import { Drawing } from '../parts/drawing.tsx';

/** A trade with its two sides: what the one gives, and what the other would give for it. */
export function TradeSlip(props: FocusProps<Islebound>) {
  const { telling, text } = props;
  const words = slipWordsOf(text).trade;
  const trade = tradeOf(telling);
  if (trade === undefined) return null;
  const [own, other] = trade.sides;
  return (
    <FocusLayout class="ib-trade">
      <TradeSide {...props} side={own} />
      <span class="ib-trade-arrows" aria-hidden="true">
        ⇄
      </span>
      <TradeSide {...props} side={other} />
      <p class="cap" role="status">
        {trade.isProposed ? words.waiting(telling, trade.rival) : words.takeBack}
      </p>
    </FocusLayout>
  );
}

function TradeSide(props: FocusProps<Islebound> & { readonly side: TradeOutlook['sides'][number] }) {
  const { telling, text, choices, side } = props;
  const { seat, act, isOn, wares } = side;
  const words = slipWordsOf(text).trade;
  const rows = wares.map(({ what, n, have }): SlipRow => {
    const choice = choices.find(({ action }) => isWare(action, act, what));
    return {
      key: what,
      sign: <Drawing name={what} />,
      words: (
        <>
          {words.ware(what)} <small>{words.have(have)}</small>
          <span class="visually-hidden">{words.count(n, what)}</span>
        </>
      ),
      figure: n,
      none: have === 0,
      action: choice && <More {...props} choice={choice} />,
    };
  });
  return (
    <Slip
      as="paper"
      class={isOn ? 'ib-on' : ''}
      title={
        <>
          <SeatMark seat={seat} size={22} /> {words.gives(telling, seat)}
        </>
      }
      rows={rows}
    />
  );
}

/** One more of a ware. */
function More({ telling, text, answer, choice }: FocusProps<Islebound> & { readonly choice: Choice<Islebound> }) {
  const { action } = choice;
  const label = sayAction(text, action, telling);
  const why = choice.why && sayReason(text, choice.why, telling);
  return (
    <button
      class={why === undefined ? 'key centred ib-more' : 'key greyed centred ib-more'}
      type="button"
      data-walk={why === undefined}
      data-act={why === undefined ? action.act : undefined}
      aria-disabled={why !== undefined}
      aria-label={why === undefined ? label : `${label}. ${why}`}
      title={why ?? label}
      onClick={() => why === undefined && answer(action)}
    >
      +
    </button>
  );
}

const isWare = (action: Action, act: 'give' | 'ask', what: TradeKind): boolean =>
  (action.act === 'give' || action.act === 'ask') && action.act === act && action.what === what;
