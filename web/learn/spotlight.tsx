import { useEffect, useRef, useState } from 'preact/hooks';
import { moves } from '../settings/settings.ts';
import { type Box, boxOf } from '../table/together/box.ts';
import type { LessonRun } from './taking.ts';

/** Room between what is lit and its frame. */
const ROOM = 3;
const SMALLEST = 44;
const HAND = { width: 84, height: 45 };

/** Veils the chart but for what a step is about, frames that, and points at it. Touches go through. */
export function Light({ taking }: { readonly taking: LessonRun }) {
  const step = taking.step.value;
  const tried = useTried(taking.miss.value !== undefined);
  const { chart, lit, rules } = useBoxes(step?.lit ?? []);
  if (step === undefined || lit.length === 0) return null;
  const inChart = lit.filter((box) => chart !== undefined && overlaps(box, chart));
  const [first] = lit;
  return (
    <svg class="learn-light" data-moves={moves.value} aria-hidden="true">
      {chart !== undefined && inChart.length > 0 && (
        <path
          fill="color-mix(in srgb, var(--sea) 58%, transparent)"
          fill-rule="evenodd"
          d={[chart, ...inChart.map(framed)].map(outline).join('')}
        />
      )}
      {lit.map((box, n) => (
        <g key={rules[n]}>
          <rect fill="none" stroke="var(--ink)" stroke-width="7" {...framed(box)} />
          <rect class="learn-frame" fill="none" stroke="var(--brass-glow)" stroke-width="4" {...framed(box)} />
        </g>
      ))}
      {tried !== undefined && <Tried at={tried} />}
      {step.show !== undefined && first !== undefined && <PrintersHand at={first} />}
    </svg>
  );
}

/** What was touched last on the chart, while it stands there as a wrong try. */
function useTried(isWrong: boolean): Box | undefined {
  const touched = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ target }: Event) => {
      const board = target instanceof Element ? target.closest('.table-board') : null;
      touched.current = board === null ? null : (target as Element).closest('[role="button"], button');
    };
    document.addEventListener('click', note, { capture: true });
    return () => document.removeEventListener('click', note, { capture: true });
  }, []);
  return isWrong ? boxOf(touched.current) : undefined;
}

/** The try stays marked. */
function Tried({ at }: { readonly at: Box }) {
  return (
    <>
      <rect class="learn-miss" fill="none" stroke="var(--coral)" stroke-width="4" stroke-dasharray="9 5" {...at} />
      <g transform={`translate(${at.x + at.width / 2} ${at.y + at.height / 2})`}>
        <circle fill="var(--paper-3)" stroke="var(--coral)" stroke-width="2.5" r="18" />
        <path fill="none" stroke="var(--coral)" stroke-width="3.2" stroke-linecap="round" d="M-6-6L6 6M6-6L-6 6" />
      </g>
    </>
  );
}

/** Points from below at the middle of a thing. Below the offers there is no room, and the frame says enough. */
function PrintersHand({ at }: { readonly at: Box }) {
  if (at.y + at.height + HAND.width > innerHeight) return null;
  return (
    <g transform={`translate(${at.x + at.width * 0.6} ${at.y + at.height * 0.84}) rotate(-118)`}>
      <svg class="learn-hand" x={-HAND.width} y={-HAND.height / 2} {...HAND} viewBox="0 0 64 34" aria-hidden="true">
        <path fill="var(--ink)" d="M2 7L15 5V30L2 28Z" />
        <path
          fill="var(--paper-3)"
          stroke="var(--ink)"
          stroke-width="1.9"
          stroke-linejoin="round"
          d="M15 8C20 4 27 3 33 4L59 7.5C63 8 63 13.5 59 13.5L40 13L41 15C44.5 16 44.5 20.5 41.5 21C44 22.5 43 26.5 40 26.5C41 29 38.5 31.5 36 31C28 31.5 20 30.5 15 27Z"
        />
        <path
          fill="none"
          stroke="var(--ink)"
          stroke-width="1.3"
          stroke-linecap="round"
          d="M41 15L31.5 15.5M41.5 21L32 21M40 26.5L33 26.5M19 12V25M22.5 11V26.5"
        />
      </svg>
    </g>
  );
}

/** Where the chart and what is lit are on the page, wherever they move to. */
function useBoxes(selectors: readonly string[]) {
  const [found, setFound] = useState('{"lit":[],"rules":[]}');
  const wanted = selectors.join('|');
  useEffect(() => {
    let frame = 0;
    const brought = new Set<string>();
    const look = () => {
      frame = requestAnimationFrame(look);
      bringIntoView(selectors, brought);
      const seen = selectors.flatMap((rule) => {
        const box = boxOf(document.querySelector(rule));
        return box === undefined ? [] : [{ rule, box }];
      });
      const lit = seen.map(({ box }) => box);
      // What lies over the chart is there to be read: it is never veiled.
      const chart =
        document.querySelector('.focus') === null ? boxOf(document.querySelector('.table-board')) : undefined;
      setFound(JSON.stringify({ chart, lit, rules: seen.map((s) => s.rule) }));
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [wanted]);
  return JSON.parse(found) as { chart?: Box; lit: Box[]; rules: string[] };
}

/**
 * What a slip over the chart has further down is brought into view, once; where to touch comes last, so that it is seen in any
 * case. On the chart the reader looks around as they like.
 */
function bringIntoView(selectors: readonly string[], brought: Set<string>): void {
  for (const rule of selectors.toReversed()) {
    const element = brought.has(rule) ? null : document.querySelector(`.focus ${rule}`);
    if (element === null) continue;
    brought.add(rule);
    element.scrollIntoView({ block: 'nearest' });
  }
}

/** A little room around; what is small is framed as large as a finger. */
function framed({ x, y, width, height }: Box): Box {
  const [wide, high] = [Math.max(width + 2 * ROOM, SMALLEST), Math.max(height + 2 * ROOM, SMALLEST)];
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high };
}

const outline = ({ x, y, width, height }: Box): string => `M${x} ${y}h${width}v${height}h${-width}z`;

const overlaps = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
