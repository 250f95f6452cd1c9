import { ChoiceOffer, FocusLayout, type FocusProps, Slip } from '@skerry/look';
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
  const { telling, text, choices } = props;
  const { hire: words, names } = slipWordsOf(text);
  const state = publicState(telling);
  const { active, crewRow, crewNext } = state;
  const step = state.agenda.at(-1);
  const { deck, below, injured } = playerOf(state, active);
  if (step?.do !== 'hire') return null;
  return (
    <FocusLayout class="ib-hiring">
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
            <Slip
              key={place}
              as="paper"
              picture={<CrewFace telling={telling} kind={crewKind(kind)} />}
              title={names.crew(telling, crewKind(kind))}
              price={choice === undefined && <span class="cap">{words.price(price)}</span>}
              actions={
                choice && <ChoiceOffer {...props} choice={choice} label={words.hire} detail={words.price(price)} />
              }
            />
          );
        })}
        {crewNext !== NOBODY && (
          <Slip
            class="ib-next"
            as="paper"
            picture={<CrewFace telling={telling} kind={crewKind(crewNext)} dim />}
            title={names.crew(telling, crewKind(crewNext))}
            price={<span class="cap">{words.next}</span>}
          />
        )}
      </div>
      <Slip as="part" title={words.crewOf(telling, active)}>
        <ul class="wrap">
          {crewIn(deck | below | injured).map((kind, n) => (
            <Member key={`${kind}-${n}`} {...props} kind={kind} />
          ))}
        </ul>
      </Slip>
    </FocusLayout>
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
