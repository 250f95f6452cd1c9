import { at } from '@skerry/engine';
import { ChoiceOffer, FocusLayout, type FocusProps, Slip } from '@skerry/look';
import { type CrewKind, crewKind, NOBODY } from '../../../content/vocabulary.ts';
import { crewIn } from '../../../content/world.ts';
import { crewForHire } from '../../../outlook/seat.ts';
import type { Islebound } from '../../../rules/types.ts';
import { slipWordsOf } from '../../../text/board.ts';
import { CrewFace } from '../../parts/crew-face.tsx';

/** The crew for hire with prices, and the ship's own crew. */
export function HireSlip(props: FocusProps<Islebound>) {
  const { telling, text, choices } = props;
  const { hire: words, names } = slipWordsOf(text);
  const { active, crewNext, players } = telling.state;
  const { deck, below, injured } = at(players, active);
  return (
    <FocusLayout class="ib-hiring">
      <div class="stack ib-hire-row">
        {crewForHire(telling).map(({ place, kind, price }) => {
          if (kind === undefined)
            return (
              <p key={place} class="cap">
                {words.nobody}
              </p>
            );
          const choice = choices.find(({ action }) => action.act === 'hire' && action.place === place);
          return (
            <Slip
              key={place}
              as="paper"
              picture={<CrewFace telling={telling} kind={kind} />}
              title={names.crew(telling, kind)}
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
