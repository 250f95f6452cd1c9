import { Explained, type Scene } from '@skerry/look';
import type { Player } from '../../rules/state.ts';
import type { IslandOfDread } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import { CardFace, CardPicture, isPerson, nameOf } from '../cards/card-face.tsx';

interface ThingProps extends Pick<Scene<IslandOfDread>, 'telling' | 'text'> {
  readonly card: number;
  readonly player: Player;
}

/** A card as a small picture that explains itself at a touch. */
export function Thing({ card, player, ...scene }: ThingProps) {
  const isDown = player.down.includes(card);
  const isOnLoan = player.loan && player.captain === card;
  const { sheet } = wordsOf(scene.text);
  return (
    <Explained
      class="iod-thing"
      label={nameOf(scene, card, isDown)}
      data={{ 'data-person': isPerson(scene, card), 'data-down': isDown, 'data-card': card }}
      slip={() => (
        <div class="stack iod-explained">
          <CardFace {...scene} card={card} player={player}>
            {isDown ? sheet.used : isOnLoan ? sheet.onLoan : undefined}
          </CardFace>
        </div>
      )}
    >
      <CardPicture telling={scene.telling} card={card} />
    </Explained>
  );
}
