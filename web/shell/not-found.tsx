import { Empty, OfferButton, Slip } from '@skerry/look';
import { HOME } from '../routes.ts';
import { shellWords } from '../words/shell.ts';
import { Frame } from './frame.tsx';
import { PageTitle } from './title.tsx';

export function NotFoundPage() {
  const words = shellWords();
  return (
    <Frame class="page-narrow">
      <Slip class="page-slip">
        <PageTitle window={words.nowhereTitle}>{words.nowhereTitle}</PageTitle>
        <Empty drawing="compass" offer={<OfferButton label={words.goHome} icon="home" href={HOME} />}>
          {words.nowhere}
        </Empty>
      </Slip>
    </Frame>
  );
}
