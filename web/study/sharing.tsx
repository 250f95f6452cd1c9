import { Dialog, Icon, OfferButton } from '@skerry/look';
import { studyFile } from '@skerry/tables/study';
import { useEffect, useState } from 'preact/hooks';
import { download } from '../local/download.ts';
import { packed } from '../local/packed-text.ts';
import { LONGEST_LINK, studyPage } from '../routes.ts';
import { CopyField } from '../sharing/copy-field.tsx';
import { tableWords } from '../table/words.ts';
import type { StudyState } from './study-state.ts';
import { studyWords } from './words.ts';

/** Where the study is kept, and the ways to give it to others. */
export function KeptSlip({ state }: { readonly state: StudyState }) {
  const words = studyWords();
  const [isOpen, setOpen] = useState(false);
  const { study } = state;
  const save = () => download(`${study.peek().name}.skerry`, `${JSON.stringify(studyFile(study.peek()))}\n`);
  return (
    <section class="slip study-kept" aria-label={words.share}>
      <p class="fine">{words.kept}</p>
      <div class="wrap study-ways">
        <OfferButton icon="link" label={words.link} onClick={() => setOpen(true)} />
        <OfferButton icon="download" label={words.file} onClick={save} />
      </div>
      {isOpen && <LinkDialog state={state} onSave={save} onClose={() => setOpen(false)} />}
    </section>
  );
}

interface LinkDialogProps {
  readonly state: StudyState;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** The whole study is in the link, if that is short enough. */
function LinkDialog({ state, onSave, onClose }: LinkDialogProps) {
  const words = studyWords();
  const study = state.study.value;
  const [link, setLink] = useState<string | 'tooLong' | undefined>();
  useEffect(() => {
    void packed(studyFile(study)).then((letters) => {
      const whole = `${new URL(studyPage(), location.href).href}#${letters}`;
      setLink(whole.length > LONGEST_LINK ? 'tooLong' : whole);
    });
  }, [study]);
  return (
    <Dialog title={words.link} closeLabel={tableWords().close} onClose={onClose}>
      {link === 'tooLong' ? (
        <>
          <p>{words.linkTooLong}</p>
          <OfferButton icon="download" label={words.file} onClick={onSave} />
        </>
      ) : (
        link !== undefined && <CopyField label={words.link} hint={words.linkHolds} text={link} />
      )}
      {study.record.holdsSecrets && (
        <p class="row study-warning">
          <Icon name="warning" size={20} /> {words.tellsSecrets}
        </p>
      )}
    </Dialog>
  );
}
