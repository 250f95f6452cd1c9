import {
  asRecord,
  cleanName,
  type Entry,
  follow,
  type Game,
  isObject,
  type Json,
  RecordError,
  SkerryError,
  suppose,
  VersionError,
} from '@skerry/engine';
import { type StudyFault, sayStudyFault } from './faults.ts';
import { StudyPositions } from './positions.ts';
import {
  CHANCE_SOURCES,
  type ChanceSource,
  gameNode,
  LONGEST_COMMENT,
  LONGEST_LINE,
  LONGEST_STUDY_NAME,
  MOST_COMMENTS,
  MOST_MOVES,
  type NodeId,
  type Note,
  type PageNote,
  pageOf,
  type Study,
  type StudyMove,
} from './study.ts';

export const STUDY_FORMAT = 1;

/** A study in a file or a link. Moves come after a page of the game, or after an earlier move of the list. */
export interface StudyFile {
  readonly skerry: 'study';
  readonly format: typeof STUDY_FORMAT;
  readonly name: string;
  readonly from: number;
  readonly record: Study['record'];
  readonly notes?: readonly PageNote[];
  readonly moves: readonly FiledMove[];
}

export interface FiledMove extends Omit<Entry, 'seat'>, Note, Pick<StudyMove, 'dealt' | 'maker'> {
  readonly seat: number;
  /** `{ page: 47 }`, or `{ move: 0 }`: the first of the list. */
  readonly after: { readonly page: number } | { readonly move: number };
}

export class StudyError extends SkerryError {
  override readonly name = 'StudyError';
  readonly fault: StudyFault;
  constructor(fault: StudyFault, cause?: unknown) {
    super(sayStudyFault('en', fault), { cause });
    this.fault = fault;
  }
}

export const isStudyFile = (value: unknown): boolean => isObject(value) && value.skerry === 'study';

export function studyFile({ name, record, from, notes, moves }: Study): StudyFile {
  const places = new Map(moves.map(({ id }, n) => [id, n]));
  return {
    ...{ skerry: 'study', format: STUDY_FORMAT, name, from, record },
    ...(notes.length > 0 && { notes: notes.toSorted((one, other) => one.page - other.page) }),
    moves: moves.map(({ id, after, entry, ...more }) => {
      const page = pageOf(after);
      const place = page === undefined ? { move: places.get(after)! } : { page };
      return { after: place, seat: entry.seat!, action: entry.action, ...chanceOf(entry), ...more };
    }),
  };
}

/** The name of the game in a study from elsewhere. Throws a `StudyError`. */
export function gameOfStudy(value: unknown): string {
  if (!isObject(value) || value.skerry !== 'study') throw new StudyError({ why: 'notStudy' });
  if (value.format !== STUDY_FORMAT) throw new StudyError({ why: 'otherFormat' });
  const { record } = value;
  if (!isObject(record) || typeof record.game !== 'string') throw new StudyError({ why: 'noRecord' });
  return record.game;
}

/** A study from elsewhere: everything in it is checked, each move by the rules. Throws a `StudyError`. */
export function readStudy(value: unknown, game: Game): Study {
  gameOfStudy(value);
  const { name, from, record: written, notes = [], moves } = value as { readonly [part: string]: unknown };
  const { record, positions } = playable(written, game);
  const last = record.entries.length;
  if (!isPage(from, last)) throw new StudyError({ why: 'noPage', place: 'from', last });
  if (!Array.isArray(notes) || !Array.isArray(moves)) throw new StudyError({ why: 'notStudy' });
  if (moves.length > MOST_MOVES) throw new StudyError({ why: 'tooManyMoves', most: MOST_MOVES });
  const pages = notes.map((note, n) => readPageNote(note, `notes[${n}]`, last));
  if (new Set(pages.map(({ page }) => page)).size < pages.length) throw new StudyError({ why: 'twoNotes' });
  let study: Study = {
    name: readName(name, 'name') || record.table || record.game,
    ...{ record, from, notes: pages, moves: [], made: 0 },
  };
  const depths: number[] = [];
  for (const [n, move] of moves.entries()) {
    const place = `moves[${n}]`;
    const { read, depth } = readMove({ study, positions, depths, last }, move, place);
    depths.push(depth);
    study = { ...study, moves: [...study.moves, read], made: n + 1 };
  }
  const comments = [...pages, ...study.moves].filter((each) => each.comment !== undefined).length;
  if (comments > MOST_COMMENTS) throw new StudyError({ why: 'tooManyComments', most: MOST_COMMENTS });
  return study;
}

function playable(written: unknown, game: Game): Pick<Study, 'record'> & { readonly positions: StudyPositions } {
  try {
    const record = asRecord(written);
    const positions = new StudyPositions(game, { name: '', record, from: 0, notes: [], moves: [], made: 0 });
    while (positions.step());
    return { record, positions };
  } catch (error) {
    if (error instanceof VersionError) throw new StudyError({ why: 'otherRules' }, error);
    if (error instanceof SkerryError) throw new StudyError({ why: 'brokenRecord' }, error);
    throw error;
  }
}

interface Reading {
  readonly study: Study;
  readonly positions: StudyPositions;
  /** Of the moves so far: how many tried moves lead to each. */
  readonly depths: readonly number[];
  readonly last: number;
}

function readMove(
  { study, positions, depths, last }: Reading,
  value: unknown,
  place: string,
): { readonly read: StudyMove; readonly depth: number } {
  if (!isObject(value) || !isObject(value.after) || typeof value.seat !== 'number' || !isObject(value.action))
    throw new StudyError({ why: 'brokenMove', place });
  const { after, seat, action, chance = [], dealt } = value;
  if (!Array.isArray(chance) || (dealt !== undefined && !isSource(dealt)))
    throw new StudyError({ why: 'brokenMove', place });
  const { id: from, depth } = placeOf(after, depths, last, place);
  if (depth > LONGEST_LINE) throw new StudyError({ why: 'lineTooLong', place, most: LONGEST_LINE });
  const maker = readName(value.maker, place);
  return {
    read: {
      ...{ id: `m${depths.length + 1}`, after: from },
      entry: possible(study, positions, from, { seat, action, chance }, place),
      ...(chance.length > 0 && { dealt: dealt ?? 'chosen' }),
      ...(maker && { maker }),
      ...readNote(value, place),
    },
    depth,
  };
}

function placeOf(
  after: { readonly [part: string]: unknown },
  depths: readonly number[],
  last: number,
  place: string,
): { readonly id: NodeId; readonly depth: number } {
  const { page, move } = after;
  if (isPage(page, last)) return { id: gameNode(page), depth: 1 };
  if (typeof move === 'number' && depths[move] !== undefined) return { id: `m${move + 1}`, depth: depths[move] + 1 };
  throw new StudyError({ why: 'noPlace', place });
}

/** The move as its rules write it. */
function possible(
  study: Study,
  positions: StudyPositions,
  from: NodeId,
  { seat, action, chance }: { readonly seat: number; readonly action: unknown; readonly chance: readonly Json[] },
  place: string,
): Entry {
  const table = positions.at(study, from);
  try {
    const { entry } = suppose(table, { seat, action }, chance, 'asked');
    if (entry === undefined) throw new RecordError('Outcomes of chance are missing.');
    follow(table, entry);
    return entry;
  } catch (error) {
    if (error instanceof RecordError) throw new StudyError({ why: 'impossibleMove', place }, error);
    throw error;
  }
}

function readPageNote(value: unknown, place: string, last: number): PageNote {
  if (!isObject(value) || !isPage(value.page, last)) throw new StudyError({ why: 'noPage', place, last });
  return { page: value.page, ...readNote(value, place) };
}

function readNote({ name, comment }: { readonly [part: string]: unknown }, place: string): Note {
  const called = readName(name, place);
  if (comment === undefined) return called === '' ? {} : { name: called };
  if (typeof comment !== 'string' || comment.length > LONGEST_COMMENT)
    throw new StudyError({ why: 'commentTooLong', place, most: LONGEST_COMMENT });
  const said = comment.split('\n').map(cleanName).join('\n').trim();
  return { ...(called && { name: called }), ...(said && { comment: said }) };
}

/** Without letters that nobody sees; empty where there is none. */
function readName(value: unknown, place: string): string {
  if (value === undefined) return '';
  if (typeof value !== 'string' || value.length > LONGEST_STUDY_NAME)
    throw new StudyError({ why: 'nameTooLong', place, most: LONGEST_STUDY_NAME });
  return cleanName(value);
}

const chanceOf = ({ chance }: Entry): Pick<Entry, 'chance'> => (chance === undefined ? {} : { chance });

const isPage = (value: unknown, last: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= last;

const isSource = (value: unknown): value is ChanceSource => CHANCE_SOURCES.some((source) => source === value);
