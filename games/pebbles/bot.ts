import type { BotProfile } from '@skerry/bots/profile';
import { isAsked, offersTo } from '@skerry/engine';
import { pebbles } from './pebbles.ts';
import type { Action, Pebbles } from './words.ts';

/** A bot that gathers at random, and knows only who has more. */
export const botProfile: BotProfile<Pebbles> = {
  evaluate(state, seat) {
    if (state.outcome !== null) return state.outcome.ranks[seat] === 1 ? 1 : 0;
    const found = state.finds.flat().length;
    return found === 0 ? 0.5 : state.finds[seat]!.length / found;
  },
  policy(state, random) {
    const seat = state.finds.findIndex((_, each) => isAsked(pebbles, state, each));
    const offers: Action[] = [];
    offersTo(pebbles, state, seat, offers);
    return { seat, action: offers[random.below(offers.length)]! };
  },
  cells: [{ name: 'four on the shore', seats: 4, options: {} }],
};
