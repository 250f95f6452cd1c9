import type { Seat } from '@skerry/engine';
import { NONE } from '../content/vocabulary.ts';
import type { Action } from '../rules/actions.ts';
import { hire, hirePrice, loan } from '../rules/captain.ts';
import { countersOn } from '../rules/figures.ts';
import { buy, buyPrice, heal, healPrice, sell, sellPrice } from '../rules/market.ts';
import type { Reason } from '../rules/reasons.ts';
import type { State, Step } from '../rules/state.ts';
import type { Position } from './position.ts';

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
export function errandOf({ content, state }: Position, seat: Seat, action: Errand): ErrandNow {
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
      const isThere = state.agenda.at(-1)?.do === 'shelf' && buy(content).why(state, seat, action) === undefined;
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

/** A card, or a figure, with what is paid for it or got for it. */
export interface Deal extends ErrandNow {
  readonly card: number;
  readonly price: number;
}

/** All that can be done in the market of a town, with prices and reasons. */
export interface Market {
  /** The id of the town. */
  readonly town: string;
  readonly wares: readonly Deal[];
  readonly sales: readonly Deal[];
  /** Of figures that have wounds. */
  readonly heals: readonly (Deal & { readonly wounds: number })[];
  readonly captains: readonly { readonly card: number; readonly hire: Deal; readonly loan: Deal }[];
}

/** The market of the town where the Hero is whose turn it is. */
export function marketOf(position: Position): Market {
  const { content, state } = position;
  const seat = state.active;
  const player = state.players[seat]!;
  const town = content.chart.townAt[player.at] ?? NONE;
  const deal = (card: number, price: number, action: Errand): Deal => ({
    ...errandOf(position, seat, action),
    ...{ card, price },
  });
  return {
    town: content.chart.ports[town]!,
    wares: state.stacks[town]!.map((card) => deal(card, buyPrice(content, state, seat, card), { act: 'buy', card })),
    sales: [...player.items, ...player.allies].map((card) =>
      deal(card, sellPrice(content, card), { act: 'sell', card }),
    ),
    heals: [player.hero, ...player.allies].flatMap((figure) => {
      const wounds = countersOn(player, figure, 'wound');
      return wounds === 0
        ? []
        : [{ ...deal(figure, healPrice(content, state, seat), { act: 'heal', figure }), wounds }];
    }),
    captains: state.captains[town]!.map((card) => ({
      card,
      hire: deal(card, hirePrice(content, state, seat, card), { act: 'hire', captain: card }),
      loan: deal(card, 0, { act: 'loan', captain: card }),
    })),
  };
}
