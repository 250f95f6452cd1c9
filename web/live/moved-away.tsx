import type { Seat } from '@skerry/engine';
import { Empty, OfferButton, Slip } from '@skerry/look';
import { Frame } from '../shell/frame.tsx';
import { refuse } from '../shell/notices.ts';
import { PageTitle } from '../shell/title.tsx';
import { liveWords } from '../words/live.ts';
import type { LiveTable } from './table/live-table.ts';

export interface MovedAwayProps {
  readonly table: LiveTable;
  readonly seats: readonly Seat[];
  readonly onWatch: () => void;
}

/** The reader continued on another device: this one may watch, or take the seat back. */
export function MovedAway({ table, seats, onWatch }: MovedAwayProps) {
  const words = liveWords();
  const isByLink = seats.some((seat) => table.info.value?.seats[seat]?.byLink);
  const title = isByLink ? words.takenTitle : words.movedTitle;
  const bringBack = async () => {
    for (const seat of seats) {
      const reply = await table.command({ do: 'bringBack', seat });
      if (reply.why !== undefined) return refuse(reply.sentence);
    }
    await table.look(seats[0]!);
  };
  return (
    <Frame class="page-narrow">
      <Slip class="page-slip">
        <PageTitle window={title}>{title}</PageTitle>
        <Empty
          drawing="jetty"
          offer={
            <>
              <OfferButton label={words.movedWatch} icon="watch" onClick={onWatch} />
              <OfferButton go label={words.movedBack} icon="undo" onClick={() => void bringBack()} />
            </>
          }
        >
          {isByLink ? words.takenHow : words.movedHow}
        </Empty>
      </Slip>
    </Frame>
  );
}
