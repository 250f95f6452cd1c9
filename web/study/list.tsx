import { Dialog, OfferButton, Slip, TextField, Tool } from '@skerry/look';
import { LONGEST_STUDY_NAME, lastPage } from '@skerry/tables/study';
import { useEffect, useState } from 'preact/hooks';
import { announced, titleOf } from '../my-tables/titles.ts';
import { whenOf } from '../my-tables/when.ts';
import { studyPage } from '../routes.ts';
import { settings } from '../settings/settings.ts';
import { notify } from '../shell/notices.ts';
import { shellWords } from '../words/shell.ts';
import { type KeptStudy, keepStudy, listStudies, removeStudy } from './kept.ts';
import { studyWords } from './words.ts';

/** The studies on this device; nothing where there are none. */
export function StudyList() {
  const words = studyWords();
  const [studies, setStudies] = useState<readonly KeptStudy[]>([]);
  const [renamed, setRenamed] = useState<KeptStudy | undefined>(undefined);
  const refresh = async () => setStudies(await listStudies().catch(() => []));
  useEffect(() => void refresh(), []);
  if (studies.length === 0) return null;
  const remove = async (kept: KeptStudy) => {
    await removeStudy(kept.id);
    const onClick = () => void keepStudy(kept).then(refresh);
    notify(words.removed(kept.study.name), { tool: { label: shellWords().undo, icon: 'undo', onClick } });
    await refresh();
  };
  return (
    <Slip class="table-group" label={words.studies} title={words.studies} note={words.studiesNote}>
      <ul>
        {studies.map((kept) => (
          <StudyRow key={kept.id} kept={kept} onRename={() => setRenamed(kept)} onRemove={() => void remove(kept)} />
        ))}
      </ul>
      {renamed !== undefined && (
        <Rename
          kept={renamed}
          onClose={() => {
            setRenamed(undefined);
            void refresh();
          }}
        />
      )}
    </Slip>
  );
}

interface StudyRowProps {
  readonly kept: KeptStudy;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

function StudyRow({ kept: { id, study, touched }, onRename, onRemove }: StudyRowProps) {
  const words = studyWords();
  const { name, record, moves } = study;
  const picture = announced(record.game)?.picture;
  return (
    <li class="row wrap table-row" data-group="ended">
      <a class="grow stack table-row-way" href={studyPage(id)}>
        <i class="table-row-sign" aria-hidden="true" />
        <svg class="table-row-picture" aria-hidden="true">
          {picture !== undefined && <use href={`${picture}#picture`} />}
        </svg>
        <span class="table-row-text">
          <b>{name}</b> <em>{titleOf(record.game)}</em>
          <span class="table-row-sentence">
            {words.steps(lastPage(study))}, {words.moves(moves.length)}
          </span>
        </span>
        <span class="row table-row-time">{whenOf(touched, Date.now(), settings.language.value)}</span>
      </a>
      <span class="row table-row-act">
        <Tool icon="pen" label={`${words.rename} (${name})`} quiet onClick={onRename} />
        <Tool icon="close" label={`${words.delete} (${name})`} quiet onClick={onRemove} />
      </span>
    </li>
  );
}

function Rename({ kept, onClose }: { readonly kept: KeptStudy; readonly onClose: () => void }) {
  const words = studyWords();
  const [name, setName] = useState(kept.study.name);
  const save = async () => {
    const wanted = name.trim();
    if (wanted !== '') await keepStudy({ ...kept, study: { ...kept.study, name: wanted } });
    onClose();
  };
  return (
    <Dialog
      title={words.rename}
      closeLabel={shellWords().close}
      onClose={onClose}
      offers={<OfferButton go icon="check" label={words.save} onClick={() => void save()} />}
    >
      <TextField label={words.nameStudy} value={name} maxLength={LONGEST_STUDY_NAME} onInput={setName} />
    </Dialog>
  );
}
