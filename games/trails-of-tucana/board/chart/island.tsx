import { sayReason } from '@skerry/engine';
import {
  type BoardProps,
  ChartOfMoment,
  CLOSER,
  Icon,
  MoveMarks,
  type Point,
  type Size,
  useBox,
  useKeptFocus,
  useMotion,
  useZoom,
  type Zooming,
} from '@skerry/look';
import { useContext, useEffect, useMemo, useRef } from 'preact/hooks';
import { mapOf } from '../../outlook/position.ts';
import { sheetNow } from '../../outlook/sheet.ts';
import type { IslandMap } from '../../rules/map.ts';
import type { TrailsOfTucana } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import { islandName } from '../../text/context.ts';
import { appearances, facts } from '../facts.ts';
import { NOTHING_NEW, newOnSheet } from '../sheet/new-on-sheet.ts';
import { bow, geometryOf, inBox, middleOf, stretch, viewBox } from './chart-geometry.ts';
import { choicesAt, drawsIn } from './draws.ts';
import { Furniture } from './furniture.tsx';
import { Ground, Landmarks, Trails } from './ground.tsx';
import { drawnMarks } from './move-marks.ts';
import { useDrawing } from './pointing.ts';
import { penAt, shownSeat } from './shown-island.ts';
import { Slip } from './slip.tsx';
import { type TrailPreview, trailPreview } from './trail-preview.ts';

type Props = BoardProps<TrailsOfTucana>;

/**
 * The hint that ends the turn once the trail is drawn. A touch then draws at once, since it can be undone for a
 * while.
 */
export const DONE_BY_ITSELF = 'doneByItself';

/** Maximum magnification of the island. */
const LARGEST = 4;

/** Below this width marks are drawn larger. */
const NARROW = 500;

const UNMEASURED: Size = { width: 800, height: 700 };

/** The player's island: its trails, and the segments that may be drawn now. */
export function Island(props: Props) {
  const { telling, text, choices, moment, motion, hints, marks: shownMoves = [], answer } = props;
  const island = mapOf(telling);
  const words = wordsOf(text);
  const seat = shownSeat(telling);
  const map = geometryOf(island);
  const [root, measured] = useBox();
  const box = measured ?? UNMEASURED;
  const zooming = useZoom(box, { largest: LARGEST });
  const { zoom, by } = zooming;
  const { allowed, refused } = useMemo(() => drawsIn(island, choices), [island, choices]);
  const { pointing, touch, pull, aim } = useDrawing({
    island,
    box,
    zooming,
    choices,
    allowed,
    refused,
    asks: hints.has(DONE_BY_ITSELF) ? undefined : 'finger',
    answer: (draw) => answer(draw),
    refuse: props.refused && ((segment) => props.refused?.(choicesAt(island, choices, segment))),
  });
  const outlooks = useMemo(() => {
    const found = new Map<number, TrailPreview>();
    return (segment: number): TrailPreview => {
      const known = found.get(segment) ?? trailPreview({ telling, text }, seat, segment);
      found.set(segment, known);
      return known;
    };
  }, [telling, text, seat]);
  const hexNames = hints.has('hexNames');
  const ground = useMemo(() => <Ground island={island} hexNames={hexNames} />, [island, hexNames]);
  const drawn = useMemo(() => {
    const { sheet } = sheetNow(telling, seat);
    const fresh = motion && moment !== undefined ? newOnSheet(props, seat) : NOTHING_NEW;
    return (
      <>
        <Trails island={island} seat={seat} segments={sheet.segments} fresh={fresh.segments} from={penAt.peek()} />
        <Landmarks telling={telling} seat={seat} sheet={sheet} fresh={fresh.hexes} />
      </>
    );
  }, [telling, seat, moment?.n]);
  const stop = allowed.has(pointing.focused) ? pointing.focused : allowed.keys().next().value;
  const marks = useMemo(() => <Marks island={island} segments={[...allowed.keys()]} />, [allowed]);
  const targets = useMemo(
    () =>
      [...allowed.keys()].map((segment) => {
        const { title, lines } = outlooks(segment);
        return (
          <g
            key={segment}
            {...pointing.thing(segment, `${title}. ${lines.join('. ')}.`, true)}
            class="tt-segment"
            data-between={island.draws[segment]!.between.join(' ')}
            tabindex={segment === stop ? 0 : -1}
          >
            <path d={stretch(island, segment, 0.2, 0.8)} />
          </g>
        );
      }),
    [allowed, outlooks, stop],
  );

  const moves = drawnMarks(shownMoves, island, seat);
  useCloseUp(
    zooming,
    moves.map(({ at }) => inBox(map, box, at)),
    box,
  );
  useMotion(facts, props, root, { chart: map, always: appearances });
  const svg = useRef<SVGSVGElement>(null);
  useKeptFocus(svg, { to: '.tt-segment[tabindex="0"]', when: [allowed] });

  // The first size is only a guess: draw nothing for it.
  if (measured === undefined) return <div class="tt-board" ref={root} />;

  const tried = pointing.open.value;
  const at = aim ?? tried;
  const why = aim === undefined && tried !== undefined ? refused.get(tried) : undefined;
  const point = at === undefined ? undefined : inBox(map, box, middleOf(island, at));
  const isRight = point !== undefined && point.x * zoom.scale + zoom.x > box.width / 2;
  const isLow = point !== undefined && point.y * zoom.scale + zoom.y > box.height / 2;

  return (
    <div class="tt-board" ref={root} data-zoomed={zoom.scale > 1}>
      <div class="covering tt-furniture">
        <Furniture
          map={map}
          box={box}
          title={islandName(telling, telling.state.island, text.language)}
          below={words.survey(telling, seat)}
        />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the island inside is what is read and focused. */}
      <div class="covering tt-surface" {...touch} onContextMenu={(event) => event.preventDefault()}>
        <div
          class="covering tt-pan"
          style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
          data-can={aim !== undefined}
        >
          {/* biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset. */}
          <svg
            ref={svg}
            class="covering tt-island"
            viewBox={viewBox(map)}
            role="group"
            tabindex={-1}
            aria-label={words.islandOf(telling, seat)}
            {...pointing.keys}
          >
            {ground}
            {marks}
            {drawn}
            {targets}
            {pull !== undefined && aim === undefined && (
              <path
                class="tt-pull"
                stroke="var(--tt-coral)"
                stroke-width="5"
                stroke-dasharray="2 9"
                d={`M${map.middles[pull.hex]!.x} ${map.middles[pull.hex]!.y}L${pull.to.x} ${pull.to.y}`}
              />
            )}
            {aim !== undefined && <Aimed d={bow(island, aim)} />}
            {why !== undefined && (
              <path
                class="tt-tried"
                stroke="var(--tile-ink)"
                stroke-width="4"
                stroke-dasharray="1 8"
                d={bow(island, at!)}
              />
            )}
            {moves.length > 0 && (
              <MoveMarks
                marks={moves}
                scale={box.width < NARROW ? 1.1 : 0.7}
                left={map.left}
                right={map.left + map.width}
              />
            )}
          </svg>
        </div>
      </div>
      {at !== undefined && (
        <Slip
          would={outlooks(at)}
          why={why === undefined ? undefined : sayReason(text, why, telling)}
          side={isRight ? 'left' : 'right'}
          end={isLow ? 'top' : 'bottom'}
          words={words}
          onDraw={aim !== undefined && aim === tried ? () => pointing.press(aim, 'reader') : undefined}
          onClose={pointing.forget}
        />
      )}
      <div class="tt-zoom">
        <ZoomButton icon="plus" label={words.zoomIn} onClick={() => by(CLOSER ** 0.5)} />
        <ZoomButton icon="minus" label={words.zoomOut} disabled={zoom.scale === 1} onClick={() => by(CLOSER ** -0.5)} />
      </div>
    </div>
  );
}

/** On a small screen the view zooms to the moves of a past moment. */
function useCloseUp({ closeUp }: Zooming, points: readonly Point[], { width, height }: Size): void {
  const chartMoment = useContext(ChartOfMoment);
  const isPast = chartMoment !== undefined && !chartMoment.isSetUp;
  const key = points.map(({ x, y }) => `${x.toFixed()} ${y.toFixed()}`).join();
  useEffect(() => {
    if (isPast && width < NARROW) closeUp(points);
  }, [isPast, key, width, height]);
}

/** From this many marks on they would hide the island. */
const MANY = 90;

/** The segments that may be drawn, in brass. */
function Marks({ island, segments }: { readonly island: IslandMap; readonly segments: readonly number[] }) {
  const d = segments.map((segment) => stretch(island, segment, 0.2, 0.8)).join('');
  return (
    <g class="tt-allowed" data-many={segments.length > MANY}>
      <path class="tt-glow glow" stroke="var(--brass-glow)" stroke-width="17" opacity="0.5" d={d} />
      <path class="tt-mark-ink" stroke="var(--tile-ink)" stroke-width="8.4" d={d} />
      <path class="tt-mark" stroke="var(--brass-glow)" stroke-width="5" d={d} />
    </g>
  );
}

/** The whole segment in coral ink. */
function Aimed({ d }: { readonly d: string }) {
  return (
    <g class="tt-aimed">
      <path class="tt-aimed-ring" stroke="var(--tile)" stroke-width="17" d={d} />
      <path stroke="var(--tt-ink)" stroke-width="12" d={d} />
      <path stroke="var(--tt-coral)" stroke-width="8" d={d} />
    </g>
  );
}

interface ZoomButtonProps {
  readonly icon: 'plus' | 'minus';
  readonly label: string;
  readonly disabled?: boolean;
  onClick(): void;
}

function ZoomButton({ icon, label, disabled = false, onClick }: ZoomButtonProps) {
  return (
    <button class="tool" type="button" title={label} disabled={disabled} onClick={onClick}>
      <Icon name={icon} size={20} />
      <span class="visually-hidden">{label}</span>
    </button>
  );
}
