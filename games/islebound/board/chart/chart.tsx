import { at, sayAction } from '@skerry/engine';
import {
  type BoardProps,
  type Size as Box,
  fetched,
  MoveMarks,
  Pointed,
  useBox,
  useKeptFocus,
  useMotion,
  usePointing,
} from '@skerry/look';
import { useMemo } from 'preact/hooks';
import { CELLS, type CellNumber, cellName } from '../../content/map.ts';
import { neighbours, type Reach, reaches, routeTo } from '../../outlook/sailing.ts';
import { townOf } from '../../outlook/town.ts';
import type { Action } from '../../rules/actions.ts';
import type { Islebound } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import { facts, paidCubes } from '../facts.ts';
import { concerns } from './concerns.ts';
import { useCrossFade } from './cross-fade.ts';
import { aboutRegion } from './describe.ts';
import { Furniture } from './furniture.tsx';
import { InfluenceTrack } from './influence-track.tsx';
import { drawnMarks } from './move-marks.ts';
import { passageOf } from './passage.ts';
import { FRAMES, type Place, placesOf, regionBeside } from './places.ts';
import { Land, type Look, type Mark, Name, RegionMark, type TagLook, Tags, Town, type TownLook } from './region.tsx';
import type { Size } from './region-layout.ts';
import { sailTarget } from './sail-target.ts';
import { Sea, SeaLines } from './sea.tsx';
import { asideIn, roomIn, shipPositions } from './ship-positions.ts';
import { Route, Ship } from './ships.tsx';
import { TownSlip } from './town-slip.tsx';

type Props = BoardProps<Islebound>;

const RaidScene = fetched<Props>(async () => (await import('../later/slips/attack/raid-scene.tsx')).RaidScene);

/** Below this width, in pixels, entry costs are hidden and figures are drawn larger. */
const PHONE = 600;
/** Height of the track below the map, in pixels. */
const TRACK = { wide: 74, phone: 58 } as const;

/** The archipelago: regions, towns, ships, touch targets, and the influence track at the bottom. */
export function Chart(props: Props) {
  const { telling, text, choices, chosen, answer, marks: shownMoves = [] } = props;
  const { state, content: world, reader } = telling;
  const words = wordsOf(text);
  const [root, measured] = useBox();
  const size: Size = measured !== undefined && measured.width < PHONE ? 'phone' : 'wide';
  const places = useMemo(() => placesOf(world, state, size), [world, state.order, size]);
  const found = useMemo(() => concerns(telling, choices), [telling, choices]);
  const sailing = useMemo(() => reaches(telling, choices), [telling, choices]);
  const home = reader === undefined ? state.active : reader;
  const offeredIn = (region: CellNumber) => found.get(cellName(region))?.offered ?? [];
  /** The region's one action, if there is only one: sailing there, or choosing it as home port. */
  const targetIn = (region: CellNumber): Action | undefined => {
    const [only, ...more] = offeredIn(region);
    return more.length === 0 && (only?.act === 'sail' || only?.act === 'homePort') ? only : undefined;
  };
  const pointing = usePointing<Action>({
    name: 'region',
    choices,
    start: Math.max(0, state.ships[home] ?? 0),
    aimed: sailTarget,
    // A finger cannot hover: the touch first explains, then asks.
    meant: (region, by) => ({ action: by === 'key' ? offeredIn(region)[0] : targetIn(region), asks: 'finger' }),
    play: (action) => answer(action),
    beside: (from, arrow) => regionBeside(places.regions, at(neighbours(telling), from), from, arrow),
  });
  useKeptFocus(root, { to: '[data-region][tabindex="0"]', when: [size, measured === undefined] });

  useMotion(facts, props, root, { things: '[data-ship]', chart: places, always: paidCubes });

  useCrossFade(root, '.ib-map', { ...props, box: measured });

  // The first size is only a guess: draw nothing for it.
  if (measured === undefined) return <div class="ib-chart" ref={root} />;

  const look = lookFor(size, measured);
  const towns = places.regions.map((place, cell) => townLook(props, place, cell));
  const ships = shipPositions(telling, places);
  const isAimed = sailTarget.value !== undefined && targetIn(sailTarget.value) !== undefined;
  const under = isAimed ? sailTarget.value : pointing.over.value;
  const pointed = under === undefined ? undefined : cellName(under);
  const route =
    pointed !== undefined && sailing.get(pointed)?.why === undefined && sailing.has(pointed) ? pointed : undefined;
  const { outcome, round } = state;
  const { width, height } = FRAMES[size];

  return (
    <div class="ib-chart" data-size={size} ref={root}>
      {size === 'wide' && <Furniture words={words} round={round} />}
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset. */}
      <svg
        class="ib-map"
        viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
        role="group"
        aria-label={sailing.size > 0 ? words.chooseDestination : words.archipelago(CELLS.length)}
        {...pointing.board}
      >
        <defs>
          <pattern id="ib-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M0 0V7" stroke="var(--ink)" stroke-width="1.3" opacity=".34" />
          </pattern>
        </defs>
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing drawn here takes the focus; what does comes after it. */}
        <g aria-hidden="true">
          <Sea places={places} waves="ib-waves" />
          {places.regions.map((place, n) => (
            <Land key={place.cell} place={place} look={look} town={at(towns, n)} />
          ))}
          <SeaLines places={places} />
          {places.regions.map((place) => {
            const mark = markOf(place, sailing.get(place.cell), found.get(place.cell), pointed, chosen);
            return mark === undefined ? null : <RegionMark key={place.cell} place={place} mark={mark} />;
          })}
          {places.regions.map((place, n) => (
            <Town key={place.cell} place={place} look={look} town={at(towns, n)} />
          ))}
          {route !== undefined && (
            <Route
              seat={state.active}
              size={size}
              points={routeTo(telling, route).map((cell) => at(places.regions, CELLS.indexOf(cell)).middle)}
            />
          )}
          {ships.map(
            (at, seat) =>
              at !== undefined && (
                <Ship
                  key={seat}
                  seat={seat}
                  at={at}
                  size={size}
                  isActive={outcome === null && round > 0 && seat === state.active}
                />
              ),
          )}
          {places.regions.map((place, n) => (
            <Name key={place.cell} place={place} look={look} town={at(towns, n)} />
          ))}
          {places.regions.map((place, n) => {
            const reach = sailing.get(place.cell);
            if (reach === undefined) return null;
            const { down } = at(towns, n);
            return <Tags key={place.cell} place={place} look={look} down={down} tags={tagsOf(reach, words.start)} />;
          })}
        </g>
        {shownMoves.length > 0 && (
          <MoveMarks
            marks={drawnMarks(shownMoves, places, ships)}
            scale={size === 'wide' ? 1 : 1.3}
            left={-width / 2}
            right={width / 2}
          />
        )}
        {places.regions.map((place, n) => {
          const reach = sailing.get(place.cell);
          const offered = found.get(place.cell)?.offered ?? [];
          const said = aboutRegion(props, place.cell, reach === undefined ? undefined : passageOf(props, reach));
          const can = offered.filter(({ act }) => act !== 'sail').map((action) => sayAction(text, action, telling));
          const label = can.length > 0 ? `${said} ${words.can(can)}.` : said;
          return (
            <path
              key={place.cell}
              {...pointing.thing(n, label, offered.length > 0)}
              class="ib-hit"
              d={place.outline}
              data-cell={place.cell}
            />
          );
        })}
      </svg>
      <RaidScene {...props} />
      <InfluenceTrack telling={telling} text={text} choices={choices} isSmall={size === 'phone'} answer={answer} />
      <Pointed pointing={pointing} root={root} label={(region) => at(towns, region).name}>
        {(region, tip) => (
          <TownSlip
            telling={telling}
            text={text}
            answer={answer}
            cell={cellName(region)}
            concern={found.get(cellName(region))}
            passage={passageIn(props, sailing.get(cellName(region)))}
            tip={tip}
          />
        )}
      </Pointed>
    </div>
  );
}

const passageIn = (props: Props, reach: Reach | undefined) =>
  reach === undefined ? undefined : passageOf(props, reach);

/** Numbers stay legible, however small the map is. */
function lookFor(size: Size, box: Box): Look {
  const { width, height } = FRAMES[size];
  const scale = Math.min(box.width / width, (box.height - TRACK[size]) / height);
  const wanted = size === 'wide' ? 0.95 / scale : 0.475 / scale;
  return { size, grow: Math.min(1.26, Math.max(1, wanted)) };
}

function townLook({ telling, text }: Props, place: Place, cell: number): TownLook {
  const town = townOf(telling, cell);
  const { name, isOwn, strength, extra, events } = town;
  return {
    ...town,
    town: name,
    name: wordsOf(text).names.town(telling, name),
    strength: isOwn || extra === 0 ? `${strength}` : `${strength}+${extra}`,
    hasEvent: events.length > 0,
    down: roomIn(telling, cell, place),
    aside: asideIn(telling.state, cell, place),
  };
}

function markOf(
  { cell }: Place,
  reach: Reach | undefined,
  concern: ReturnType<ReturnType<typeof concerns>['get']>,
  pointed: Place['cell'] | undefined,
  chosen: Props['chosen'],
): Mark | undefined {
  if (reach !== undefined) return reach.why !== undefined ? 'refused' : cell === pointed ? 'chosen' : 'can';
  const isPort = concern?.offered.some(({ act }) => act === 'homePort') ?? false;
  if (isPort) return cell === pointed ? 'chosen' : 'can';
  const isChosen = chosen?.actions.some((action) => concern?.offered.includes(action)) ?? false;
  return isChosen ? 'can' : undefined;
}

/** The cost of a region, or what is lacking for it. */
function tagsOf({ fish, berth, why }: Reach, start: string): TagLook[] {
  if (why?.why === 'mustMove') return [{ kind: 'word', word: start }];
  if (why?.why === 'tooFar') return [{ kind: 'fish', n: fish, isRefused: true }];
  if (why !== undefined) return [{ kind: 'key', n: 1, isRefused: true }];
  return [
    ...(fish > 0 ? [{ kind: 'fish', n: fish } as const] : []),
    ...(berth ? [{ kind: 'key', n: 1 } as const] : []),
  ];
}
