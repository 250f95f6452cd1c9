import type { Estimate } from '@skerry/bots';
import { doubtOf, REVIEW_WORDS, type ReviewContext, sayEstimate } from '@skerry/bots/report';

interface WeighedProps {
  readonly told: ReviewContext;
  readonly kind: 'played' | 'best' | 'usual';
  readonly name: string;
  readonly action?: string;
  readonly worth: Estimate;
  readonly most: number;
}

export function Weighed({ told, kind, name, action, worth, most }: WeighedProps) {
  const figures = REVIEW_WORDS[told.text.language];
  const part = (value: number) => `${Math.min(100, Math.max(0, (100 * value) / most))}%`;
  const doubt = doubtOf(worth);
  return (
    <div class="key worth weighed" data-kind={kind}>
      <span class="worth-sign" aria-hidden="true">
        <svg viewBox="-16 -16 32 32" aria-hidden="true">
          {kind === 'best' ? <path d="M0-12L3-3L12 0L3 3L0 12L-3 3L-12 0L-3-3Z" /> : <circle r="6" />}
        </svg>
      </span>
      <span class="worth-what">
        <i>{name}</i> {action}
      </span>
      <b>
        <span aria-hidden="true">{figures.amount(told.review.unit, worth.mean, 'short')}</span>
        <span class="visually-hidden">{sayEstimate(told, worth)}</span>
      </b>
      <span class="worth-bar" aria-hidden="true">
        <span style={{ width: part(worth.mean) }} />
        {doubt > 0 && (
          <i style={{ left: part(worth.mean - doubt), right: `calc(100% - ${part(worth.mean + doubt)})` }} />
        )}
      </span>
    </div>
  );
}
