import { sayAction, sayReason } from '@skerry/engine';
import type { BoardProps } from '@skerry/look';
import type { Player } from '../../../rules/state.ts';
import type { IslandOfDread } from '../../../rules/types.ts';
import { wordsOf } from '../../../text/board.ts';
import { CardFace } from './card-face.tsx';

export interface OwnedProps extends Pick<BoardProps<IslandOfDread>, 'telling' | 'text' | 'choices' | 'answer'> {
  readonly seat: number;
}

/** Current uses of a card's abilities; shown for the player's own cards only. */
export function usesOf({ telling, choices, seat }: OwnedProps, card: number) {
  const own =
    seat === telling.reader ? choices.filter(({ action }) => action.act === 'use' && action.card === card) : [];
  return {
    open: own.flatMap(({ action, why }) => (why === undefined ? [action] : [])),
    why: own.find(({ why }) => why !== undefined)?.why,
  };
}

/** Usable abilities as buttons with their price, the others with the reason. */
export function Uses({ card, ...props }: OwnedProps & { readonly card: number }) {
  const { telling, text, answer } = props;
  const { open, why } = usesOf(props, card);
  if (open.length === 0) return why === undefined ? null : <em class="reason">{sayReason(text, why, telling)}</em>;
  return open.map((action) => (
    <button
      key={JSON.stringify(action)}
      class="iod-use"
      type="button"
      data-act="use"
      title={wordsOf(text).names.cardText(telling, card)}
      onClick={() => answer(action)}
    >
      {sayAction(text, action, telling)}
    </button>
  ));
}

/** Lit if usable now, hatched if turned. */
export function OwnedCard({ card, player, ...props }: OwnedProps & { readonly card: number; readonly player: Player }) {
  const { telling, text, seat } = props;
  const { sheet } = wordsOf(text);
  const { open, why } = usesOf(props, card);
  const isDown = player.down.includes(card);
  const isLoan = player.loan && player.captain === card;
  const isKept = telling.content.cards[card]!.kind === 'legendary';
  return (
    <li
      class="row iod-card"
      data-state={open.length > 0 ? 'lit' : isDown ? 'down' : undefined}
      data-kept={isKept}
      data-card={card}
      data-seat={seat}
    >
      <CardFace telling={telling} text={text} card={card} player={player}>
        {open.length > 0 || why !== undefined || isDown || isLoan ? (
          <>
            {isLoan && <em class="reason">{sheet.onLoan}</em>}
            {isDown && open.length === 0 ? sheet.used : <Uses {...props} card={card} />}
          </>
        ) : undefined}
      </CardFace>
    </li>
  );
}
