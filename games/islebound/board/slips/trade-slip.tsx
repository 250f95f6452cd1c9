import { type Seat, sayAction, sayReason } from '@skerry/engine';
import { type FocusProps, SeatMark } from '@skerry/look';
import { useRef } from 'preact/hooks';
import type { Action } from '../../rules/actions.ts';
import { owned } from '../../rules/pay.ts';
import { TRADE_KINDS, type TradeKind } from '../../rules/state.ts';
import { amountOf } from '../../rules/trade.ts';
import type { Islebound } from '../../rules/types.ts';
import { slipWordsOf } from '../../text/board.ts';
import { Drawing } from '../parts/drawing.tsx';
import { publicState } from '../parts/public-state.ts';
import { useArrowKeys } from './arrow-keys.ts';

/** A trade with its two sides: what the one gives, and what the other would give for it. */
export function TradeSlip(props: FocusProps<Islebound>) {
  const { telling, text } = props;
  const root = useRef<HTMLDivElement>(null);
  useArrowKeys(root);
  const words = slipWordsOf(text).trade;
  const { trade, active, agenda } = telling.state;
  if (trade === null) return null;
  const step = agenda.at(-1)?.do;
  return (
    <div ref={root} class="ib-slip ib-trade">
      <TradeSide {...props} seat={active} wares={trade.give} act="give" isOn={step === 'tradeGive'} />
      <span class="ib-trade-arrows" aria-hidden="true">
        ⇄
      </span>
      <TradeSide {...props} seat={trade.rival} wares={trade.get} act="ask" isOn={step === 'tradeGet'} />
      <p class="ib-note" role="status">
        {step === 'tradeAnswer' ? words.waiting(telling, trade.rival) : words.takeBack}
      </p>
    </div>
  );
}

interface TradeSideProps extends FocusProps<Islebound> {
  readonly seat: Seat;
  readonly wares: readonly number[];
  readonly act: 'give' | 'ask';
  /** Whether this side is being filled. */
  readonly isOn: boolean;
}

function TradeSide({ telling, text, choices, answer, seat, wares, act, isOn }: TradeSideProps) {
  const words = slipWordsOf(text).trade;
  const state = publicState(telling);
  return (
    <section class="ib-trade-side" data-on={isOn}>
      <h3>
        <SeatMark seat={seat} size={22} /> {words.gives(telling, seat)}
      </h3>
      <ul>
        {TRADE_KINDS.map((what) => {
          const n = amountOf(wares, what);
          const have = owned(state, seat, what);
          const choice = choices.find(({ action }) => isWare(action, act, what));
          const label = choice === undefined ? '' : sayAction(text, choice.action, telling);
          const why = choice?.why && sayReason(text, choice.why, telling);
          return (
            <li key={what} data-none={n === 0} data-lacking={have === 0}>
              <Drawing name={what} />
              <span>
                {words.ware(what)} <small>{words.have(have)}</small>
              </span>
              <b aria-hidden="true">{n}</b>
              <span class="visually-hidden">{words.count(n, what)}</span>
              {choice !== undefined && (
                <button
                  class="ib-more"
                  type="button"
                  data-walk={why === undefined}
                  data-act={why === undefined ? choice.action.act : undefined}
                  aria-disabled={why !== undefined}
                  aria-label={why === undefined ? label : `${label}. ${why}`}
                  title={why ?? label}
                  onClick={() => {
                    if (why === undefined) answer(choice.action);
                  }}
                >
                  +
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const isWare = (action: Action, act: 'give' | 'ask', what: TradeKind): boolean =>
  (action.act === 'give' || action.act === 'ask') && action.act === act && action.what === what;
