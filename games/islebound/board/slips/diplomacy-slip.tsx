import type { FocusProps } from '@skerry/look';
import { useRef } from 'preact/hooks';
import type { Islebound } from '../../rules/types.ts';
import { slipWordsOf } from '../../text/board.ts';
import { publicState } from '../parts/public-state.ts';
import { useArrowKeys } from './arrow-keys.ts';
import { Tally } from './attack/strength-sum.tsx';
import { Target } from './attack/target.tsx';
import { CrewButton } from './crew-button.tsx';
import { diplomacyOf } from './diplomacy.ts';
import { InfluenceSlots } from './influence-slots.tsx';

/** Winning a town over: the cubes and the crew that can be paid, and how far they reach. */
export function DiplomacySlip(props: FocusProps<Islebound>) {
  const { telling, text, choices } = props;
  const root = useRef<HTMLDivElement>(null);
  useArrowKeys(root);
  const words = slipWordsOf(text).talks;
  const talks = diplomacyOf(telling.content, publicState(telling));
  if (talks === undefined) return null;
  const crew = choices.flatMap(({ action, why }) => (why === undefined && action.act === 'negotiate' ? [action] : []));
  return (
    <div ref={root} class="ib-slip ib-talks">
      <div class="ib-battle">
        <Target telling={telling} banner="blueGreen" />
        <div class="ib-payments">
          <InfluenceSlots {...props} />
          {crew.length > 0 && (
            <section class="ib-joining">
              <h3>{words.crew}</h3>
              <div class="ib-crew-choice">
                {crew.map((action) => (
                  <CrewButton key={action.crew} {...props} kind={action.crew} action={action} detail="+1" />
                ))}
              </div>
            </section>
          )}
        </div>
      </div>
      <div class="ib-sum">
        <div class="ib-sum-meter" role="img" aria-label={words.influence(talks.paid, talks.need)}>
          <b>{talks.paid}</b>
          <span>{slipWordsOf(text).attack.of(talks.need)}</span>
          <Tally drawing="skill-negotiate" done={talks.paid} of={talks.need} />
        </div>
        <div class="ib-sum-words">
          <p>{words.paid(talks.slots, talks.crew)}</p>
          {talks.bonus > 0 && <p class="ib-note">{words.fromBuildings(talks.bonus)}</p>}
        </div>
      </div>
      <p class="visually-hidden" role="status">
        {talks.slots.length + talks.crew > 0 ? words.influence(talks.paid, talks.need) : ''}
      </p>
    </div>
  );
}

/** The influence track by itself: a cube comes off it for a town, or the first empty slot may be passed over. */
export function TrackSlip(props: FocusProps<Islebound>) {
  const root = useRef<HTMLDivElement>(null);
  useArrowKeys(root);
  return (
    <div ref={root} class="ib-slip ib-track-slip">
      <InfluenceSlots {...props} />
    </div>
  );
}
