import { sayFact } from '@skerry/engine';
import { type BoardProps, Tool } from '@skerry/look';
import { useRef, useState } from 'preact/hooks';
import { NONE } from '../../content/vocabulary.ts';
import type { Fact } from '../../rules/facts.ts';
import type { IslandOfDread } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import { DrawnCard } from '../cards/drawn-card.tsx';
import { Medallion } from '../cards/medallion.tsx';
import { TenSided } from '../panels/ten-sided.tsx';
import { type Happening, happeningOf } from './happening.ts';
import { isPlacing } from './hero-placement.ts';

/**
 * What has just happened by itself, to be read: the reader's own stays until it is closed or the reader goes on. What happened to
 * others makes room for the chart when the reader's turn begins; the log has it. Moves that are marked on the chart are seen, too. While
 * a Hero is put somewhere it lies aside, without the card.
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
  const lines = (
    <ul class="stack iod-told">
      {shown.facts.map((fact, n) => (
        <li key={n}>
          {fact.fact === 'tested' && fact.dice.map((face, die) => <TenSided key={die} face={face} />)}
          <span>{sayFact(text, fact, telling)}</span>
        </li>
      ))}
    </ul>
  );
  return (
    <section
      class="slip iod-happening"
      data-loss={shown.isLoss}
      data-fresh={isFresh(moment?.facts ?? [], shown)}
      data-aside={isAside}
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
    </section>
  );
}

const isFresh = (facts: readonly Fact[], { card }: Happening): boolean =>
  facts.some((fact) => fact.fact === 'cardDrawn' && fact.card === card);
