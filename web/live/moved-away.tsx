import type { Seat } from '@skerry/engine';
import { Empty, OfferButton, Slip } from '@skerry/look';
import { Frame } from '../shell/frame.tsx';
import { refuse } from '../shell/notices.ts';
import { PageTitle } from '../shell/title.tsx';
import { liveWords } from '../words/live.ts';
import type { LiveTable } from './table/live-table.ts';

export interface MovedAwayProps {
  readonly table: LiveTable;
  /** Those that went to the other device. */
  readonly seats: readonly Seat[];
  readonly onWatch: () => void;
}

/** The reader went on at another device: this one may look on, or have the seat back. */
export function MovedAway({ table, seats, onWatch }: MovedAwayProps) {
  const words = liveWords();
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
        <PageTitle window={words.movedTitle}>{words.movedTitle}</PageTitle>
        <Empty
          drawing="jetty"
          offer={
            <>
              <OfferButton label={words.movedWatch} icon="watch" onClick={onWatch} />
              <OfferButton go label={words.movedBack} icon="undo" onClick={() => void bringBack()} />
            </>
          }
        >
          {words.movedHow}
        </Empty>
      </Slip>
    </Frame>
  );
}
