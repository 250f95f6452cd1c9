import { type Scene, Slip } from '@skerry/look';
import type { ComponentChildren } from 'preact';
import type { Player } from '../../../rules/state.ts';
import type { IslandOfDread } from '../../../rules/types.ts';
import { wordsOf } from '../../../text/board.ts';
import { Medallion } from '../../cards/medallion.tsx';
import { Strengths } from '../../hand/strengths.tsx';
import { Vitals } from '../../hand/vitals.tsx';

interface CaptainCardProps extends Pick<Scene<IslandOfDread>, 'telling' | 'text'> {
  readonly card: number;
  /** The seat that hired the Captain; absent in a port. */
  readonly player?: Player;
  readonly actions?: ComponentChildren;
  readonly children?: ComponentChildren;
}

export function CaptainCard({ telling, text, card, player, actions, children }: CaptainCardProps) {
  const { names, sheet } = wordsOf(text);
  return (
    <Slip
      as={player === undefined ? 'paper' : 'part'}
      class="iod-captain"
      title={names.card(telling, card)}
      picture={<Medallion world={telling.content} card={card} />}
      actions={actions}
    >
      <Strengths telling={telling} text={text} figure={card} />
      <Vitals telling={telling} text={text} player={player} figure={card} />
      {children}
      <p class="fine">{names.cardText(telling, card) ?? sheet.noAbility}</p>
    </Slip>
  );
}
