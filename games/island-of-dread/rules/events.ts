import { type CardNumber, NONE } from '../content/vocabulary.ts';
import { cardOf, SPACE_WORDS, type World } from '../content/world.ts';
import { discardAdventure } from './decks.ts';
import type { State } from './state.ts';
import type { Dealer } from './types.ts';

/** The sunburst jewels without a counter. */
export function emptySunbursts(world: World, state: State): number[] {
  const empty: number[] = [];
  const { jewels } = world.chart;
  for (let jewel = 0; jewel < jewels.length; jewel++)
    if (state.jewels[jewel] === 0 && jewels[jewel]!.sunburst) empty.push(jewel);
  return empty;
}

/** ID-74, ID-75: every empty jewel with a sunburst gets its counter back. */
export function replenish(world: World, state: State, dealer: Dealer): void {
  const empty = emptySunbursts(world, state);
  for (const jewel of empty) state.jewels[jewel] = 1;
  if (empty.length > 0)
    dealer.tell?.({
      fact: 'replenished',
      spaces: empty.map((jewel) => SPACE_WORDS[world.chart.jewels[jewel]!.space]!),
    });
}

/** ID-76 to ID-79: an Event of the same or a higher rank replaces the one in play; a lower one only replenishes. */
export function resolveEvent(world: World, state: State, card: CardNumber, dealer: Dealer): void {
  const { deck, drawn } = cardOf(world, card);
  const before = state.event;
  if (before !== NONE && world.ranks[deck]! < world.ranks[cardOf(world, before).deck]!) {
    replenish(world, state, dealer);
    dealer.tell?.({ fact: 'eventIgnored', card });
    discardAdventure(world, state, card, dealer);
    return;
  }
  state.event = card;
  dealer.tell?.({ fact: 'eventInPlay', card });
  if (before !== NONE) discardAdventure(world, state, before, dealer);
  state.agenda.push({ do: 'effects', list: drawn, nth: 0, seat: state.active, card });
}
