import type { Scene } from '@skerry/look';
import type { ComponentChildren } from 'preact';
import type { IslandOfDread } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import { CardPicture } from '../cards/card-face.tsx';
import { Drawing } from '../drawings/drawing.tsx';
import { Strengths } from '../hand/strengths.tsx';

interface CaptainCardProps extends Pick<Scene<IslandOfDread>, 'telling' | 'text'> {
  readonly card: number;
  readonly children?: ComponentChildren;
}

/** A Captain whom nobody has hired: the picture beside the values. */
export function CaptainCard({ telling, text, card, children }: CaptainCardProps) {
  const { names, sheet } = wordsOf(text);
  const { life, stamina } = telling.content.cards[card]!;
  return (
    <div class="paper iod-captain">
      <span class="iod-portrait">
        <CardPicture telling={telling} card={card} />
      </span>
      <div class="column">
        <h4>{names.card(telling, card)}</h4>
        <Strengths telling={telling} text={text} figure={card} />
        <span class="row wrap iod-vitals">
          <span class="iod-pips" role="img" aria-label={`${sheet.life} ${life}`}>
            {Array.from({ length: life }, (_, n) => (
              <Drawing key={n} name="wound-free" />
            ))}
          </span>
          <span class="iod-pips" role="img" aria-label={`${sheet.stamina} ${stamina}`}>
            {Array.from({ length: stamina }, (_, n) => (
              <Drawing key={n} name="tired-free" />
            ))}
          </span>
        </span>
        <p>{names.cardText(telling, card) ?? sheet.noAbility}</p>
        {children}
      </div>
    </div>
  );
}
