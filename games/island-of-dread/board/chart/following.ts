/** How the view goes on by itself. */
import { type BoardProps, ChartOfMoment, type DrawnMark, type Point, type Size } from '@skerry/look';
import { useContext, useLayoutEffect } from 'preact/hooks';
import { ISLAND } from '../../content/vocabulary.ts';
import type { IslandOfDread } from '../../rules/types.ts';
import type { Target } from './targets.ts';
import { isRoomy, type Looking } from './use-view.ts';
import { type Covered, FAR, fitting } from './view.ts';

type Props = BoardProps<IslandOfDread>;

/** Where a moment of the past is looked at, the view goes to the moves that it is about. */
export function useMomentInSight(looking: Looking, moves: readonly DrawnMark[], box: Size): void {
  const isPast = useContext(ChartOfMoment) !== undefined;
  const [first] = moves;
  const key = moves.map(({ at }) => `${at.x} ${at.y}`).join();
  useLayoutEffect(() => {
    if (isPast && first !== undefined && !isRoomy(box)) looking.goTo(first.at);
  }, [isPast, key, box.width, box.height]);
}

/** The hexes of a voyage, in pixels. */
const AT_SEA = 44;

/** The view moves by itself when the reader's turn begins, when whom it follows leaves it, and for a voyage. */
export function useFollowing(
  { telling, box }: Props & { readonly box: Size },
  looking: Looking,
  place: (at: number) => Point,
  targets: ReadonlyMap<number, Target>,
  root: { readonly current: HTMLElement | null },
): void {
  const { state, reader } = telling;
  const isOwn = state.active === reader;
  const { at } = state.players[state.active]!;
  const step = state.agenda.at(-1)?.do;
  const isSailing = isOwn && (step === 'sail' || step === 'sailThrough');
  useLayoutEffect(() => {
    if (isOwn && at !== ISLAND && !isRoomy(box)) looking.goTo(place(at));
  }, [state.turns, isOwn]);
  useLayoutEffect(() => {
    if (at !== ISLAND && !isSailing) looking.show(place(at));
  }, [at]);
  const lanes = [...targets.values()].filter(({ lane }) => lane !== undefined);
  useLayoutEffect(() => {
    if (!isSailing) {
      if (isRoomy(box)) looking.seeAll();
      return;
    }
    if (lanes.length === 0) return;
    const points = [place(at), ...lanes.map((target) => place(target.place))];
    const covered = coveredBy(root.current?.querySelector('.iod-voyage'), box);
    const along = (of: (point: Point) => number): number =>
      (Math.max(...points.map(of)) + Math.min(...points.map(of))) / 2;
    const middle = { x: along(({ x }) => x), y: along(({ y }) => y) };
    looking.goTo(middle, { pixels: Math.max(FAR, fitting(points, box, covered, AT_SEA)), covered });
  }, [isSailing, at, lanes.length]);
}

/** The tools at the right side of a phone, in pixels. */
const TOOLS = 60;

/** The slip of the Captain lies at the right side, or on a phone at the foot. */
function coveredBy(slip: Element | null | undefined, box: Size): Covered {
  const { width = 0, height = 0 } = slip?.getBoundingClientRect() ?? {};
  return width > box.width * 0.6 ? { right: TOOLS, foot: height } : { right: width === 0 ? 0 : width + 14, foot: 0 };
}
