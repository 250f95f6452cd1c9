import { type Entry, type GameRecord, same } from '@skerry/engine';

/**
 * A study is a tree over a record. Its main line is the game as it was played; moves that somebody tries leave it to the side. The
 * game itself never changes.
 */
export interface Study {
  readonly name: string;
  readonly record: GameRecord;
  /** The page of the game at which it was begun. */
  readonly from: number;
  /** What is said about pages of the game. */
  readonly notes: readonly PageNote[];
  /** A move comes after the one it follows, and before those that were tried later in the same position. */
  readonly moves: readonly StudyMove[];
  /** How many moves were ever tried: each has a number of its own. */
  readonly made: number;
}

/** `g47`: the page of the game. `m3`: the position after a move that was tried. */
export type NodeId = `g${number}` | `m${number}`;

export interface Note {
  readonly name?: string;
  readonly comment?: string;
}

export interface PageNote extends Note {
  readonly page: number;
}

/** Where the outcomes of chance come from: as the game's seed deals, dealt anew, or chosen. */
export const CHANCE_SOURCES = ['game', 'anew', 'chosen'] as const;
export type ChanceSource = (typeof CHANCE_SOURCES)[number];

export interface StudyMove extends Note {
  readonly id: NodeId;
  readonly after: NodeId;
  readonly entry: Entry;
  /** Only with a move that asks chance. */
  readonly dealt?: ChanceSource;
  /** Who tried it, in a study of several people. */
  readonly maker?: string;
}

export const MOST_MOVES = 1000;
export const MOST_COMMENTS = 300;
/** Moves from the game to the end of a line. */
export const LONGEST_LINE = 300;
export const LONGEST_COMMENT = 1000;
export const LONGEST_STUDY_NAME = 60;

/** Why an edit is refused. */
export type StudyWhy =
  | { readonly why: 'tooManyMoves'; readonly most: number }
  | { readonly why: 'lineTooLong'; readonly most: number }
  | { readonly why: 'tooManyComments'; readonly most: number }
  | { readonly why: 'commentTooLong'; readonly most: number }
  | { readonly why: 'nameTooLong'; readonly most: number };

/** The study after an edit, and the position to show; or why there is none. */
export type Edited =
  | { readonly study: Study; readonly at: NodeId; readonly why?: undefined }
  | { readonly why: StudyWhy; readonly study?: undefined; readonly at?: undefined };

export const gameNode = (page: number): NodeId => `g${page}`;

/** The page of the game, if it is a position of the game. */
export const pageOf = (id: NodeId): number | undefined => (id.startsWith('g') ? Number(id.slice(1)) : undefined);

export const lastPage = ({ record }: Pick<Study, 'record'>): number => record.entries.length;

export function beginStudy(record: GameRecord, from: number, name: string): Study {
  return { name: name.slice(0, LONGEST_STUDY_NAME), record, from, notes: [], moves: [], made: 0 };
}

/** The tree of a study, looked up once. */
interface Tree {
  readonly byId: ReadonlyMap<NodeId, StudyMove>;
  readonly following: ReadonlyMap<NodeId, readonly StudyMove[]>;
}

const TREES = new WeakMap<readonly StudyMove[], Tree>();

function treeOf({ moves }: Study): Tree {
  const known = TREES.get(moves);
  if (known !== undefined) return known;
  const following = new Map<NodeId, StudyMove[]>();
  for (const move of moves) {
    const others = following.get(move.after);
    if (others === undefined) following.set(move.after, [move]);
    else others.push(move);
  }
  const tree = { byId: new Map(moves.map((move) => [move.id, move])), following };
  TREES.set(moves, tree);
  return tree;
}

export const moveOf = (study: Study, id: NodeId): StudyMove | undefined => treeOf(study).byId.get(id);

export function hasNode(study: Study, id: NodeId): boolean {
  const page = pageOf(id);
  return page === undefined ? moveOf(study, id) !== undefined : page >= 0 && page <= lastPage(study);
}

/** The entry that led to a position; absent for the first page of the game. */
export function entryTo(study: Study, id: NodeId): Entry | undefined {
  const page = pageOf(id);
  return page === undefined ? moveOf(study, id)?.entry : study.record.entries[page - 1];
}

export function before(study: Study, id: NodeId): NodeId | undefined {
  const page = pageOf(id);
  if (page === undefined) return moveOf(study, id)?.after;
  return page === 0 ? undefined : gameNode(page - 1);
}

/** Moves that were tried in a position, without the game's own. */
export const triedAt = (study: Study, id: NodeId): readonly StudyMove[] => treeOf(study).following.get(id) ?? [];

/** What follows a position: the line's own continuation first, then the moves that leave it. */
export function after(study: Study, id: NodeId): readonly NodeId[] {
  const page = pageOf(id);
  const tried = triedAt(study, id).map((move) => move.id);
  return page === undefined || page >= lastPage(study) ? tried : [gameNode(page + 1), ...tried];
}

/** The page of the game that a position comes from. */
export function forkOf(study: Study, id: NodeId): number {
  let at = id;
  for (;;) {
    const page = pageOf(at);
    if (page !== undefined) return page;
    at = moveOf(study, at)?.after ?? gameNode(study.from);
  }
}

/** The moves that were tried from the game to a position, in order. */
export function triedTo(study: Study, id: NodeId): readonly StudyMove[] {
  const line: StudyMove[] = [];
  for (let move = moveOf(study, id); move !== undefined; move = moveOf(study, move.after)) line.unshift(move);
  return line;
}

/** The position after a move that is already in the tree. */
export function found(study: Study, at: NodeId, { seat, action, chance = [] }: Entry): NodeId | undefined {
  return after(study, at).find((id) => {
    const known = entryTo(study, id);
    return known?.seat === seat && same(known?.action, action) && same(known?.chance ?? [], chance);
  });
}

/** Tries a move. One that is in the tree already is gone to; the game's own next move follows the game. */
export function tryMove(study: Study, at: NodeId, entry: Entry, more: Pick<StudyMove, 'dealt' | 'maker'> = {}): Edited {
  const known = found(study, at, entry);
  if (known !== undefined) return { study, at: known };
  if (study.moves.length >= MOST_MOVES) return { why: { why: 'tooManyMoves', most: MOST_MOVES } };
  if (triedTo(study, at).length >= LONGEST_LINE) return { why: { why: 'lineTooLong', most: LONGEST_LINE } };
  const id: NodeId = `m${study.made + 1}`;
  const move: StudyMove = { id, after: at, entry, ...more };
  return { study: { ...study, moves: [...study.moves, move], made: study.made + 1 }, at: id };
}

/** Names the line that begins or goes on with a position. An empty name is none. */
export function nameNode(study: Study, id: NodeId, name: string): Edited {
  if (name.length > LONGEST_STUDY_NAME) return { why: { why: 'nameTooLong', most: LONGEST_STUDY_NAME } };
  return { study: noted(study, id, { name: name.trim() }), at: id };
}

export function nameStudy(study: Study, at: NodeId, name: string): Edited {
  if (name.length > LONGEST_STUDY_NAME) return { why: { why: 'nameTooLong', most: LONGEST_STUDY_NAME } };
  return { study: name.trim() === '' ? study : { ...study, name: name.trim() }, at };
}

export function comment(study: Study, id: NodeId, text: string): Edited {
  if (text.length > LONGEST_COMMENT) return { why: { why: 'commentTooLong', most: LONGEST_COMMENT } };
  const isNew = text.trim() !== '' && noteAt(study, id).comment === undefined;
  if (isNew && comments(study) >= MOST_COMMENTS) return { why: { why: 'tooManyComments', most: MOST_COMMENTS } };
  return { study: noted(study, id, { comment: text.trim() }), at: id };
}

const comments = ({ notes, moves }: Study): number => [...notes, ...moves].filter((each) => each.comment).length;

/** What is said about a position. */
export function noteAt(study: Study, id: NodeId): Note {
  const page = pageOf(id);
  const found = page === undefined ? moveOf(study, id) : study.notes.find((note) => note.page === page);
  return { ...(found?.name && { name: found.name }), ...(found?.comment && { comment: found.comment }) };
}

function noted(study: Study, id: NodeId, said: Note): Study {
  const page = pageOf(id);
  if (page === undefined)
    return { ...study, moves: study.moves.map((move) => (move.id === id ? withNote(move, said) : move)) };
  const others = study.notes.filter((note) => note.page !== page);
  const { page: at, ...note } = withNote({ page, ...noteAt(study, id) }, said);
  const isEmpty = Object.keys(note).length === 0;
  return { ...study, notes: isEmpty ? others : [...others, { page: at, ...note }] };
}

/** Empty words are left out. */
function withNote<N extends Note>(note: N, said: Note): N {
  const { name, comment, ...rest } = { ...note, ...said };
  return { ...rest, ...(name && { name }), ...(comment && { comment }) } as N;
}

/** Moves a line before the one above it. The game stays first. */
export function promote(study: Study, id: NodeId): Extract<Edited, { study: Study }> {
  const line = lineHead(study, id);
  const move = line && moveOf(study, line);
  const siblings = move === undefined ? [] : triedAt(study, move.after);
  const above = move && siblings[siblings.indexOf(move) - 1];
  if (move === undefined || above === undefined) return { study, at: id };
  const others = study.moves.filter((each) => each !== move);
  return { study: { ...study, moves: others.toSpliced(others.indexOf(above), 0, move) }, at: id };
}

export function canPromote(study: Study, id: NodeId): boolean {
  return promote(study, id).study !== study;
}

/** The first move of the line that a position is part of; nothing in the game. */
export function lineHead(study: Study, id: NodeId): NodeId | undefined {
  let at = moveOf(study, id);
  for (;;) {
    if (at === undefined) return undefined;
    const isGames = pageOf(at.after) !== undefined;
    if (isGames || triedAt(study, at.after)[0] !== at) return at.id;
    at = moveOf(study, at.after);
  }
}

/** Takes a move and all that follows it away. The game cannot be deleted. */
export function remove(study: Study, id: NodeId): Extract<Edited, { study: Study }> {
  const move = moveOf(study, id);
  if (move === undefined) return { study, at: id };
  const gone = new Set([id]);
  for (const each of study.moves) if (gone.has(each.after)) gone.add(each.id);
  return { study: { ...study, moves: study.moves.filter((each) => !gone.has(each.id)) }, at: move.after };
}
