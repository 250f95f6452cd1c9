import { PanelHead, type PaneProps } from '@skerry/look';
import { CONSTANTS } from '../../content/constants.ts';
import { CREW_KINDS } from '../../content/vocabulary.ts';
import { hirePrice } from '../../rules/hire.ts';
import { NOBODY } from '../../rules/state.ts';
import type { Islebound } from '../../rules/types.ts';
import { panelWordsOf, wordsOf } from '../../text/board.ts';
import { CrewMember } from '../hand/crew.tsx';
import { Drawing } from '../parts/drawing.tsx';
import { publicState } from '../parts/public-state.ts';

type Props = PaneProps<Islebound>;

/** Crew in the row with their prices, and the next of the stack. */
export function CrewForHire({ telling, text }: Props) {
  const words = panelWordsOf(text);
  const { state } = telling;
  const { names } = wordsOf(text);
  const isEmpty = state.crewRow.every((kind) => kind === NOBODY);
  const nextKind = CREW_KINDS[state.crewNext];
  return (
    <section>
      <PanelHead title={words.hire} note={nextKind === undefined ? words.hireNote : words.next} />
      {isEmpty && <p class="cap">{words.noCrew}</p>}
      <div class="ib-hire">
        {state.crewRow.map((kind, nth) => {
          const crew = CREW_KINDS[kind];
          if (crew === undefined) return <span key={nth} class="ib-nobody" />;
          const price = priceOf(telling, nth + 1);
          return (
            <span
              key={nth}
              class="ib-hireable"
              data-ib={`hire-${nth + 1}`}
              role="img"
              aria-label={words.hireFor(names.crew(telling, crew), price)}
              title={words.hireFor(names.crew(telling, crew), price)}
            >
              <CrewMember telling={telling} text={text} kind={crew} n={1} place="deck" />
              <span class="ib-cost">
                {price === 0 ? (
                  words.free
                ) : (
                  <span>
                    <Drawing name="coin" />
                    {price}
                  </span>
                )}
              </span>
            </span>
          );
        })}
        {nextKind !== undefined && (
          <>
            <i class="ib-arrow" aria-hidden="true">
              ←
            </i>
            <span class="ib-hireable ib-next" title={words.hireNext(names.crew(telling, nextKind))}>
              <CrewMember telling={telling} text={text} kind={nextKind} n={1} place="deck" />
            </span>
          </>
        )}
      </div>
    </section>
  );
}

/** The price on the board; while somebody hires, what the town makes of it (IB-44, IB-45). */
export function priceOf(telling: Props['telling'], place: number): number {
  const { state, content } = telling;
  const step = state.agenda.at(-1);
  if (step?.do === 'hire') return hirePrice(content, publicState(telling), state.active, step, place);
  return CONSTANTS.crewRowPrices[place - 1] ?? 0;
}
