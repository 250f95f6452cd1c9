import { cardsIn } from '@skerry/engine';
import type { BoardProps } from '@skerry/look';
import { DECKS, ISLAND } from '../../../content/vocabulary.ts';
import type { IslandOfDread } from '../../../rules/types.ts';
import { wordsOf } from '../../../text/board.ts';
import { Drawing } from '../../drawings/drawing.tsx';
import { isPlacing } from '../../slips/hero-placement.ts';

/** On the Island the chart dims and the silver deck appears. */
export function IslandScene({ telling, text, moment }: BoardProps<IslandOfDread>) {
  const { state } = telling;
  if (state.players[state.active]!.at !== ISLAND || state.outcome !== null || isPlacing(state)) return null;
  const { names, rails, blows } = wordsOf(text);
  const isFresh = moment?.facts.some(({ fact }) => fact === 'reachedIsland') ?? false;
  const silver = DECKS.indexOf('silver');
  const discarded = state.discards[silver]!.length;
  return (
    <div class="stack iod-island" data-fresh={isFresh}>
      <div class="iod-island-picture">
        <Drawing name="island" />
      </div>
      <p>{names.named(telling, 'islandOfDread')}</p>
      <p class="iod-island-rule">{blows.onIsland(telling)}</p>
      <div class="stack iod-silver">
        <Drawing name="back-silver" />
        <span>{rails.deck('silver', cardsIn(state.decks[silver]!) + discarded, discarded)}</span>
      </div>
    </div>
  );
}
