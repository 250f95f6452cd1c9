import { sayAction } from '@skerry/engine';
import { type FocusProps, keyOf } from '@skerry/look';
import { type Slot, trackByWorth } from '../../../outlook/influence.ts';
import type { Action } from '../../../rules/actions.ts';
import type { Islebound } from '../../../rules/types.ts';
import { slipWordsOf } from '../../../text/board.ts';
import { aboutSlot } from '../../chart/describe.ts';
import { cubeOf, Drawing } from '../../parts/drawing.tsx';

/** The influence track, large: cubes to pay or move and slots to fill are lit. */
export function InfluenceSlots(props: FocusProps<Islebound>) {
  const { telling, text } = props;
  const words = slipWordsOf(text).talks;
  return (
    <fieldset class="stack ib-influence" aria-label={words.track}>
      {trackByWorth(telling).map((slots) => (
        <div key={slots[0]?.slot} class="ib-influence-row">
          <span>
            {slots.map((each) => (
              <SlotPlace key={each.slot} {...props} place={each} />
            ))}
          </span>
          <small class="cap" aria-hidden="true">
            {words.worth(slots[0]?.worth ?? 0)}
          </small>
        </div>
      ))}
    </fieldset>
  );
}

function SlotPlace({ telling, text, choices, answer, place }: FocusProps<Islebound> & { readonly place: Slot }) {
  const { slot, worth, owner, isBlocked, isNext, isPaid, isSecond } = place;
  const choice = choices.find(
    ({ action, why }) =>
      why === undefined &&
      (slotOf(action) === slot || (action.act === 'skip' && isSecond) || (action.act === 'noSkip' && isNext)),
  );
  const words = slipWordsOf(text);
  const label = aboutSlot({ telling, text }, place);
  const content = owner === undefined ? <b>{isBlocked ? '' : worth}</b> : <Drawing name={cubeOf(owner)} />;
  const look = {
    'data-slot': slot,
    'data-blocked': isBlocked,
    'data-paid': isPaid,
    'data-next': isNext,
  };
  if (choice === undefined)
    return (
      <span class="centred ib-slot ib-influence-slot" role="img" aria-label={label} {...look}>
        {content}
      </span>
    );
  return (
    <button
      class="centred ib-slot ib-influence-slot"
      data-can
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
