import { Choice, Dialog, OfferButton, SeatMark } from '@skerry/look';
import { BOT_LEVELS, LONGEST_TABLE_NAME } from '@skerry/tables';
import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { ApiError } from '../live/api.ts';
import { Select } from '../lobby/select.tsx';
import { refuse } from '../shell/notices.ts';
import { copyMoment } from '../table/later/moment-link.ts';
import { sayWhen } from '../table/log/say-turn.ts';
import type { TableModel } from '../table/table-model.ts';
import { tableWords } from '../table/words.ts';
import { openFrom, type SeatPlan, type Sitter, seatPlans } from './open-table.ts';
import { type StartingPoint, startingPointOf } from './starting-point.ts';
import { goOnWords } from './words.ts';

interface PlayOnProps {
  readonly model: TableModel;
  readonly onClose: () => void;
}

/** A new table from the moment that is shown: who plays which seat, and by which chance. */
export function PlayOnSheet({ model, onClose }: PlayOnProps) {
  const words = goOnWords();
  const [point, setPoint] = useState<StartingPoint>();
  const [plans, setPlans] = useState<readonly SeatPlan[]>(() => seatPlans(model));
  const [chance, setChance] = useState<'anew' | 'same'>('anew');
  const [isOpening, setOpening] = useState(false);
  const { route } = useLocation();
  useEffect(() => {
    startingPointOf(model).then(setPoint, () => {
      refuse(words.failed);
      onClose();
    });
  }, [model]);
  const { at, last, turn } = model.playback;
  const name = model.live.info.value?.name ?? '';
  const called = (model.apart ? name : words.tableName(name, at.value)).slice(0, LONGEST_TABLE_NAME);
  const open = async () => {
    if (point === undefined || isOpening) return;
    setOpening(true);
    try {
      const { game } = model.game;
      route(await openFrom(game, point, { name: called, seats: plans, sameChance: chance === 'same' }));
    } catch (error) {
      setOpening(false);
      refuse(error instanceof ApiError && error.answered ? error.message : words.failed);
    }
  };
  const { text } = model.acting.scene.value;
  const { board } = model.game;
  return (
    <Dialog
      wide
      title={words.playOnTitle}
      closeLabel={tableWords().close}
      onClose={onClose}
      offers={
        <>
          <OfferButton
            label={words.copyLink}
            detail={words.copyLinkHow}
            icon="link"
            onClick={() => void copyMoment(model, at.value)}
          />
          <OfferButton label={words.open} icon="playNow" go onClick={() => void open()} />
        </>
      }
    >
      <div class="play-on">
        <figure class="play-on-moment" lang={text.language}>
          <div class="play-on-board" inert aria-hidden="true">
            <board.Board {...model.acting.boardProps.value} marks={[]} />
          </div>
          <figcaption class="cap">{words.where(sayWhen(turn.value), at.value, last.value)}</figcaption>
        </figure>
        <div class="stack play-on-plan">
          <ol class="play-on-seats">
            {plans.map((plan, seat) => (
              <li key={seat} class="wrap">
                <SeatMark seat={seat} size={24} />
                <span class="grow play-on-who">
                  <strong>{plan.name}</strong>
                  <small lang={text.language}>{board.caption(model.acting.scene.value, seat)}</small>
                </span>
                <Seated plan={plan} onChange={(next) => setPlans(plans.with(seat, next))} />
              </li>
            ))}
          </ol>
          {plans.some(({ sitter }) => sitter === 'friend') && <p class="hint">{words.friendsHow}</p>}
          {point?.canRepeatChance && (
            <Choice
              label={words.chance}
              value={chance}
              options={(['anew', 'same'] as const).map((value) => ({
                value,
                label: words.chances[value].label,
                detail: words.chances[value].how,
              }))}
              onChange={setChance}
            />
          )}
          {point?.origin.imagined && <p class="hint">{words.imagined}</p>}
          <p class="fine">
            {words.stays(name)} {words.called(called)}
          </p>
        </div>
      </div>
    </Dialog>
  );
}

const SITTERS = [
  { sitter: 'me', icon: 'person' },
  { sitter: 'bot', icon: 'bot' },
  { sitter: 'friend', icon: 'mail' },
] as const;

function Seated({ plan, onChange }: { readonly plan: SeatPlan; readonly onChange: (plan: SeatPlan) => void }) {
  const words = goOnWords();
  return (
    <>
      <Choice<Sitter>
        label={words.who(plan.name)}
        value={plan.sitter}
        options={SITTERS.map(({ sitter, icon }) => ({ value: sitter, label: words.sitters[sitter], icon }))}
        onChange={(sitter) => onChange({ ...plan, sitter })}
      />
      <div class="play-on-level">
        {plan.sitter === 'bot' && (
          <Select
            quiet
            label={words.level(plan.name)}
            value={plan.level}
            options={BOT_LEVELS.map((level) => ({ value: level, label: tableWords().levels[level] }))}
            onChange={(value) => onChange({ ...plan, level: BOT_LEVELS.find((each) => each === value) ?? plan.level })}
          />
        )}
      </div>
    </>
  );
}
