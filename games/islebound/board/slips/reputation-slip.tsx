import { at, sayAction } from '@skerry/engine';
import { type FocusProps, keyOf, OfferButton, SeatMark } from '@skerry/look';
import type { World } from '../../content/world.ts';
import { countOf } from '../../rules/ending.ts';
import type { State } from '../../rules/state.ts';
import type { Islebound } from '../../rules/types.ts';
import { slipWordsOf } from '../../text/board.ts';
import { Drawing } from '../parts/drawing.tsx';
import { publicState } from '../parts/public-state.ts';

/** The reputation cards, and what each would bring to everybody. */
export function ReputationSlip({ telling, text, choices, answer }: FocusProps<Islebound>) {
  const { reputation: words, names } = slipWordsOf(text);
  const state = publicState(telling);
  return (
    <div class="ib-slip ib-reputation">
      {state.reputation.map((card, n) => {
        if (card === 0) return null;
        const { active, per, limit } = at(telling.content.reputation, card);
        const choice = choices.find(
          ({ action, why }) => why === undefined && action.act === 'reputation' && action.place === n + 1,
        );
        return (
          <article key={card} class="ib-reputation-card">
            <header>
              <span>
                <Drawing name={`reputation-${card}`} />
              </span>
              <div>
                <h3>{names.reputation(telling, card)}</h3>
                {active > 0 && <p>{words.active(telling, state.active, active)}</p>}
                <p>{words.each(per, state.architect, limit)}</p>
              </div>
            </header>
            <ul>
              {renownBy(telling.content, state, card).map((renown, seat) => (
                <li key={seat} data-own={seat === telling.reader}>
                  <SeatMark seat={seat} size={20} />
                  <span>{telling.names[seat]}</span>
                  <b>+{renown}</b>
                </li>
              ))}
            </ul>
            {choice !== undefined && (
              <OfferButton
                name={keyOf(choice.action)}
                label={sayAction(text, choice.action, telling)}
                onClick={() => answer(choice.action)}
              />
            )}
          </article>
        );
      })}
    </div>
  );
}

/** The renown that a card would bring to each seat as things stand, before abilities. */
export function renownBy(world: World, state: State, card: number): number[] {
  const { active, per, limit } = at(world.reputation, card);
  return state.players.map(
    (_, seat) => Math.min(countOf(state, seat, per), limit) + (seat === state.active ? active : 0),
  );
}
