import type { Choice } from '@skerry/engine';
import type { Scene } from '@skerry/look';
import type { SlotNumber } from '../../content/vocabulary.ts';
import type { Action } from '../../rules/actions.ts';
import { influenceOf } from '../../rules/diplomacy.ts';
import { BLOCKED, cubeIn, NOBODY } from '../../rules/state.ts';
import type { Islebound } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import { cubeOf, Drawing } from '../parts/drawing.tsx';
import { publicState } from '../parts/public-state.ts';
import { aboutSlot } from './describe.ts';

type Props = Scene<Islebound> & {
  readonly choices: readonly Choice<Islebound>[];
  /** Too small for a finger: what can be done with cubes is done in their slip. */
  readonly isSmall: boolean;
  answer(action: Action): void;
};

/** The influence track, drawn like the scale of a chart. A cube that can be taken off is a button. */
export function InfluenceTrack({ telling, text, choices, isSmall, answer }: Props) {
  const { state, content, reader } = telling;
  const words = wordsOf(text);
  const next = state.influence.indexOf(NOBODY) + 1;
  const actions = new Map(
    choices.flatMap(({ action, why }) =>
      why === undefined && (action.act === 'payCube' || action.act === 'freeCube') ? [[action.slot, action]] : [],
    ),
  );
  const { talks } = state;
  return (
    // biome-ignore lint/a11y/useSemanticElements: cubes are not fields of a form.
    <div class="ib-scale" role="group" aria-label={words.track(state.influence.length)}>
      <b class="ib-scale-title" aria-hidden="true">
        {words.influence}
      </b>
      <div class="ib-scale-slots">
        {worths(content.slots).map(({ worth, slots }) => (
          <div key={slots[0]} class="ib-scale-worth">
            <span>
              {slots.map((slot) => {
                const owner = cubeIn(state, slot);
                const action = actions.get(slot);
                const label = aboutSlot({ telling, text }, slot);
                const inside = owner >= 0 ? <Drawing name={cubeOf(owner)} /> : owner === NOBODY ? <b>{worth}</b> : null;
                const look = {
                  class: 'ib-scale-slot',
                  'data-slot': slot - 1,
                  'data-next': slot === next,
                  'data-blocked': owner === BLOCKED,
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
            <small aria-hidden="true">{words.worthEach(worth)}</small>
          </div>
        ))}
      </div>
      {reader !== undefined && (
        <span class="ib-scale-own">
          {words.yours}
          <b>
            {talks !== null && state.active === reader
              ? words.paidOf(talks.paid, talks.need)
              : influenceOf(content, publicState(telling), reader)}
          </b>
        </span>
      )}
    </div>
  );
}

/** The slots of the track, those of one worth together. */
export function worths(slots: readonly number[]): { readonly worth: number; readonly slots: readonly SlotNumber[] }[] {
  const found: { worth: number; slots: SlotNumber[] }[] = [];
  for (const [n, worth] of slots.entries()) {
    const last = found.at(-1);
    if (last?.worth === worth) last.slots.push(n + 1);
    else found.push({ worth, slots: [n + 1] });
  }
  return found;
}
