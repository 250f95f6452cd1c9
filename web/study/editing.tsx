import { type Signal, signal } from '@preact/signals';
import { Dialog, Icon, type IconName, OfferButton } from '@skerry/look';
import {
  canPromote,
  comment,
  LONGEST_COMMENT,
  LONGEST_STUDY_NAME,
  lineHead,
  type NodeId,
  nameNode,
  nameStudy,
  noteAt,
  pageOf,
  promote,
  remove,
  type Study,
} from '@skerry/tables/study';
import { useId, useRef } from 'preact/hooks';
import { notify } from '../shell/notices.ts';
import { tableWords } from '../table/words.ts';
import { shellWords } from '../words/shell.ts';
import type { SaidMoves } from './said-moves.ts';
import type { StudyState } from './study-state.ts';
import { studyWords } from './words.ts';

/** What is asked for in a dialog. */
export const asked: Signal<'name' | 'comment' | undefined> = signal(undefined);

/** A name is for a whole line, or for the study where the game itself is shown. */
const namedAt = (study: Study, at: NodeId): NodeId | undefined => lineHead(study, at);

export function promoteHere(state: StudyState): void {
  state.change((study, at) => ({ ...promote(study, at), at }));
}

export function removeHere(state: StudyState, said: SaidMoves): void {
  const at = state.at.peek();
  if (pageOf(at) !== undefined) return;
  const { sentence } = said.at(state.study.peek(), at);
  if (!state.change(remove)) return;
  const undo = { label: shellWords().undo, icon: 'undo', onClick: state.undo } as const;
  notify(studyWords().deleted(sentence), { tool: undo });
}

/** Name, comment, promote, delete. */
export function EditTools({ state, said }: { readonly state: StudyState; readonly said: SaidMoves }) {
  const words = studyWords();
  const study = state.study.value;
  const at = state.at.value;
  const tools: readonly (readonly [IconName, string, string, boolean, () => void])[] = [
    ['pen', words.name, 'F2', true, () => ask('name')],
    ['chat', words.comment, 'C', true, () => ask('comment')],
    ['up', words.promote, 'Shift+ArrowUp', canPromote(study, at), () => promoteHere(state)],
    ['close', words.delete, 'Delete', pageOf(at) === undefined, () => removeHere(state, said)],
  ];
  return (
    <div class="row study-tools">
      {tools.map(([icon, label, hotkey, can, onClick]) => (
        <button
          key={icon}
          class="column study-tool"
          type="button"
          aria-keyshortcuts={hotkey}
          title={`${label} (${hotkey})`}
          disabled={!can}
          onClick={onClick}
        >
          <Icon name={icon} size={20} />
          {label}
        </button>
      ))}
    </div>
  );
}

export const ask = (what: 'name' | 'comment'): void => {
  asked.value = what;
};

/** What is said about this position, or else about its line. */
export function CommentSlip({ state }: { readonly state: StudyState }) {
  const words = studyWords();
  const study = state.study.value;
  const at = state.at.value;
  const head = lineHead(study, at);
  const said = noteAt(study, at).comment ?? (head && noteAt(study, head).comment);
  if (said === undefined) return null;
  return (
    <section class="slip study-comment" aria-label={words.comment}>
      <header class="panel-head">
        <h2>{words.comment}</h2>
      </header>
      <p class="study-said">{said}</p>
    </section>
  );
}

export function EditDialog({ state }: { readonly state: StudyState }) {
  const words = studyWords();
  const id = useId();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const what = asked.value;
  if (what === undefined) return null;
  const study = state.study.peek();
  const at = state.at.peek();
  const named = namedAt(study, at);
  const close = () => {
    asked.value = undefined;
  };
  const save = () => {
    const text = field.current?.value ?? '';
    const isDone = state.change((study, at) => {
      if (what === 'comment') return comment(study, at, text);
      const result = named === undefined ? nameStudy(study, at, text) : nameNode(study, named, text);
      return result.why === undefined ? { ...result, at } : result;
    });
    if (isDone) close();
  };
  const title = what === 'comment' ? words.comment : named === undefined ? words.nameStudy : words.nameLine;
  const before =
    what === 'comment' ? noteAt(study, at).comment : named === undefined ? study.name : noteAt(study, named).name;
  const common = { id, ref: field, class: 'input study-field', defaultValue: before ?? '' };
  return (
    <Dialog
      title={title}
      closeLabel={tableWords().close}
      onClose={close}
      offers={<OfferButton go icon="check" label={words.save} onClick={save} />}
    >
      <label for={id} class="visually-hidden">
        {title}
      </label>
      {what === 'comment' ? (
        <textarea {...common} rows={5} maxLength={LONGEST_COMMENT} />
      ) : (
        <input
          {...common}
          maxLength={LONGEST_STUDY_NAME}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The button that has the focus afterwards would be pressed.
            event.preventDefault();
            save();
          }}
        />
      )}
    </Dialog>
  );
}
