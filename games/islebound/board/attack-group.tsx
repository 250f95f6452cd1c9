import { sayAction } from '@skerry/engine';
import { type FocusProps, OfferButton } from '@skerry/look';
import type { Islebound } from '../rules/types.ts';
import { slipWordsOf } from '../text/board.ts';
import { CrewButton } from './crew-button.tsx';
import { DieTable } from './dice.tsx';
import { Drawing } from './drawing.tsx';
import { type Fight, oddsAtBest, oddsWithOneMore } from './fight.ts';
import { openOf } from './open.ts';

/** The group as far as it has been gathered, and who may still join. */
export function AttackGroup(props: FocusProps<Islebound> & { readonly fight: Fight }) {
  const { fight, telling, text, choices, answer } = props;
  const words = slipWordsOf(text);
  const state = openOf(telling);
  const offered = choices.filter(({ why }) => why === undefined).map(({ action }) => action);
  const sizes = offered.filter((action) => action.act === 'group');
  const fighters = offered.filter((action) => action.act === 'combat');
  const combat = state.attack?.combat ?? 0;
  const more = fighters.length === 0 ? undefined : oddsWithOneMore(telling.content, state);
  return (
    <div class="ib-gathering">
      <div class="ib-fleets" style={{ '--n': Math.max(1, fight.cards.length + combat) }}>
        {fight.cards.map(({ card }, n) => (
          <figure key={n} class="ib-fleet">
            <figcaption>{words.attack.cards[card]}</figcaption>
            <span class="ib-fleet-drawing">
              <Drawing name={card} />
            </span>
            <DieTable world={telling.content} card={card} face={0} />
          </figure>
        ))}
        {Array.from({ length: combat }, (_, n) => (
          <figure key={n} class="ib-fleet ib-fleet-spare">
            <figcaption>{words.attack.spareDie}</figcaption>
            <span class="ib-fleet-drawing">
              <Drawing name="skill-combat" />
            </span>
            <p>{words.attack.fromCombat}</p>
          </figure>
        ))}
        {fight.cards.length + combat === 0 && <p class="ib-none">{words.attack.nobody}</p>}
      </div>
      {sizes.length > 0 && (
        <div class="ib-sizes">
          {sizes.map((action) => {
            const odds = oddsAtBest(telling.content, state, action.cards);
            return (
              <OfferButton
                key={action.cards}
                label={sayAction(text, action, telling)}
                detail={odds && words.attack.atBest(words.percent(odds.dice))}
                onClick={() => answer(action)}
              />
            );
          })}
        </div>
      )}
      {fighters.length > 0 && (
        <section class="ib-joining">
          <h3>{words.attack.combatCrew}</h3>
          <div class="ib-crew-choice">
            {fighters.map((action) => (
              <CrewButton
                key={action.crew}
                {...props}
                kind={action.crew}
                action={action}
                detail={more && words.attack.thenChance(words.percent(more.dice))}
              />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}
