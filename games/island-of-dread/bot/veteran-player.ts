import type { Game, Random, Seat } from '@skerry/engine';
import type { DeckNumber } from '../content/vocabulary.ts';
import { cellOf } from '../content/world.ts';
import type { Action } from '../rules/actions.ts';
import type { State } from '../rules/state.ts';
import type { IslandOfDread } from '../rules/types.ts';
import { best } from './best-choice.ts';
import { SILVER } from './in-town.ts';
import type { Outlook, Prospects } from './outlook.ts';
import { SeasonedInTown, SeasonedPlayer } from './seasoned-player.ts';
import type { Distances } from './travel.ts';
import type { Valuer } from './value.ts';
import { WEIGHTS as W } from './weights.ts';

/**
 * A seasoned player that plans for the endgame: it trains for the whole way on the Island, and places rivals where
 * least can be done.
 */
export class VeteranPlayer extends SeasonedPlayer {
  private readonly valuer: Valuer;

  constructor(game: Game<IslandOfDread>, outlook: Outlook, distances: Distances, valuer: Valuer) {
    super(game, outlook, distances, VeteranInTown);
    this.valuer = valuer;
  }

  protected override place(state: State, seat: Seat, places: readonly Action[], random: Random): Action | undefined {
    const spots = places.filter((offer) => offer.act === 'place');
    if (spots.length === 0) return super.place(state, seat, places, random);
    return best(spots, ({ to }) => -this.valuer.hope(state, seat, cellOf(to)));
  }
}

class VeteranInTown extends SeasonedInTown {
  protected override strength(prospects: Prospects, deck: DeckNumber): number {
    const alone = super.strength(prospects, deck);
    return deck === SILVER ? alone + W.landing * prospects.island(prospects.party(false).life) : alone;
  }
}
