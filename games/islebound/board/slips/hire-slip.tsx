import { sayAction, sayReason } from '@skerry/engine';
import { type FocusProps, keyOf } from '@skerry/look';
import { type CrewKind, crewKind } from '../../content/vocabulary.ts';
import { crewIn } from '../../rules/crew.ts';
import { hirePrice } from '../../rules/hire.ts';
import { NOBODY, playerOf } from '../../rules/state.ts';
import type { Islebound } from '../../rules/types.ts';
import { slipWordsOf } from '../../text/board.ts';
import { CrewFace } from '../parts/crew-face.tsx';
import { publicState } from '../parts/public-state.ts';

/** The crew for hire, what each asks for, and whom the ship has already. */
export function HireSlip(props: FocusProps<Islebound>) {
  const { telling, text, choices, answer } = props;
  const { hire: words, names } = slipWordsOf(text);
  const state = publicState(telling);
  const { active, crewRow, crewNext } = state;
  const step = state.agenda.at(-1);
  const { deck, below, injured } = playerOf(state, active);
  if (step?.do !== 'hire') return null;
  return (
    <div class="ib-slip ib-hiring">
      <div class="ib-hire-row">
        {crewRow.map((kind, n) => {
          const place = n + 1;
          if (kind === NOBODY)
            return (
              <p key={place} class="ib-none">
                {words.nobody}
              </p>
            );
          const choice = choices.find(({ action }) => action.act === 'hire' && action.place === place);
          const price = hirePrice(telling.content, state, active, step, place);
          return (
            <article key={place} class="ib-hireling">
              <CrewFace telling={telling} kind={crewKind(kind)} />
              <h3>{names.crew(telling, crewKind(kind))}</h3>
              {choice === undefined ? (
                <p class="ib-note">{words.price(price)}</p>
              ) : (
                <button
                  class="offer"
                  type="button"
                  data-act="hire"
                  data-offer={keyOf(choice.action)}
                  aria-disabled={choice.why !== undefined}
                  aria-label={`${sayAction(text, choice.action, telling)}, ${words.price(price)}`}
                  onClick={() => {
                    if (choice.why === undefined) answer(choice.action);
                  }}
                >
                  <span class="offer-text">
                    <span>{words.hire}</span>
                    <small>
                      {choice.why === undefined ? words.price(price) : sayReason(text, choice.why, telling)}
                    </small>
                  </span>
                </button>
              )}
            </article>
          );
        })}
        {crewNext !== NOBODY && (
          <article class="ib-hireling" data-next>
            <CrewFace telling={telling} kind={crewKind(crewNext)} dim />
            <h3>{names.crew(telling, crewKind(crewNext))}</h3>
            <p class="ib-note">{words.next}</p>
          </article>
        )}
      </div>
      <section class="ib-hired">
        <h3>{words.crewOf(telling, active)}</h3>
        <ul>
          {crewIn(deck | below | injured).map((kind, n) => (
            <Member key={`${kind}-${n}`} {...props} kind={kind} />
          ))}
        </ul>
      </section>
    </div>
  );
}

function Member({ telling, text, kind }: FocusProps<Islebound> & { readonly kind: CrewKind }) {
  const name = slipWordsOf(text).names.crew(telling, kind);
  return (
    <li title={name}>
      <CrewFace telling={telling} kind={kind} />
      <span class="visually-hidden">{name}</span>
    </li>
  );
}
