import { doubtOf, REVIEW_WORDS, sayPoint, sayWhere, summaryOf } from '@skerry/bots/report';
import { LOCALES } from '@skerry/engine';
import { escaped, niceTicks } from './plot.ts';
import { reportHtml, slip } from './report-html.ts';
import type { ReviewedGame } from './review-story.ts';
import { WORDS } from './words.ts';

const STYLE = `
.lane { fill: none; stroke: var(--ink); stroke-width: 2.4; stroke-linejoin: round; }
.lane.s1 { stroke: var(--teal); stroke-dasharray: 8 3; } .lane.s2 { stroke-dasharray: 2 4; } .lane.s3 { stroke: var(--wash); stroke-dasharray: 12 4 2 4; }
.pin { fill: var(--paper); stroke: var(--ink); stroke-width: 1.4; }
.pin.chance { fill: var(--ink); } .pin.chance + text { fill: var(--paper); }
ol { padding-left: 1.4em; } li { margin-bottom: 10px; }
`;

export function reviewPage(told: ReviewedGame): string {
  const { language, review, text } = told;
  const { labels } = REVIEW_WORDS[language];
  const summary = summaryOf(told).map((sentence) => `<p>${escaped(sentence)}</p>`);
  return reportHtml({
    language,
    title: WORDS[language].of(text.title, labels.review),
    kind: labels.review,
    heading: text.title,
    style: STYLE,
    slips: [
      slip(labels.summary, summary.join('')),
      slip(labels.luckAndSkill, `${bars(told)}<p class="note">${escaped(labels.against)}</p>`),
      slip(review.unit === 'chance' ? labels.chance : labels.expected, curve(told), ' wide'),
      slip(labels.points, points(told), ' wide'),
    ],
    footer: labels.simulated(review.futures.toLocaleString(LOCALES[language])),
  });
}

function points(told: ReviewedGame): string {
  const words = REVIEW_WORDS[told.language];
  const { review } = told;
  if (review.points.length === 0) return `<p>${escaped(words.labels.noPoints)}</p>`;
  const items = review.points.map(
    (point) =>
      `<li><b>${escaped(sayWhere(told, point))}, ${words.change(review.unit, point.swing.mean)}</b> (${words.doubt(review.unit, doubtOf(point.swing), 'short')})<br>${escaped(sayPoint(told, point))}</li>`,
  );
  return `<ol>${items.join('')}</ol>`;
}

const CURVE = { width: 1000, height: 300, left: 50, right: 985, top: 14, bottom: 250 };

function curve(told: ReviewedGame): string {
  const { review, language, names } = told;
  const words = REVIEW_WORDS[language];
  const { course, unit } = review;
  const most = unit === 'chance' ? 1 : Math.max(...course.flat().map(({ mean }) => mean));
  const ticks = unit === 'chance' ? [0, 0.25, 0.5, 0.75, 1] : niceTicks(0, most, 4);
  const top = ticks.at(-1) ?? 1;
  const x = (page: number): number =>
    round(CURVE.left + (page / Math.max(1, course.length - 1)) * (CURVE.right - CURVE.left));
  const y = (value: number): number => round(CURVE.bottom - (value / top) * (CURVE.bottom - CURVE.top));
  const lanes = Array.from({ length: review.sides }, (_, side) => {
    const along = course.map((page, at) => `${x(at)},${y(page[side]?.mean ?? 0)}`).join(' ');
    return `<polyline class="lane s${side % 4}" points="${along}"><title>${escaped(review.sides === 1 ? '' : names[side]!)}</title></polyline>`;
  });
  const marks = ticks.map(
    (tick) =>
      `<line class="${tick === 0 ? 'axis' : 'grid'}" x1="${CURVE.left}" x2="${CURVE.right}" y1="${y(tick)}" y2="${y(tick)}"/><text x="${CURVE.left - 8}" y="${y(tick) + 4}" text-anchor="end">${words.amount(unit, tick, 'short')}</text>`,
  );
  const pins = review.points.map(
    (point, n) =>
      `<line class="grid" x1="${x(point.page)}" x2="${x(point.page)}" y1="${CURVE.top}" y2="268"/><circle class="pin ${point.kind}" cx="${x(point.page)}" cy="280" r="12"/><text x="${x(point.page)}" y="284" text-anchor="middle">${n + 1}</text>`,
  );
  const [first, last] = [course[0]?.[0]?.mean ?? 0, course.at(-1)?.[0]?.mean ?? 0];
  const label = WORDS[language].of(
    unit === 'chance' ? words.labels.chance : words.labels.expected,
    `${words.amount(unit, first)}, ${words.amount(unit, last)}`,
  );
  return `<svg viewBox="0 0 ${CURVE.width} ${CURVE.height}" role="img" aria-label="${escaped(label)}">${[...marks, ...lanes, ...pins].join('')}</svg>`;
}

const ROW = 46;

function bars(told: ReviewedGame): string {
  const words = REVIEW_WORDS[told.language];
  const { seated, unit } = told.review;
  const reach = ({ mean, error }: { mean: number; error: number }): number => Math.abs(mean) + doubtOf({ mean, error });
  const most = Math.max(0.01, ...seated.flatMap(({ luck, skill }) => [reach(luck), reach(skill)]));
  const x = (value: number): number => round(240 + (value / most) * 90);
  const rows = seated.flatMap(({ luck, skill }, seat) => [
    `<text class="name" x="4" y="${seat * ROW + 28}">${escaped(told.names[seat]!)}</text>`,
    ...[luck, skill].map((estimate, n) => {
      const middle = seat * ROW + 14 + n * 18;
      const doubt = doubtOf(estimate);
      const [from, to] = [Math.min(x(0), x(estimate.mean)), Math.max(x(0), x(estimate.mean))];
      const name = n === 0 ? words.labels.luck : words.labels.skill;
      return `<rect class="${n === 0 ? 'mark' : 'bar'}" x="${from}" y="${middle - 6}" width="${Math.max(1, to - from)}" height="12"/><path class="axis" fill="none" d="M${x(estimate.mean - doubt)} ${middle}H${x(estimate.mean + doubt)}"/><text x="398" y="${middle + 4}" text-anchor="end">${name} ${words.change(unit, estimate.mean, 'short')}</text>`;
    }),
  ]);
  const height = seated.length * ROW;
  return `<svg viewBox="0 0 400 ${height}" role="img" aria-label="${escaped(words.labels.luckAndSkill)}"><line class="axis" x1="${x(0)}" x2="${x(0)}" y1="0" y2="${height}"/>${rows.join('')}</svg>`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
