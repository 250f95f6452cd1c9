import { type Choice, sayAction, sayReason } from '@skerry/engine';
import { type FocusProps, keyOf } from '@skerry/look';
import { outlookOfUse, type UseOutlook } from '../../../outlook/use.ts';
import type { ActionOf } from '../../../rules/actions.ts';
import type { IslandOfDread } from '../../../rules/types.ts';
import { wordsOf } from '../../../text/board.ts';
import type { FightWords } from '../../../text/fight.ts';
import { Medallion } from '../../cards/medallion.tsx';

/** Of unusable cards, only those that could soon be used are shown. */
const MOST_REFUSED = 3;

function sayOutlook(words: FightWords['combat'], use: UseOutlook): string {
  switch (use.comes) {
    case 'sure':
      return words.thenSure;
    case 'chance':
      return words.thenChance(Math.round(use.chance * 100));
    case 'sum':
      return words.thenSum(use.sum, use.need);
    case 'damage':
      return words.thenDamage(use.n);
    case 'more':
      return words.moreDamage(use.n);
  }
}

type Use = { readonly action: ActionOf<'use'>; readonly why: Choice<IslandOfDread>['why'] };

/** Usable cards with their effect, then the others with the reason. */
export function Usable({ telling, text, choices, answer }: FocusProps<IslandOfDread>) {
  const { combat: words, names } = wordsOf(text);
  const uses = choices.flatMap(({ action, why }): Use[] => (action.act === 'use' ? [{ action, why }] : []));
  const open = uses.filter(({ why }) => why === undefined);
  const refused = uses.filter(({ why }) => why !== undefined).slice(0, MOST_REFUSED);
  if (open.length + refused.length === 0) return null;
  return (
    <section class="iod-usable">
      <h3 class="cap">{words.usable}</h3>
      <div>
        {[...open, ...refused].map(({ action, why }) => {
          const { card, ability } = action;
          const comes = why === undefined ? outlookOfUse(telling, card, ability) : undefined;
          return (
            <button
              key={`${card}-${ability}`}
              class={`row iod-usable-card ${why === undefined ? 'key' : 'greyed'}`}
              type="button"
              data-offer={keyOf(action)}
              aria-disabled={why !== undefined}
              onClick={() => why === undefined && answer(action)}
            >
              <Medallion world={telling.content} card={card} />
              <span>
                <b>{why === undefined ? sayAction(text, action, telling) : names.card(telling, card)}</b>
                {why === undefined ? (
                  <small>{names.cardText(telling, card)}</small>
                ) : (
                  <small class="reason">{sayReason(text, why, telling)}</small>
                )}
                {comes !== undefined && <strong>{sayOutlook(words, comes)}</strong>}
              </span>
            </button>
          );
        })}
      </div>
    </section>
  );
}
