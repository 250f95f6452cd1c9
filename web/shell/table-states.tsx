import { Empty, OfferButton, Slip, useLate, Waiting } from '@skerry/look';
import { HOME } from '../routes.ts';
import { homeWords } from '../words/home.ts';
import { liveWords } from '../words/live.ts';
import { shellWords } from '../words/shell.ts';
import { Frame } from './frame.tsx';
import { PageTitle } from './title.tsx';

/** A table that is being looked for; mostly it is found before there is anything to see. */
export function TableWaiting() {
  const words = shellWords();
  if (!useLate()) return null;
  return (
    <Frame class="page-narrow">
      <Waiting label={words.connecting} />
    </Frame>
  );
}

export interface TableFailureProps {
  readonly sentence: string;
  /** Where it may go better next time. */
  readonly onRetry?: () => void;
  /** Where the table is kept on this device: saves it as a file. */
  readonly onSave?: () => void;
}

/** A table that cannot be shown, and why. */
export function TableFailure({ sentence, onRetry, onSave }: TableFailureProps) {
  const words = shellWords();
  const { noTable } = liveWords();
  return (
    <Frame class="page-narrow">
      <Slip class="page-slip">
        <PageTitle window={noTable}>{noTable}</PageTitle>
        <Empty
          drawing="jetty"
          offer={
            <>
              {onSave && <OfferButton go label={homeWords().saveTable} icon="download" onClick={onSave} />}
              {onRetry === undefined ? (
                <OfferButton label={words.goHome} icon="home" href={HOME} />
              ) : (
                <OfferButton go label={words.tryAgain} icon="undo" onClick={onRetry} />
              )}
            </>
          }
        >
          {sentence}
        </Empty>
      </Slip>
    </Frame>
  );
}
