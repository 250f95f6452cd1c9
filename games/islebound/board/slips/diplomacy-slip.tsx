import { FocusLayout, type FocusProps, Slip } from '@skerry/look';
import { diplomacyOf } from '../../outlook/influence.ts';
import type { Islebound } from '../../rules/types.ts';
import { slipWordsOf } from '../../text/board.ts';
import { Meter } from './attack/strength-sum.tsx';
import { Target } from './attack/target.tsx';
import { CrewButton } from './crew-button.tsx';
import { InfluenceSlots } from './influence-slots.tsx';

/** Winning a town over: the cubes and the crew that can be paid, and how far they reach. */
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
        <div class="ib-sum">
          <Meter text={text} label={reached} drawing="skill-negotiate" done={talks.paid} of={talks.need} />
          <div>
            <p>{words.paid(talks.slots, talks.crew)}</p>
            {talks.bonus > 0 && <p class="cap">{words.fromBuildings(talks.bonus)}</p>}
          </div>
        </div>
      }
    >
      <div class="ib-payments">
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

/** The influence track by itself: a cube comes off it for a town, or the first empty slot may be passed over. */
export function TrackSlip(props: FocusProps<Islebound>) {
  return (
    <FocusLayout class="ib-track-slip">
      <InfluenceSlots {...props} />
    </FocusLayout>
  );
}
