import { sayAction } from '@skerry/engine';
import { type FocusProps, keyOf } from '@skerry/look';
import type { SlotNumber } from '../../content/vocabulary.ts';
import { slotWorth } from '../../content/world.ts';
import type { Action } from '../../rules/actions.ts';
import { BLOCKED, cubeIn } from '../../rules/state.ts';
import type { Islebound } from '../../rules/types.ts';
import { slipWordsOf } from '../../text/board.ts';
import { aboutSlot } from '../chart/describe.ts';
import { worths } from '../chart/influence-track.tsx';
import { cubeOf, Drawing } from '../parts/drawing.tsx';
import { emptySlots } from './diplomacy.ts';

/** The influence track, large: cubes that can be paid or moved, and slots that can be filled, are lit. */
export function InfluenceSlots(props: FocusProps<Islebound>) {
  const { telling, text } = props;
  const words = slipWordsOf(text).talks;
  const { slots: values } = telling.content;
  return (
    <fieldset class="ib-influence" aria-label={words.track}>
      {worths(values).map(({ worth, slots }) => (
        <div key={slots[0]} class="ib-influence-row">
          <span>
            {slots.map((slot) => (
              <Slot key={slot} {...props} slot={slot} />
            ))}
          </span>
          <small aria-hidden="true">{words.worth(worth)}</small>
        </div>
      ))}
    </fieldset>
  );
}

function Slot({ telling, text, choices, answer, slot }: FocusProps<Islebound> & { readonly slot: SlotNumber }) {
  const { talks } = telling.state;
  const owner = cubeIn(telling.state, slot);
  const [first, second] = emptySlots(telling.state);
  const isPaid = talks?.slots.includes(slot) ?? false;
  const choice = choices.find(
    ({ action, why }) =>
      why === undefined &&
      (slotOf(action) ?? (action.act === 'skip' ? second : action.act === 'noSkip' ? first : undefined)) === slot,
  );
  const words = slipWordsOf(text);
  const worth = slotWorth(telling.content, slot);
  const label = aboutSlot({ telling, text }, slot);
  const content = owner >= 0 ? <Drawing name={cubeOf(owner)} /> : <b>{owner === BLOCKED ? '' : worth}</b>;
  const look = {
    'data-slot': slot,
    'data-blocked': owner === BLOCKED,
    'data-paid': isPaid,
    'data-next': slot === first,
  };
  if (choice === undefined)
    return (
      <span class="centred ib-influence-slot" role="img" aria-label={label} {...look}>
        {content}
      </span>
    );
  return (
    <button
      class="centred ib-influence-slot"
      type="button"
      data-walk
      data-act={choice.action.act}
      data-offer={keyOf(choice.action)}
      aria-label={words.withOffer(label, sayAction(text, choice.action, telling))}
      onClick={() => answer(choice.action)}
      {...look}
    >
      {content}
    </button>
  );
}

const slotOf = (action: Action): number | undefined =>
  action.act === 'payCube' || action.act === 'freeCube' ? action.slot : undefined;
