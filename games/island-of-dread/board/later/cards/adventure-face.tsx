import type { Scene } from '@skerry/look';
import type { IslandOfDread } from '../../../rules/types.ts';
import { wordsOf } from '../../../text/board.ts';
import { CardPicture } from '../../cards/card-picture.tsx';
import { Strengths } from '../../hand/strengths.tsx';

export interface AdventureFaceProps extends Pick<Scene<IslandOfDread>, 'telling' | 'text'> {
  readonly card: number;
}

export function AdventureFace({ telling, text, card }: AdventureFaceProps) {
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
