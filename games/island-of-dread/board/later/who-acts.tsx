import { sayReason } from '@skerry/engine';
import { type FocusProps, isArrow } from '@skerry/look';
import { type Acts, actorOf, stakesOf } from '../../outlook/fight.ts';
import type { IslandOfDread } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import { Medallion } from '../cards/medallion.tsx';
import { isActs, phaseKey, picked, pickedAction, sameActs } from '../fight/picked-fighter.ts';

const keyOf = (action: Acts): string => (action.act === 'attack' ? `attack-${action.figure}` : 'defend');

/** Who may act in the phase that is on: one of them is picked, the dice are asked for below. */
export function WhoActs({ telling, text, choices }: FocusProps<IslandOfDread>) {
  const { combat: words } = wordsOf(text);
  const chosen = pickedAction(telling, choices);
  const candidates = choices.flatMap(({ action, why }) => (isActs(action) ? [{ action, why }] : []));
  const open = candidates.filter(({ why }) => why === undefined).map(({ action }) => action);
  const pick = (action: Acts): void => {
    picked.value = { at: phaseKey(telling), action };
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isArrow(event.key)) return;
    const at = open.findIndex((action) => chosen !== undefined && sameActs(action, chosen));
    const step = event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : -1;
    const next = open[(at + step + open.length) % open.length];
    if (next === undefined) return;
    event.preventDefault();
    pick(next);
    (event.currentTarget as HTMLElement).querySelector<HTMLElement>(`[data-acts="${keyOf(next)}"]`)?.focus();
  };
  return (
    <div class="stack iod-actors" role="radiogroup" aria-label={words.who} onKeyDown={onKeyDown}>
      {candidates.map(({ action, why }) => {
        const figure = actorOf(telling, action);
        const { throws, value } = stakesOf(telling, action);
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
            tabIndex={isChosen ? 0 : -1}
            onClick={() => why === undefined && pick(action)}
          >
            <Medallion world={telling.content} card={figure} />
            <span>
              <b>{(action.act === 'attack' ? words.attacks : words.defends)(telling, figure)}</b>
              {why !== undefined ? (
                <small class="reason">{sayReason(text, why, telling)}</small>
              ) : (
                <small>
                  {`${words.needs(value, throws.least)} `}
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
