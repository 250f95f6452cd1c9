import { FocusLayout, type FocusProps } from '@skerry/look';
import { useRef } from 'preact/hooks';
import { fightOf, placingsOf } from '../../../../outlook/attack.ts';
import type { Islebound } from '../../../../rules/types.ts';
import { slipWordsOf } from '../../../../text/board.ts';
import { AttackDice } from './attack-dice.tsx';
import { AttackGroup } from './attack-group.tsx';
import { useRolling } from './rolling.ts';
import { StrengthSum } from './strength-sum.tsx';
import { Target } from './target.tsx';

/** From the choice of the group to the end of the attack. */
export function AttackSlip(props: FocusProps<Islebound>) {
  const { telling, text } = props;
  const root = useRef<HTMLDivElement>(null);
  const { state } = telling;
  const fight = fightOf(telling);
  const rolling = useRolling(props, root, ({ fact }) => (fact.fact === 'rolled' ? fact.dice.length : 0));
  if (fight === undefined || state.attack === null) return null;
  const isGathering = state.attack.dice.length === 0;
  const isStill = !rolling.isOn && !isGathering;
  return (
    <FocusLayout
      root={root}
      class="ib-attack"
      picture={<Target telling={telling} banner="red" />}
      said={isStill ? slipWordsOf(text).attack.readAloud(placingsOf(fight), fight.total, fight.need) : ''}
      sum={<StrengthSum {...props} fight={fight} settled={rolling.settled} isGathering={isGathering} />}
    >
      {isGathering ? (
        <AttackGroup {...props} fight={fight} />
      ) : (
        <AttackDice {...props} fight={fight} rolling={rolling} />
      )}
    </FocusLayout>
  );
}
