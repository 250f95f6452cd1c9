import { OfferButton, Slip } from '@skerry/look';
import { useState } from 'preact/hooks';
import { useRoute } from 'preact-iso';
import { ApiError, unsubscribeEmail } from '../../live/api.ts';
import { MINE } from '../../routes.ts';
import { Frame } from '../../shell/frame.tsx';
import { PageTitle } from '../../shell/title.tsx';
import { myTablesWords } from '../../words/my-tables.ts';
import { noticeWords } from '../../words/notices.ts';
import { shellWords } from '../../words/shell.ts';

/** The target of the link in an email. It asks first: programs that follow links must not unsubscribe anyone. */
export default function UnsubscribePage() {
  const words = noticeWords();
  const { token = '' } = useRoute().params;
  const [said, setSaid] = useState<string>();
  const leave = async () => {
    try {
      const { address = '' } = await unsubscribeEmail(token);
      setSaid(words.leaveDone(address));
    } catch (error) {
      setSaid(error instanceof ApiError && error.answered ? words.leaveUnknown : shellWords().noServer);
    }
  };
  return (
    <Frame class="page-narrow">
      <Slip class="page-slip">
        <PageTitle window={words.leave}>{words.leave}</PageTitle>
        {said === undefined ? (
          <>
            <p>{words.leaveAsk}</p>
            <OfferButton go icon="mail" label={words.leave} onClick={() => void leave()} />
          </>
        ) : (
          <>
            <p role="status">{said}</p>
            <OfferButton icon="list" label={myTablesWords().title} href={MINE} />
          </>
        )}
      </Slip>
    </Frame>
  );
}
