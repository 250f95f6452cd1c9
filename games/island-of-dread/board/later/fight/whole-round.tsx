import type { FocusProps } from '@skerry/look';
import type { IslandOfDread } from '../../../rules/types.ts';
import { wordsOf } from '../../../text/board.ts';
import { fightRound, phasesLeft } from '../../fight/kept-round.ts';

/** Rolls all phases of the round, each for the proposed fighter. */
export function WholeRound(props: FocusProps<IslandOfDread>) {
  if (phasesLeft(props) < 2) return null;
  return (
    <button class="link iod-standing" type="button" data-offer="fightRound" onClick={() => fightRound(props)}>
      {wordsOf(props.text).combat.fightRound}
    </button>
  );
}
