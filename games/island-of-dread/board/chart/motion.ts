/** Sets everything on the chart in motion, from the position before to the one that is drawn. */
import type { Seat } from '@skerry/engine';
import { EASE, type Moment, type Point, type Stage } from '@skerry/look';
import { cellOf } from '../../content/world.ts';
import type { Fact } from '../../rules/facts.ts';
import type { IslandOfDread } from '../../rules/types.ts';
import type { TextContext } from '../../text/context.ts';
import type { Beat } from '../motion.ts';
import { heroPositions } from './hero-positions.ts';
import { along, laneBetween } from './lanes.ts';
import { placeOfPort } from './targets.ts';

interface Scene {
  readonly stage: Stage;
  readonly beats: readonly Beat[];
  readonly moment: Moment<IslandOfDread>;
  readonly root: HTMLElement;
  readonly telling: TextContext;
  readonly island: Point;
}

/** How high a figure hops. */
const HOP = 16;
const ride = ({ x, y }: Point): Keyframe => ({ transform: `translate(${x}px,${y}px)` });

export function stageChart(scene: Scene): void {
  stageHeroes(scene);
  for (const beat of scene.beats) stageFact(scene, beat);
}

function stageHeroes({ stage, beats, moment, root, telling, island }: Scene): void {
  const from = heroPositions(telling.content, moment.before, island);
  for (const to of heroPositions(telling.content, telling.state, island)) {
    const start = from.find(({ seat }) => seat === to.seat)!;
    if (start.x === to.x && start.y === to.y) continue;
    const figure = root.querySelector(`[data-hero="${to.seat}"]`);
    const beat = beats.find(({ fact }) => isMoveOf(fact, to.seat));
    const way = beat === undefined ? undefined : passed(telling, beat.fact);
    const path = way === undefined ? [start, to] : [start, ...way, to];
    stage.animate(figure, path.map(ride), beat ?? { at: 0, lasts: 240 }, way === undefined ? EASE.move : EASE.linear);
    if (beat !== undefined) stage.animate(figure?.querySelector('.iod-body'), hopOf(beat.fact), beat, EASE.linear);
  }
}

/** The fact that took a Hero where it stands now: a step, a voyage, a fall or a hand that puts it there. */
function isMoveOf(fact: Fact, seat: Seat): boolean {
  switch (fact.fact) {
    case 'moved':
    case 'teleported':
    case 'placed':
    case 'sailed':
    case 'knockedOut':
    case 'shipwrecked':
    case 'reachedIsland':
      return fact.seat === seat;
    default:
      return false;
  }
}

/** Along the lane itself. */
function passed(telling: TextContext, fact: Fact): Point[] | undefined {
  if (fact.fact !== 'sailed') return undefined;
  const ports = [fact.from, ...(fact.through === null ? [] : [fact.through]), fact.to];
  return ports.slice(1).flatMap((to, n) => {
    const lane = laneBetween(telling.content.chart, placeOfPort(telling, ports[n]!), placeOfPort(telling, to));
    return lane === undefined ? [] : along(lane);
  });
}

function hopOf(fact: Fact): Keyframe[] {
  const still: Keyframe = { transform: 'none', opacity: 1 };
  switch (fact.fact) {
    case 'moved':
      return [still, { transform: `translateY(${-HOP}px)` }, still];
    case 'teleported':
      return [still, { transform: 'scale(.2)', opacity: 0 }, still];
    case 'knockedOut':
      return [
        still,
        { transform: 'rotate(80deg)', offset: 0.3 },
        { transform: 'rotate(80deg)', offset: 0.55 },
        { transform: `translateY(${-3 * HOP}px)`, offset: 0.8 },
        still,
      ];
    case 'shipwrecked':
      return [still, { transform: 'translateY(6px) rotate(-12deg)' }, { transform: 'rotate(9deg)' }, still];
    default:
      return [still, still];
  }
}

function stageFact({ stage, root, telling }: Scene, beat: Beat): void {
  const { fact } = beat;
  const find = (what: string): NodeListOf<Element> => root.querySelectorAll(what);
  switch (fact.fact) {
    case 'tilePlaced':
      for (const tile of find(`[data-tile="${fact.at}"] > .iod-tile`)) stage.animate(tile, LIE_DOWN, beat, EASE.out);
      return;
    case 'replenished':
      for (const space of fact.spaces)
        for (const jewel of find(`[data-jewel="${cellOf(space)}"]`)) {
          stage.animate(jewel.querySelector('.iod-jewel'), [{ opacity: 0 }, { opacity: 1 }], beat);
          stage.animate(
            jewel.querySelector('.iod-rays'),
            [{ transform: 'rotate(0deg)' }, { transform: 'rotate(180deg)' }],
            beat,
          );
        }
      return;
    case 'undefeated':
      for (const shield of find(`[data-undefeated="${fact.place}"] > .iod-shield`))
        stage.animate(shield, LAND, beat, EASE.out);
      return;
    case 'sailed':
      stageLane({ stage, root, telling }, beat, fact);
      return;
  }
}

/** A lane that is sailed darkens once. */
function stageLane(
  { stage, root, telling }: Pick<Scene, 'stage' | 'root' | 'telling'>,
  beat: Beat,
  fact: Extract<Fact, { fact: 'sailed' }>,
): void {
  const { ports } = telling.content.chart;
  const ends = [ports.indexOf(fact.from), ports.indexOf(fact.to)].sort((a, b) => a - b).join('-');
  stage.animate(
    root.querySelector(`[data-lane="${ends}"]`),
    [{ strokeWidth: 3 }, { strokeWidth: 7, offset: 0.5 }, { strokeWidth: 3 }],
    beat,
  );
}

const LIE_DOWN: Keyframe[] = [
  { transform: 'scale(1.15)', opacity: 0 },
  { transform: 'scale(1)', opacity: 1 },
];
const LAND: Keyframe[] = [
  { transform: 'translateY(-60px) scale(1.6)', opacity: 0 },
  { transform: 'none', opacity: 1 },
];
