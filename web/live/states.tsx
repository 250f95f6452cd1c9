import { Empty, OfferButton, Slip, Waiting } from '@skerry/look';
import { HOME } from '../routes.ts';
import { Frame } from '../shell/frame.tsx';
import { PageTitle } from '../shell/title.tsx';
import { liveWords } from '../words/live.ts';
import { shellWords } from '../words/shell.ts';

/** A table that is being looked for. */
export function TableWaiting() {
  const words = shellWords();
  return (
    <Frame class="page-narrow">
      <Waiting label={words.connecting} />
    </Frame>
  );
}

/** A table that cannot be shown, and why. */
export function TableFailure({ sentence }: { readonly sentence: string }) {
  const words = shellWords();
  const { noTable } = liveWords();
  return (
    <Frame class="page-narrow">
      <Slip class="page-slip">
        <PageTitle window={noTable}>{noTable}</PageTitle>
        <Empty drawing="jetty" offer={<OfferButton label={words.goHome} icon="home" href={HOME} />}>
          {sentence}
        </Empty>
      </Slip>
    </Frame>
  );
}
