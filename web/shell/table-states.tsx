import { Empty, OfferButton, Slip, useLate, Waiting } from '@skerry/look';
import { HOME } from '../routes.ts';
import { homeWords } from '../words/home.ts';
import { liveWords } from '../words/live.ts';
import { shellWords } from '../words/shell.ts';
import { Frame } from './frame.tsx';
import { PageTitle } from './title.tsx';

/** While a table is loading; usually too short to be seen. */
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
  /** Where a retry may help. */
  readonly onRetry?: () => void;
  /** For a table on this device: saves it as a file. */
  readonly onSave?: () => void;
}

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
