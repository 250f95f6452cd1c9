import type { Seat } from '@skerry/engine';
import { type CardNumber, MAP_COLOURS } from '../content/vocabulary.ts';
import { cardOf, type World } from '../content/world.ts';
import type { ActionOf } from './actions.ts';
import { active, isAt, notAsked, plain, top, whyNotYou } from './current-step.ts';
import { handOver } from './duel.ts';
import { wouldFall } from './figures.ts';
import { checkLimits } from './limits.ts';
import { othersHere, TALKS, whyNoTalk } from './meet.ts';
import { owns } from './owned-cards.ts';
import type { Reason } from './reasons.ts';
import { type Deal, type Goods, playerOf, type State, type Step } from './state.ts';
import { remember } from './this-turn.ts';
import type { Dealer, Rules, StepRules } from './types.ts';

const GIVE: Step = { do: 'give' };
const WANT: Step = { do: 'want' };
const ANSWER: Step = { do: 'answer' };
const NOTHING: Goods = { gold: 0, cards: [], blue: 0, green: 0 };
const SUMS = [1, 5];
const GOLD = SUMS.map((n): ActionOf<'putGold'> => ({ act: 'putGold', n }));
const MAPS = MAP_COLOURS.map((colour): ActionOf<'putMap'> => ({ act: 'putMap', colour }));
const CARDS: ActionOf<'putCard'>[] = [];
const putCardOf = (card: CardNumber): ActionOf<'putCard'> => {
  CARDS[card] ??= { act: 'putCard', card };
  return CARDS[card];
};

/** ID-231, ID-235: what is given, what is wanted, then the answer. */
export const negotiate = (world: World): Rules<'negotiate'> => ({
  fields: { rival: 'seat' },
  tries(state, seat, tries) {
    if (!isAt(state, seat, 'meet') || !state.negotiate) return;
    for (const rival of othersHere(state, seat)) tries.push(TALKS[rival]!);
  },
  why(state, seat, { rival }) {
    const notYou = whyNotYou(state, seat);
    if (notYou !== undefined) return notYou;
    return whyNoTalk(world, state, seat, rival) ?? (top(state).do === 'meet' ? undefined : notAsked(state));
  },
  take(state, _seat, { rival }) {
    remember(state, { proposals: state.turn.proposals + 1 });
    state.deal = { rival, give: NOTHING, get: NOTHING };
    state.agenda.push(GIVE);
  },
});

const named = ({ gold, cards, blue, green }: Goods): number => gold + cards.length + blue + green;

export const giveStep: StepRules<'give'> = {
  whom: active,
  asks: (state, _step, seat) => seat === state.active,
  acts: ['putGold', 'putCard', 'putMap', 'next', 'drop'],
  run() {},
};

export const wantStep: StepRules<'want'> = {
  whom: active,
  asks: (state, _step, seat) => seat === state.active,
  acts: ['putGold', 'putCard', 'putMap', 'propose', 'drop'],
  run() {},
};

export const answerStep: StepRules<'answer'> = {
  asks: (state, _step, seat) => seat === state.deal!.rival,
  acts: ['agree', 'refuse'],
  run() {},
};

/** The owner and the goods of the side being named; undefined outside a proposal. */
function side(state: State, seat: Seat): { readonly owner: Seat; readonly goods: Goods } | undefined {
  const { do: now } = top(state);
  if (seat !== state.active || state.deal === null) return undefined;
  if (now === 'give') return { owner: seat, goods: state.deal.give };
  return now === 'want' ? { owner: state.deal.rival, goods: state.deal.get } : undefined;
}

function put(state: State, goods: Goods): void {
  const { rival, give, get } = state.deal!;
  state.deal = top(state).do === 'give' ? { rival, give: goods, get } : { rival, give, get: goods };
}

const whyNoSide = (state: State, seat: Seat): Reason => whyNotYou(state, seat) ?? notAsked(state);

export const putGold: Rules<'putGold'> = {
  fields: { n: SUMS },
  tries(state, seat, tries) {
    if (side(state, seat) !== undefined) tries.push(...GOLD);
  },
  why(state, seat, { n }) {
    const at = side(state, seat);
    if (at === undefined) return whyNoSide(state, seat);
    return playerOf(state, at.owner).gold < at.goods.gold + n ? { why: 'hasNot', what: 'gold' } : undefined;
  },
  take(state, seat, { n }) {
    const { goods } = side(state, seat)!;
    put(state, { ...goods, gold: goods.gold + n });
  },
};

export const putMap: Rules<'putMap'> = {
  fields: { colour: MAP_COLOURS },
  tries(state, seat, tries) {
    if (side(state, seat) !== undefined) tries.push(...MAPS);
  },
  why(state, seat, { colour }) {
    const at = side(state, seat);
    if (at === undefined) return whyNoSide(state, seat);
    return playerOf(state, at.owner)[colour] <= at.goods[colour] ? { why: 'hasNot', what: colour } : undefined;
  },
  take(state, seat, { colour }) {
    const { goods } = side(state, seat)!;
    put(state, { ...goods, [colour]: goods[colour] + 1 });
  },
};

/** ID-232: Captains and trophies do not change hands. */
export const putCard = (world: World): Rules<'putCard'> => ({
  fields: { card: world.cards.map(({ number }) => number) },
  tries(state, seat, tries) {
    const at = side(state, seat);
    if (at === undefined) return;
    const { items, allies, legendary } = playerOf(state, at.owner);
    for (const card of [...items, ...allies, ...legendary])
      if (!at.goods.cards.includes(card)) tries.push(putCardOf(card));
  },
  why(state, seat, { card }) {
    const at = side(state, seat);
    if (at === undefined) return whyNoSide(state, seat);
    const { kind } = cardOf(world, card);
    if (!owns(playerOf(state, at.owner), card) || at.goods.cards.includes(card)) return { why: 'hasNot', what: card };
    if (kind !== 'item' && kind !== 'ally' && kind !== 'legendary') return { why: 'notTraded', card };
    return wouldFall(world, state, at.owner, card, at.goods.cards) ? { why: 'wouldFall' } : undefined;
  },
  take(state, seat, { card }) {
    const { goods } = side(state, seat)!;
    put(state, { ...goods, cards: [...goods.cards, card] });
  },
});

export const next = plain({ act: 'next' }, ['give'], (state) => {
  state.agenda.pop();
  state.agenda.push(WANT);
});

const PROPOSE: ActionOf<'propose'> = { act: 'propose' };

/** ID-233: at least one thing in all. */
export const propose: Rules<'propose'> = {
  fields: {},
  tries(state, seat, tries) {
    if (isAt(state, seat, 'want')) tries.push(PROPOSE);
  },
  why(state, seat) {
    const notYou = whyNotYou(state, seat);
    if (notYou !== undefined) return notYou;
    if (top(state).do !== 'want') return notAsked(state);
    const { give, get } = state.deal!;
    return named(give) + named(get) === 0 ? { why: 'nothingNamed' } : undefined;
  },
  take(state, seat, _action, dealer) {
    state.agenda.pop();
    state.agenda.push(ANSWER);
    dealer.tell?.({ fact: 'proposed', seat, ...state.deal! });
  },
};

export const drop = plain({ act: 'drop' }, ['give', 'want'], (state, seat, _action, dealer) => {
  state.agenda.pop();
  state.deal = null;
  dealer.tell?.({ fact: 'proposalDropped', seat });
});

export const refuse = plain({ act: 'refuse' }, ['answer'], (state, seat, _action, dealer) => {
  state.agenda.pop();
  state.deal = null;
  dealer.tell?.({ fact: 'answered', seat, yes: false });
});

export const agree = (world: World): Rules<'agree'> =>
  plain({ act: 'agree' }, ['answer'], (state, seat, _action, dealer) => {
    state.agenda.pop();
    dealer.tell?.({ fact: 'answered', seat, yes: true });
    exchange(world, state, state.deal!, dealer);
  });

/** ID-234: everything changes hands at once, counters on Allies included, then both keep their limits. */
function exchange(world: World, state: State, deal: Deal, dealer: Dealer): void {
  const seat = state.active;
  const { rival, give, get } = deal;
  const [own, other] = [playerOf(state, seat), playerOf(state, rival)];
  own.gold += get.gold - give.gold;
  other.gold += give.gold - get.gold;
  for (const colour of MAP_COLOURS) {
    own[colour] += get[colour] - give[colour];
    other[colour] += give[colour] - get[colour];
  }
  for (const card of give.cards) handOver(world, state, seat, rival, card);
  for (const card of get.cards) handOver(world, state, rival, seat, card);
  state.deal = null;
  dealer.tell?.({ fact: 'traded', seat, rival, give, get });
  checkLimits(world, state, rival);
  checkLimits(world, state, seat);
}
