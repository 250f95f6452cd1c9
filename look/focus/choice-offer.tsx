import { type Choice, type GameTypes, sayAction, sayReason } from '@skerry/engine';
import type { BoardProps } from '../board.ts';
import { OfferButton, type OfferButtonProps } from '../parts/offer.tsx';
import { keyOf } from '../table/offers.ts';

interface ChoiceOfferProps<T extends GameTypes>
  extends Pick<OfferButtonProps, 'detail' | 'icon' | 'go'>,
    Pick<BoardProps<T>, 'telling' | 'text' | 'answer'> {
  readonly choice: Choice<T>;
  /** A shorter label than the usual sentence of the action. */
  readonly label?: string;
}

/** A choice played at a touch; one that is refused gives its reason. */
export function ChoiceOffer<T extends GameTypes>(props: ChoiceOfferProps<T>) {
  const { telling, text, answer, choice, label, detail, icon, go } = props;
  const { action } = choice;
  const why = choice.why && sayReason(text, choice.why, telling);
  const sentence = sayAction(text, action, telling);
  return (
    <OfferButton
      label={label ?? sentence}
      said={label === undefined ? undefined : [sentence, why ?? detail].filter(Boolean).join(', ')}
      detail={detail}
      icon={icon}
      go={go}
      name={keyOf(action)}
      why={why}
      onClick={() => why === undefined && answer(action)}
    />
  );
}
