import { sayAction, sayReason } from '@skerry/engine';
import { Beside, Card, CardPlace, type HandProps, OfferButton, pointKey } from '@skerry/look';
import { useEffect, useRef, useState } from 'preact/hooks';
import { CARDS, type Card as CardName, HAND_LIMIT } from '../../content/cards.ts';
import type { Action } from '../../rules/actions.ts';
import type { ForbiddenIsland } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import { usesCard } from '../chart/concerns.ts';
import { Drawing } from '../parts/drawing.tsx';
import { selectedCard } from './selected-card.ts';

type Props = HandProps<ForbiddenIsland>;

/** A hand, open as all hands are (FI-14). Equal cards lie side by side. */
export function Hand(props: Props) {
  const { telling, text, choices, chosen, seat, large, place, answer } = props;
  const words = wordsOf(text);
  const root = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<number | undefined>(undefined);
  useEffect(() => setAsked(undefined), [choices]);
  const hand = [...telling.state.hands[seat]!].sort((one, other) => CARDS.indexOf(one) - CARDS.indexOf(other));
  const own = seat === telling.reader && choices.length > 0;
  const size = large ? 'hand' : 'small';
  const card = asked === undefined ? undefined : hand[asked];
  const anchor = asked === undefined ? undefined : root.current?.children[asked];
  const touch = (nth: number, name: CardName) => {
    const wanted = chosen?.actions.find((action) => leavesHand(action, name));
    if (wanted !== undefined) return answer(wanted);
    setAsked(nth === asked ? undefined : nth);
    selectedCard.value = isSpecial(name) && isOffered(props, name) ? name : undefined;
  };
  const names = hand.map((each) => words.names.cards[each]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: cards are not fields of a form.
    <div
      class="fi-hand"
      data-large={large}
      data-place={place}
      data-over={hand.length > HAND_LIMIT}
      data-fi={`hand-${seat}`}
      role="group"
      aria-label={words.hand(telling, seat, names)}
      ref={root}
    >
      {hand.map((name, nth) => (
        <span class="fi-held" key={nth} data-card={name} data-point={pointKey({ at: name, of: seat })}>
          <Card
            name={words.shortCards[name]}
            size={size}
            marked={own && isWanted(props, name)}
            chosen={own && (asked === nth || (selectedCard.value === name && isSpecial(name)))}
            onClick={own ? () => touch(nth, name) : undefined}
          >
            <Drawing name={name} />
          </Card>
        </span>
      ))}
      {Array.from({ length: Math.max(0, HAND_LIMIT - hand.length) }, (_, nth) => (
        <CardPlace key={nth} size={size} />
      ))}
      {card !== undefined && anchor && (
        <Beside anchor={anchor} label={words.names.cards[card]} onClose={() => setAsked(undefined)}>
          <CardSlip {...props} card={card} />
        </Beside>
      )}
    </div>
  );
}

const isSpecial = (card: CardName): boolean => card === 'helicopter-lift' || card === 'sandbags';

/** The card is given away or discarded by it. */
const leavesHand = (action: Action, card: CardName): boolean =>
  (action.act === 'give' || action.act === 'discard') && action.card === card;

/** A card is what the reader is to choose: for the button that is chosen, or because there are too many. */
function isWanted({ chosen, choices }: Props, card: CardName): boolean {
  if (chosen !== undefined) return chosen.actions.some((action) => leavesHand(action, card));
  return choices.some(({ action, why }) => why === undefined && action.act === 'discard' && action.card === card);
}

const isOffered = ({ choices }: Props, card: CardName): boolean =>
  choices.some(({ action, why }) => why === undefined && usesCard(action, card));

/** A card in words, with what can be done with it in the hand; targets of special cards are marked on the island. */
function CardSlip({ telling, text, choices, answer, card }: Props & { card: CardName }) {
  const words = wordsOf(text);
  const about = choices.filter(({ action }) => usesCard(action, card));
  const offered = about.flatMap(({ action, why }) => (why === undefined ? [action] : []));
  const buttons = offered.filter(({ act }) => act !== 'lift' && act !== 'sandbags');
  const targets = offered.length > buttons.length;
  const reasons = new Set(
    about.flatMap(({ action, why }) =>
      why === undefined || action.act === 'lift' || action.act === 'sandbags' || action.act === 'liftOff'
        ? []
        : [sayReason(text, why, telling)],
    ),
  );
  return (
    <div class="stack fi-tile-slip">
      <h3>{words.names.cards[card]}</h3>
      {targets && <p class="fi-remark">{words.chooseTarget(card)}</p>}
      {buttons.map((action) => (
        <OfferButton
          key={JSON.stringify(action)}
          icon={action.act === 'liftOff' ? 'lift' : action.act}
          label={sayAction(text, action, telling)}
          onClick={() => answer(action)}
        />
      ))}
      {offered.length === 0 && reasons.size === 0 && <p class="fi-remark">{words.noUse}</p>}
      {offered.length === 0 &&
        [...reasons].slice(0, 3).map((reason) => (
          <p key={reason} class="reason">
            {reason}
          </p>
        ))}
    </div>
  );
}
