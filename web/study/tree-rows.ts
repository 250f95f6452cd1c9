import {
  after,
  before,
  DEEPEST_SHOWN,
  forkOf,
  gameNode,
  lastPage,
  linesOf,
  lineWith,
  type NodeId,
  pageOf,
  type Study,
  type StudyLine,
  triedAt,
} from '@skerry/tables/study';

/** What is drawn left of a row in the column of a line: its own stroke, or that of a line further left. */
export interface Rail {
  readonly level: number;
  readonly above: boolean;
  readonly below: boolean;
}

interface Placed {
  /** 0 for the game. */
  readonly level: number;
  readonly rails: readonly Rail[];
  /** It leaves a line to the left. */
  readonly bends: boolean;
  readonly nth: number;
  readonly of: number;
}

export type TreeRow = Placed &
  (
    | { readonly kind: 'node'; readonly id: NodeId; readonly line: StudyLine; readonly isHead: boolean }
    /** Moves that are not shown. */
    | { readonly kind: 'fold'; readonly line: StudyLine; readonly nodes: readonly NodeId[] }
    /** A line too deep to be drawn here: it opens as a tree of its own. */
    | { readonly kind: 'deeper'; readonly line: StudyLine }
  );

/** A line longer than this is folded. */
const LONGEST_SHOWN = 8;
/** Rows of a long line before its fold. */
const SHOWN_FIRST = 6;
/** Fewer are not worth a fold. */
const LEAST_FOLDED = 2;

export interface TreeView {
  readonly study: Study;
  readonly at: NodeId;
  /** What was unfolded. */
  readonly unfolded: ReadonlySet<NodeId>;
  /** The first move of the line that is shown as a tree of its own. */
  readonly root?: NodeId | undefined;
}

export function rowsOf({ study, at, unfolded, root }: TreeView): readonly TreeRow[] {
  const lines = linesOf(study);
  const top = root === undefined ? lines[0]! : lines.find(({ nodes }) => nodes[0] === root)!;
  const rows: TreeRow[] = [];
  addLine({ study, at, unfolded, lines, rows, base: top.level }, top, []);
  return rows;
}

interface Drawing extends Pick<TreeView, 'study' | 'at' | 'unfolded'> {
  readonly lines: readonly StudyLine[];
  readonly rows: TreeRow[];
  readonly base: number;
}

function addLine(drawing: Drawing, line: StudyLine, outer: readonly Rail[]): void {
  const { study, rows, lines } = drawing;
  const level = line.level - drawing.base;
  const leaving = (id: NodeId): readonly StudyLine[] =>
    triedAt(study, id)
      .slice(pageOf(id) === undefined ? 1 : 0)
      .map((move) => lines.find(({ nodes }) => nodes[0] === move.id)!);
  const parts = partsOf(drawing, line);
  const isLast = (n: number): boolean => n === parts.length - 1;
  for (const [n, part] of parts.entries()) {
    const first = n === 0;
    const id = typeof part === 'string' ? part : undefined;
    const branches = id === undefined ? [] : leaving(id);
    const own: Rail = { level, above: !first || line.fork !== undefined, below: !isLast(n) || branches.length > 0 };
    const placed = { level, rails: [...outer, own], bends: first && level > 0, nth: n + 1, of: parts.length };
    if (id === undefined) rows.push({ ...placed, kind: 'fold', line, nodes: part as readonly NodeId[] });
    else rows.push({ ...placed, kind: 'node', id, line, isHead: first && line.fork !== undefined });
    for (const [nth, branch] of branches.entries()) {
      const goesOn = !isLast(n) || nth < branches.length - 1;
      const beside = [...outer, { level, above: true, below: goesOn }];
      if (level + 1 < DEEPEST_SHOWN + 1) addLine(drawing, branch, beside);
      else
        rows.push({
          ...{ kind: 'deeper', line: branch, level: level + 1, bends: true, nth: nth + 1, of: branches.length },
          rails: [...beside, { level: level + 1, above: true, below: false }],
        });
    }
  }
}

/** The nodes of a line that are shown, and those that are folded together. */
function partsOf(drawing: Drawing, line: StudyLine): readonly (NodeId | readonly NodeId[])[] {
  const isShown = line.level === 0 ? shownOfGame(drawing) : shownOfLine(drawing, line);
  const parts: (NodeId | NodeId[])[] = [];
  for (const [n, id] of line.nodes.entries()) {
    const last = parts.at(-1);
    if (isShown(id, n)) parts.push(id);
    else if (Array.isArray(last)) last.push(id);
    else parts.push([id]);
  }
  return parts.flatMap((part) => (typeof part !== 'string' && part.length < LEAST_FOLDED ? part : [part]));
}

type IsShown = (id: NodeId, n: number) => boolean;

/** The game is shown where lines leave it, where the study began, and where the reader is. */
function shownOfGame({ study, at, unfolded }: Drawing): IsShown {
  const near = new Set<number>();
  const show = (page: number): void => {
    for (let each = page - 1; each <= page + 1; each++) near.add(each);
  };
  show(study.from);
  show(forkOf(study, at));
  for (const { after: fork } of study.moves) {
    const page = pageOf(fork);
    if (page !== undefined) show(page);
  }
  return (id) => near.has(pageOf(id)!) || unfolded.has(id);
}

function shownOfLine({ study, at, unfolded }: Drawing, { nodes }: StudyLine): IsShown {
  if (nodes.length <= LONGEST_SHOWN) return () => true;
  const here = nodes.indexOf(at);
  return (id, n) =>
    n < SHOWN_FIRST || unfolded.has(id) || triedAt(study, id).length > 1 || (here >= 0 && Math.abs(n - here) <= 1);
}

/** Where the arrow to the left leads: to the line above, at the position that this one leaves. */
export function parentOf(study: Study, at: NodeId): NodeId | undefined {
  return lineWith(linesOf(study), at).fork;
}

/** Where the arrow to the right leads: into the first line that leaves this position. */
export function intoLine(study: Study, at: NodeId): NodeId | undefined {
  return triedAt(study, at)[pageOf(at) === undefined ? 1 : 0]?.id;
}

/** The position of the game that a line leaves. */
export const backToGame = (study: Study, at: NodeId): NodeId => gameNode(forkOf(study, at));

/** The next position along the line, or the last one. */
export function along(study: Study, at: NodeId, step: -1 | 1): NodeId | undefined {
  if (step === -1) return before(study, at);
  const [next] = after(study, at);
  const page = pageOf(at);
  return page !== undefined && page >= lastPage(study) ? undefined : next;
}
