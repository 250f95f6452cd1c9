import {
  type BoardProps,
  fetched,
  MomentCartouche,
  MoveMarks,
  type Point,
  type Size,
  useBox,
  useKeptFocus,
  useMotion,
} from '@skerry/look';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { ISLAND } from '../../content/vocabulary.ts';
import { CELLS } from '../../content/world.ts';
import { isInteresting, landOf } from '../../outlook/land.ts';
import { diceOf } from '../../outlook/reach.ts';
import type { IslandOfDread } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import { facts } from '../facts.ts';
import type { ReachListProps } from '../later/reach-list.tsx';
import type { SpaceSlipProps } from '../later/slips/space-slip.tsx';
import { aboutAnchor, aboutSpace } from '../slips/space-outlook.ts';
import { Figures } from './figures.tsx';
import { useFollowing, useMomentInSight } from './following.ts';
import { heroPositions, pointOf } from './hero-positions.ts';
import { hexOf, outlineOf } from './hex-geometry.ts';
import { badgeOf } from './labels.ts';
import { Land } from './land.tsx';
import { laneBetween, lanePoints, portsOf } from './lanes.ts';
import { Marks, Numbers, WayThere } from './marks.tsx';
import { drawnMarks } from './move-marks.ts';
import { useFurniture, useRibbons } from './names.ts';
import { Overlays } from './overlays.tsx';
import { Pieces, Ribbons } from './pieces.tsx';
import { useChartPointing } from './pointing.ts';
import { Sea, SeaMarks, SeaNames } from './sea.tsx';
import { aimed, chosenDie, forgetPointed, pointed } from './selection.ts';
import { placeOfPort, type Target, targetsOf } from './targets.ts';
import { Overview, Tools } from './tools.tsx';
import { BEYOND, isRoomy, useView } from './use-view.ts';
import { FAR, hexPixels, viewBoxOf } from './view.ts';

type Props = BoardProps<IslandOfDread>;

const SpaceSlip = fetched<SpaceSlipProps>(async () => (await import('../later/slips/space-slip.tsx')).SpaceSlip);
const ReachList = fetched<ReachListProps>(async () => (await import('../later/reach-list.tsx')).ReachList);

export function Chart(props: Props) {
  const [root, box] = useBox();
  // The first size is only a guess: draw nothing for it.
  return (
    <div class="iod-chart" ref={root}>
      {box !== undefined && box.width > 0 && box.height > 0 && <ChartIn {...props} box={box} />}
    </div>
  );
}

/** The Island's place when a chart has no room for it. */
const CORNER: Point = { x: 1700, y: -70 };
/** From here on small text scales with its place: a constant value costs no style recalculation. */
const LARGE = 2;
function ChartIn(props: Props & { readonly box: Size }) {
  const { telling, text, choices, chosen, answer, motion, hints, box, marks: shownMoves = [] } = props;
  const { state, content: world, reader } = telling;
  const { chart } = world;
  const words = wordsOf(text);
  const root = useRef<HTMLDivElement>(null);

  const seat = reader ?? state.active;
  const ports = useMemo(() => portsOf(chart), [chart]);
  const anchors = ports.slice(chart.towns.length);
  const { terrain, tiles, isRuined } = useMemo(() => landOf(telling), [telling]);
  const terrainKey = terrain.join(' ');
  const land = useMemo(() => outlineOf(terrain.flatMap((each, cell) => (each < 0 ? [] : [cell]))), [terrainKey]);
  const furniture = useFurniture(props);
  const island = furniture.island ?? CORNER;
  const place = (at: number): Point => pointOf(world, at, island);
  const { at: home } = state.players[seat]!;
  const homePoint = home === ISLAND ? undefined : place(home);

  const looking = useView(box, homePoint, motion);
  const { view } = looking;
  const unit = view.width / box.width;
  const isFar = hexPixels(view, box) < FAR;
  const ribbons = useRibbons(props, unit);
  const badge = (cell: number): Point => badgeOf(cell, ribbons);

  const targets = useMemo(() => targetsOf(telling, choices), [telling, choices]);
  const isTarget = (at: number): boolean => targets.get(at)?.action !== undefined;
  const isChosen = ({ action }: Target): boolean => chosen?.actions.includes(action!) ?? false;
  const go = (to: number) => {
    const { action, further } = targets.get(to) ?? {};
    if (action === undefined) return;
    // Keep the mark until the answer arrives.
    aimed.value = to;
    setListOpen(false);
    answer(action, further);
  };
  const { pointing, touch } = useChartPointing({
    telling,
    looking,
    choices,
    anchors,
    targets,
    home: Math.max(0, home),
    homePoint,
    isFar,
    isChosen,
    pointOf: place,
    go,
  });
  const [isListOpen, setListOpen] = useState(false);
  // Each question starts with no die chosen.
  useEffect(() => {
    chosenDie.value = undefined;
  }, [choices]);
  useFollowing(props, looking, place, targets, root);
  useEffect(() => forgetPointed, []);
  useKeptFocus(root, { to: `[data-place][tabindex="0"]`, when: [choices] });

  const heroes = useMemo(() => heroPositions(world, state, island, ribbons), [telling, island, ribbons]);
  useMotion(facts, props, root, {
    things: '[data-hero]',
    chart: (from, to) => lanePoints(chart, placeOfPort(telling, from), placeOfPort(telling, to)),
  });

  const shown = pointed.value ?? aimed.value;
  const shownTarget = shown === undefined ? undefined : targets.get(shown);
  const die = chosenDie.value;
  const marked = [...targets.values()].filter((target) => {
    const { way, action } = target;
    if (action === undefined) return false;
    // A free step is one option among many: mark it only when the player wants to take it.
    if (action.act === 'step') return isChosen(target);
    return die === undefined || way === undefined || way.steps[0]?.die === die;
  });
  const numbered = hints.has('calm') ? marked.filter((target) => isInteresting(telling, target.place)) : marked;
  const open = new Set(
    chart.eventSpaces.flatMap(({ kind, number }, n) => (kind === 'lane' && tiles.has(n) ? [number] : [])),
  );
  const openKey = [...open].join(' ');
  const laneTo = ({ lane, place: to }: Target) => (lane === undefined ? undefined : laneBetween(chart, home, to));
  const isChoosing = [...targets.values()].some(({ place: at, action }) => action !== undefined || at < CELLS);
  const inReach = [...targets.values()].filter(({ action }) => action !== undefined).length;

  const sea = useMemo(() => <Sea world={world} land={land} open={open} />, [world, land, openKey]);
  const ground = useMemo(() => <Land terrain={terrain} outline={land} />, [terrainKey]);
  const seaMarks = useMemo(() => <SeaMarks world={world} open={open} />, [world, openKey]);
  const seaNames = useMemo(() => <SeaNames furniture={furniture} title={words.title(telling)} />, [furniture, text]);
  const pieces = useMemo(() => <Pieces world={world} state={state} tiles={tiles} isRuined={isRuined} />, [telling]);
  const names = useMemo(() => <Ribbons labels={ribbons} />, [ribbons]);
  const figures = useMemo(
    () => (
      <Figures world={world} state={state} heroes={heroes} active={state.outcome === null ? state.active : undefined} />
    ),
    [heroes],
  );
  const moves = drawnMarks(shownMoves, telling, heroes, place);
  useMomentInSight(looking, moves, box);
  const labels = useMemo(() => labelsOf(props, targets), [telling, targets, text]);
  const cells = chart.spaces.filter((cell) => terrain[cell]! >= 0);

  return (
    <div class="iod-view" ref={root} data-far={isFar} style={{ '--u': Math.max(LARGE, unit).toFixed(1) }}>
      <div class="iod-pane" {...touch}>
        {/* biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset. */}
        <svg
          ref={looking.drawing}
          class="iod-map"
          viewBox={viewBoxOf(view, box, BEYOND)}
          role="group"
          aria-label={words.chart(telling, reader === undefined ? undefined : home, inReach)}
          {...pointing.keys}
        >
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing drawn here takes the focus; what does comes after it. */}
          <g aria-hidden="true">
            {sea}
            {ground}
            {seaMarks}
            {seaNames}
            <Marks targets={marked} from={home} pointOf={place} laneTo={laneTo} />
            {pieces}
            <Numbers targets={numbered} pointOf={place} badge={badge} nameOf={(at) => words.names.place(telling, at)} />
            {shownTarget?.action !== undefined && (
              <WayThere
                target={shownTarget}
                from={homePoint ?? island}
                pointOf={place}
                badge={badge}
                lane={laneTo(shownTarget)}
              />
            )}
            {figures}
            {names}
            {moves.length > 0 && (
              <MoveMarks marks={moves} scale={0.75 * unit} left={view.x} right={view.x + view.width} />
            )}
          </g>
          {cells.map((cell) => (
            <path
              key={cell}
              {...pointing.thing(cell, labels.get(cell), isTarget(cell))}
              class="iod-hit"
              d={hexOf(cell)}
            />
          ))}
          {anchors.map(({ x, y }, n) => (
            <circle
              key={n}
              {...pointing.thing(CELLS + n, labels.get(CELLS + n), isTarget(CELLS + n))}
              class="iod-hit"
              cx={x}
              cy={y}
              r="34"
            />
          ))}
        </svg>
      </div>
      <MomentCartouche />
      <Tools
        words={words}
        looking={looking}
        home={homePoint}
        isListOpen={isListOpen}
        toggleList={() => setListOpen(!isListOpen)}
      />
      {!isRoomy(box) && <Overview land={land} heroes={heroes} looking={looking} box={box} label={words.overview} />}
      {shown !== undefined && (
        <SpaceSlip
          {...{ telling, text, isChoosing }}
          place={shown}
          target={shownTarget}
          isAwaited={pointing.awaited.value === shown}
        />
      )}
      {isListOpen && (
        <section class="iod-list-slip slip" aria-label={words.list}>
          <h2 class="heading">{words.spacesInReach(inReach)}</h2>
          <ReachList telling={telling} text={text} targets={[...targets.values()]} go={({ place: to }) => go(to)} />
        </section>
      )}
      <Overlays {...props} />
    </div>
  );
}

/** The label of each place when focused. */
function labelsOf(props: Props, targets: ReadonlyMap<number, Target>): ReadonlyMap<number, string> {
  const { chart } = props.telling.content;
  return new Map([
    ...chart.spaces.map((cell): [number, string] => {
      const way = targets.get(cell)?.way;
      return [cell, aboutSpace(props, cell, { dice: way === undefined ? undefined : diceOf(way), why: undefined })];
    }),
    ...chart.anchors.map((_, n): [number, string] => [CELLS + n, aboutAnchor(props, CELLS + n).lines.join(' ')]),
  ]);
}
