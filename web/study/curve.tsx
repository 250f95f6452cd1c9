import { REVIEW_WORDS } from '@skerry/bots/report';
import { PanelHead, useBox } from '@skerry/look';
import {
  forkOf,
  gameNode,
  lastPage,
  linesOf,
  lineWith,
  type NodeId,
  type Study,
  type StudyLine,
} from '@skerry/tables/study';
import { settings } from '../settings/settings.ts';
import type { StudyState } from './study-state.ts';
import { studyWords } from './words.ts';
import { worthAt } from './worth-figure.tsx';
import type { Worths } from './worths.ts';

/** Steps of the game before the fork and after it. */
const BEFORE = 20;
const AFTER = 30;
/** More lines would hide each other. */
const MOST_LINES = 4;

const pagesAround = (study: Study, fork: number): readonly number[] => {
  const first = Math.max(0, fork - BEFORE);
  const last = Math.min(lastPage(study), fork + AFTER);
  return Array.from({ length: last - first + 1 }, (_, n) => first + n);
};

/** The positions that the curve needs. */
export const curveNodes = (study: Study, at: NodeId): readonly NodeId[] =>
  pagesAround(study, forkOf(study, at)).map(gameNode);

interface Point {
  readonly x: number;
  readonly worth: number;
}

interface CurveProps {
  readonly state: StudyState;
  readonly worths: Worths;
}

/** The game, and the lines that leave it, over the same steps. */
export function CurveSlip({ state, worths }: CurveProps) {
  const words = studyWords();
  const [box, size] = useBox();
  const { width, height } = size ?? { width: 0, height: 0 };
  const study = state.study.value;
  const at = state.at.value;
  const fork = forkOf(study, at);
  const pages = pagesAround(study, fork);
  const [first, last] = [pages[0]!, pages.at(-1)!];
  const lines = linesOf(study);
  const now = lineWith(lines, at);
  const pointAt = (id: NodeId, x: number): readonly Point[] => {
    const worth = worthAt(worths, id);
    return worth === undefined ? [] : [{ x, worth: worth.mean }];
  };
  const game = pages.flatMap((page) => pointAt(gameNode(page), page));
  const others = lines
    .filter(
      ({ level, fork: from }) => level === 1 && from !== undefined && pages.some((page) => gameNode(page) === from),
    )
    .toSorted((one, other) => Number(other === now) - Number(one === now))
    .slice(0, MOST_LINES);
  const drawn = others.map((line) => ({ line, points: pointsOf(line, pointAt) }));
  const all = [...game, ...drawn.flatMap(({ points }) => points)].map(({ worth }) => worth);
  const [low, high] = scaleOf(all, worths.unit.value === 'chance');
  const end = Math.max(last, ...drawn.flatMap(({ points }) => points.map(({ x }) => x)));
  const place = { first, end, low, high, width: Math.max(1, width), height: Math.max(1, height) };
  const { amount } = REVIEW_WORDS[settings.language.value];
  const here = worthAt(worths, at);
  const hereX =
    drawn.flatMap(({ line }) => (line.nodes.includes(at) ? [forkPage(line) + 1 + line.nodes.indexOf(at)] : []))[0] ??
    fork;
  return (
    <section class="column slip study-curve" aria-label={words.curve}>
      <PanelHead title={words.curve} note={here && amount(worths.unit.value, here.mean)} />
      <div ref={box} class="grow study-plot">
        {all.length > 1 && width > 0 && (
          <svg
            width={width}
            height={height}
            role="img"
            aria-label={words.curveOf(drawn.map(({ line }) => line.letter))}
          >
            {[low, (low + high) / 2, high].map((level) => (
              <g key={level}>
                <path class="study-grid" d={`M${LEFT} ${yOf(place, level)}H${width}`} />
                <text class="study-scale" x={LEFT - 6} y={yOf(place, level) + 4} text-anchor="end">
                  {amount(worths.unit.value, level, 'short')}
                </text>
              </g>
            ))}
            <path class="study-fork" d={`M${xAt(place, fork)} 0V${height - FOOT}`} />
            <text class="study-scale" x={xAt(place, fork)} y={height - 3} text-anchor="middle">
              {fork}
            </text>
            <path class="study-ground" d={`${pathOf(place, game)}V${height - FOOT}H${xAt(place, first)}Z`} />
            <path class="study-plotted" data-line="game" d={pathOf(place, game)} />
            {drawn.map(({ line, points }, n) => (
              <g key={line.letter}>
                <path
                  class="study-plotted"
                  data-line={line.letter === now.letter[0] || line === now ? 'now' : n}
                  d={pathOf(place, points)}
                />
                {points.length > 1 && <EndOf place={place} line={line} point={points.at(-1)!} />}
              </g>
            ))}
            {here !== undefined && (
              <circle class="study-sign" data-sign="now" cx={xAt(place, hereX)} cy={yOf(place, here.mean)} r="6" />
            )}
          </svg>
        )}
      </div>
    </section>
  );
}

const LEFT = 44;
const FOOT = 18;

interface Place {
  readonly first: number;
  readonly end: number;
  readonly low: number;
  readonly high: number;
  readonly width: number;
  readonly height: number;
}

const xAt = ({ first, end, width }: Place, page: number): number =>
  LEFT + ((page - first) / Math.max(1, end - first)) * (width - LEFT - 14);

const yOf = ({ low, high, height }: Place, worth: number): number =>
  8 + (1 - (worth - low) / Math.max(1e-9, high - low)) * (height - FOOT - 12);

const pathOf = (place: Place, points: readonly Point[]): string =>
  points
    .map(({ x, worth }, n) => `${n === 0 ? 'M' : 'L'}${xAt(place, x).toFixed(1)} ${yOf(place, worth).toFixed(1)}`)
    .join('');

const forkPage = ({ fork }: StudyLine): number => Number(fork?.slice(1) ?? 0);

/** From the fork on. */
function pointsOf(line: StudyLine, pointAt: (id: NodeId, x: number) => readonly Point[]): readonly Point[] {
  const from = forkPage(line);
  return [...pointAt(line.fork!, from), ...line.nodes.flatMap((id, n) => pointAt(id, from + 1 + n))];
}

/** A little more than what is drawn; chances by tens. */
function scaleOf(values: readonly number[], isChance: boolean): readonly [number, number] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (values.length === 0) return [0, 1];
  const by = isChance ? 0.1 : 5;
  const low = Math.floor(least / by) * by;
  return [low, Math.max(low + by, Math.ceil(most / by) * by)];
}

function EndOf({ place, line, point }: { readonly place: Place; readonly line: StudyLine; readonly point: Point }) {
  const [x, y] = [xAt(place, point.x), yOf(place, point.worth)];
  return (
    <g class="study-end">
      <circle cx={x} cy={y} r="9" />
      <text x={x} y={y + 4} text-anchor="middle">
        {line.letter}
      </text>
    </g>
  );
}
