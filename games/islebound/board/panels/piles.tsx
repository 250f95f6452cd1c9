import { cardsIn, type Pile } from '@skerry/engine';
import type { BoardProps } from '@skerry/look';
import type { ComponentChildren } from 'preact';
import { crewKind } from '../../content/vocabulary.ts';
import type { Islebound } from '../../rules/types.ts';
import { panelWordsOf, wordsOf } from '../../text/board.ts';
import { Quantity } from '../hand/goods.tsx';
import { Drawing } from '../parts/drawing.tsx';

type Props = BoardProps<Islebound>;

/** What is left in each pile. The contents are public, the order is not; the Architect deck is secret. */
export function Piles({ telling, text }: Props) {
  const words = panelWordsOf(text);
  const { names } = wordsOf(text);
  const { state } = telling;
  const { architect } = state;
  return (
    <div class="stack ib-piles">
      <PileOf
        title={words.piles.buildings}
        n={state.deckSize}
        of={architect ? [] : sorted(state.deck)}
        {...{ telling, text }}
      >
        {(building) => names.building(telling, building)}
      </PileOf>
      {architect && (
        <>
          <PileOf
            title={words.piles.paid}
            n={state.paid.length}
            of={[...state.paid].sort(byNumber)}
            {...{ telling, text }}
          >
            {(building) => names.building(telling, building)}
          </PileOf>
          <section>
            <h3>{words.piles.hands}</h3>
            <p>{telling.names.map((name, seat) => `${name} ${state.hands[seat]}`).join(' · ')}</p>
          </section>
        </>
      )}
      <PileOf
        title={words.piles.events}
        n={cardsIn(state.eventPile)}
        of={sorted(state.eventPile)}
        {...{ telling, text }}
      >
        {(event) => names.event(telling, event)}
      </PileOf>
      <PileOf
        title={words.piles.reputation}
        n={cardsIn(state.reputationPile)}
        of={sorted(state.reputationPile)}
        {...{ telling, text }}
      >
        {(card) => names.reputation(telling, card)}
      </PileOf>
      <PileOf
        title={words.piles.tokens}
        n={cardsIn(state.tokenPile)}
        of={sorted(state.tokenPile)}
        {...{ telling, text }}
      >
        {(token) => names.token(telling, token)}
      </PileOf>
      <PileOf title={words.piles.crew} n={cardsIn(state.crewStack)} of={sorted(state.crewStack)} {...{ telling, text }}>
        {(kind) => names.crew(telling, crewKind(kind))}
      </PileOf>
      <section>
        <h3>{words.piles.supply}</h3>
        <p class="row">
          <Quantity drawing="pirate" n={state.pirates} label={words.things(state.pirates, 'pirate')} />
          <Quantity drawing="serpent" n={state.serpents} label={words.things(state.serpents, 'serpent')} />
          {state.ichor && (
            <span class="ib-thing" title="Ichor">
              <Drawing name="ichor" />
            </span>
          )}
        </p>
      </section>
    </div>
  );
}

interface PileProps extends Pick<Props, 'telling' | 'text'> {
  readonly title: string;
  readonly n: number;
  /** The pile's cards; empty if they are secret. */
  readonly of: readonly number[];
  readonly children: (card: number) => ComponentChildren;
}

function PileOf({ text, title, n, of, children }: PileProps) {
  const words = panelWordsOf(text);
  const kinds = [...new Set(of)];
  return (
    <section>
      <h3>
        {title} <small>{words.left(n)}</small>
      </h3>
      {kinds.length > 0 && (
        <details>
          <summary class="cap">{words.toCome}</summary>
          <ul>
            {kinds.map((card) => {
              const copies = of.filter((each) => each === card).length;
              return (
                <li key={card}>
                  {copies > 1 && `${copies} × `}
                  {children(card)}
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </section>
  );
}

const byNumber = (one: number, other: number): number => one - other;
const sorted = (pile: Pile<number>): number[] => pile.flat().sort(byNumber);
