import type { Scene } from '@skerry/look';
import type { ComponentChildren } from 'preact';
import type { Player } from '../../../rules/state.ts';
import type { IslandOfDread } from '../../../rules/types.ts';
import { wordsOf } from '../../../text/board.ts';
import { CardPicture, isPerson, sortOf } from '../../cards/card-picture.tsx';
import { Strengths } from '../../hand/strengths.tsx';
import { Vitals } from '../../hand/vitals.tsx';

type IodScene = Pick<Scene<IslandOfDread>, 'telling' | 'text'>;

interface CardFaceProps extends IodScene {
  readonly card: number;
  /** The owner, whose counters are shown. */
  readonly player?: Player | undefined;
  /** Footer: a price, a state, a reason. */
  readonly children?: ComponentChildren;
}

export function CardFace({ card, player, children, ...scene }: CardFaceProps) {
  const { telling, text } = scene;
  const { names, sheet } = wordsOf(text);
  const isFigure = isPerson(scene, card);
  return (
    <>
      <span class="iod-face-picture" data-person={isFigure}>
        <CardPicture telling={telling} card={card} />
      </span>
      <b class="iod-face-name">{names.card(telling, card)}</b>
      <em class="iod-face-sort">{sheet.sorts[sortOf(scene, card)]}</em>
      {isFigure && <Strengths {...scene} figure={card} />}
      {isFigure && <Vitals {...scene} player={player} figure={card} />}
      <span class="iod-face-text">{names.cardText(telling, card) ?? (isFigure ? sheet.noAbility : '')}</span>
      {children !== undefined && <span class="row wrap iod-face-foot">{children}</span>}
    </>
  );
}
