import { battery } from '@skerry/engine/testing';
import { botProfile } from '../bot.ts';
import { FLOOD_CARDS, forbiddenIsland, HAND_LIMIT, MISSING, type State } from '../index.ts';

battery(forbiddenIsland, { seats: [2, 3, 4], games: 100, closely: 4, every: 4, player: botProfile.policy, invariant });

/** What holds at every stop of a game, whoever plays it. */
function invariant(state: State): string | undefined {
  const step = state.agenda.at(-1);
  const isOver = state.outcome !== null;
  if (!isOver && (state.mark < 1 || FLOOD_CARDS[state.mark] === undefined)) return `the water stands at ${state.mark}`;
  for (const [seat, space] of state.pawns.entries()) {
    const swims = step?.do === 'swim' || step?.do === 'drowning';
    if (state.water[space] === MISSING && !swims && !isOver) return `the pawn of seat ${seat} stands on open sea`;
  }
  for (const [seat, hand] of state.hands.entries()) {
    const discards = state.agenda.some((step) => step.do === 'discard' && step.seat === seat);
    if (hand.length > HAND_LIMIT && !discards && !isOver) return `seat ${seat} holds ${hand.length} cards`;
  }
  for (const tile of [...state.floodPile.flat(), ...state.floodDiscards]) {
    if (state.water[state.island.tiles.indexOf(tile)] === MISSING) return `the flood card of ${tile} outlived its tile`;
  }
  for (const pile of [state.treasurePile, state.floodPile]) {
    if (pile.some((layer) => layer.length === 0)) return 'a pile has an empty layer';
  }
  return undefined;
}
