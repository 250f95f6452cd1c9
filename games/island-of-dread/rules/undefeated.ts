import { type CardNumber, DECKS, NONE, type SpaceNumber } from '../content/vocabulary.ts';
import { cardOf, SPACE_WORDS, type World } from '../content/world.ts';
import { discardAdventure } from './decks.ts';
import { isOnLand } from './spaces.ts';
import { playerOf, type State } from './state.ts';
import type { Dealer } from './types.ts';

const SEA_DECK = DECKS.indexOf('sea');
const SILVER = DECKS.indexOf('silver');

/** ID-120, ID-124, ID-125, ID-166: where a Challenge goes that was not defeated. */
export function toTrack(world: World, state: State, card: CardNumber, dealer: Dealer): void {
  const { deck } = cardOf(world, card);
  const player = playerOf(state, state.active);
  if (deck === SEA_DECK || deck === SILVER || !isOnLand(player)) return discardAdventure(world, state, card, dealer);
  const free = state.track.indexOf(NONE);
  if (free === NONE) {
    dealer.tell?.({ fact: 'trackFull', card });
    return discardAdventure(world, state, card, dealer);
  }
  state.track[free] = card;
  state.trackAt[free] = player.at;
  dealer.tell?.({ fact: 'undefeated', card, place: free + 1, space: SPACE_WORDS[player.at]! });
}

/** The track place of the Challenge whose numbered counter is on a space, or `NONE`. */
export const undefeatedAt = (state: State, cell: SpaceNumber): number => state.trackAt.indexOf(cell);

/** ID-113, ID-123: the numbered counter returns to the track. */
export function offTrack(state: State, place: number): void {
  if (place === NONE) return;
  state.track[place] = NONE;
  state.trackAt[place] = NONE;
}
