import { type GameTypes, sayReason } from '@skerry/engine';
import type { BoardProps } from '../board.ts';
import { Slip } from '../parts/slip.tsx';
import type { Concern } from '../table/concerns.ts';
import { ChoiceOffer } from './choice-offer.tsx';

interface ConcernSlipProps<T extends GameTypes> extends Pick<BoardProps<T>, 'telling' | 'text' | 'answer'> {
  readonly title: string;
  readonly concern: Concern<T> | undefined;
  readonly tip: boolean;
}

/** The slip of a thing: its actions, and each reason for a refusal once. */
export function ConcernSlip<T extends GameTypes>({ title, concern, tip, ...props }: ConcernSlipProps<T>) {
  const { offered = [], refused = [] } = concern ?? {};
  const buttons = offered.map((action) => <ChoiceOffer key={JSON.stringify(action)} {...props} choice={{ action }} />);
  const reasons = new Set(refused.map(({ why }) => sayReason(props.text, why, props.telling)));
  return <Slip as="part" title={title} actions={tip ? undefined : buttons} reasons={[...reasons]} />;
}
