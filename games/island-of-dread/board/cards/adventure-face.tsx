import type { Scene } from '@skerry/look';
import type { IslandOfDread } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import { Strengths } from '../hand/strengths.tsx';
import { CardPicture } from './card-face.tsx';

/** An adventure card as it is explained at a touch: its picture, values and text. */
export function AdventureFace({
  telling,
  text,
  card,
}: Pick<Scene<IslandOfDread>, 'telling' | 'text'> & { readonly card: number }) {
  const { names, sheet } = wordsOf(text);
  const { kind, life } = telling.content.cards[card]!;
  return (
    <div class="stack iod-explained">
      <span class="iod-scene">
        <CardPicture telling={telling} card={card} />
      </span>
      <b class="iod-face-name">{names.card(telling, card)}</b>
      {kind === 'challenge' && (
        <>
          <Strengths telling={telling} text={text} figure={card} />
          <span>{`${sheet.life} ${life}`}</span>
        </>
      )}
      <span class="iod-face-text">{names.cardText(telling, card) ?? sheet.noAbility}</span>
    </div>
  );
}
