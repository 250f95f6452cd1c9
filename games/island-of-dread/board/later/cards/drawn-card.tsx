import type { Scene } from '@skerry/look';
import type { ComponentChildren } from 'preact';
import { DECKS } from '../../../content/vocabulary.ts';
import type { IslandOfDread } from '../../../rules/types.ts';
import { wordsOf } from '../../../text/board.ts';
import { Drawing } from '../../drawings/drawing.tsx';
import { FoePicture } from './foe-picture.tsx';

type Props = Pick<Scene<IslandOfDread>, 'telling' | 'text'> & {
  readonly card: number;
  readonly children?: ComponentChildren;
};

/** Large enough to read; band and jewel show the deck. */
export function DrawnCard({ telling, text, card, children }: Props) {
  const { names, drawn } = wordsOf(text);
  const found = telling.content.cards[card]!;
  const deck = DECKS[found.deck] ?? 'silver';
  return (
    <article class="stack iod-drawn" data-deck={deck}>
      <div class="iod-foe-picture">
        <FoePicture world={telling.content} card={card} />
      </div>
      <div>
        <header class="row">
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
