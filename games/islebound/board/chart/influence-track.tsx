import type { Choice } from '@skerry/engine';
import type { Scene } from '@skerry/look';
import { influenceIn, trackByWorth } from '../../outlook/influence.ts';
import type { Action } from '../../rules/actions.ts';
import type { Islebound } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import { cubeOf, Drawing } from '../parts/drawing.tsx';
import { aboutSlot } from './describe.ts';

type Props = Scene<Islebound> & {
  readonly choices: readonly Choice<Islebound>[];
  /** Too small for a finger: cubes are handled in their slip. */
  readonly isSmall: boolean;
  answer(action: Action): void;
};

/** Drawn like the scale of a chart. A removable cube is a button. */
export function InfluenceTrack({ telling, text, choices, isSmall, answer }: Props) {
  const { state, reader } = telling;
  const words = wordsOf(text);
  const actions = new Map(
    choices.flatMap(({ action, why }) =>
      why === undefined && (action.act === 'payCube' || action.act === 'freeCube') ? [[action.slot, action]] : [],
    ),
  );
  const { talks } = state;
  return (
    // biome-ignore lint/a11y/useSemanticElements: cubes are not fields of a form.
    <div class="row ib-scale" role="group" aria-label={words.track(state.influence.length)}>
      <b class="heading" aria-hidden="true">
        {words.influence}
      </b>
      <div class="row grow ib-scale-slots">
        {trackByWorth(telling).map((slots) => (
          <div key={slots[0]?.slot} class="ib-scale-worth">
            <span>
              {slots.map((place) => {
                const { slot, worth, owner, isBlocked, isNext } = place;
                const action = actions.get(slot);
                const label = aboutSlot({ telling, text }, place);
                const inside =
                  owner !== undefined ? <Drawing name={cubeOf(owner)} /> : isBlocked ? null : <b>{worth}</b>;
                const look = {
                  class: 'centred ib-slot ib-scale-slot',
                  'data-slot': slot - 1,
                  'data-next': isNext,
                  'data-blocked': isBlocked,
                  'data-can': action !== undefined,
                  'aria-label': label,
                };
                return action === undefined || isSmall ? (
                  <i key={slot} {...look} role="img">
                    {inside}
                  </i>
                ) : (
                  <button key={slot} {...look} type="button" onClick={() => answer(action)}>
                    {inside}
                  </button>
                );
              })}
            </span>
            <small class="cap" aria-hidden="true">
              {words.worthEach(slots[0]?.worth ?? 0)}
            </small>
          </div>
        ))}
      </div>
      {reader !== undefined && (
        <span class="row cap ib-scale-own">
          {words.yours}
          <b>
            {talks !== null && state.active === reader
              ? words.paidOf(talks.paid, talks.need)
              : influenceIn(telling, reader)}
          </b>
        </span>
      )}
    </div>
  );
}
