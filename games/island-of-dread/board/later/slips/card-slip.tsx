import { sayAction, sayReason } from '@skerry/engine';
import { type FocusProps, keyOf, OfferButton, Slip } from '@skerry/look';
import { NONE } from '../../../content/vocabulary.ts';
import type { Action } from '../../../rules/actions.ts';
import type { IslandOfDread } from '../../../rules/types.ts';
import { wordsOf } from '../../../text/board.ts';
import { Medallion } from '../../cards/medallion.tsx';
import { drawn } from '../../drawings/drawing.tsx';
import { pictureOf } from '../../drawings/pictures.ts';
import { cardAt } from '../../slips/card-at.ts';
import { DrawnCard } from '../cards/drawn-card.tsx';

/** A drawn card that asks something: its options, or the cards that it shows. */
export function CardSlip({ telling, text, choices, answer }: FocusProps<IslandOfDread>) {
  const { names } = wordsOf(text);
  const card = cardAt(telling);
  const asked = choices.filter(({ action }) => ASKED.has(action.act));
  const shown = asked.length === 0 ? telling.state.shown : [];
  const buttons = asked.map(({ action, why }) => {
    const named = 'card' in action ? action.card : undefined;
    return (
      <OfferButton
        key={JSON.stringify(action)}
        name={keyOf(action)}
        label={sayAction(text, action, telling)}
        detail={named === undefined ? undefined : names.cardText(telling, named)}
        icon={iconOf(telling, action)}
        why={why && sayReason(text, why, telling)}
        onClick={() => why === undefined && answer(action)}
      />
    );
  });
  return (
    <Slip as="part" class="iod-reading" actions={buttons}>
      {card !== NONE && <DrawnCard telling={telling} text={text} card={card} />}
      {shown.map((each) => (
        <p key={each} class="row iod-shown">
          <Medallion world={telling.content} card={each} />
          {names.card(telling, each)}
        </p>
      ))}
    </Slip>
  );
}

export const ASKED: ReadonlySet<Action['act']> = new Set(['choose', 'take', 'putBack', 'whichDeck', 'relieve']);

function iconOf({ content }: FocusProps<IslandOfDread>['telling'], action: Action) {
  if (action.act === 'whichDeck') return drawn(`back-${action.deck}`);
  const card = 'card' in action ? action.card : 'figure' in action ? action.figure : undefined;
  return card === undefined ? undefined : drawn(pictureOf(content.cards[card]!));
}
