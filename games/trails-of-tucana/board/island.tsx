import { sayReason } from '@skerry/engine';
import { type BoardProps, Icon, OfferButton } from '@skerry/look';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Island as IslandName } from '../content/islands.ts';
import type { ActionOf } from '../rules/actions.ts';
import { MAPS } from '../rules/map.ts';
import type { TrailsOfTucana } from '../rules/types.ts';
import { wordsOf } from '../text/board.ts';
import { Ground, Landmarks, Trails } from './chart.tsx';
import { Furniture } from './furniture.tsx';
import { useMotion } from './motion.ts';
import { isScored, sheetNow } from './outlook.ts';
import { usePointing } from './pointing.ts';
import { penAt, seenSeat } from './seen.ts';
import { bow, inBox, middleOf, type Size, SURVEYS, stretch, viewBox } from './survey.ts';
import { type Would, would } from './would.ts';
import { CLOSER, useZoom } from './zoom.ts';

type Props = BoardProps<TrailsOfTucana>;
type Draw = ActionOf<'draw'>;
type Why = NonNullable<Props['choices'][number]['why']>;

/** The island of the reader: its trails, and the segments that may be drawn now. */
export function Island(props: Props) {
  const { telling, text, choices, moment, motion, hints, answer } = props;
  const { island } = telling.state;
  const words = wordsOf(text);
  const seat = seenSeat(telling);
  const map = SURVEYS[island];
  const [root, box] = useBox();
  const { zoom, by, show } = useZoom(box);
  const { allowed, refused } = useMemo(() => drawsIn(island, choices), [island, choices]);
  const segments = useMemo(() => new Set(allowed.keys()), [allowed]);
  const refusals = useMemo(() => new Set(refused.keys()), [refused]);
  const pointing = usePointing({
    island,
    box,
    zoom,
    allowed: segments,
    refused: refusals,
    draw: (segment) => answer(allowed.get(segment)!),
    zoomBy: by,
    show,
  });
  const { aim, tried, pull, focused } = pointing;
  const latest = useRef(pointing);
  latest.current = pointing;
  const outlooks = useMemo(() => {
    const found = new Map<number, Would>();
    return (segment: number): Would => {
      const known = found.get(segment) ?? would({ telling, text }, seat, segment);
      found.set(segment, known);
      return known;
    };
  }, [telling, text, seat]);
  const hexNames = hints.has('hexNames');
  const ground = useMemo(() => <Ground island={island} hexNames={hexNames} />, [island, hexNames]);
  const drawn = useMemo(() => {
    const { sheet } = sheetNow(telling, seat);
    const fresh = motion && moment !== undefined ? freshOn(props, seat) : NOTHING_NEW;
    return (
      <>
        <Trails island={island} seat={seat} segments={sheet.segments} fresh={fresh.segments} from={penAt.peek()} />
        <Landmarks telling={telling} seat={seat} sheet={sheet} fresh={fresh.hexes} />
      </>
    );
  }, [telling, seat, moment?.n]);
  const stop = focused !== undefined && segments.has(focused) ? focused : [...segments][0];
  const marks = useMemo(() => <Marks island={island} segments={segments} />, [segments]);
  const targets = useMemo(
    () =>
      [...segments].map((segment) => {
        const { title, lines } = outlooks(segment);
        return (
          // biome-ignore lint/a11y/useSemanticElements: SVG has no button; role, focus and keys make it one.
          <g
            key={segment}
            class="tt-segment"
            role="button"
            data-segment={segment}
            tabIndex={segment === stop ? 0 : -1}
            aria-label={`${title}. ${lines.join('. ')}.`}
            onFocus={(event) => latest.current.focus(segment, event)}
            onClick={(event) => {
              // Pointers are heard by the whole island; what is left comes from a screen reader.
              if (event.detail === 0) answer(allowed.get(segment)!);
            }}
          >
            <path d={stretch(island, segment, 0.2, 0.8)} />
          </g>
        );
      }),
    [segments, outlooks, stop],
  );

  useMotion(props, root);
  const svg = useRef<SVGSVGElement>(null);
  useKeptFocus(svg, segments);

  const slip = slipFor(props, outlooks, aim?.segment, tried === undefined ? undefined : refused.get(tried));
  const at = aim?.segment ?? tried;
  const point = at === undefined ? undefined : inBox(map, box, middleOf(island, at));
  const isRight = point !== undefined && point.x * zoom.scale + zoom.x > box.width / 2;
  const isLow = point !== undefined && point.y * zoom.scale + zoom.y > box.height / 2;

  return (
    <div class="tt-board" ref={root} data-zoomed={zoom.scale > 1}>
      <div class="tt-furniture">
        <Furniture map={map} box={box} title={words.names.islands[island]} below={words.survey(telling, seat)} />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the island inside is what is read and focused. */}
      <div
        class="tt-surface"
        onPointerDown={pointing.down}
        onPointerMove={pointing.move}
        onPointerUp={pointing.up}
        onPointerCancel={pointing.cancel}
        onPointerLeave={pointing.leave}
        onWheel={pointing.wheel}
        onContextMenu={(event) => event.preventDefault()}
      >
        <div
          class="tt-pan"
          style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
          data-can={aim !== undefined}
        >
          {/* biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset. */}
          <svg
            ref={svg}
            class="tt-island"
            viewBox={viewBox(map)}
            role="group"
            tabIndex={-1}
            aria-label={words.islandOf(telling, seat)}
            onKeyDown={pointing.key}
          >
            {ground}
            {marks}
            {drawn}
            {targets}
            {pull !== undefined && aim === undefined && (
              <path
                class="tt-pull"
                d={`M${map.middles[pull.hex]!.x} ${map.middles[pull.hex]!.y}L${pull.to.x} ${pull.to.y}`}
              />
            )}
            {aim !== undefined && <Aimed d={bow(island, aim.segment)} />}
            {tried !== undefined && <path class="tt-tried" d={bow(island, tried)} />}
          </svg>
        </div>
      </div>
      {slip !== undefined && (
        <div
          class="tt-slip"
          data-side={isRight ? 'left' : 'right'}
          data-end={isLow ? 'top' : 'bottom'}
          data-why={tried !== undefined}
        >
          <h3>{slip.title}</h3>
          {slip.lines.map((line) => (
            <p key={line} class={tried !== undefined ? 'reason' : undefined}>
              {line}
            </p>
          ))}
          {aim?.held && (
            <div class="tt-confirm">
              <OfferButton icon="pen" label={words.drawIt} onClick={pointing.confirm} />
              <button class="tool" type="button" onClick={pointing.close}>
                <Icon name="close" />
                <span class="visually-hidden">{words.notThis}</span>
              </button>
            </div>
          )}
        </div>
      )}
      <div class="tt-zoom">
        <ZoomButton icon="plus" label={words.zoomIn} onClick={() => by(CLOSER ** 0.5)} />
        <ZoomButton icon="minus" label={words.zoomOut} disabled={zoom.scale === 1} onClick={() => by(CLOSER ** -0.5)} />
      </div>
    </div>
  );
}

/** From so many marks on they would hide the island. */
const MANY = 90;

/** The segments that may be drawn, in brass. */
function Marks({ island, segments }: { readonly island: IslandName; readonly segments: ReadonlySet<number> }) {
  const d = [...segments].map((segment) => stretch(island, segment, 0.2, 0.8)).join('');
  return (
    <g class="tt-allowed" data-many={segments.size > MANY}>
      <path class="tt-glow glow" d={d} />
      <path class="tt-mark-ink" d={d} />
      <path class="tt-mark" d={d} />
    </g>
  );
}

/** The whole segment in coral ink. */
function Aimed({ d }: { readonly d: string }) {
  return (
    <g class="tt-aimed">
      <path class="tt-aimed-ring" d={d} />
      <path class="tt-aimed-edge" d={d} />
      <path class="tt-aimed-ink" d={d} />
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

/** The draws among the choices, by segment. */
export function drawsIn(
  island: IslandName,
  choices: Props['choices'],
): { readonly allowed: ReadonlyMap<number, Draw>; readonly refused: ReadonlyMap<number, Why> } {
  const { between, hexes, numbers } = MAPS[island];
  const allowed = new Map<number, Draw>();
  const refused = new Map<number, Why>();
  for (const { action, why } of choices) {
    if (action.act !== 'draw') continue;
    const [one, other] = action.between.map((hex) => numbers.get(hex));
    if (one === undefined || other === undefined) continue;
    const segment = between[one * hexes.length + other]!;
    if (segment < 0) continue;
    if (why === undefined) allowed.set(segment, action);
    else refused.set(segment, why);
  }
  return { allowed, refused };
}

/** What the pointer, a finger or the focus is at, in words. */
function slipFor(
  { telling, text }: Props,
  outlooks: (segment: number) => Would,
  aimed: number | undefined,
  why: Why | undefined,
): Pick<Would, 'title' | 'lines'> | undefined {
  if (aimed !== undefined) return outlooks(aimed);
  return why === undefined ? undefined : { title: '', lines: [sayReason(text, why, telling)] };
}

interface Fresh {
  readonly segments: readonly number[];
  readonly hexes: ReadonlySet<number>;
}
const NOTHING_NEW: Fresh = { segments: [], hexes: new Set() };

/** What was not there before the moment. */
function freshOn({ telling, moment }: Props, seat: number): Fresh {
  if (moment === undefined || moment.before.sheets === undefined) return NOTHING_NEW;
  const { sheet: was } = sheetNow({ ...telling, state: moment.before }, seat);
  const { sheet } = sheetNow(telling, seat);
  const { hexes, landmarks } = MAPS[telling.state.island];
  const letters = telling.state.letters[seat]!;
  const isNew = (hex: number): boolean => {
    const { village } = hexes[hex]!;
    if (village === undefined) return isScored(sheet, hex) && !isScored(was, hex);
    const letter = letters[village - 1]!;
    return sheet.pairs.includes(letter) && !was.pairs.includes(letter);
  };
  return {
    segments: sheet.segments.filter((segment) => !was.segments.includes(segment)),
    hexes: new Set(landmarks.filter(isNew)),
  };
}

/** Focus on a segment that is gone stays on the island, and goes to the next one as soon as there is one. */
function useKeptFocus(svg: { readonly current: SVGSVGElement | null }, segments: ReadonlySet<number>): void {
  const wasInside = useRef(false);
  useLayoutEffect(() => {
    const island = svg.current;
    if (island === null) return;
    const onIn = () => {
      wasInside.current = true;
    };
    const onOut = (event: FocusEvent) => {
      if (event.relatedTarget instanceof Element && !island.contains(event.relatedTarget)) wasInside.current = false;
    };
    const onTouch = () => {
      wasInside.current = false;
    };
    island.addEventListener('focusin', onIn);
    island.addEventListener('focusout', onOut);
    document.addEventListener('pointerdown', onTouch, { capture: true });
    return () => {
      island.removeEventListener('focusin', onIn);
      island.removeEventListener('focusout', onOut);
      document.removeEventListener('pointerdown', onTouch, { capture: true });
    };
  }, [svg]);
  useLayoutEffect(() => {
    const island = svg.current;
    const active = document.activeElement;
    if (!wasInside.current || island === null || (active !== document.body && active !== island)) return;
    (island.querySelector<SVGGElement>('.tt-segment[tabindex="0"]') ?? island).focus({ preventScroll: true });
  }, [svg, segments]);
}

/** The size of the box, followed as it changes. */
function useBox() {
  const root = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<Size>({ width: 800, height: 700 });
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return;
    const measure = () => setBox({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [root, box] as const;
}
