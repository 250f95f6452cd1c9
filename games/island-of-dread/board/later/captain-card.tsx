import { type Scene, Slip } from '@skerry/look';
import type { ComponentChildren } from 'preact';
import type { IslandOfDread } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import { CardPicture } from '../cards/card-face.tsx';
import { Drawing } from '../drawings/drawing.tsx';
import { Strengths } from '../hand/strengths.tsx';

interface CaptainCardProps extends Pick<Scene<IslandOfDread>, 'telling' | 'text'> {
  readonly card: number;
  readonly actions?: ComponentChildren;
}

/** A Captain whom nobody has hired: the picture beside the values. */
export function CaptainCard({ telling, text, card, actions }: CaptainCardProps) {
  const { names, sheet } = wordsOf(text);
  const { life, stamina } = telling.content.cards[card]!;
  return (
    <Slip
      as="paper"
      class="iod-captain"
      title={names.card(telling, card)}
      picture={
        <span class="iod-portrait">
          <CardPicture telling={telling} card={card} />
        </span>
      }
      actions={actions}
    >
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
      <p class="fine">{names.cardText(telling, card) ?? sheet.noAbility}</p>
    </Slip>
  );
}
