/** Automatic movement of the view. */
import { type BoardProps, ChartOfMoment, type DrawnMark, type Point, type Size } from '@skerry/look';
import { useContext, useLayoutEffect } from 'preact/hooks';
import { ISLAND } from '../../content/vocabulary.ts';
import type { IslandOfDread } from '../../rules/types.ts';
import type { Target } from './targets.ts';
import { isRoomy, type Looking, nearPixels } from './use-view.ts';
import { type Covered, FAR, fitting } from './view.ts';

type Props = BoardProps<IslandOfDread>;

/** While the player looks at a past moment, the view follows its moves. */
export function useMomentInSight(looking: Looking, moves: readonly DrawnMark[], box: Size): void {
  const isPast = useContext(ChartOfMoment) !== undefined;
  const [first] = moves;
  const key = moves.map(({ at }) => `${at.x} ${at.y}`).join();
  useLayoutEffect(() => {
    if (isPast && first !== undefined && !isRoomy(box)) looking.goTo(first.at);
  }, [isPast, key, box.width, box.height]);
}

/** Width of a hex during a voyage, in pixels. */
const AT_SEA = 44;

/** The view moves when the player's turn begins, to what is in reach, and when the followed Hero leaves it. */
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
  const isSailing = isOwn && (step === 'course' || step === 'sail' || step === 'sailThrough');
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
    if (lanes.length > 0) fit(lanes, AT_SEA, coveredBy(root.current?.querySelector('.iod-voyage'), box));
  }, [isSailing, at, lanes.length]);
  const ways = [...targets.values()].filter(({ way }) => way !== undefined);
  useLayoutEffect(() => {
    if (isOwn && ways.length > 0 && !isRoomy(box)) fit(ways, nearPixels(box), { right: TOOLS, foot: 0 });
  }, [isOwn, at, ways.length]);

  /** Fits all targets and the Hero into view. */
  function fit(found: readonly Target[], most: number, covered: Covered): void {
    const points = [place(at), ...found.map((target) => place(target.place))];
    const along = (of: (point: Point) => number): number =>
      (Math.max(...points.map(of)) + Math.min(...points.map(of))) / 2;
    const middle = { x: along(({ x }) => x), y: along(({ y }) => y) };
    looking.goTo(middle, { pixels: Math.max(FAR, fitting(points, box, covered, most)), covered });
  }
}

/** Width of the tools at the right edge of a phone, in pixels. */
const TOOLS = 60;

/** The Captain's slip is at the right edge, on a phone at the bottom. */
function coveredBy(slip: Element | null | undefined, box: Size): Covered {
  const { width = 0, height = 0 } = slip?.getBoundingClientRect() ?? {};
  return width > box.width * 0.6 ? { right: TOOLS, foot: height } : { right: width === 0 ? 0 : width + 14, foot: 0 };
}
