import type { Interval } from './wilson.ts';

/** Plots as SVG text, so that a report is one file without a script. The page brings the colours. */

const WIDTH = 400;
const HEIGHT = 224;
const FRAME = { left: 44, right: 388, top: 14, bottom: 186 };
const ROW = 30;

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Over many games. */
export interface Course {
  readonly mean: readonly number[];
  /** Quartiles. */
  readonly low: readonly number[];
  readonly high: readonly number[];
}

/** The mean as a line, the middle half as a band. Time counts from 1. */
export function coursePlot(label: string, { mean, low, high }: Course, time: string): string {
  const x = scale([1, Math.max(2, mean.length)], [FRAME.left, FRAME.right]);
  const ticks = niceTicks(Math.min(0, ...low), Math.max(...high, ...mean), 5);
  const y = scale([ticks[0] ?? 0, ticks.at(-1) ?? 1], [FRAME.bottom, FRAME.top]);
  const along = (values: readonly number[]): string[] =>
    values.map((value, at) => `${fix(x(at + 1))},${fix(y(value))}`);
  const band = [...along(high), ...along(low).reverse()].join(' ');
  const lastX = fix(x(mean.length));
  const last = mean.at(-1) ?? 0;
  return svg(HEIGHT, label, [
    ...grid(ticks, y),
    ...timeAxis(mean.length, x, time),
    `<polygon class="band" points="${band}"/>`,
    `<polyline class="course" points="${along(mean).join(' ')}"/>`,
    `<circle class="mark" cx="${lastX}" cy="${fix(y(last))}" r="3"/>`,
  ]);
}

export function histogram(label: string, values: readonly number[], what: string): string {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const bin = Math.max(1, niceStep((most - least + 1) / 22));
  const start = Math.floor(least / bin) * bin;
  const bins = new Array<number>(Math.floor((most - start) / bin) + 1).fill(0);
  for (const value of values) bins[Math.floor((value - start) / bin)]! += 1;
  const ticks = niceTicks(0, Math.max(...bins), 4, 1);
  const x = scale([start, start + bins.length * bin], [FRAME.left, FRAME.right]);
  const y = scale([0, ticks.at(-1) ?? 1], [FRAME.bottom, FRAME.top]);
  const bars = bins.map((count, at) => {
    const left = x(start + at * bin) + 1;
    const right = Math.max(left + 1, x(start + (at + 1) * bin) - 1);
    return `<rect class="bar" x="${fix(left)}" y="${fix(y(count))}" width="${fix(right - left)}" height="${fix(y(0) - y(count))}"/>`;
  });
  const end = start + bins.length * bin;
  const marks = niceTicks(start, end, 6, 1).filter((tick) => tick >= start && tick <= end);
  return svg(HEIGHT, label, [
    ...grid(ticks, y),
    ...bars,
    ...marks.map((tick) => axisLabel(x(tick), String(tick))),
    axisTitle(what),
  ]);
}

export function countPlot(label: string, rows: readonly { readonly name: string; readonly count: number }[]): string {
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(...rows.map(({ count }) => count));
  const x = scale([0, most], [0, 176]);
  const lines = rows.flatMap(({ name, count }, nth) => {
    const middle = ROW * nth + ROW / 2;
    return [
      `<text class="name" x="116" y="${middle + 5}" text-anchor="end">${escaped(name)}</text>`,
      `<rect class="bar" x="124" y="${middle - 8}" width="${fix(Math.max(1, x(count)))}" height="16"/>`,
      `<text class="figure" x="${fix(131 + x(count))}" y="${middle + 5}">${count} · ${((100 * count) / all).toFixed(1)} %</text>`,
    ];
  });
  return svg(ROW * rows.length, label, lines);
}

export function sharePlot(
  label: string,
  rows: readonly ({ readonly name: string; readonly share: number } & Interval)[],
): string {
  const x = scale([0, 1], [124, 380]);
  const bottom = ROW * rows.length;
  const marks = [0, 0.25, 0.5, 0.75, 1].flatMap((mark) => [
    `<line class="grid" x1="${x(mark)}" x2="${x(mark)}" y1="0" y2="${bottom}"/>`,
    `<text class="figure" x="${x(mark)}" y="${bottom + 18}" text-anchor="middle">${100 * mark}</text>`,
  ]);
  const lines = rows.flatMap(({ name, share, low, high }, nth) => {
    const middle = ROW * nth + ROW / 2;
    return [
      `<text class="name" x="112" y="${middle + 5}" text-anchor="end">${escaped(name)}</text>`,
      `<line class="axis" x1="${x(0)}" x2="${x(1)}" y1="${middle}" y2="${middle}"/>`,
      `<rect class="band" x="${fix(x(low))}" y="${middle - 9}" width="${fix(x(high) - x(low))}" height="18"/>`,
      `<line class="course" x1="${fix(x(share))}" x2="${fix(x(share))}" y1="${middle - 11}" y2="${middle + 11}"/>`,
    ];
  });
  return svg(bottom + 26, label, [...marks, ...lines]);
}

function svg(height: number, label: string, parts: readonly string[]): string {
  return `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(label)}">${parts.join('')}</svg>`;
}

function grid(ticks: readonly number[], y: (value: number) => number): string[] {
  return ticks.flatMap((tick) => [
    `<line class="${tick === 0 ? 'axis' : 'grid'}" x1="${FRAME.left}" x2="${FRAME.right}" y1="${fix(y(tick))}" y2="${fix(y(tick))}"/>`,
    `<text class="figure" x="${FRAME.left - 8}" y="${fix(y(tick) + 4)}" text-anchor="end">${tick}</text>`,
  ]);
}

function timeAxis(end: number, x: (value: number) => number, title: string): string[] {
  const ticks = niceTicks(0, end, 7, 1).filter((tick) => tick <= end);
  const step = ticks[1] ?? 1;
  const shown = [1, ...ticks.filter((tick) => tick - 1 > step / 2)];
  return [...shown.map((tick) => axisLabel(x(tick), String(tick))), axisTitle(title)];
}

const axisLabel = (x: number, text: string): string =>
  `<text class="figure" x="${fix(x)}" y="${FRAME.bottom + 17}" text-anchor="middle">${text}</text>`;

const axisTitle = (text: string): string =>
  `<text class="title" x="${FRAME.right}" y="${HEIGHT - 4}" text-anchor="end">${escaped(text)}</text>`;

const fix = (value: number): string => String(Math.round(value * 10) / 10);

function scale([a, b]: readonly [number, number], [from, to]: readonly [number, number]): (value: number) => number {
  return (value) => (b === a ? from : from + ((value - a) / (b - a)) * (to - from));
}

/** 1, 2 or 5 times a power of ten, at least as large as the given step. */
function niceStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(step, 1e-9)));
  return ([1, 2, 5, 10].find((factor) => factor * power >= step * 0.999) ?? 10) * power;
}

/** Round numbers from the start to just past the end, no closer than the least step. */
export function niceTicks(start: number, end: number, count: number, least = 0): number[] {
  const step = Math.max(least, niceStep((end - start) / count || 1));
  const first = Math.floor(start / step);
  const last = Math.ceil(end / step - 1e-9);
  return Array.from({ length: Math.max(1, last - first) + 1 }, (_, at) =>
    Number(((first + at) * step).toPrecision(12)),
  );
}
