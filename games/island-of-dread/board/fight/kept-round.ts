import { signal } from '@preact/signals';
import type { FocusProps } from '@skerry/look';
import { useEffect } from 'preact/hooks';
import { type Acts, afterStanding } from '../../outlook/fight.ts';
import type { IslandOfDread } from '../../rules/types.ts';
import { phaseKey, pickedAction, standIn } from './picked-fighter.ts';
import { fightKey } from './skip-fight.ts';

type Props = FocusProps<IslandOfDread>;

/** The round whose other phases are rolled as proposed. */
const kept = signal<string | undefined>(undefined);
/** Phases already answered: an undone answer is asked again. */
const answered = new Set<string>();

const roundKey = ({ telling }: Pick<Props, 'telling'>): string => `${fightKey(telling)}-${telling.state.combat?.round}`;

export const isRoundKept = (props: Pick<Props, 'telling'>): boolean => kept.value === roundKey(props);

/** The phases that the round still has, this one too; an escape phase comes before all three. */
export const phasesLeft = ({ telling: { state }, choices }: Props): number =>
  standIn(choices) === undefined ? 3 - (state.combat?.phase ?? 0) : 3;

export function fightRound(props: Props): void {
  kept.value = roundKey(props);
  roll(props);
}

export const askEachPhase = (): void => {
  kept.value = undefined;
};

function roll(props: Props): void {
  const { telling, choices, answer } = props;
  const action: Acts | undefined = pickedAction(telling, choices);
  if (action === undefined) return;
  const stand = standIn(choices);
  answered.add(phaseKey(stand === undefined ? telling : afterStanding(telling)));
  if (stand === undefined) answer(action);
  else answer(stand, [action]);
}

/** Rolls each phase of such a round. A card that could be used still asks. */
export function useKeptRound(props: Props): void {
  useEffect(() => {
    if (isRoundKept(props) && !answered.has(phaseKey(props.telling))) roll(props);
  }, [props.choices]);
}
