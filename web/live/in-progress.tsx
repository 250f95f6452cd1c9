import { Empty, OfferButton, Slip } from '@skerry/look';
import { useState } from 'preact/hooks';
import { onlineTable } from '../routes.ts';
import { copy } from '../shell/copy.ts';
import { Frame } from '../shell/frame.tsx';
import { PageTitle } from '../shell/title.tsx';
import { liveWords } from '../words/live.ts';
import { linkTo } from './link-origin.ts';
import type { LiveTable } from './table/live-table.ts';

export interface InProgressProps {
  readonly table: LiveTable;
  readonly title: string;
  readonly onWatch: () => void;
}

/** An invitation that comes too late: the reader may watch, or has a seat and lost the link to it. */
export function InProgress({ table, title, onWatch }: InProgressProps) {
  const words = liveWords();
  const [hasSeat, setHasSeat] = useState(false);
  const { id = '', name = '', seats = [] } = table.info.value ?? {};
  const link = linkTo(onlineTable(id));
  const request = () => void copy(words.askForLink(name, link));
  return (
    <Frame class="page-narrow">
      <Slip class="page-slip">
        <PageTitle window={words.inProgress}>{words.inProgress}</PageTitle>
        <Empty
          drawing="jetty"
          offer={
            <>
              {hasSeat ? (
                <OfferButton label={words.copyRequest} icon="copy" onClick={request} />
              ) : (
                <OfferButton label={words.mySeat} icon="person" onClick={() => setHasSeat(true)} />
              )}
              <OfferButton go label={words.movedWatch} icon="watch" onClick={onWatch} />
            </>
          }
        >
          <span role={hasSeat ? 'status' : undefined}>
            {hasSeat
              ? words.mySeatHow(seats.find(({ host }) => host)?.name)
              : words.playedBy(
                  title,
                  seats.map((seat) => seat.name),
                )}
          </span>
        </Empty>
      </Slip>
    </Frame>
  );
}
