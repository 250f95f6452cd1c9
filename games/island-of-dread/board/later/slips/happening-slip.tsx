import { type BoardProps, Slip, Tool } from '@skerry/look';
import { useRef, useState } from 'preact/hooks';
import { NONE } from '../../../content/vocabulary.ts';
import type { Fact } from '../../../rules/facts.ts';
import type { IslandOfDread } from '../../../rules/types.ts';
import { wordsOf } from '../../../text/board.ts';
import { Medallion } from '../../cards/medallion.tsx';
import { isPlacing } from '../../slips/hero-placement.ts';
import { DrawnCard } from '../cards/drawn-card.tsx';
import { ToldLines } from '../cards/told-lines.tsx';
import { type Happening, happeningOf } from './happening.ts';

/**
 * What has just happened, to be read. The player's own stays until it is closed or play goes on; that of others gives
 * way to the chart when the player's turn begins (the log has it). Moves marked on the chart stay visible. During a
 * Hero's placement it is aside, without the card.
 */
export function HappeningSlip(props: BoardProps<IslandOfDread>) {
  const { telling, text, moment, turnFacts, marks = [] } = props;
  const { reader, content, state } = telling;
  const own = useRef<Happening | undefined>(undefined);
  const [closed, setClosed] = useState<string | undefined>(undefined);
  const now = happeningOf(content, turnFacts);
  const isOwnMove = moment?.facts.some(
    (fact) => 'seat' in fact && fact.seat === reader && !own.current?.facts.includes(fact),
  );
  if (now !== undefined && now.seat === reader) own.current = now;
  else if (now !== undefined || isOwnMove || moment === undefined) own.current = undefined;
  const shown = now ?? own.current;
  if (shown === undefined || state.combat !== null || state.outcome !== null || shown.facts.length === 0) return null;
  if ((shown.seat !== reader && state.active === reader) || marks.length > 0) return null;
  const key = JSON.stringify(shown);
  if (key === closed) return null;
  const { drawn } = wordsOf(text);
  const isAside = isPlacing(state);
  const lines = <ToldLines telling={telling} text={text} facts={shown.facts} />;
  return (
    <Slip
      class="iod-happening"
      states={{
        'data-loss': shown.isLoss,
        'data-fresh': isFresh(moment?.facts ?? [], shown),
        'data-aside': isAside,
      }}
    >
      <Tool icon="close" label={drawn.close} quiet onClick={() => setClosed(key)} />
      {shown.card === NONE || isAside ? (
        <div class="stack iod-drawn">
          <Medallion world={content} card={state.players[shown.seat]!.hero} />
          {lines}
        </div>
      ) : (
        <DrawnCard telling={telling} text={text} card={shown.card}>
          {lines}
        </DrawnCard>
      )}
    </Slip>
  );
}

const isFresh = (facts: readonly Fact[], { card }: Happening): boolean =>
  facts.some((fact) => fact.fact === 'cardDrawn' && fact.card === card);
