import type { Scene } from '@skerry/look';
import { DECKS, NONE } from '../../../content/vocabulary.ts';
import { eventIn } from '../../../outlook/event.ts';
import type { IslandOfDread } from '../../../rules/types.ts';
import { wordsOf } from '../../../text/board.ts';
import { Drawing } from '../../drawings/drawing.tsx';

/** The Event's effect on the current step. */
export function EventNote({
  telling,
  text,
  where,
}: Pick<Scene<IslandOfDread>, 'telling' | 'text'> & { readonly where: Parameters<typeof eventIn>[1] }) {
  const event = eventIn(telling, where);
  if (event === NONE) return null;
  const { names, rails } = wordsOf(text);
  return (
    <p class="row fine iod-event-note">
      <Drawing name={`jewel-${DECKS[telling.content.cards[event]!.deck]!}`} />
      <span>
        <b>{names.card(telling, event)}</b> {rails.inPlay(telling, event)}
      </span>
    </p>
  );
}
