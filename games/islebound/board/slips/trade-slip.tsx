import { type Choice, type Seat, sayAction, sayReason } from '@skerry/engine';
import { FocusLayout, type FocusProps, SeatMark, Slip, type SlipRow } from '@skerry/look';
import type { Action } from '../../rules/actions.ts';
import { owned } from '../../rules/pay.ts';
import { TRADE_KINDS, type TradeKind } from '../../rules/state.ts';
import { amountOf } from '../../rules/trade.ts';
import type { Islebound } from '../../rules/types.ts';
import { slipWordsOf } from '../../text/board.ts';
import { Drawing } from '../parts/drawing.tsx';
import { publicState } from '../parts/public-state.ts';

/** A trade with its two sides: what the one gives, and what the other would give for it. */
export function TradeSlip(props: FocusProps<Islebound>) {
  const { telling, text } = props;
  const words = slipWordsOf(text).trade;
  const { trade, active, agenda } = telling.state;
  if (trade === null) return null;
  const step = agenda.at(-1)?.do;
  return (
    <FocusLayout class="ib-trade">
      <TradeSide {...props} seat={active} wares={trade.give} act="give" isOn={step === 'tradeGive'} />
      <span class="ib-trade-arrows" aria-hidden="true">
        ⇄
      </span>
      <TradeSide {...props} seat={trade.rival} wares={trade.get} act="ask" isOn={step === 'tradeGet'} />
      <p class="cap" role="status">
        {step === 'tradeAnswer' ? words.waiting(telling, trade.rival) : words.takeBack}
      </p>
    </FocusLayout>
  );
}

interface TradeSideProps extends FocusProps<Islebound> {
  readonly seat: Seat;
  readonly wares: readonly number[];
  readonly act: 'give' | 'ask';
  /** Whether this side is being filled. */
  readonly isOn: boolean;
}

function TradeSide(props: TradeSideProps) {
  const { telling, text, choices, seat, wares, act, isOn } = props;
  const words = slipWordsOf(text).trade;
  const state = publicState(telling);
  const rows = TRADE_KINDS.map((what): SlipRow => {
    const n = amountOf(wares, what);
    const have = owned(state, seat, what);
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
