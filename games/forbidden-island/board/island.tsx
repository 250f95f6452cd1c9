import { sayAction } from '@skerry/engine';
import { type BoardProps, Cartouche, Coast, Pawn, Rose, Sounding } from '@skerry/look';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { GEOMETRY } from '../rules/spaces.ts';
import { MISSING } from '../rules/state.ts';
import type { ForbiddenIsland } from '../rules/types.ts';
import { wordsOf } from '../text/board.ts';
import { Beside } from './beside.tsx';
import { type Concern, concerns } from './concerns.ts';
import { aboutTile, floodTop, treasureOn } from './describe.ts';
import { stageIsland } from './island-motion.ts';
import { useMotion } from './motion.ts';
import { stands } from './stands.ts';
import {
  CORNERS,
  type Corner,
  fit,
  freeCorner,
  type Size,
  type Survey,
  shore,
  survey,
  TILE,
  viewBox,
} from './survey.ts';
import { Marks, SoonMark, Tile, type TileSize, waterClass } from './tile.tsx';
import { TileSlip } from './tile-slip.tsx';
import { touched } from './touched.ts';

type Props = BoardProps<ForbiddenIsland>;

/** Of a tile, in pixels of the screen: below, names are set larger; and then there is no room for them. */
const NAMES_LARGER = 100;
const NO_NAMES = 64;
const LONG_PRESS = 450;
const HOVER = 500;

/** The island: its tiles as they lie, the pawns on them, and what the reader can touch. */
export function Island(props: Props) {
  const { telling, text, choices, chosen, moment, motion, hints, answer } = props;
  const { state } = telling;
  const words = wordsOf(text);
  const { layout, tiles } = state.island;
  const spaces = GEOMETRY[layout].names;
  const map = survey(layout);
  const [root, box] = useBox();
  const tilePixels = TILE * fit(map, box).scale;
  const size: TileSize = tilePixels >= NAMES_LARGER ? 'large' : tilePixels >= NO_NAMES ? 'middle' : 'small';
  const found = useMemo(
    () => concerns(choices, telling, chosen, touched.value),
    [choices, telling, chosen, touched.value],
  );
  const soon = new Set(hints.has('floodTop') ? floodTop(props) : []);
  const before = motion ? moment?.before : undefined;
  const changed =
    before?.island === undefined ? [] : spaces.flatMap((_, n) => (before.water[n] !== state.water[n] ? [n] : []));
  const places = stands(state.pawns, map.corners);
  const awaited = choices.some(({ why }) => why === undefined);
  const home = state.outcome?.why.why === 'won';
  const pointing = usePointing(found, answer);
  const { open, tip, focused } = pointing;

  useEffect(() => {
    touched.value = undefined;
    pointing.close();
  }, [choices]);
  useMotion(props, (stage, beats, was) => root.current && stageIsland(stage, beats, root.current, map, was, telling));

  const look = (space: number, water = state.water[space]!) => {
    const tile = tiles[space]!;
    const treasure = treasureOn(props, tile);
    return (
      <Tile
        tile={tile}
        name={words.names.tiles[tile]}
        water={water}
        size={size}
        treasure={treasure?.captured === false ? treasure.treasure : undefined}
      />
    );
  };
  const shown = open ?? tip;
  const anchor = shown === undefined ? undefined : root.current?.querySelector(`[data-space="${shown}"]`);

  return (
    <div class="fi-board" data-size={size} ref={root}>
      <Furniture map={map} box={box} title={words.names.layouts[layout]} below={words.surveyed(state.turn)} />
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset. */}
      <svg
        class="fi-island"
        viewBox={viewBox(map)}
        role="group"
        aria-label={words.island}
        onKeyDown={(event) => pointing.key(event, spaces, map)}
        onPointerLeave={pointing.leave}
      >
        <Coast d={shore(map, state.water)} />
        {before?.water !== undefined && changed.some((n) => state.water[n] === MISSING) && (
          <g class="fi-was" data-was="coast">
            <Coast d={shore(map, before.water)} />
          </g>
        )}
        {spaces.map((space, n) => {
          const tile = tiles[n]!;
          const concern = found.get(space);
          const likely = concern?.likely ?? [];
          const sentence = [
            ...aboutTile(props, n),
            ...(likely.length > 0
              ? [words.can(likely.slice(0, 4).map((action) => sayAction(text, action, telling)))]
              : []),
          ];
          return (
            // biome-ignore lint/a11y/useSemanticElements: SVG has no button; role, focus and keys make it one.
            <g
              key={space}
              class={`fi-space ${waterClass(state.water[n]!)}`}
              data-space={n}
              data-tile={tile}
              data-can={likely.length > 0}
              transform={`translate(${map.corners[n]!.x} ${map.corners[n]!.y})`}
              role="button"
              tabIndex={n === focused ? 0 : -1}
              aria-label={`${sentence.join('. ')}.`}
              onClick={() => pointing.click(n, concern)}
              onPointerEnter={(event) => pointing.enter(n, event)}
              onPointerDown={(event) => pointing.down(n, event)}
              onPointerUp={pointing.up}
              onPointerCancel={pointing.up}
              onContextMenu={(event) => event.preventDefault()}
              onFocus={(event) => pointing.focus(n, event)}
              onBlur={pointing.leave}
            >
              <rect class="fi-hit" x="-4" y="-4" width="124" height="124" />
              {look(n)}
              {changed.includes(n) && (
                <g class="fi-was" data-was={n}>
                  {look(n, before!.water[n]!)}
                </g>
              )}
              {likely.length > 0 ? (
                <Marks
                  shore={likely.some(({ act }) => act === 'shoreUp' || act === 'sandbags')}
                  soon={soon.has(tile)}
                  small={size === 'small'}
                />
              ) : (
                soon.has(tile) && state.water[n] !== MISSING && <SoonMark />
              )}
              <rect class="fi-focus" x="-3" y="-3" width="122" height="122" />
            </g>
          );
        })}
        {!home &&
          places.map(({ x, y }, seat) => (
            <g key={seat} class="fi-pawn" data-pawn={seat} style={{ transform: `translate(${x}px,${y}px)` }}>
              <g class="fi-hop">
                <Pawn
                  seat={seat}
                  icon={state.adventurers[seat]!}
                  x={0}
                  y={0}
                  scale={size === 'small' ? 1.2 : 1}
                  mine={awaited && seat === telling.reader}
                />
              </g>
            </g>
          ))}
      </svg>
      {shown !== undefined && anchor && (
        <Beside
          key={`${shown} ${open === undefined}`}
          anchor={anchor}
          label={words.names.tiles[tiles[shown]!]}
          tip={open === undefined}
          onClose={pointing.close}
        >
          <TileSlip {...props} space={shown} concern={found.get(spaces[shown]!)} tip={open === undefined} />
        </Beside>
      )}
    </div>
  );
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

/** What a touch, a pointer or a key does to a tile. */
function usePointing(found: ReadonlyMap<string, Concern>, answer: Props['answer']) {
  const [open, setOpen] = useState<number | undefined>(undefined);
  const [tip, setTip] = useState<number | undefined>(undefined);
  const [focused, setFocused] = useState(0);
  const timer = useRef(0);
  const pressed = useRef(false);
  const later = (act: () => void, wait: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, wait) as unknown as number;
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const close = () => {
    clearTimeout(timer.current);
    setOpen(undefined);
    setTip(undefined);
  };
  const take = (space: number, concern: Concern | undefined) => {
    if (pressed.current) {
      pressed.current = false;
      return;
    }
    clearTimeout(timer.current);
    setTip(undefined);
    setFocused(space);
    const [only, ...more] = concern?.likely ?? [];
    if (only !== undefined && more.length === 0 && only.act !== 'lift') answer(only);
    else setOpen(space);
  };
  return {
    open,
    tip,
    focused,
    close,
    click: take,
    enter(space: number, event: PointerEvent) {
      if (event.pointerType === 'mouse') later(() => setTip(space), HOVER);
    },
    leave() {
      clearTimeout(timer.current);
      setTip(undefined);
    },
    /** A long press tells what a touch would do. */
    down(space: number, event: PointerEvent) {
      if (event.pointerType === 'mouse') return;
      later(() => {
        pressed.current = true;
        setOpen(space);
      }, LONG_PRESS);
    },
    up() {
      clearTimeout(timer.current);
    },
    focus(space: number, event: FocusEvent) {
      setFocused(space);
      if ((event.currentTarget as Element).matches(':focus-visible')) later(() => setTip(space), HOVER);
    },
    key(event: KeyboardEvent, spaces: readonly string[], map: Survey) {
      const arrow = ARROWS[event.key];
      const svg = event.currentTarget as SVGSVGElement;
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        pressed.current = false;
        take(focused, found.get(spaces[focused]!));
      } else if (event.key === 'Escape') close();
      else if (arrow !== undefined) {
        event.preventDefault();
        const next = neighbour(map, focused, arrow);
        setFocused(next);
        svg.querySelector<SVGGElement>(`[data-space="${next}"]`)?.focus();
      }
    },
  };
}

const ARROWS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest tile in a direction; a tile straight ahead is nearer than one aside. */
function neighbour({ corners }: Survey, from: number, [dx, dy]: readonly [number, number]): number {
  const here = corners[from]!;
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  corners.forEach(({ x, y }, space) => {
    const ahead = (x - here.x) * dx + (y - here.y) * dy;
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    const cost = ahead + 2 * aside;
    if (ahead > 0 && cost < least) {
      best = space;
      least = cost;
    }
  });
  return best;
}

const SOUNDINGS: readonly (readonly [x: number, y: number, depth: string])[] = [
  [0.07, 0.3, '14'],
  [0.04, 0.47, '17'],
  [0.93, 0.26, '12'],
  [0.92, 0.74, '19'],
  [0.82, 0.87, '13'],
  [0.88, 0.94, '16'],
  [0.29, 0.93, '11'],
  [0.7, 0.06, '9'],
];

/** Title, rose and soundings, where the layout leaves free water. */
function Furniture({ map, box, title, below }: { map: Survey; box: Size; title: string; below: readonly string[] }) {
  const room = { width: 10 + 8.6 * Math.max(...title.split(' ').map((word) => word.length)) * 2, height: 112 };
  const cartouche = freeCorner(map, box, { width: Math.max(150, room.width), height: room.height }, CORNERS, 24);
  const rest = (['bottom-left', 'bottom-right', 'top-left', 'top-right'] as const).filter((each) => each !== cartouche);
  let rose: { corner: Corner; size: number } | undefined;
  for (const size of [176, 150, 120, 96]) {
    const corner = freeCorner(map, box, { width: size, height: size }, rest, 20);
    if (corner === undefined) continue;
    rose = { corner, size };
    break;
  }
  const { scale, left, top } = fit(map, box);
  const isFree = (x: number, y: number) =>
    map.corners.every((tile) => {
      const tx = left + tile.x * scale;
      const ty = top + tile.y * scale;
      const side = TILE * scale;
      return x < tx - 24 || x > tx + side + 12 || y < ty - 8 || y > ty + side + 20;
    });
  return (
    <>
      {cartouche !== undefined && (
        <div class="fi-corner-box" data-corner={cartouche}>
          <Cartouche title={title}>
            {below[0]}
            <br />
            {below[1]}
          </Cartouche>
        </div>
      )}
      {rose !== undefined && (
        <div class="fi-corner-box" data-corner={rose.corner}>
          <Rose size={rose.size} />
        </div>
      )}
      <svg class="fi-soundings" aria-hidden="true">
        {SOUNDINGS.filter(([x, y]) => isFree(x * box.width, y * box.height)).map(([x, y, depth]) => (
          <Sounding key={depth} x={x * box.width} y={y * box.height} depth={depth} />
        ))}
      </svg>
    </>
  );
}
