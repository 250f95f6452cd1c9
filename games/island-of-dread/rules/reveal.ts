import { type CardNumber, DECKS, type DeckNumber, JEWEL_COLOURS } from '../content/vocabulary.ts';
import type { World } from '../content/world.ts';
import type { ActionOf } from './actions.ts';
import { active, isAt, top, whyNotAt } from './current-step.ts';
import { deckSize, turnUp } from './decks.ts';
import type { State, Step } from './state.ts';
import type { Dealer, Rules, StepRules } from './types.ts';

/** ID-73: turns cards up; several go back in chosen order. */
export function reveal(state: State, deck: DeckNumber, n: number, dealer: Dealer): void {
  const left = turnUp(state, deck, n, dealer);
  if (left > 1) state.agenda.push({ do: 'putBack', deck, left });
}

/** Cards still to be ordered, topmost last. */
function open(state: State, { deck, left }: Extract<Step, { do: 'putBack' }>): number[] {
  return state.decks[deck]!.slice(-left).map(([card]) => card!);
}

export const putBackStep: StepRules<'putBack'> = {
  whom: active,
  asks: (state, { left }, seat) => seat === state.active && left > 1,
  acts: ['putBack'],
  run() {},
};

const BACKS: ActionOf<'putBack'>[] = [];
const backOf = (card: CardNumber): ActionOf<'putBack'> => {
  BACKS[card] ??= { act: 'putBack', card };
  return BACKS[card];
};

/** The first card put back ends up lowest. */
export const putBack = (world: World): Rules<'putBack'> => ({
  fields: { card: world.decks.flat() },
  tries(state, seat, tries) {
    const step = top(state);
    if (step.do === 'putBack' && isAt(state, seat, 'putBack'))
      for (const card of open(state, step)) tries.push(backOf(card));
  },
  why(state, seat, { card }) {
    const notNow = whyNotAt(state, seat, 'putBack');
    if (notNow !== undefined) return notNow;
    const step = top(state);
    return step.do === 'putBack' && open(state, step).includes(card) ? undefined : { why: 'notShown' };
  },
  take(state, _seat, { card }, dealer) {
    const step = state.agenda.pop()!;
    if (step.do !== 'putBack') return;
    const pile = state.decks[step.deck]!;
    const others = open(state, step).filter((each) => each !== card);
    pile.splice(pile.length - step.left, step.left, [card], ...others.map((each) => [each]));
    dealer.tell?.({ fact: 'cardPutBack', deck: DECKS[step.deck]!, card });
    state.agenda.push({ ...step, left: step.left - 1 });
  },
});

/** Green, yellow or red. */
export const whichDeckStep: StepRules<'whichDeck'> = {
  whom: active,
  asks: (state, _step, seat) => seat === state.active && JEWEL_COLOURS.some((deck) => deckSize(state, deck) > 0),
  acts: ['whichDeck'],
  run() {},
};

const WHICH = JEWEL_COLOURS.map((deck): ActionOf<'whichDeck'> => ({ act: 'whichDeck', deck }));

export const whichDeck: Rules<'whichDeck'> = {
  fields: { deck: JEWEL_COLOURS },
  tries(state, seat, tries) {
    if (isAt(state, seat, 'whichDeck')) tries.push(...WHICH);
  },
  why(state, seat, { deck }) {
    const notNow = whyNotAt(state, seat, 'whichDeck');
    if (notNow !== undefined) return notNow;
    return deckSize(state, deck) > 0 ? undefined : { why: 'noEffect' };
  },
  take(state, _seat, { deck }, dealer) {
    const step = state.agenda.pop()!;
    if (step.do === 'whichDeck') reveal(state, DECKS.indexOf(deck), step.n, dealer);
  },
};
