import type { Scene } from '@skerry/look';
import type { ComponentChildren } from 'preact';
import type { CardId } from '../content/ids.ts';
import { DECKS } from '../content/vocabulary.ts';
import { cardOf } from '../content/world.ts';
import type { IslandOfDread } from '../rules/types.ts';
import { wordsOf } from '../text/board.ts';
import { Drawing } from './drawing.tsx';
import { FoePicture } from './foe-picture.tsx';

type Props = Pick<Scene<IslandOfDread>, 'telling' | 'text'> & {
  readonly card: CardId;
  readonly children?: ComponentChildren;
};

/** A card of an adventure deck, large enough to be read: its band and jewel tell the deck. */
export function DrawnCard({ telling, text, card, children }: Props) {
  const { names, drawn } = wordsOf(text);
  const found = cardOf(telling.content, card);
  const deck = found.deck === -1 ? 'silver' : DECKS[found.deck];
  return (
    <article class="iod-drawn" data-deck={deck}>
      <div class="iod-foe-picture">
        <FoePicture world={telling.content} card={card} />
      </div>
      <div>
        <header>
          <span class="iod-jewel">
            <Drawing name={`jewel-${deck}`} />
          </span>
          <h3>{names.card(telling, card)}</h3>
        </header>
        <p class="iod-foe-kind">{`${drawn.kinds[found.kind]}, ${drawn.decks[deck].toLowerCase()}`}</p>
        <p class="iod-drawn-text">{names.cardText(telling, card)}</p>
        {children}
      </div>
    </article>
  );
}
