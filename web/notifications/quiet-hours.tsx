import { Switch } from '@skerry/look';
import { noticeWords } from '../words/notices.ts';
import { choose, notificationSettings } from './state.ts';

const DAY = 24;
const USUAL = { from: 22, to: 7 };
const HOURS = Array.from({ length: DAY + 1 }, (_, hour) => hour);

/** The drawing: a day of 24 hours, the night hatched. */
const BAR = { left: 14, width: 452, top: 10, height: 28 };
const x = (hour: number): number => BAR.left + (hour / DAY) * BAR.width;

/** Hatching of the night, so that it differs by more than its colour. */
const hatching = (start: number, end: number): string =>
  Array.from({ length: Math.max(0, (end - start) * 2 - 1) }, (_, n) => {
    const at = x(start + n / 2);
    return `M${at} ${BAR.top + BAR.height}L${at + x(1) - x(0)} ${BAR.top}`;
  }).join('');

export function QuietHours() {
  const words = noticeWords();
  const { quiet } = notificationSettings();
  return (
    <section class="notices-quiet" aria-label={words.quiet}>
      <Switch
        label={words.quiet}
        detail={quiet === undefined ? words.quietOff : words.quietFrom(quiet.from, quiet.to)}
        on={quiet !== undefined}
        onChange={(on) => void choose({ quiet: on ? USUAL : undefined })}
      />
      {quiet !== undefined && <Day {...quiet} />}
    </section>
  );
}

type Spans = readonly (readonly [from: number, to: number])[];

/** The parts of the day from one hour to another; none if they are equal. */
function spansOf(from: number, to: number): Spans {
  if (from === to) return [];
  return from < to
    ? [[from, to]]
    : [
        [0, to],
        [from, DAY],
      ];
}

function Day({ from, to }: { readonly from: number; readonly to: number }) {
  const words = noticeWords();
  const spans = spansOf(from, to);
  const change = (part: 'from' | 'to') => (hour: number) => void choose({ quiet: { from, to, [part]: hour } });
  return (
    <div class="notices-day">
      <svg viewBox="0 0 480 66" aria-hidden="true">
        <rect fill="var(--paper-3)" x={BAR.left} y={BAR.top} width={BAR.width} height={BAR.height} />
        {spans.map(([start, end]) => (
          <g key={start}>
            <rect fill="var(--w-indigo)" x={x(start)} y={BAR.top} width={x(end) - x(start)} height={BAR.height} />
            <path stroke="var(--ink)" stroke-width="1" opacity="0.55" d={hatching(start, end)} />
          </g>
        ))}
        <Signs nights={spans} days={spansOf(to, from)} />
        <rect
          fill="none"
          stroke="var(--ink)"
          stroke-width="1.5"
          x={BAR.left}
          y={BAR.top}
          width={BAR.width}
          height={BAR.height}
        />
        {HOURS.map((hour) => (
          <g key={hour}>
            <path stroke="var(--ink)" d={`M${x(hour)} ${BAR.top + BAR.height}v${hour % 6 === 0 ? 10 : 5}`} />
            {hour % 6 === 0 && (
              <text x={x(hour)} y={63} text-anchor="middle">
                {hour}
              </text>
            )}
          </g>
        ))}
      </svg>
      <Handle label={words.quietEnd} hour={to} onChange={change('to')} />
      <Handle label={words.quietBegin} hour={from} onChange={change('from')} />
    </div>
  );
}

const middleOf = (spans: Spans): number | undefined => {
  const [longest] = spans.toSorted(([a, b], [c, d]) => d - c - (b - a));
  return longest && x((longest[0] + longest[1]) / 2);
};

function Signs({ nights, days }: { readonly nights: Spans; readonly days: Spans }) {
  const [moon, sun] = [middleOf(nights), middleOf(days)];
  const middle = BAR.top + BAR.height / 2;
  return (
    <>
      {moon !== undefined && (
        <g class="notices-moon" transform={`translate(${moon} ${middle})`}>
          <circle r="8.5" />
          <path d="M2.500-5A5 5 0 1 0 2.500 5A6.500 6.500 0 0 1 2.500-5Z" />
        </g>
      )}
      {sun !== undefined && (
        <g fill="var(--w-gold)" stroke="var(--ink)" stroke-width="1.2" transform={`translate(${sun} ${middle})`}>
          <circle r="5" />
          <path d="M0-10v2.500M0 7.500v2.500M-10 0h2.500M7.500 0h2.500M-7-7l1.800 1.800M5.200 5.200l1.800 1.800M7-7l-1.800 1.800M-5.200 5.200l-1.800 1.800" />
        </g>
      )}
    </>
  );
}

interface HandleProps {
  readonly label: string;
  readonly hour: number;
  onChange(hour: number): void;
}

function Handle({ label, hour, onChange }: HandleProps) {
  return (
    <input
      type="range"
      min={0}
      max={DAY - 1}
      step={1}
      value={hour}
      aria-label={label}
      aria-valuetext={noticeWords().hour(hour)}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    />
  );
}
