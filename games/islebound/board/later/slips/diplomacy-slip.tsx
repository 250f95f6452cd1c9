import { FocusLayout, type FocusProps, Slip } from '@skerry/look';
import { diplomacyOf } from '../../../outlook/influence.ts';
import type { Islebound } from '../../../rules/types.ts';
import { slipWordsOf } from '../../../text/board.ts';
import { Meter } from './attack/strength-sum.tsx';
import { Target } from './attack/target.tsx';
import { CrewButton } from './crew-button.tsx';
import { InfluenceSlots } from './influence-slots.tsx';

/** Taking a town by diplomacy: the cubes and crew that can be paid, and the sum so far. */
export function DiplomacySlip(props: FocusProps<Islebound>) {
  const { telling, text, choices } = props;
  const words = slipWordsOf(text).talks;
  const talks = diplomacyOf(telling);
  if (talks === undefined) return null;
  const crew = choices.flatMap(({ action, why }) => (why === undefined && action.act === 'negotiate' ? [action] : []));
  const reached = words.influence(talks.paid, talks.need);
  return (
    <FocusLayout
      class="ib-talks"
      picture={<Target telling={telling} banner="blueGreen" />}
      said={talks.slots.length + talks.crew > 0 ? reached : ''}
      sum={
        <div class="stack ib-sum">
          <Meter text={text} label={reached} drawing="skill-negotiate" done={talks.paid} of={talks.need} />
          <div>
            <p>{words.paid(talks.slots, talks.crew)}</p>
            {talks.bonus > 0 && <p class="cap">{words.fromBuildings(talks.bonus)}</p>}
          </div>
        </div>
      }
    >
      <div class="stack ib-payments">
        <InfluenceSlots {...props} />
        {crew.length > 0 && (
          <Slip
            as="part"
            title={words.crew}
            actions={crew.map((action) => (
              <CrewButton key={action.crew} {...props} kind={action.crew} action={action} detail="+1" />
            ))}
          />
        )}
      </div>
    </FocusLayout>
  );
}

/** The influence track alone: freeing a cube for a town, or passing over the first empty slot. */
export function TrackSlip(props: FocusProps<Islebound>) {
  return (
    <FocusLayout class="ib-track-slip">
      <InfluenceSlots {...props} />
    </FocusLayout>
  );
}
