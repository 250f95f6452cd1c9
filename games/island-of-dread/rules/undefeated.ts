import type { CardId, PlaceId, TrackId } from '../content/ids.ts';
import { DECK } from '../content/vocabulary.ts';
import { cardOf, spaceWord, type World } from '../content/world.ts';
import { discardAdventure } from './decks.ts';
import { isOnLand } from './spaces.ts';
import { NONE, playerOf, type State } from './state.ts';
import type { Dealer } from './types.ts';

/** ID-120, ID-124, ID-125, ID-166: where a Challenge goes that was not defeated. */
export function toTrack(world: World, state: State, card: CardId, dealer: Dealer): void {
  const { deck } = cardOf(world, card);
  const player = playerOf(state, state.active);
  if (deck === DECK.sea || deck === DECK.silver || !isOnLand(player))
    return discardAdventure(world, state, card, dealer);
  const free = state.track.indexOf(NONE);
  if (free === NONE) {
    dealer.tell?.({ fact: 'trackFull', card });
    return discardAdventure(world, state, card, dealer);
  }
  state.track[free] = card;
  state.trackAt[free] = player.at;
  dealer.tell?.({ fact: 'undefeated', card, place: free + 1, space: spaceWord(player.at) });
}

/** The Challenge whose numbered counter lies on a space: its place on the track, or `NONE`. */
export const undefeatedAt = (state: State, cell: PlaceId): TrackId => state.trackAt.indexOf(cell);

/** The Challenge at a place of the track. */
export const onTrack = (state: Pick<State, 'track'>, place: TrackId): CardId => state.track[place] ?? NONE;

/** ID-113, ID-123: the numbered counter returns to the track. */
export function offTrack(state: State, place: TrackId): void {
  if (place === NONE) return;
  state.track[place] = NONE;
  state.trackAt[place] = NONE;
}
