import type { Seat } from '@skerry/engine';
import { CONSTANTS } from '../content/constants.ts';
import { TRADE_KINDS, type TradeKind } from '../content/vocabulary.ts';
import { owned } from '../rules/pay.ts';
import { amountOf, refusalsOf } from '../rules/trade.ts';
import { type Position, publicState } from './position.ts';

interface TradeSide {
  readonly seat: Seat;
  /** What the proposal's author changes on this side: gives, or asks for. */
  readonly act: 'give' | 'ask';
  /** `was`: in the proposal that a counter-offer answers. */
  readonly wares: readonly {
    readonly what: TradeKind;
    readonly n: number;
    readonly have: number;
    readonly was: number;
  }[];
}

export interface TradeOutlook {
  readonly rival: Seat;
  /** The seat that answers the proposal or counter-offer, if there is one. */
  readonly answering: Seat | undefined;
  /** Whether it is a counter-offer (IB-216). */
  readonly isCounter: boolean;
  readonly sides: readonly [TradeSide, TradeSide];
  /** IB-182: the rival's refusals in this turn, and their limit. */
  readonly refused: number;
  readonly limit: number;
}

/** The current trade, the active seat's side first. */
export function tradeOf(position: Position): TradeOutlook | undefined {
  const state = publicState(position);
  const { trade, active, agenda } = state;
  if (trade === null) return undefined;
  const step = agenda.at(-1);
  const isCounter = step?.do === 'tradeCounter' || step?.do === 'counterAnswer';
  const before = isCounter ? step : trade;
  const waresOf = (seat: Seat, of: 'give' | 'get') =>
    TRADE_KINDS.map((what) => ({
      what,
      n: amountOf(trade[of], what),
      have: owned(state, seat, what),
      was: amountOf(before[of], what),
    }));
  const [own, other] = step?.do === 'tradeCounter' ? (['ask', 'give'] as const) : (['give', 'ask'] as const);
  return {
    rival: trade.rival,
    answering: step?.do === 'tradeAnswer' ? trade.rival : step?.do === 'counterAnswer' ? active : undefined,
    isCounter,
    sides: [
      { seat: active, act: own, wares: waresOf(active, 'give') },
      { seat: trade.rival, act: other, wares: waresOf(trade.rival, 'get') },
    ],
    refused: refusalsOf(state, trade.rival),
    limit: CONSTANTS.tradeProposalsPerTurn,
  };
}
