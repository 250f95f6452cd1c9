import './fault.css';
import { Dialog, OfferButton, Switch } from '@skerry/look';
import { type FaultReport, issueText, LONGEST_NOTE } from '@skerry/tables/fault';
import { useEffect, useId, useState } from 'preact/hooks';
import { copy } from '../shell/copy.ts';
import { refuse } from '../shell/notices.ts';
import { saveFile } from '../table/sheets/result/picture.ts';
import type { TableModel } from '../table/table-model.ts';
import { tableWords } from '../table/words.ts';
import { makeReport } from './make.ts';
import { faultWords } from './words.ts';

/** A report on what is wrong, as a file or as text for an issue. It goes nowhere by itself. */
export function FaultSheet({ model }: { readonly model: TableModel }) {
  const words = faultWords();
  const field = useId();
  const [note, setNote] = useState('');
  const [named, setNamed] = useState(false);
  const [isWhole, setWhole] = useState<boolean>();
  useEffect(() => {
    void makeReport(model, { note: '', named: false }).then(({ record }) => setWhole(record !== undefined));
  }, [model]);
  const withReport = (use: (report: FaultReport) => unknown) =>
    makeReport(model, { note, named }).then(use, () => refuse(words.failed));
  const save = (report: FaultReport) =>
    saveFile(new Blob([`${JSON.stringify(report)}\n`], { type: 'application/json' }), `${words.file}.json`);
  return (
    <Dialog
      title={tableWords().reportFault}
      closeLabel={tableWords().close}
      onClose={() => model.sheets.open(undefined)}
      offers={
        <>
          <OfferButton
            label={words.copy}
            icon="copy"
            onClick={() => void withReport((made) => copy(issueText(made)))}
          />
          <OfferButton go label={words.save} icon="download" onClick={() => void withReport(save)} />
        </>
      }
    >
      <div class="stack fault">
        <label for={field}>{words.note}</label>
        <textarea
          id={field}
          class="input"
          rows={4}
          maxLength={LONGEST_NOTE}
          aria-describedby={`${field}-help`}
          value={note}
          onInput={(event) => setNote(event.currentTarget.value)}
        />
        <p class="hint" id={`${field}-help`}>
          {words.noteHelp}
        </p>
        {isWhole !== undefined && <p>{isWhole ? words.whole : words.seen}</p>}
        <p>{words.also}</p>
        <Switch label={words.names} on={named} onChange={setNamed} />
      </div>
    </Dialog>
  );
}
