import type { Seat } from '@skerry/engine';
import { CONSTANTS } from '../content/constants.ts';
import { TRADE_KINDS, type TradeKind } from '../content/vocabulary.ts';
import { owned } from '../rules/pay.ts';
import { amountOf, refusalsOf } from '../rules/trade.ts';
import { type Position, publicState } from './position.ts';

interface TradeSide {
  readonly seat: Seat;
  /** What is filled with this side's wares. */
  readonly act: 'give' | 'ask';
  /** Whether it is being filled. */
  readonly isOn: boolean;
  readonly wares: readonly { readonly what: TradeKind; readonly n: number; readonly have: number }[];
}

export interface TradeOutlook {
  readonly rival: Seat;
  /** The rival is to answer. */
  readonly isProposed: boolean;
  readonly sides: readonly [TradeSide, TradeSide];
  /** How often the rival has refused in this turn, and how often is enough (IB-182). */
  readonly refused: number;
  readonly limit: number;
}

/** The trade that is on, the side of whose turn it is first. */
export function tradeOf(position: Position): TradeOutlook | undefined {
  const state = publicState(position);
  const { trade, active, agenda } = state;
  if (trade === null) return undefined;
  const step = agenda.at(-1)?.do;
  const waresOf = (seat: Seat, wares: readonly number[]) =>
    TRADE_KINDS.map((what) => ({ what, n: amountOf(wares, what), have: owned(state, seat, what) }));
  return {
    rival: trade.rival,
    isProposed: step === 'tradeAnswer',
    sides: [
      { seat: active, act: 'give', isOn: step === 'tradeGive', wares: waresOf(active, trade.give) },
      { seat: trade.rival, act: 'ask', isOn: step === 'tradeGet', wares: waresOf(trade.rival, trade.get) },
    ],
    refused: refusalsOf(state, trade.rival),
    limit: CONSTANTS.tradeProposalsPerTurn,
  };
}
