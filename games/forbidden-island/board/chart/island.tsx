import { sayAction } from '@skerry/engine';
import {
  type BoardProps,
  ChartOfMoment,
  Coast,
  FINGER,
  fetched,
  MoveMarks,
  Pawn,
  Pointed,
  pointKey,
  type Size,
  useBox,
  useMotion,
  usePointing,
} from '@skerry/look';
import { useContext, useEffect, useMemo } from 'preact/hooks';
import { GEOMETRY } from '../../content/spaces.ts';
import { FLOODED, MISSING } from '../../content/tiles.ts';
import { fatal } from '../../outlook/dangers.ts';
import { floodTop, treasureOn } from '../../outlook/tiles.ts';
import type { Action } from '../../rules/actions.ts';
import type { ForbiddenIsland } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import { aboutTile, ifSunk, warnings } from '../describe.ts';
import { facts } from '../facts.ts';
import { selectedCard } from '../hand/selected-card.ts';
import type { FurnitureProps } from '../later/furniture.tsx';
import type { TileSlipProps } from '../later/tile-slip.tsx';
import { fit, geometryFor, STEP, shore, TILE, viewBox } from './chart-geometry.ts';
import { concerns } from './concerns.ts';
import { drawnMarks, marksOn } from './move-marks.ts';
import { crowding, pawnPositions } from './pawn-positions.ts';
import { FatalMark, Marks, SoonMark, Tile, type TileSize, waterClass } from './tile.tsx';

type Props = BoardProps<ForbiddenIsland>;

const Furniture = fetched<FurnitureProps>(async () => (await import('../later/furniture.tsx')).Furniture);
const TileSlip = fetched<TileSlipProps>(async () => (await import('../later/tile-slip.tsx')).TileSlip);

/**
 * Tile sizes in screen pixels: below the first, names are larger; below the second, hidden. In a past moment they
 * would only hide its marks.
 */
const NAMES_LARGER = 100;
const NO_NAMES = 60;
/** Scale of pawns above names. */
const NAMED = 0.9;

/** The island: tiles, pawns and touch targets. */
export function Island(props: Props) {
  const { telling, text, choices, chosen, moment, motion, hints, marks = [], answer, refused } = props;
  const { state } = telling;
  const words = wordsOf(text);
  const { layout, tiles } = state.island;
  const spaces = GEOMETRY[layout].names;
  const [root, measured] = useBox();
  const box = measured ?? UNMEASURED;
  const map = geometryFor(layout, box);
  const tilePixels = TILE * fit(map, box).scale;
  const size: TileSize = tilePixels >= NAMES_LARGER ? 'large' : tilePixels >= NO_NAMES ? 'middle' : 'small';
  const chartMoment = useContext(ChartOfMoment);
  const isPast = chartMoment !== undefined && !chartMoment.isSetUp;
  /** Names cover the pictures: everything else is smaller and higher. */
  const named = size === 'small' && hints.has('tileNames');
  const drawn: TileSize = isPast && size === 'middle' ? 'small' : size;
  const found = useMemo(
    () => concerns(choices, telling, chosen, selectedCard.value),
    [choices, telling, chosen, selectedCard.value],
  );
  const soon = new Set(hints.has('floodTop') ? floodTop(state) : []);
  const before = motion ? moment?.before : undefined;
  const changed =
    before?.island === undefined ? [] : spaces.flatMap((_, n) => (before.water[n] !== state.water[n] ? [n] : []));
  const places = pawnPositions(state, map);
  const awaited = choices.some(({ why }) => why === undefined);
  const home = state.outcome?.why.why === 'won';
  const pointing = usePointing<Action>({
    name: 'space',
    choices,
    beside: map.corners,
    meant(space) {
      const concern = found.get(spaces[space]!);
      const [only, ...more] = concern?.likely ?? [];
      return {
        action: more.length > 0 || only?.act === 'lift' ? undefined : only,
        asks: (tilePixels * STEP) / TILE < FINGER ? 'finger' : undefined,
        refuse: only === undefined && concern && refused ? () => refused(concern.refused) : undefined,
      };
    },
    play: (action) => answer(action),
  });

  useEffect(() => {
    selectedCard.value = undefined;
  }, [choices]);
  useMotion(facts, props, root, { things: '[data-pawn], [data-rises]', chart: map });

  // The first size is only a guess: draw nothing for it.
  if (measured === undefined) return <div class="fi-board" ref={root} />;

  const look = (space: number, water = state.water[space]!) => {
    const tile = tiles[space]!;
    const treasure = treasureOn(state, tile);
    return (
      <Tile
        tile={tile}
        name={words.names.tiles[tile]}
        water={water}
        size={drawn}
        named={named}
        treasure={treasure?.captured === false ? treasure.treasure : undefined}
      />
    );
  };
  return (
    <div class="fi-board" data-size={size} ref={root}>
      <Furniture
        map={map}
        box={box}
        title={words.names.layouts[layout]}
        below={words.surveyed(state.turn)}
        warnings={warnings(props)}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset. */}
      <svg class="covering fi-island" viewBox={viewBox(map)} role="group" aria-label={words.island} {...pointing.board}>
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
          const acts = likely.slice(0, 4).map((action) => sayAction(text, action, telling));
          const shownHere = marksOn(marks, space, telling);
          const can = acts.length > 0 ? [words.can(acts)] : [];
          const loss = ifSunk(props, n)?.replace(/\.$/, '');
          const sentence = [
            aboutTile(props, n).join(', '),
            ...(loss === undefined ? [] : [loss]),
            ...shownHere,
            ...can,
          ];
          return (
            <g
              key={space}
              {...pointing.thing(n, `${sentence.join('. ')}.`, likely.length > 0)}
              class={`fi-space ${waterClass(state.water[n]!)}`}
              data-tile={tile}
              data-place={words.names.tiles[tile]}
              data-point={state.water[n] === MISSING ? undefined : pointKey({ at: tile })}
              transform={`translate(${map.corners[n]!.x} ${map.corners[n]!.y})`}
            >
              <rect class="fi-hit" fill="transparent" x="-4" y="-4" width="124" height="124" />
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
              <rect class="fi-focus" fill="none" stroke="none" x="-3" y="-3" width="122" height="122" />
            </g>
          );
        })}
        {!home &&
          places.map(({ x, y }, seat) => (
            <g
              key={seat}
              class="fi-pawn"
              data-pawn={seat}
              style={{ transform: `translate(${x}px,${y - (named ? 16 : 0)}px)` }}
            >
              <g class="fi-hop">
                <Pawn
                  seat={seat}
                  icon={state.adventurers[seat]!}
                  x={0}
                  y={0}
                  scale={crowding(state, seat) * (named ? 0.8 : size === 'small' ? 1.2 : NAMED)}
                  mine={awaited && seat === telling.reader}
                />
              </g>
            </g>
          ))}
        <g class="fi-fates">
          {spaces.map((space, n) =>
            fatal(state, n) === undefined ? null : (
              <g key={space} transform={`translate(${map.corners[n]!.x} ${map.corners[n]!.y})`}>
                <FatalMark near={state.water[n] === FLOODED} high={named} />
              </g>
            ),
          )}
        </g>
        {marks.length > 0 && (
          <MoveMarks
            marks={drawnMarks(marks, map, places, telling)}
            scale={size === 'small' ? 1.5 : 1}
            left={0}
            right={map.width}
          />
        )}
      </svg>
      <Pointed pointing={pointing} root={root} label={(space) => words.names.tiles[tiles[space]!]}>
        {(space, tip) => <TileSlip {...props} space={space} concern={found.get(spaces[space]!)} tip={tip} />}
      </Pointed>
    </div>
  );
}

const UNMEASURED: Size = { width: 800, height: 700 };
