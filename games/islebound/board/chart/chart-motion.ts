import { at, type Seat } from '@skerry/engine';
import { EASE, type Moment, type Point, type Stage } from '@skerry/look';
import { CELLS, type Cell } from '../../content/map.ts';
import { TOWN_NAMES, type TownName } from '../../content/vocabulary.ts';
import type { Fact } from '../../rules/facts.ts';
import type { Islebound } from '../../rules/types.ts';
import type { TextContext } from '../../text/context.ts';
import type { Beat } from '../motion.ts';
import { cubeOf } from '../parts/drawing.tsx';
import { fly, placeOf } from '../parts/flight.ts';
import { inset, type Places, pathOf } from './places.ts';
import { shipPositions } from './ship-positions.ts';

/** How far a hull tips at each step, in degrees. */
const TIP = 4;
const SVG = 'http://www.w3.org/2000/svg';

/** Sets everything on the chart in motion, from the position before to the one that is drawn. */
export function stageChart(
  stage: Stage,
  beats: readonly Beat[],
  root: HTMLElement,
  places: Places,
  { before }: Moment<Islebound>,
  telling: TextContext,
): void {
  const { content, state } = telling;
  stageShips(stage, beats, root, places, shipPositions(content, before, places), shipPositions(content, state, places));
  stagePaidCubes(stage, root, before.influence, state.influence);
  for (const beat of beats) stageTown(stage, beat, root, places, telling);
}

/** Each cube that is paid goes back to its owner at once; it is told of only when the whole sum is paid. */
function stagePaidCubes(stage: Stage, root: HTMLElement, before: readonly number[], now: readonly number[]): void {
  before.forEach((owner, slot) => {
    if (owner < 0 || now[slot] === owner) return;
    const place = root.querySelector(`.ib-scale [data-slot="${slot}"]`);
    fly(stage, { at: 0, lasts: 240 }, cubeOf(owner), place?.getBoundingClientRect(), placeOf(`hand-${owner}`));
  });
}

type Sailed = Extract<Fact, { fact: 'sailed' }>;

function stageShips(
  stage: Stage,
  beats: readonly Beat[],
  root: HTMLElement,
  { regions }: Places,
  from: readonly (Point | undefined)[],
  to: readonly (Point | undefined)[],
): void {
  const ride = ({ x, y }: Point): Keyframe => ({ transform: `translate(${x}px,${y}px)` });
  const middle = (cell: Cell): Point => at(regions, CELLS.indexOf(cell)).middle;
  to.forEach((goal, seat) => {
    const start = from[seat];
    if (start === undefined || goal === undefined) return;
    const ship = root.querySelector(`[data-ship="${seat}"]`);
    const voyage = beats.find((beat): beat is Beat<Sailed> => beat.fact.fact === 'sailed' && beat.fact.seat === seat);
    if (voyage !== undefined) {
      const passed = voyage.fact.route.slice(1, -1).map(middle);
      stage.animate(ship, [start, ...passed, goal].map(ride), voyage, passed.length > 0 ? EASE.linear : EASE.move);
      stage.animate(ship?.querySelector('.ib-hull'), tips(passed.length + 1), voyage, EASE.linear);
      return;
    }
    // Others make room for those who come.
    if (start.x !== goal.x || start.y !== goal.y) stage.animate(ship, [start, goal].map(ride), { at: 0, lasts: 240 });
  });
}

/** A hull rocks once for each step. */
function tips(steps: number): Keyframe[] {
  const upright = { transform: 'rotate(0deg)' };
  return Array.from({ length: steps }, () => [
    upright,
    { transform: `rotate(${-TIP}deg)` },
    { transform: `rotate(${TIP}deg)` },
  ])
    .flat()
    .concat(upright);
}

function stageTown(stage: Stage, beat: Beat, root: HTMLElement, places: Places, telling: TextContext): void {
  const { fact } = beat;
  const find = (kind: 'cube' | 'banner' | 'event', town: TownName) => root.querySelectorAll(`[data-${kind}="${town}"]`);
  switch (fact.fact) {
    case 'homePortChosen':
      for (const cube of find('cube', fact.port)) drop(stage, beat, cube);
      stage.animate(root.querySelector(`[data-ship="${fact.seat}"]`), [{ opacity: 0 }, { opacity: 1 }], beat);
      return;
    case 'townTaken': {
      const [cube] = find('cube', fact.town);
      if (fact.from !== null) goHome(stage, beat, fact.from, cube);
      if (cube !== undefined) drop(stage, beat, cube);
      for (const banner of find('banner', fact.town))
        stage.animate(banner.querySelector('.ib-cloth'), TURN, beat, EASE.out);
      drawShore(stage, beat, root, places, telling, fact.town);
      return;
    }
    case 'eventShown':
      for (const mark of find('event', fact.town)) drop(stage, beat, mark);
      return;
    case 'cubesPlaced':
      fact.slots.forEach((slot, n) => {
        const lasts = beat.lasts / fact.slots.length;
        arrive(stage, { at: beat.at + n * lasts, lasts }, root, fact.seat, slot);
      });
      return;
  }
}

/** From above, and a little through. */
function drop(stage: Stage, beat: Pick<Beat, 'at' | 'lasts'>, element: Element): void {
  stage.animate(
    element,
    [
      { transform: 'translateY(-34px)', opacity: 0 },
      { transform: 'translateY(3px)', opacity: 1, offset: 0.75 },
      { transform: 'none', opacity: 1 },
    ],
    beat,
    EASE.out,
  );
}

const TURN: Keyframe[] = [
  { transform: 'scaleX(1)' },
  { transform: 'scaleX(0)', offset: 0.5 },
  { transform: 'scaleX(1)' },
];

/** A cube goes back to its owner. */
function goHome(stage: Stage, beat: Beat, owner: Seat, from: Element | undefined): void {
  fly(
    stage,
    { at: beat.at, lasts: beat.lasts / 2 },
    cubeOf(owner),
    from?.getBoundingClientRect(),
    placeOf(`hand-${owner}`),
  );
}

/** A cube comes from its owner's slip into a slot of the influence track. */
function arrive(stage: Stage, beat: Pick<Beat, 'at' | 'lasts'>, root: HTMLElement, seat: Seat, slot: number): void {
  const place = root.querySelector(`.ib-scale [data-slot="${slot - 1}"]`);
  fly(stage, beat, cubeOf(seat), placeOf(`hand-${seat}`), place?.getBoundingClientRect());
  stage.animate(
    place?.firstElementChild,
    [{ opacity: 0 }, { opacity: 0, offset: 0.85 }, { opacity: 1 }],
    { at: 0, lasts: beat.at + beat.lasts },
    EASE.linear,
  );
}

/** The shore of a town that was taken is drawn once, in brass. */
function drawShore(
  stage: Stage,
  beat: Beat,
  root: HTMLElement,
  { regions }: Places,
  { state }: TextContext,
  town: TownName,
): void {
  const place = regions[state.towns.indexOf(TOWN_NAMES.indexOf(town))];
  const map = root.querySelector('.ib-map > g');
  if (place === undefined || map === null) return;
  const line = document.createElementNS(SVG, 'path');
  line.setAttribute('d', pathOf(inset(place)));
  line.setAttribute('class', 'ib-brass');
  line.setAttribute('pathLength', '1');
  line.setAttribute('stroke-dasharray', '1');
  map.append(line);
  stage.after(() => line.remove());
  stage.animate(
    line,
    [
      { strokeDashoffset: 1, opacity: 1 },
      { strokeDashoffset: 0, opacity: 1, offset: 0.7 },
      { strokeDashoffset: 0, opacity: 0 },
    ],
    beat,
    EASE.linear,
  );
}
