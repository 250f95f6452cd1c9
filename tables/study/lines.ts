import { after, gameNode, type NodeId, noteAt, pageOf, type Study, triedAt } from './study.ts';

/** Deeper lines are opened as a tree of their own. */
export const DEEPEST_SHOWN = 3;

/** Moves that follow each other without leaving: the game itself, or a line beside it. */
export interface StudyLine {
  /** `A`; the second line in it is `A2`. Empty for the game. */
  readonly letter: string;
  readonly name: string | undefined;
  /** The position it leaves; absent for the game. */
  readonly fork?: NodeId;
  /** In order. */
  readonly nodes: readonly NodeId[];
  /** 0 for the game, 1 for lines that leave it. */
  readonly level: number;
  /** How many lines leave it. */
  readonly branches: number;
}

const letterOf = (nth: number): string =>
  nth < 26 ? String.fromCharCode(65 + nth) : `${letterOf(Math.floor(nth / 26) - 1)}${letterOf(nth % 26)}`;

/** The game, then the lines beside it in the order of the game, each followed by those that leave it. */
export function linesOf(study: Study): readonly StudyLine[] {
  const pages = Array.from({ length: study.record.entries.length + 1 }, (_, page) => gameNode(page));
  const forks = pages.filter((id) => triedAt(study, id).length > 0);
  const lines: StudyLine[] = [];
  let letters = 0;
  for (const fork of forks)
    for (const { id } of triedAt(study, fork)) {
      const letter = letterOf(letters++);
      addLine(study, lines, { letter, fork, first: id, level: 1, numbers: { last: 1 } });
    }
  return [{ letter: '', name: undefined, nodes: pages, level: 0, branches: letters }, ...lines];
}

interface Beginning {
  readonly letter: string;
  readonly fork: NodeId;
  readonly first: NodeId;
  readonly level: number;
  /** Numbers are counted on through all lines of a letter. */
  readonly numbers: { last: number };
}

function addLine(study: Study, lines: StudyLine[], { letter, fork, first, level, numbers }: Beginning): void {
  const nodes = [first];
  for (let [next] = after(study, first); next !== undefined; [next] = after(study, next)) nodes.push(next);
  const leaving = nodes.flatMap((id) =>
    triedAt(study, id)
      .slice(1)
      .map((move) => ({ fork: id, first: move.id })),
  );
  const label = numbers.last === 1 ? letter : `${letter}${numbers.last}`;
  lines.push({ letter: label, name: noteAt(study, first).name, fork, nodes, level, branches: leaving.length });
  for (const each of leaving) {
    numbers.last++;
    addLine(study, lines, { letter, ...each, level: level + 1, numbers });
  }
}

/** The line that a position is in. */
export function lineWith(lines: readonly StudyLine[], id: NodeId): StudyLine {
  return lines.find(({ nodes }) => nodes.includes(id)) ?? lines[0]!;
}

/** The next or previous position that several moves leave, along the line of a position and the game before it. */
export function forkFrom(study: Study, at: NodeId, way: 'before' | 'after'): NodeId | undefined {
  const line = lineWith(linesOf(study), at);
  const here = line.nodes.indexOf(at);
  const isFork = (id: NodeId): boolean => triedAt(study, id).length > (pageOf(id) === undefined ? 1 : 0);
  if (way === 'after') return line.nodes.slice(here + 1).find(isFork);
  return line.nodes.slice(0, here).findLast(isFork) ?? line.fork;
}
