import { sayAction } from '@skerry/engine';
import type { BoardProps } from '@skerry/look';
import type { CrewKind } from '../../content/vocabulary.ts';
import type { Action } from '../../rules/actions.ts';
import type { Islebound } from '../../rules/types.ts';
import { CrewFace } from '../parts/crew-face.tsx';

interface CrewButtonProps extends Pick<BoardProps<Islebound>, 'telling' | 'text' | 'answer'> {
  readonly kind: CrewKind;
  readonly action: Action;
  /** A few words below. */
  readonly detail?: string | undefined;
}

/** A crew member who can be asked to do something. */
export function CrewButton({ telling, text, answer, kind, action, detail }: CrewButtonProps) {
  const label = sayAction(text, action, telling);
  return (
    <button
      class="ib-crew-button ib-corners"
      type="button"
      data-walk
      data-act={action.act}
      title={label}
      aria-label={detail === undefined ? label : `${label}, ${detail}`}
      onClick={() => answer(action)}
    >
      <CrewFace telling={telling} kind={kind} />
      {detail !== undefined && <small>{detail}</small>}
    </button>
  );
}
