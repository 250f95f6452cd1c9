import type { Choice } from '@skerry/engine';
import { type BoardProps, ChoiceOffer, Slip } from '@skerry/look';
import type { Player } from '../../../rules/state.ts';
import type { IslandOfDread } from '../../../rules/types.ts';
import { wordsOf } from '../../../text/board.ts';
import { CardFace } from './card-face.tsx';

export interface ThingSlipProps extends Pick<BoardProps<IslandOfDread>, 'telling' | 'text' | 'answer'> {
  readonly card: number;
  readonly player: Player;
  /** Current questions about it. */
  readonly asked: readonly Choice<IslandOfDread>[];
}

/** A player's card beside its picture, chosen here when asked for. */
export function ThingSlip({ card, player, asked, ...scene }: ThingSlipProps) {
  const { sheet } = wordsOf(scene.text);
  const isOnLoan = player.loan && player.captain === card;
  const buttons = asked.map((choice) => <ChoiceOffer key={JSON.stringify(choice.action)} {...scene} choice={choice} />);
  return (
    <Slip as="part" class="iod-explained" actions={buttons.length > 0 ? buttons : undefined}>
      <CardFace {...scene} card={card} player={player}>
        {player.down.includes(card) ? sheet.used : isOnLoan ? sheet.onLoan : undefined}
      </CardFace>
    </Slip>
  );
}
