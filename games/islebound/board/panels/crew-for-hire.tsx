import { PanelHead, type PaneProps } from '@skerry/look';
import { CREW_KINDS } from '../../content/vocabulary.ts';
import { crewForHire } from '../../outlook/seat.ts';
import type { Islebound } from '../../rules/types.ts';
import { panelWordsOf, wordsOf } from '../../text/board.ts';
import { CrewMember } from '../hand/crew.tsx';
import { Drawing } from '../parts/drawing.tsx';

type Props = PaneProps<Islebound>;

/** The crew row with prices, and the next crew member of the stack. */
export function CrewForHire({ telling, text }: Props) {
  const words = panelWordsOf(text);
  const { state } = telling;
  const { names } = wordsOf(text);
  const row = crewForHire(telling);
  const nextKind = CREW_KINDS[state.crewNext];
  return (
    <section>
      <PanelHead title={words.hire} note={nextKind === undefined ? words.hireNote : words.next} />
      {row.every(({ kind }) => kind === undefined) && <p class="cap">{words.noCrew}</p>}
      <div class="row ib-hire">
        {row.map(({ place, kind: crew, price }) => {
          if (crew === undefined) return <span key={place} class="ib-nobody" />;
          return (
            <span
              key={place}
              class="centred ib-hireable"
              data-ib={`hire-${place}`}
              role="img"
              aria-label={words.hireFor(names.crew(telling, crew), price)}
              title={words.hireFor(names.crew(telling, crew), price)}
            >
              <CrewMember telling={telling} text={text} kind={crew} n={1} place="deck" />
              <span class="row ib-cost">
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
            <span class="centred ib-hireable ib-next" title={words.hireNext(names.crew(telling, nextKind))}>
              <CrewMember telling={telling} text={text} kind={nextKind} n={1} place="deck" />
            </span>
          </>
        )}
      </div>
    </section>
  );
}
