import { signal } from '@preact/signals';
import type { BoardProps } from '@skerry/look';
import { useEffect } from 'preact/hooks';
import type { IslandOfDread } from '../../rules/types.ts';
import { fightKey } from './skip-fight.ts';

type Props = Pick<BoardProps<IslandOfDread>, 'telling' | 'choices' | 'answer'>;

/** The fight to be fought to its end without escape phases. */
const kept = signal<string | undefined>(undefined);
/** Rounds already answered: an undone answer is asked again. */
const answered = new Set<string>();

const roundKey = ({ telling }: Props): string => `${fightKey(telling)}-${telling.state.combat?.round}`;

export const isKept = ({ telling }: Pick<Props, 'telling'>): boolean => kept.value === fightKey(telling);

export function standToEnd(props: Props): void {
  kept.value = fightKey(props.telling);
  stand(props);
}

export const askAgain = (): void => {
  kept.value = undefined;
};

function stand(props: Props): void {
  const { telling, choices, answer } = props;
  const found = choices.find(({ action, why }) => action.act === 'stand' && why === undefined);
  if (found === undefined || telling.state.agenda.at(-1)?.do !== 'escape') return;
  answered.add(roundKey(props));
  answer(found.action);
}

/** Stands and fights in every round of such a fight. */
export function useKeptStand(props: Props): void {
  useEffect(() => {
    if (isKept(props) && !answered.has(roundKey(props))) stand(props);
  }, [props.choices]);
}
