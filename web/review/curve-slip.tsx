import { doubtOf, REVIEW_WORDS, type ReviewContext, sayPoint, turnOf } from '@skerry/bots/report';
import { SeatMark, Tool } from '@skerry/look';
import { GoOnOffer } from '../go-on/go-on-offer.tsx';
import { settings } from '../settings/settings.ts';
import { ReplaySpeedChoice } from '../table/later/replay-speed.tsx';
import { sayWhen } from '../table/log/say-turn.ts';
import { type ReplayStep, stepped } from '../table/playback/replay-address.ts';
import type { TableModel } from '../table/table-model.ts';
import { tableWords } from '../table/words.ts';
import { Curve, Lane } from './curve.tsx';
import type { ReviewState } from './review-state.ts';
import { reviewWords } from './words.ts';

export function CurveSlip({ model, reviewing }: { readonly model: TableModel; readonly reviewing: ReviewState }) {
  const words = reviewWords();
  const controls = tableWords();
  const at = model.playback.at.value;
  const last = model.playback.last.value;
  const go = (step: ReplayStep) => model.playback.lookAt(stepped(at, last, step));
  return (
    <section class="slip review-curve" aria-label={words.review}>
      <div class="row review-top">
        <h2 class="grow row ask-sentence">
          {at === last ? words.lookingAtEnd(at) : controls.looking(sayWhen(reviewing.turn.value), at, last)}
        </h2>
        <div class="row review-controls">
          <Tool icon="first" label={controls.first} quiet disabled={at === 0} onClick={() => go('first')} />
          <Tool icon="stepBack" label={controls.back} quiet disabled={at === 0} onClick={() => go('back')} />
          <Tool
            icon={model.playback.playing.value ? 'pause' : 'play'}
            label={model.playback.playing.value ? controls.pause : controls.play}
            quiet
            onClick={() => {
              if (!model.playback.playing.value && at === last) model.playback.lookAt(0);
              model.playback.playing.value = !model.playback.playing.value;
            }}
          />
          <Tool icon="step" label={controls.forth} quiet disabled={at === last} onClick={() => go('forth')} />
          <Tool icon="last" label={controls.last} quiet disabled={at === last} onClick={() => go('last')} />
          <ReplaySpeedChoice model={model} />
          <GoOnOffer model={model} />
        </div>
      </div>
      {reviewing.sides.value > 1 && <Key model={model} reviewing={reviewing} />}
      <Curve model={model} reviewing={reviewing} />
    </section>
  );
}

/** Which line belongs to which seat; a touch shows its uncertainty. */
function Key({ model, reviewing }: { readonly model: TableModel; readonly reviewing: ReviewState }) {
  const words = reviewWords();
  const { amount } = REVIEW_WORDS[settings.language.value];
  const worth = reviewing.course.value[model.playback.at.value];
  return (
    <fieldset class="wrap review-key" aria-label={words.whose}>
      {model.playback.seats.value.map(({ name }, seat) => (
        <button
          key={seat}
          type="button"
          aria-pressed={reviewing.side.value === seat}
          onClick={() => reviewing.choose(seat)}
        >
          <SeatMark seat={seat} size={16} />
          <svg viewBox="0 0 28 10" width="28" height="10" aria-hidden="true">
            <Lane side={seat} path="M2 5H26" />
          </svg>
          {name}
          {worth?.[seat] !== undefined && <b>{amount(reviewing.unit.value, worth[seat].mean)}</b>}
        </button>
      ))}
    </fieldset>
  );
}

const happenedIn = (told: ReviewContext, turn: number): string =>
  told.review.points
    .filter((point) => turnOf(told.review, point).number === turn)
    .map((point) => sayPoint(told, point))
    .join(' ');

/** The curve for screen readers: one row per turn. */
export function CourseTable({ reviewing }: { readonly reviewing: ReviewState }) {
  const words = reviewWords();
  const told = reviewing.told.value;
  const review = reviewing.review.value;
  if (told === undefined || review === undefined) return null;
  const { amount, doubt } = REVIEW_WORDS[settings.language.value];
  const side = review.sides > 1 ? reviewing.side.value : 0;
  const turns = review.entries.filter(({ turn }, n) => turn.number !== review.entries[n - 1]?.turn.number);
  return (
    <table class="visually-hidden">
      <caption>{words.table.of}</caption>
      <thead>
        <tr>
          <th scope="col">{words.table.step}</th>
          <th scope="col">{review.unit === 'chance' ? words.chance : words.expected}</th>
          <th scope="col">{words.table.happened}</th>
        </tr>
      </thead>
      <tbody>
        {turns.map(({ n, turn }) => {
          const worth = review.course[n]?.[side];
          return (
            <tr key={n}>
              <th scope="row">{tableWords().looking(sayWhen(turn), n, review.course.length - 1)}</th>
              <td>{worth && `${amount(review.unit, worth.mean)} ${doubt(review.unit, doubtOf(worth), 'short')}`}</td>
              <td>{happenedIn(told, turn.number)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
