import { sayReason } from '@skerry/engine';
import { type FocusProps, isArrow } from '@skerry/look';
import { type Acts, actorOf, afterStanding, stakesOf } from '../../../outlook/fight.ts';
import type { IslandOfDread } from '../../../rules/types.ts';
import { wordsOf } from '../../../text/board.ts';
import { Medallion } from '../../cards/medallion.tsx';
import { candidatesIn, offeredIn, pick, pickedAction, sameActs } from '../../fight/picked-fighter.ts';

const keyOf = (action: Acts): string => (action.act === 'attack' ? `attack-${action.figure}` : 'defend');

/** One fighter is picked here; the dice are asked for below. */
export function WhoActs({ telling, text, choices }: FocusProps<IslandOfDread>) {
  const { combat: words } = wordsOf(text);
  const position = afterStanding(telling);
  const chosen = pickedAction(telling, choices);
  const open = offeredIn(telling, choices);
  const stop = chosen ?? open[0];
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isArrow(event.key)) return;
    const at = open.findIndex((action) => chosen !== undefined && sameActs(action, chosen));
    const step = event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : -1;
    const next = open[(at + step + open.length) % open.length];
    if (next === undefined) return;
    event.preventDefault();
    pick(telling, next);
    (event.currentTarget as HTMLElement).querySelector<HTMLElement>(`[data-acts="${keyOf(next)}"]`)?.focus();
  };
  return (
    <div class="stack iod-actors" role="radiogroup" aria-label={words.who} onKeyDown={onKeyDown}>
      {candidatesIn(telling, choices).map(({ action, why }) => {
        const figure = actorOf(telling, action);
        const { throws, value, hit } = stakesOf(position, action);
        const isChosen = chosen !== undefined && sameActs(action, chosen);
        return (
          // biome-ignore lint/a11y/useSemanticElements: the name has a picture, a value and a chance.
          <button
            key={keyOf(action)}
            class={`row iod-pick ${why !== undefined ? 'greyed' : isChosen ? 'key lit' : 'key'}`}
            type="button"
            role="radio"
            data-acts={keyOf(action)}
            aria-checked={isChosen}
            aria-disabled={why !== undefined}
            tabIndex={stop !== undefined && sameActs(action, stop) ? 0 : -1}
            onClick={() => why === undefined && pick(telling, action)}
          >
            <Medallion world={telling.content} card={figure} />
            <span>
              <b>{(action.act === 'attack' ? words.attacks : words.defends)(telling, figure)}</b>
              {why !== undefined ? (
                <small class="reason">{sayReason(text, why, telling)}</small>
              ) : (
                <small>
                  {words.needs(value, throws.least)}
                  {action.act === 'attack' && `. ${words.deals(hit)}`}{' '}
                  <strong>{words.percent(Math.round(throws.chance * 100))}</strong>
                </small>
              )}
            </span>
          </button>
        );
      })}
    </div>
  );
}
