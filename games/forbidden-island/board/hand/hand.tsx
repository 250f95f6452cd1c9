import { Beside, Card, CardPlace, fetched, type HandProps, pointKey } from '@skerry/look';
import { useEffect, useRef, useState } from 'preact/hooks';
import { CARDS, type Card as CardName, HAND_LIMIT } from '../../content/cards.ts';
import type { Action } from '../../rules/actions.ts';
import type { ForbiddenIsland } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import { usesCard } from '../chart/concerns.ts';
import type { CardSlipProps } from '../later/card-slip.tsx';
import { Drawing } from '../parts/drawing.tsx';
import { selectedCard } from './selected-card.ts';

type Props = HandProps<ForbiddenIsland>;

const CardSlip = fetched<CardSlipProps>(async () => (await import('../later/card-slip.tsx')).CardSlip);

/** FI-14: hands are open. Equal cards are side by side. */
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

/** The action gives the card away or discards it. */
const leavesHand = (action: Action, card: CardName): boolean =>
  (action.act === 'give' || action.act === 'discard') && action.card === card;

/** A card the player must choose: for the chosen button, or because there are too many. */
function isWanted({ chosen, choices }: Props, card: CardName): boolean {
  if (chosen !== undefined) return chosen.actions.some((action) => leavesHand(action, card));
  return choices.some(({ action, why }) => why === undefined && action.act === 'discard' && action.card === card);
}

const isOffered = ({ choices }: Props, card: CardName): boolean =>
  choices.some(({ action, why }) => why === undefined && usesCard(action, card));
