import type { Scene } from '@skerry/look';
import { PHASES } from '../../../content/vocabulary.ts';
import type { RoundTold } from '../../../outlook/battle.ts';
import type { IslandOfDread } from '../../../rules/types.ts';
import { wordsOf } from '../../../text/board.ts';
import { Drawing } from '../../drawings/drawing.tsx';
import { ToldLines } from '../cards/told-lines.tsx';
import { BlowRow, Outcome } from './phase-row.tsx';

type Props = Pick<Scene<IslandOfDread>, 'telling' | 'text'> & { readonly rounds: readonly RoundTold[] };

/** Past rounds, folded: a line per roll. Anything before the first round is shown unfolded. */
export function PastRounds({ telling, text, rounds }: Props) {
  const { combat } = wordsOf(text);
  return rounds.map(({ round, blows, notes }) =>
    round === 0 ? (
      <section key={round} class="iod-past">
        <h4 class="cap">{combat.before}</h4>
        <ToldLines telling={telling} text={text} facts={notes} />
      </section>
    ) : (
      <details key={round} class="iod-past">
        <summary class="row wrap">
          <b>{combat.round(round)}</b>
          {blows.map((blow) => (
            <span key={blow.phase} class="inline" data-good={blow.success}>
              <Drawing name={`act-${blow.phase}`} />
              <span class="visually-hidden">{combat.phases[blow.phase]}</span>
              <Outcome text={text} blow={blow} />
            </span>
          ))}
        </summary>
        {notes.length > 0 && <ToldLines telling={telling} text={text} facts={notes} />}
        {(['escape', ...PHASES] as const).map((phase) => {
          const blow = blows.findLast((each) => each.phase === phase);
          return blow && <BlowRow key={phase} telling={telling} text={text} blow={blow} isFresh={false} />;
        })}
      </details>
    ),
  );
}
