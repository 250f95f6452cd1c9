import { ChoiceOffer, type FocusProps, Slip } from '@skerry/look';
import type { FleetKind } from '../../../../content/vocabulary.ts';
import { type Fight, oddsAtBest, oddsWithOneMore, waitingCards } from '../../../../outlook/attack.ts';
import type { Islebound } from '../../../../rules/types.ts';
import { slipWordsOf } from '../../../../text/board.ts';
import { Drawing } from '../../../parts/drawing.tsx';
import { CrewButton } from '../crew-button.tsx';
import { DieTable } from './dice.tsx';

/** The group so far, and what may still join. */
export function AttackGroup(props: FocusProps<Islebound> & { readonly fight: Fight }) {
  const { fight, telling, text, choices } = props;
  const words = slipWordsOf(text);
  const { state } = telling;
  const offered = choices.filter(({ why }) => why === undefined).map(({ action }) => action);
  const sizes = offered.filter((action) => action.act === 'group');
  const fighters = offered.filter((action) => action.act === 'combat');
  const combat = state.attack?.combat ?? 0;
  const waiting = waitingCards(telling);
  const more = fighters.length === 0 ? undefined : oddsWithOneMore(telling);
  return (
    <div class="stack ib-gathering">
      <div class="ib-fleets" style={{ '--n': Math.max(1, fight.cards.length + waiting.length + combat) }}>
        {fight.cards.map(({ card }, n) => (
          <GroupCard key={n} {...props} card={card} />
        ))}
        {waiting.map((card, n) => (
          <GroupCard key={`waiting-${n}`} {...props} card={card} isWaiting />
        ))}
        {Array.from({ length: combat }, (_, n) => (
          <figure key={n} class="parchment ib-fleet ib-fleet-spare">
            <figcaption>{words.attack.spareDie}</figcaption>
            <span class="ib-fleet-drawing">
              <Drawing name="skill-combat" />
            </span>
            <p class="cap">{words.attack.fromCombat}</p>
          </figure>
        ))}
      </div>
      {sizes.length > 0 && (
        <div class="slip-actions">
          {sizes.map((action) => {
            const odds = oddsAtBest(telling, action.cards);
            return (
              <ChoiceOffer
                key={action.cards}
                {...props}
                choice={{ action }}
                detail={odds && words.attack.atBest(odds)}
              />
            );
          })}
        </div>
      )}
      {fighters.length > 0 && (
        <Slip
          as="part"
          title={words.attack.combatCrew}
          actions={fighters.map((action) => (
            <CrewButton
              key={action.crew}
              {...props}
              kind={action.crew}
              action={action}
              detail={more && words.attack.thenChance(more)}
            />
          ))}
        />
      )}
    </div>
  );
}

interface GroupCardProps extends Pick<FocusProps<Islebound>, 'telling' | 'text'> {
  readonly card: FleetKind;
  /** May still join. */
  readonly isWaiting?: boolean;
}

function GroupCard({ telling, text, card, isWaiting = false }: GroupCardProps) {
  return (
    <figure class="parchment ib-fleet" data-waiting={isWaiting}>
      <figcaption>{slipWordsOf(text).attack.cards[card]}</figcaption>
      <span class="ib-fleet-drawing">
        <Drawing name={card} />
      </span>
      <DieTable world={telling.content} card={card} face={0} />
    </figure>
  );
}
