import { type Choice, sayAction, sayReason } from '@skerry/engine';
import { FocusLayout, type FocusProps, SeatMark, Slip, type SlipRow } from '@skerry/look';
import { type TradeOutlook, tradeOf } from '../../../outlook/trade.ts';
import type { Action } from '../../../rules/actions.ts';
import type { Islebound } from '../../../rules/types.ts';
import { slipWordsOf } from '../../../text/board.ts';
import { Drawing } from '../../parts/drawing.tsx';

/** A trade and its two sides: what is given, and what is asked for in return. */
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
      {trade.answering !== undefined && (
        <p class="cap" role="status">
          {words.waiting(telling, trade.answering)}
        </p>
      )}
    </FocusLayout>
  );
}

function TradeSide(props: FocusProps<Islebound> & { readonly side: TradeOutlook['sides'][number] }) {
  const { telling, text, choices, side } = props;
  const { seat, act, wares } = side;
  const words = slipWordsOf(text).trade;
  const choiceOf = (kind: Action['act'], what: string) =>
    choices.find(({ action }) => action.act === kind && 'what' in action && action.what === what);
  const rows = wares.map(({ what, n, have, was }): SlipRow => {
    const more = choiceOf(act, what);
    const count = n === was ? n : <ins>{n}</ins>;
    return {
      key: what,
      sign: <Drawing name={what} />,
      words: (
        <>
          {words.ware(what)} <small>{n === was ? words.have(have) : words.was(was)}</small>
          <span class="visually-hidden">{words.count(n, what)}</span>
        </>
      ),
      figure: more === undefined ? count : undefined,
      none: have === 0,
      action: more && (
        <span class="inline">
          <Change {...props} sign="−" choice={choiceOf(`${act}Less`, what)} />
          <b>{count}</b>
          <Change {...props} sign="+" choice={more} />
        </span>
      ),
    };
  });
  return (
    <Slip
      as="paper"
      title={
        <span class="row">
          <SeatMark seat={seat} size={22} /> {words.gives(telling, seat)}
        </span>
      }
      rows={rows}
    />
  );
}

interface ChangeProps extends FocusProps<Islebound> {
  readonly sign: '+' | '−';
  /** Absent if there is nothing to undo. */
  readonly choice: Choice<Islebound> | undefined;
}

/** One more of a ware, or one less. */
function Change({ telling, text, answer, sign, choice }: ChangeProps) {
  if (choice === undefined) return <i class="ib-change" />;
  const { action } = choice;
  const label = sayAction(text, action, telling);
  const why = choice.why && sayReason(text, choice.why, telling);
  return (
    <button
      class={why === undefined ? 'key centred ib-change' : 'key greyed centred ib-change'}
      type="button"
      data-walk={why === undefined}
      data-act={why === undefined ? action.act : undefined}
      aria-disabled={why !== undefined}
      aria-label={why === undefined ? label : `${label}. ${why}`}
      title={why ?? label}
      onClick={() => why === undefined && answer(action)}
    >
      {sign}
    </button>
  );
}
