import type { Estimate, OwnPoints, TurningPoint } from '@skerry/bots';
import { REVIEW_WORDS, type ReviewContext, sayPoint } from '@skerry/bots/report';
import { Dialog, OfferButton, pictureInk, Switch, seatColour, seatLook, wrapped } from '@skerry/look';
import { useEffect, useRef, useState } from 'preact/hooks';
import { fallbackNames } from '../local/fallback-names.ts';
import { settings } from '../settings/settings.ts';
import { refuse } from '../shell/notices.ts';
import { copyMoment } from '../table/later/moment-link.ts';
import { pictureOf, saveFile } from '../table/sheets/result/picture.ts';
import type { TableModel } from '../table/table-model.ts';
import { tableWords } from '../table/words.ts';
import { endingFrom } from './ending.ts';
import { axisOf, fallsOf, linePath, type Plot, plotFor, shadowPath } from './plotting.ts';
import type { ReviewState } from './review-state.ts';
import { reviewWords } from './words.ts';

interface ShareProps {
  readonly model: TableModel;
  readonly reviewing: ReviewState;
  readonly onClose: () => void;
}

/** A picture of the curve beside the board, to share. */
export function SharePicture({ model, reviewing, onClose }: ShareProps) {
  const words = reviewWords();
  const [names, setNames] = useState(true);
  const [points, setPoints] = useState(true);
  const root = useRef<HTMLDivElement>(null);
  const file = `${model.game.game.name}-${model.live.info.value?.id ?? ''}-review.png`;
  const withPicture = async (act: (blob: Blob) => Promise<void> | void) => {
    const svg = root.current?.querySelector('svg');
    try {
      if (svg) await act(await pictureOf(svg));
    } catch (error) {
      // Closing the system's share sheet is not an error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) refuse(words.picture.failed);
    }
  };
  return (
    <Dialog
      wide
      title={words.picture.title}
      closeLabel={tableWords().close}
      onClose={onClose}
      offers={
        <>
          <OfferButton
            label={words.picture.save}
            icon="download"
            go
            onClick={() => void withPicture((blob) => saveFile(blob, file))}
          />
          {typeof navigator.share === 'function' && (
            <OfferButton
              label={words.picture.send}
              icon="share"
              onClick={() =>
                void withPicture((blob) => navigator.share({ files: [new File([blob], file, { type: 'image/png' })] }))
              }
            />
          )}
          <OfferButton
            label={words.picture.link}
            icon="link"
            onClick={() => void copyMoment(model, model.playback.at.peek())}
          />
        </>
      }
    >
      <div ref={root} class="review-picture">
        <Picture model={model} reviewing={reviewing} names={names} points={points} />
      </div>
      <p class="fine">{words.picture.how}</p>
      <Switch label={words.picture.names} on={names} onChange={setNames} />
      <Switch label={words.picture.points} on={points} onChange={setPoints} />
    </Dialog>
  );
}

interface PictureProps {
  readonly model: TableModel;
  readonly reviewing: ReviewState;
  readonly names: boolean;
  readonly points: boolean;
}

const TOKENS = ['serif', 'sans', 'ink', 'ink-2', 'paper', 'paper-3', 'line', 'sea', 'indigo', 'on-deep', 'w-sand'];

function PictureSign({ kind, nth }: { readonly kind: TurningPoint['kind']; readonly nth: number }) {
  const isChance = kind === 'chance';
  return (
    <>
      <path d={PICTURE_SIGNS[kind]} fill={isChance ? 'var(--indigo)' : 'var(--paper-3)'} stroke="var(--ink)" />
      <text
        y="6"
        text-anchor="middle"
        font-family="var(--sans)"
        font-weight="700"
        font-size="17"
        fill={isChance ? 'var(--on-deep)' : 'var(--ink)'}
      >
        {nth}
      </text>
    </>
  );
}

const PICTURE_SIGNS: { readonly [K in TurningPoint['kind']]: string } = {
  choice: 'M-13-13H13V13H-13Z',
  chance: 'M-14 0a14 14 0 1 1 28 0a14 14 0 1 1-28 0Z',
  fall: 'M-17-12H17L0 19Z',
};

/** All sentences of a turning point if they fit, otherwise the most important one. */
function inTwoLines(told: ReviewContext, point: TurningPoint): readonly string[] {
  const whole = wrapped(sayPoint(told, point), 58);
  return whole.length > 2 ? wrapped(sayPoint(told, point, true), 58).slice(0, 2) : whole;
}

const PICTURED = 2;

/**
 * The turning points in the picture, in the order of the game: the sharer's costliest choice, and the largest of the
 * rest.
 */
export function picturedPoints({ points, choices }: Pick<OwnPoints, 'points' | 'choices'>): readonly TurningPoint[] {
  const bySize = points.toSorted((one, other) => Math.abs(other.swing.mean) - Math.abs(one.swing.mean));
  const first = new Set(choices.slice(0, 1));
  for (const point of bySize) if (first.size < PICTURED) first.add(point);
  return points.filter((point) => first.has(point));
}

const shadows = (course: readonly (readonly Estimate[])[], plot: Plot): string =>
  fallsOf(
    course.map((page) => page[0]?.mean ?? 0),
    plot,
  )
    .map(({ page, from, to }) => shadowPath(plot.x(page), plot.y(from), plot.y(to), plot.bottom))
    .join('');

function nameless(told: ReviewContext): ReviewContext {
  const { seats } = fallbackNames();
  const { gistOf, ...rest } = told;
  return { ...rest, telling: (page) => ({ ...told.telling(page), names: seats }) };
}

const BOARD = { x: 700, y: 40, width: 470, height: 470 };

function Picture({ model, reviewing, names, points }: PictureProps) {
  const words = reviewWords();
  const known = reviewing.told.value;
  const told = names ? known : known && nameless(known);
  const board = useRef<SVGGElement>(null);
  // A copy of the current board is embedded.
  useEffect(() => {
    // The drawing with the most elements is the board itself.
    const parts = (svg: Element) => svg.querySelectorAll('*').length;
    const drawn = [...document.querySelectorAll<SVGSVGElement>('.table-board svg')].sort(
      (one, other) => parts(other) - parts(one),
    )[0];
    if (drawn === undefined || board.current === null) return;
    const laid = drawn.cloneNode(true) as SVGSVGElement;
    for (const [name, value] of Object.entries(BOARD)) laid.setAttribute(name, String(value));
    laid.removeAttribute('style');
    board.current.replaceChildren(laid);
  }, []);
  const course = reviewing.course.value;
  const { unit } = reviewing;
  const plot = plotFor(
    { width: 640, last: Math.max(1, course.length - 1), isNarrow: false, isNamed: false },
    axisOf(course, unit.value),
  );
  const figures = REVIEW_WORDS[settings.language.value];
  const found = picturedPoints({ points: reviewing.points.value, choices: reviewing.own.value.choices });
  const first = course[0]?.[0]?.mean ?? 0;
  const last = course.at(-1)?.[0]?.mean ?? 0;
  const ending = told?.outcome === undefined ? '' : endingFrom(told, last);
  return (
    <svg viewBox="0 0 1200 630" role="img" aria-label={words.picture.title} style={pictureInk(TOKENS)}>
      <rect width="1200" height="630" fill="var(--sea)" />
      <g ref={board} />
      <rect x="34" y="34" width="640" height="562" fill="var(--paper)" stroke="var(--ink)" stroke-width="1.5" />
      <rect x="40" y="40" width="628" height="550" fill="none" stroke="var(--line)" />
      <text x="64" y="86" font-family="var(--serif)" font-size="30" fill="var(--ink)">
        Skerry
      </text>
      <text x="164" y="86" font-family="var(--serif)" font-size="22" font-style="italic" fill="var(--ink-2)">
        {model.game.text.value.title}
      </text>
      {wrapped(ending, 32)
        .slice(0, 2)
        .map((line, n) => (
          <text key={line} x="64" y={138 + n * 38} font-family="var(--serif)" font-size="40" fill="var(--ink)">
            {line}
          </text>
        ))}
      <g transform="translate(30 160) scale(1 1.5)">
        {reviewing.sides.value === 1 ? (
          <>
            <path
              d={`${linePath(
                course.map((page) => page[0]?.mean ?? 0),
                plot,
              )}L${plot.right} ${plot.bottom}L${plot.left} ${plot.bottom}Z`}
              fill="var(--w-sand)"
              opacity=".55"
            />
            <path
              d={linePath(
                course.map((page) => page[0]?.mean ?? 0),
                plot,
              )}
              fill="none"
              stroke="var(--ink)"
              stroke-width="2.6"
            />
            <path d={shadows(course, plot)} fill="var(--ink)" />
          </>
        ) : (
          Array.from({ length: reviewing.sides.value }, (_, side) => (
            <path
              key={side}
              d={linePath(
                course.map((page) => page[side]?.mean ?? 0),
                plot,
              )}
              fill="none"
              stroke={seatColour(side)}
              stroke-width="3"
            />
          ))
        )}
        <path
          d={`M${plot.left} ${plot.top}V${plot.bottom}H${plot.right}`}
          fill="none"
          stroke="var(--ink)"
          stroke-width="1.4"
        />
      </g>
      {points &&
        found.map((point, n) => {
          const worth = course[point.page]?.[reviewing.sides.value > 1 ? point.side : 0]?.mean ?? 0;
          const [x, y] = [30 + plot.x(point.page), 160 + plot.y(worth) * 1.5];
          return (
            <g key={n} transform={`translate(${x} ${y})`}>
              <PictureSign kind={point.kind} nth={n + 1} />
            </g>
          );
        })}
      {reviewing.sides.value === 1 && (
        <>
          <text x="64" y="196" font-family="var(--sans)" font-size="18" fill="var(--ink-2)">
            {figures.amount(unit.value, first)}
          </text>
          <text x="650" y="196" text-anchor="end" font-family="var(--sans)" font-size="18" fill="var(--ink-2)">
            {figures.amount(unit.value, last)}
          </text>
        </>
      )}
      <text x="64" y="418" font-family="var(--serif)" font-style="italic" font-size="18" fill="var(--ink-2)">
        {unit.value === 'chance' ? words.chance : words.expected}
      </text>
      {points &&
        told !== undefined &&
        found.map((point, n) => (
          <g key={n} transform={`translate(64 ${456 + n * 66})`}>
            <g transform="translate(14 -6)">
              <PictureSign kind={point.kind} nth={n + 1} />
            </g>
            {inTwoLines(told, point).map((line, at) => (
              <text key={line} x="42" y={at * 25} font-family="var(--serif)" font-size="20" fill="var(--ink)">
                {line}
              </text>
            ))}
          </g>
        ))}
      {names && (
        <g transform="translate(700 568)">
          {model.playback.seats.value.map(({ name }, seat) => (
            <g key={seat} transform={`translate(${(seat % 4) * 120} ${Math.floor(seat / 4) * 30})`}>
              <path d={seatLook(seat).outline} fill={seatColour(seat)} transform="translate(0 -17) scale(.85)" />
              <text x="27" y="0" font-family="var(--serif)" font-size="20" fill="var(--ink)">
                {name}
              </text>
            </g>
          ))}
        </g>
      )}
    </svg>
  );
}
