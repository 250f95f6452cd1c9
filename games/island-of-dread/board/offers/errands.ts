import type { Seat } from '@skerry/engine';
import type { Action } from '../../rules/actions.ts';
import { hire, loan } from '../../rules/captain.ts';
import { buy, heal, sell } from '../../rules/market.ts';
import type { Reason } from '../../rules/reasons.ts';
import { NONE, type State, type Step } from '../../rules/state.ts';
import type { TextContext } from '../../text/context.ts';

type Errand = Extract<Action, { act: 'buy' | 'sell' | 'heal' | 'hire' | 'loan' }>;
const INSIDE: readonly Step['do'][] = ['shelf', 'sell', 'captains'];

/**
 * What is done in a market by one touch. Shelves, sales and Captains are asked for in steps of their own; a touch answers all of
 * them in one command.
 */
export interface ErrandNow {
  readonly why: Reason | undefined;
  /** What is answered first, and then. */
  readonly action: Action;
  readonly further: readonly Action[];
}

/** What the rules would say at the step that the errand is done in. */
export function errandOf(telling: TextContext, seat: Seat, action: Errand): ErrandNow {
  const { content, state } = telling;
  const isInside = INSIDE.includes(state.agenda.at(-1)?.do ?? 'market');
  const market: State = isInside ? { ...state, agenda: state.agenda.slice(0, -1) } : state;
  const out: readonly Action[] = isInside ? [{ act: 'back' }] : [];
  const at = (step: Step): State => ({ ...market, agenda: [...market.agenda, step] });
  const by = (why: Reason | undefined, ...way: readonly Action[]): ErrandNow => {
    const [first = action, ...further] = [...way, action];
    return { why, action: first, further };
  };
  switch (action.act) {
    case 'heal':
      return by(heal(content).why(market, seat, action), ...out);
    case 'buy': {
      const why = buy(content).why(market, seat, action);
      if (why?.why !== 'onAShelf') return by(why, ...out);
      const isThere =
        telling.state.agenda.at(-1)?.do === 'shelf' && buy(content).why(state, seat, action) === undefined;
      return isThere ? by(undefined) : by(undefined, ...out, { act: 'shelf', kind: why.kind });
    }
    case 'sell': {
      const isThere = state.agenda.at(-1)?.do === 'sell';
      const way: readonly Action[] = isThere ? [] : [...out, { act: 'sellOne' }];
      return by(sell(content).why(at({ do: 'sell' }), seat, action), ...way);
    }
    case 'hire':
    case 'loan': {
      const isThere = state.agenda.at(-1)?.do === 'captains';
      const way: readonly Action[] = isThere ? [] : [...out, { act: 'captains' }];
      const { looked, hired } = state.turn;
      const closed: Reason | undefined = !looked ? { why: 'lookFirst' } : hired ? { why: 'hiredAlready' } : undefined;
      const there = at({ do: 'captains' });
      const why =
        action.act === 'hire' ? hire(content).why(there, seat, action) : loan(content).why(there, seat, action);
      return by(closed ?? why, ...way);
    }
  }
}

/** The town whose market it is. */
export const marketTown = ({ content, state }: TextContext): number => {
  const at = state.players[state.active]!.at;
  return content.chart.townAt[at] ?? NONE;
};
