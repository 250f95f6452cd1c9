import { TURNS_A_ROUND } from '../content/islands.ts';
import { takeBlueCards } from './blue-cards.ts';
import { cardsOf, endsOf } from './draw.ts';
import type { IslandMap, World } from './map.ts';
import { takeRedCards } from './red-cards.ts';
import { drawOn } from './sheet.ts';
import { NOTHING_DRAWN, type State } from './state.ts';
import { END_ROUND, TURN } from './steps.ts';
import type { Dealer, StepRules } from './types.ts';

/**
 * TT-76: all are done. The trails are made public, then blue cards, red cards, and in the last turn the round's
 * sights.
 */
export const settle = (world: World): StepRules<'settle'> => ({
  run(state, _step, dealer) {
    const map = world[state.island];
    takeBlueCards(state, reveal(map, state, dealer), dealer);
    takeRedCards(map, state, dealer);
    state.agenda.push(state.turn < TURNS_A_ROUND ? TURN : END_ROUND);
  },
});

/** TT-33: all drafts are made public together. Returns the letters each seat connected, A to E as bits. */
function reveal(map: IslandMap, state: State, dealer: Dealer): readonly number[] {
  const connected: number[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    const { drawn } = state.secrets[seat]!;
    let letters = 0;
    for (let n = 0; n < drawn.length; n++) {
      const segment = drawn[n]!;
      if (dealer.tell) {
        const between = endsOf(map, segment);
        dealer.tell({ fact: 'drew', seat, between, bonus: n > 0, cards: cardsOf(state) });
      }
      // TT-59: the bonus trails of a turn count like its first trail.
      letters |= drawOn(map, state, seat, segment, dealer);
    }
    connected.push(letters);
    state.secrets[seat] = NOTHING_DRAWN;
  }
  return connected;
}
