import { EASE, type Moment, type Point, type Stage } from '@skerry/look';
import type { Tile } from '../../content/tiles.ts';
import type { Fact } from '../../rules/facts.ts';
import type { ForbiddenIsland } from '../../rules/types.ts';
import type { TextContext } from '../../text/context.ts';
import type { ChartGeometry } from '../chart/chart-geometry.ts';
import { pawnPositions } from '../chart/pawn-positions.ts';
import type { Beat } from '../facts.ts';
import { stageCards } from './card-motion.ts';

/** Sets everything on the island in motion, from the position before to the one that is drawn. */
export function stageIsland(
  stage: Stage,
  beats: readonly Beat[],
  root: HTMLElement,
  map: ChartGeometry,
  { n, before }: Moment<ForbiddenIsland>,
  telling: TextContext,
): void {
  const { state } = telling;
  root.dataset.moving = String(n);
  // The next moment may have begun meanwhile.
  stage.after(() => {
    if (root.dataset.moving === String(n)) delete root.dataset.moving;
  });
  for (const beat of beats) stageTile(stage, beat, root, telling);
  stagePawns(stage, beats, root, pawnPositions(before, map), pawnPositions(state, map), map, telling);
  // The hands and piles are drawn by others; they are there once this rendering is over.
  queueMicrotask(() => stageCards(beats, root, stage));
}

function stageTile(stage: Stage, beat: Beat, root: HTMLElement, { state }: TextContext): void {
  const { fact } = beat;
  const space = (tile: Tile) => state.island.tiles.indexOf(tile);
  const was = (key: number | string) => root.querySelector(`[data-was="${key}"]`);
  switch (fact.fact) {
    case 'flooded':
      stage.animate(was(space(fact.tile)), [shown('0'), { ...shown('0'), clipPath: 'inset(0 0 100% 0)' }], beat);
      break;
    case 'shoredUp':
      for (const tile of fact.tiles)
        stage.animate(was(space(tile)), [shown('0'), { ...shown('0'), clipPath: 'inset(100% 0 0 0)' }], beat, EASE.out);
      break;
    case 'sank':
      stage.animate(
        was(space(fact.tile)),
        [
          { opacity: 1, transform: 'none' },
          { opacity: 0.9, transform: 'translateY(3px)', offset: 0.4 },
          { opacity: 0, transform: 'translateY(6px)' },
        ],
        beat,
        EASE.sink,
      );
      stage.animate(was('coast'), [{ opacity: 1 }, { opacity: 0 }], beat);
      break;
  }
}

const shown = (inset: string): Keyframe => ({ opacity: 1, clipPath: `inset(${inset} 0 0 0)` });

type Moved = Extract<Fact, { fact: 'moved' }>;

function stagePawns(
  stage: Stage,
  beats: readonly Beat[],
  root: HTMLElement,
  from: readonly Point[],
  to: readonly Point[],
  map: ChartGeometry,
  { state }: TextContext,
): void {
  const ride = (point: Point): Keyframe => ({ transform: `translate(${point.x}px,${point.y}px)` });
  to.forEach((goal, seat) => {
    const pawn = root.querySelector(`[data-pawn="${seat}"]`);
    const ways = beats.filter((beat): beat is Beat<Moved> => beat.fact.fact === 'moved' && beat.fact.seat === seat);
    let here = from[seat]!;
    ways.forEach((beat, n) => {
      const corner = map.corners[state.island.tiles.indexOf(beat.fact.to)]!;
      const there = n === ways.length - 1 ? goal : { x: corner.x + 86, y: corner.y + 45 };
      stage.animate(pawn, [ride(here), ride(there)], beat);
      stageGait(stage, beat, pawn);
      here = there;
    });
    // Others make room for those who come.
    if (ways.length === 0 && (here.x !== goal.x || here.y !== goal.y))
      stage.animate(pawn, [ride(here), ride(goal)], { at: 0, lasts: 240 });
    const off = beats.find(({ fact }) => fact.fact === 'liftedOff');
    if (off !== undefined)
      stage.animate(pawn, [ride(goal), { ...ride({ x: goal.x, y: goal.y - 300 }), opacity: 0 }], off);
  });
}

/** A hop on foot; in the air larger, with the shadow apart. */
function stageGait(stage: Stage, beat: Beat<Moved>, pawn: Element | null): void {
  const hop = pawn?.querySelector('.fi-hop');
  const { how } = beat.fact;
  if (how === 'fly' || how === 'lifted') {
    stage.animate(
      hop,
      [{ transform: 'none' }, { transform: 'translateY(-16px) scale(1.15)' }, { transform: 'none' }],
      beat,
    );
    stage.animate(
      pawn?.querySelector('.pawn > ellipse'),
      [{ transform: 'none' }, { transform: 'translate(12px,18px)' }, { transform: 'none' }],
      beat,
    );
  } else if (how === 'swam' || how === 'dive') {
    stage.animate(
      hop,
      [
        { transform: 'none', opacity: 1 },
        { transform: 'translateY(8px)', opacity: 0.55 },
        { transform: 'none', opacity: 1 },
      ],
      beat,
    );
  } else {
    const height = 'translateY(-14px)';
    stage.animate(hop, [{ transform: 'none' }, { transform: height }, { transform: 'none' }], beat, EASE.out);
  }
}
