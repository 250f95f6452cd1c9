import type { Estimate } from '@skerry/bots';
import { doubtOf, REVIEW_WORDS, type ReviewContext, summaryOf } from '@skerry/bots/report';
import { SeatMark } from '@skerry/look';
import { sayHowMany } from '../table/log/say-turn.ts';
import type { TableModel } from '../table/table-model.ts';
import { tableWords } from '../table/words.ts';
import { endingOf } from './ending.ts';
import type { ReviewState } from './review-state.ts';
import { reviewWords } from './words.ts';

interface Props {
  readonly model: TableModel;
  readonly reviewing: ReviewState;
}

export function Summary({ model, reviewing }: Props) {
  const words = reviewWords();
  const told = reviewing.told.value;
  const last = reviewing.course.value.at(-1)?.[0]?.mean ?? 0;
  const isWhole = told?.outcome !== undefined && reviewing.review.value !== undefined;
  return (
    <section class="slip review-summary" aria-label={words.summary}>
      <header class="panel-head">
        <h2>{isWhole ? endingOf(told, last) : words.summary}</h2>
        {isWhole && <small>{sayHowMany(told.game.turn(told.telling(model.playback.last.value).state))}</small>}
      </header>
      {told === undefined || reviewing.review.value === undefined ? (
        <p class="hint">{words.summaryLater}</p>
      ) : (
        <>
          {summaryOf(told).map((sentence) => (
            <p key={sentence}>
              <Figures text={sentence} />
            </p>
          ))}
          <button class="link" type="button" onClick={() => reviewing.start(FINER)}>
            {words.finer}
          </button>
        </>
      )}
    </section>
  );
}

function Figures({ text }: { readonly text: string }) {
  return <>{text.split(FIGURE).map((part, n) => (n % 2 === 1 ? <b key={n}>{part}</b> : part))}</>;
}

const FIGURE = /([−+]?\d[\d.,]*\s?(?:%|points?\b))/u;

/** How many times more games to simulate for a finer estimate. */
const FINER = 4;

const ROW = 38;
const WIDTH = 262;
const ZERO = 142;
const REACH = 74;

export function LuckAndSkill({ model, reviewing }: Props) {
  const words = reviewWords();
  const told = reviewing.told.value;
  const review = reviewing.review.value;
  const missing = reviewing.of.value - reviewing.done.value;
  return (
    <section class="slip review-luck" aria-label={words.luckAndSkill}>
      <header class="panel-head">
        <h2>{words.luckAndSkill}</h2>
        <small>{reviewing.unit.value === 'chance' ? words.inChance : words.inPoints}</small>
      </header>
      {told === undefined || review === undefined ? (
        <p class="hint">{words.luckLater(missing)}</p>
      ) : (
        <>
          <p class="fine row luck-key" aria-hidden="true">
            <i data-kind="luck" /> {words.luck} <i data-kind="skill" /> {words.skill} <i data-kind="whisker" />{' '}
            {words.howSure}
          </p>
          <Bars model={model} told={told} />
          <p class="fine">{words.against}</p>
        </>
      )}
    </section>
  );
}

function Bars({ model, told }: { readonly model: TableModel; readonly told: ReviewContext }) {
  const words = reviewWords();
  const { seated } = told.review;
  const reach = (estimate: Estimate) => Math.abs(estimate.mean) + doubtOf(estimate);
  const most = Math.max(1e-6, ...seated.flatMap(({ luck, skill }) => [reach(luck), reach(skill)]));
  const x = (value: number) => ZERO + (value / most) * REACH;
  const tick = tickBelow(most);
  const figures = REVIEW_WORDS[told.text.language];
  return (
    <ul class="luck-bars">
      <li class="luck-scale" aria-hidden="true">
        <svg viewBox={`24 0 ${WIDTH - 24} 16`} aria-hidden="true">
          {[-tick, 0, tick].map((value) => (
            <text key={value} x={x(value)} y="12">
              {value === 0 ? 0 : figures.change(told.review.unit, value, 'short')}
            </text>
          ))}
        </svg>
      </li>
      {seated.map(({ luck, skill }, seat) => (
        <li key={seat}>
          <SeatMark seat={seat} size={18} />
          <span class="visually-hidden">
            {tableWords().says(
              model.playback.seats.value[seat]?.name ?? '',
              `${words.luck} ${change(told, luck)}, ${words.skill} ${change(told, skill)}`,
            )}
          </span>
          <svg viewBox={`24 0 ${WIDTH - 24} ${ROW}`} aria-hidden="true">
            <defs>
              <pattern id="luck-waves" width="12" height="7" patternUnits="userSpaceOnUse">
                <rect width="12" height="7" fill="var(--indigo)" />
                <path d="M0 4q3-3 6 0t6 0" fill="none" stroke="var(--on-deep)" stroke-width="1.3" />
              </pattern>
              <pattern
                id="skill-hatch"
                width="6"
                height="6"
                patternUnits="userSpaceOnUse"
                patternTransform="rotate(35)"
              >
                <rect width="6" height="6" fill="var(--paper-3)" />
                <rect width="1.6" height="6" fill="var(--ink)" />
              </pattern>
            </defs>
            <path
              fill="none"
              stroke="var(--line-2)"
              stroke-dasharray="1.5 4"
              d={`M${x(-tick)} 0V${ROW}M${x(tick)} 0V${ROW}`}
            />
            <path fill="none" stroke="var(--ink)" stroke-width="1.5" d={`M${ZERO} 0V${ROW}`} />
            <Bar told={told} estimate={luck} y={4} fill="url(#luck-waves)" x={x} />
            <Bar told={told} estimate={skill} y={21} fill="url(#skill-hatch)" x={x} />
          </svg>
        </li>
      ))}
    </ul>
  );
}

/** The largest round figure not above `most`: 1, 2 or 5 times a power of ten. */
export function tickBelow(most: number): number {
  const nought = 10 ** Math.floor(Math.log10(most));
  return ([5, 2].find((each) => each * nought <= most) ?? 1) * nought;
}

/** "+9 percentage points (±3)". */
const change = (told: ReviewContext, estimate: Estimate): string => {
  const figures = REVIEW_WORDS[told.text.language];
  const { unit } = told.review;
  return `${figures.change(unit, estimate.mean)} (${figures.doubt(unit, doubtOf(estimate), 'short')})`;
};

interface BarProps {
  readonly told: ReviewContext;
  readonly estimate: Estimate;
  readonly y: number;
  readonly fill: string;
  x(value: number): number;
}

function Bar({ told, estimate, y, fill, x }: BarProps) {
  const figures = REVIEW_WORDS[told.text.language];
  const doubt = doubtOf(estimate);
  const [from, to] = [Math.min(x(0), x(estimate.mean)), Math.max(x(0), x(estimate.mean))];
  const [low, high] = [x(estimate.mean - doubt), x(estimate.mean + doubt)];
  const isLeft = estimate.mean < 0;
  return (
    <g class="luck-bar">
      <title>{change(told, estimate)}</title>
      <rect x={from} y={y} width={Math.max(0.5, to - from)} height="13" fill={fill} />
      <path d={`M${low} ${y + 6.5}H${high}M${low} ${y + 2.5}v8M${high} ${y + 2.5}v8`} />
      <text
        x={isLeft ? Math.min(low, x(0)) - 5 : Math.max(high, x(0)) + 5}
        y={y + 11}
        text-anchor={isLeft ? 'end' : 'start'}
      >
        {figures.change(told.review.unit, estimate.mean, 'short')}
      </text>
    </g>
  );
}
