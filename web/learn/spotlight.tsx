import { useEffect, useRef, useState } from 'preact/hooks';
import { moves } from '../settings/settings.ts';
import { type Box, boxOf } from '../table/together/box.ts';
import type { LessonRun } from './taking.ts';

const ROOM = 3;
const SMALLEST = 44;
const HAND = { width: 84, height: 45 };

/** Dims the chart except for a step's subject, frames that, and points at it. Touches pass through. */
export function Light({ taking }: { readonly taking: LessonRun }) {
  const step = taking.step.value;
  const tried = useTried(taking.miss.value !== undefined);
  const { chart, over, lit, rules, next, kept } = useBoxes(step?.lit ?? []);
  if (step === undefined || lit.length === 0) return null;
  const inChart = lit.filter((box) => chart !== undefined && overlaps(box, chart));
  return (
    <svg class="learn-light" data-moves={moves.value} aria-hidden="true">
      {chart !== undefined && inChart.length > 0 && (
        <>
          <mask id="learn-veil">
            <rect fill="#fff" {...chart} />
            {[...inChart.map(framed), ...over].map((hole, n) => (
              <rect key={n} class="learn-hole" fill="#000" {...hole} />
            ))}
          </mask>
          <rect class="learn-veil" mask="url(#learn-veil)" {...chart} />
        </>
      )}
      {lit.map((box, n) => (
        <g key={rules[n]}>
          <rect fill="none" stroke="var(--ink)" stroke-width="7" {...framed(box)} />
          <rect class="learn-frame" fill="none" stroke="var(--brass-glow)" stroke-width="4" {...framed(box)} />
        </g>
      ))}
      {tried !== undefined && <Tried at={tried} />}
      {step.show !== undefined && next !== undefined && <PrintersHand at={next} kept={kept} />}
    </svg>
  );
}

/** What was touched last on the chart, while it is marked as a mistake. */
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

/**
 * Points at a thing from a side where the hand covers nothing that can be touched. If there is none, the frame alone
 * must do.
 */
function PrintersHand({ at, kept }: { readonly at: Box; readonly kept: readonly Box[] }) {
  const page = { x: 0, y: 0, width: innerWidth, height: innerHeight };
  const way = WAYS.find((each) => {
    const hand = handAt(at, each);
    return contains(page, hand) && !kept.some((box) => overlaps(box, hand));
  });
  if (way === undefined) return null;
  const { x, y } = tipAt(at, way);
  return (
    <g transform={`translate(${x} ${y}) scale(${way.right} ${way.down}) rotate(-118)`}>
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

/** The side that the hand comes from: -1 for left and above. */
interface Way {
  readonly right: 1 | -1;
  readonly down: 1 | -1;
}
const WAYS: readonly Way[] = [
  { right: 1, down: 1 },
  { right: -1, down: 1 },
  { right: 1, down: -1 },
  { right: -1, down: -1 },
];
/** The hand's extent around its fingertip, and how far it overlaps its target. */
const REACH = { beside: 20, away: 60, beyond: 10, along: 86, into: 9, least: 12 };

const tipAt = ({ x, y, width, height }: Box, { right, down }: Way) => ({
  x: x + width * (0.5 + right * 0.1),
  y: y + height / 2 + down * Math.max(REACH.least, height / 2 - REACH.into),
});

function handAt(at: Box, { right, down }: Way): Box {
  const { x, y } = tipAt(at, { right, down });
  const [width, height] = [REACH.beside + REACH.away, REACH.beyond + REACH.along];
  return {
    x: x - (right > 0 ? REACH.beside : REACH.away),
    y: y - (down > 0 ? REACH.beyond : REACH.along),
    ...{ width, height },
  };
}

interface Boxes {
  /** Absent while a slip covers it: a slip is there to be read, and is never dimmed. */
  readonly chart?: Box;
  readonly over: readonly Box[];
  readonly lit: readonly Box[];
  readonly rules: readonly string[];
  /** What to touch next: the first lit thing that has not been chosen yet. */
  readonly next?: Box;
  readonly kept: readonly Box[];
}

const NOTHING: Boxes = { over: [], lit: [], rules: [], kept: [] };
/** What a touch opens on the chart. */
const OVER = '.table-board :is(.slip, [class$="-slip"])';
const USED = `:is(.focus, .lesson-ask, ${OVER}) :is(button, a, [role="button"]), .tabs button, .lesson-ask :is(h2, .lesson-why)`;

/** The positions of the chart and of lit things, updated continuously. */
function useBoxes(selectors: readonly string[]): Boxes {
  const [found, setFound] = useState(JSON.stringify(NOTHING));
  const wanted = selectors.join('|');
  useEffect(() => {
    let frame = 0;
    const brought = new Set<string>();
    const look = () => {
      frame = requestAnimationFrame(look);
      bringIntoView(selectors, brought);
      const seen = selectors.flatMap((rule) => {
        const element = shownBy(rule);
        return element === undefined ? [] : [{ rule, element, box: clipped(element) }];
      });
      const next = seen.find(({ element }) => element.getAttribute('aria-pressed') !== 'true');
      const isOther = (element: Element) => next === undefined || !next.element.contains(element);
      setFound(
        JSON.stringify({
          chart: isCovered() ? undefined : boxOf(document.querySelector('.table-board')),
          over: [...document.querySelectorAll(OVER)].map(clipped),
          lit: seen.map(({ box }) => box),
          rules: seen.map(({ rule }) => rule),
          next: next?.box,
          kept: [...seen.map(({ element }) => element), ...document.querySelectorAll(USED)]
            .filter(isOther)
            .flatMap((element) => boxOf(element) ?? []),
        } satisfies { readonly [K in keyof Boxes]: Boxes[K] | undefined }),
      );
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [wanted]);
  return JSON.parse(found) as Boxes;
}

/** The first visible element that matches: some exist in one layout only, or are covered by a slip. */
const shownBy = (rule: string): Element | undefined =>
  [...document.querySelectorAll(rule)].find(
    (element) => boxOf(element) !== undefined && element.closest('[inert]') === null,
  );

/** The part of it that its scroll container shows. */
function clipped(element: Element): Box {
  let box: Box = element.getBoundingClientRect();
  for (let around = element.parentElement; around !== null; around = around.parentElement)
    if (getComputedStyle(around).overflow !== 'visible') box = within(box, around.getBoundingClientRect());
  const { x, y, width, height } = box;
  return { x, y, width, height };
}

function within(one: Box, other: Box): Box {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const right = Math.min(one.x + one.width, other.x + other.width);
  const foot = Math.min(one.y + one.height, other.y + other.height);
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, foot - y) };
}

/** Whether a slip, or the content of another tab, covers the chart. */
const isCovered = (): boolean => document.querySelector('.focus, [data-covered="true"] .tab-pane') !== null;

/**
 * Scrolls lit things inside a slip into view, once; the thing to touch comes last, so that it is visible in any case.
 * The chart itself is left to the reader.
 */
function bringIntoView(selectors: readonly string[], brought: Set<string>): void {
  for (const rule of selectors.toReversed()) {
    const element = brought.has(rule) ? null : document.querySelector(`.focus ${rule}`);
    if (element === null) continue;
    brought.add(rule);
    element.scrollIntoView({ block: 'nearest' });
  }
}

/** Adds a margin; a small thing gets a frame as large as a finger. */
function framed({ x, y, width, height }: Box): Box {
  const [wide, high] = [Math.max(width + 2 * ROOM, SMALLEST), Math.max(height + 2 * ROOM, SMALLEST)];
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high };
}

const overlaps = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const contains = (whole: Box, part: Box): boolean =>
  whole.x <= part.x &&
  whole.y <= part.y &&
  part.x + part.width <= whole.x + whole.width &&
  part.y + part.height <= whole.y + whole.height;
