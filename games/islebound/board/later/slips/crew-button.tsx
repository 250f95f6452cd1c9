import { sayAction } from '@skerry/engine';
import type { BoardProps } from '@skerry/look';
import type { CrewKind } from '../../../content/vocabulary.ts';
import type { Action } from '../../../rules/actions.ts';
import type { Islebound } from '../../../rules/types.ts';
import { CrewFace } from '../../parts/crew-face.tsx';

interface CrewButtonProps extends Pick<BoardProps<Islebound>, 'telling' | 'text' | 'answer'> {
  readonly kind: CrewKind;
  readonly action: Action;
  /** Later actions of the same command. */
  readonly then?: readonly Action[];
  readonly detail?: string | undefined;
}

/** A crew member that can be chosen. */
export function CrewButton({ telling, text, answer, kind, action, then, detail }: CrewButtonProps) {
  const label = sayAction(text, action, telling);
  return (
    <button
      class="corners stack ib-crew-button"
      type="button"
      data-walk
      data-act={action.act}
      title={label}
      aria-label={detail === undefined ? label : `${label}, ${detail}`}
      onClick={() => answer(action, then)}
    >
      <CrewFace telling={telling} kind={kind} />
      {detail !== undefined && <small>{detail}</small>}
    </button>
  );
}
