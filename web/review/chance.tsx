import type { Estimate, TurningPoint } from '@skerry/bots';
import { doubtOf, REVIEW_WORDS, type ReviewContext, sayEstimate } from '@skerry/bots/report';
import { Icon } from '@skerry/look';
import { useMemo } from 'preact/hooks';
import { dropsOf } from './drops.ts';
import { Weighed } from './estimate-bar.tsx';
import type { ReviewState } from './review-state.ts';
import { reviewWords } from './words.ts';

interface ChanceProps {
  readonly reviewing: ReviewState;
  readonly told: ReviewContext;
  readonly point: TurningPoint;
}

export function Chance({ reviewing, told, point }: ChanceProps) {
  const words = reviewWords();
  const { unit, entries } = told.review;
  const entry = entries.find(({ n }) => n === point.entry);
  const found = entry?.chances[point.chance];
  const earlier = useMemo(() => reviewing.hindsight(point), [point, told]);
  if (found === undefined) return null;
  const [usual, after] = [found.before[point.side]!, found.after[point.side]!];
  const before = entry?.before?.[point.side] ?? usual;
  const most = unit === 'chance' ? 1 : Math.max(before.mean, usual.mean, after.mean) * 1.2;
  const could = point.could !== undefined && point.could.length > 1 ? point.could : undefined;
  const odds = found.of > 1 && (point.swing.mean < 0 ? words.nobodysFault : words.odds)(found.alike, found.of);
  return (
    <>
      {could === undefined ? (
        <>
          <Weighed told={told} kind="usual" name={words.beforehand} worth={before} most={most} />
          <Weighed told={told} kind="usual" name={words.usual} worth={usual} most={most} />
          <Weighed told={told} kind="played" name={words.afterwards} worth={after} most={most} />
        </>
      ) : (
        <>
          <p class="row wrap chance-figures">
            <Figure told={told} name={words.beforehand} worth={before} />
            <Icon name="forward" size={16} />
            <Figure told={told} name={words.afterwards} worth={after} />
            <Figure told={told} name={words.usual} worth={usual} />
          </p>
          <Drops told={told} usual={usual.mean} outcome={found.outcome} could={could} />
        </>
      )}
      <p class="fine">
        {could !== undefined && words.could(found.of)} {odds}{' '}
        {words.sure(REVIEW_WORDS[told.text.language].doubt(unit, doubtOf(point.swing)))}
      </p>
      {earlier !== undefined && (
        <button class="link review-link" type="button" onClick={() => reviewing.goTo(earlier.point)}>
          {earlier.sentence}
        </button>
      )}
    </>
  );
}

interface FigureProps {
  readonly told: ReviewContext;
  readonly name: string;
  readonly worth: Estimate;
}

const Figure = ({ told, name, worth }: FigureProps) => (
  <span>
    {name}{' '}
    <b class="chance-worth">
      <span aria-hidden="true">{REVIEW_WORDS[told.text.language].amount(told.review.unit, worth.mean, 'short')}</span>
      <span class="visually-hidden">{sayEstimate(told, worth)}</span>
    </b>
  </span>
);

interface DropsProps {
  readonly told: ReviewContext;
  readonly usual: number;
  readonly outcome: unknown;
  readonly could: NonNullable<TurningPoint['could']>;
}

/** Every possible outcome as a drop, the actual one filled. */
function Drops({ told, usual, outcome, could }: DropsProps) {
  const words = reviewWords();
  const { amount } = REVIEW_WORDS[told.text.language];
  const { unit } = told.review;
  const { drops, top, low, high, x } = dropsOf(could, outcome);
  const drawn = drops.find(({ isThis }) => isThis);
  const isRight = drawn !== undefined && drawn.x > 120;
  const label = `${words.could(drops.length)} ${amount(unit, low)}, ${amount(unit, high)}`;
  return (
    <figure class="drops">
      <svg viewBox={`0 ${top} 240 ${80 - top}`} role="img" aria-label={label}>
        <path stroke="var(--line-2)" d="M6 60H234" />
        <path fill="var(--ink-2)" d={`M${x(usual)} 60l-4.5 6h9Z`} />
        {drops.map((drop, n) => (
          <path
            key={n}
            class="drop"
            data-this={drop.isThis}
            d="M0-6C3-2 4-1 4 1a4 4 0 0 1-8 0C-4-1-3-2 0-6Z"
            transform={`translate(${drop.x} ${drop.y}) scale(${drop.isThis ? 1.7 : 1})`}
          />
        ))}
        {drawn !== undefined && (
          <text
            class="drops-this"
            x={drawn.x + (isRight ? -11 : 11)}
            y={top + 10}
            text-anchor={isRight ? 'end' : 'start'}
          >
            {words.thisOne}
          </text>
        )}
        <text class="drops-figure" x="6" y="77">
          {amount(unit, low)}
        </text>
        <text class="drops-figure" x="234" y="77" text-anchor="end">
          {amount(unit, high)}
        </text>
      </svg>
    </figure>
  );
}
