import type { Seat } from '@skerry/engine';
import { type CardNumber, NONE, type TownNumber } from '../content/vocabulary.ts';
import type { Action } from '../rules/actions.ts';
import { hire, hirePrice, loan } from '../rules/captain.ts';
import { countersOn } from '../rules/figures.ts';
import { buy, buyPrice, heal, healPrice, sell, sellPrice } from '../rules/market.ts';
import type { Reason } from '../rules/reasons.ts';
import { townAt } from '../rules/spaces.ts';
import { playerOf, type State, type Step } from '../rules/state.ts';
import type { Position } from './position.ts';

type Errand = Extract<Action, { act: 'buy' | 'sell' | 'heal' | 'hire' | 'loan' }>;
const INSIDE: readonly Step['do'][] = ['shelf', 'sell', 'captains'];

/**
 * A market action by one touch. Shelves, sales and Captains have steps of their own; one command answers all of them.
 */
export interface ErrandNow {
  readonly why: Reason | undefined;
  /** The first answer, and the one after it. */
  readonly action: Action;
  readonly further: readonly Action[];
}

/** The rules' answer at the step where the errand is done. */
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

/** A card or a figure with its price. */
export interface Deal extends ErrandNow, Priced {}

/** Everything in a town's market, with prices and reasons. */
export interface Market {
  readonly town: string;
  readonly wares: readonly Deal[];
  readonly sales: readonly Deal[];
  /** Wounded figures. */
  readonly heals: readonly (Deal & Wounded)[];
  readonly captains: readonly { readonly card: CardNumber; readonly hire: Deal; readonly loan: Deal }[];
}

interface Wounded {
  readonly wounds: number;
  /** Wounds that the purse can heal, at least one, and their price. */
  readonly healed: number;
  readonly sum: number;
}

/** A card in a town's stack, and a seat's price for it. */
export interface Priced {
  readonly card: CardNumber;
  readonly price: number;
}

/** A town's goods, and the Captains in its port. */
export interface Stack {
  readonly wares: readonly Priced[];
  readonly captains: readonly Priced[];
}

const stackOf = ({ content, state }: Position, town: TownNumber, seat: Seat): Stack => ({
  wares: state.stacks[town]!.map((card) => ({ card, price: buyPrice(content, state, seat, card) })),
  captains: state.captains[town]!.map((card) => ({ card, price: hirePrice(content, state, seat, card) })),
});

/** A town's stack for a seat, seen from anywhere; undefined where there is no town. */
export function stackAt(position: Position, place: number, seat: Seat): Stack | undefined {
  const town = townAt(position.content, position.state, place);
  return town === NONE ? undefined : stackOf(position, town, seat);
}

/** ID-132: the price of each wound while the purse lasts; that of the first in any case. */
function healPrices({ content, state }: Position, seat: Seat, wounds: number): number[] {
  const prices: number[] = [];
  for (let left = state.players[seat]!.gold; prices.length < wounds; left -= prices.at(-1)!) {
    const turn = { ...state.turn, healed: state.turn.healed + prices.length };
    const price = healPrice(content, { ...state, turn }, seat);
    if (prices.length > 0 && price > left) break;
    prices.push(price);
  }
  return prices;
}

/** The market of the active Hero's town. */
export function marketOf(position: Position): Market {
  const { content, state } = position;
  const seat = state.active;
  const player = playerOf(state, seat);
  const town = content.chart.townAt[player.at] ?? NONE;
  const { wares, captains } = stackOf(position, town, seat);
  const deal = (card: CardNumber, price: number, action: Errand): Deal => ({
    ...errandOf(position, seat, action),
    ...{ card, price },
  });
  return {
    town: content.chart.ports[town]!,
    wares: wares.map(({ card, price }) => deal(card, price, { act: 'buy', card })),
    sales: [...player.items, ...player.allies].map((card) =>
      deal(card, sellPrice(content, card), { act: 'sell', card }),
    ),
    heals: [player.hero, ...player.allies].flatMap((figure) => {
      const wounds = countersOn(player, figure, 'wound');
      if (wounds === 0) return [];
      const prices = healPrices(position, seat, wounds);
      const sum = prices.reduce((gold, price) => gold + price, 0);
      return [{ ...deal(figure, prices[0]!, { act: 'heal', figure }), wounds, healed: prices.length, sum }];
    }),
    captains: captains.map(({ card, price }) => ({
      card,
      hire: deal(card, price, { act: 'hire', captain: card }),
      loan: deal(card, 0, { act: 'loan', captain: card }),
    })),
  };
}
