import { OfferButton, SeatMark, Tool } from '@skerry/look';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { TableModel } from '../table-model.ts';
import { boxOf } from '../together/box.ts';
import { tableWords } from '../words.ts';

/** A player's proposal, at the top of the chart; the player it is for accepts it with one touch. */
export function ProposalSlip({ model }: { readonly model: TableModel }) {
  const words = tableWords();
  const { proposal, takeUp, putAway } = model.together;
  const found = proposal.value;
  const place = useRef<HTMLDivElement>(null);
  const [isLow, setLow] = useState(false);
  // It must not cover the thing it is about.
  useLayoutEffect(() => {
    const chart = boxOf(place.current?.parentElement ?? null);
    const mark = boxOf(document.querySelector('.move-mark[data-kind="proposed"]'));
    setLow(chart !== undefined && mark !== undefined && mark.y < chart.y + chart.height / 2);
  }, [found?.at]);
  return (
    <div ref={place} class="proposal-place" data-low={isLow} role="status">
      {found !== undefined && (
        <div class="slip proposal" data-edge={found.isForMe ? 'brass' : undefined}>
          <SeatMark seat={found.from} size={22} />
          <p>{found.sentence}</p>
          {found.isForMe && <OfferButton label={words.takeUp} icon="check" onClick={takeUp} />}
          <Tool icon="close" label={words.close} quiet onClick={putAway} />
        </div>
      )}
    </div>
  );
}
