import {
  asks,
  copy,
  type Entry,
  type Game,
  legal,
  open,
  outcome,
  play,
  Random,
  record,
  type Seat,
  suppose,
  type Table,
  view,
} from '@skerry/engine';
import { forbiddenIsland } from '@skerry/forbidden-island';
import { islandOfDread } from '@skerry/island-of-dread';
import { islebound } from '@skerry/islebound';
import { trailsOfTucana } from '@skerry/trails-of-tucana';
import { describe, expect, test } from 'vitest';
import {
  after,
  beginStudy,
  comment,
  type Edits,
  edited,
  firstEdits,
  forkOf,
  gameNode,
  hasNode,
  LONGEST_COMMENT,
  LONGEST_LINE,
  linesOf,
  moveOf,
  type NodeId,
  nameNode,
  noteAt,
  promote,
  readStudy,
  redone,
  remove,
  type Study,
  StudyError,
  type StudyFile,
  type StudyMove,
  StudyPositions,
  sayStudyFault,
  studyFile,
  triedAt,
  tryMove,
  undone,
} from '../study/index.ts';

const GAMES: readonly Game[] = [forbiddenIsland, trailsOfTucana, islebound, islandOfDread];
const LANGUAGES = ['en', 'fr', 'de'] as const;

const one = <V>(values: readonly V[], random: Random): V => values[random.below(values.length)]!;

/** Somebody who is asked does something that is offered. */
function move(table: Table, random: Random): { seat: Seat; action: Entry['action'] } {
  const { seat } = one(
    asks(table).filter(({ must }) => must),
    random,
  );
  return { seat, action: one(legal(table, seat), random) };
}

function played(game: Game, seed: string, entries: number): Table {
  const table = open(game, { seats: game.seats.includes(2) ? 2 : game.seats[0]!, seed });
  const random = new Random(7);
  for (let n = 0; n < entries && outcome(table) === undefined; n++) {
    const { seat, action } = move(table, random);
    play(table, seat, action);
  }
  return table;
}

const ENTRIES = 24;

/** A study with lines that leave the game and each other, tried by chance. */
function somehow(game: Game, seed: number, moves = 30): { study: Study; positions: StudyPositions } {
  const random = new Random(seed);
  const written = record(played(game, `study ${seed}`, ENTRIES));
  let study = beginStudy(written, random.below(ENTRIES), `Study ${seed}`);
  const positions = new StudyPositions(game, study);
  let at: NodeId = gameNode(study.from);
  for (let n = 0; n < moves; n++) {
    const nodes = [...study.moves.map(({ id }) => id), gameNode(random.below(ENTRIES))];
    if (random.below(3) === 0) at = one(nodes, random);
    const table = positions.at(study, at);
    if (outcome(table) !== undefined) continue;
    const { entry } = suppose(table, move(table, random), [], { seed: `new ${n}` });
    const step = tryMove(study, at, entry!, entry!.chance && { dealt: 'anew' });
    if (step.why !== undefined) throw new Error(step.why.why);
    ({ study, at } = step);
    if (random.below(4) === 0) study = comment(study, at, `Said ${n}\nin two lines`).study!;
    if (random.below(4) === 0) study = nameNode(study, at, `Line ${n}`).study!;
  }
  return { study, positions };
}

const fromFile = (text: string, game: Game): Study => readStudy(JSON.parse(text), game);

describe.each(GAMES)('a study of $name', (game) => {
  test('comes back from its file as it was, with every position', () => {
    for (const seed of [1, 2, 3, 4]) {
      const { study, positions } = somehow(game, seed);
      const read = fromFile(JSON.stringify(studyFile(study)), game);
      expect(studyFile(read)).toEqual(studyFile(study));
      const again = new StudyPositions(game, read);
      for (const [n, { id }] of study.moves.entries())
        expect(view(again.at(read, read.moves[n]!.id), 0)).toEqual(view(positions.at(study, id), 0));
    }
  });

  test('leaves the game alone: playing its own moves makes no line, and a move that was tried is gone to', () => {
    const { study } = somehow(game, 5);
    const before = JSON.stringify(study.record);
    for (const [page, entry] of study.record.entries.entries())
      expect(tryMove(study, gameNode(page), entry)).toEqual({ study, at: gameNode(page + 1) });
    for (const { id, after: from, entry } of study.moves)
      expect(tryMove(study, from, entry)).toEqual({ study, at: id });
    expect(JSON.stringify(study.record)).toBe(before);
  });

  test('has each tried move in one line, and each line under a letter of its own', () => {
    const { study } = somehow(game, 6);
    const lines = linesOf(study);
    const nodes = lines.slice(1).flatMap((line) => line.nodes);
    expect(nodes.toSorted()).toEqual(study.moves.map(({ id }) => id).toSorted());
    expect(new Set(lines.map(({ letter }) => letter)).size).toBe(lines.length);
    for (const { fork, nodes: own } of lines.slice(1)) expect(after(study, fork!)).toContain(own[0]);
  });

  test('is mended by undo: each edit goes back and forth', () => {
    const random = new Random(11);
    let edits = firstEdits(somehow(game, 8, 12).study, 'g0');
    const seen = [edits.study];
    for (let n = 0; n < 20; n++) {
      const { study } = edits;
      const id = one([gameNode(1), ...study.moves.map((each) => each.id)], random);
      const next = one(
        [
          () => comment(study, id, `New ${n}`),
          () => promote(study, id),
          () => (n % 5 === 0 ? remove(study, id) : nameNode(study, id, `N${n}`)),
        ],
        random,
      )();
      if (next.study === undefined || next.study === study) continue;
      edits = edited(edits, next.study, next.at);
      seen.push(edits.study);
      expect(hasNode(edits.study, edits.at)).toBe(true);
    }
    const { made } = edits.study;
    for (const study of seen.toReversed().slice(1)) {
      edits = undone(edits);
      expect(edits.study).toEqual({ ...study, made });
    }
    expect(undone(edits)).toBe(edits);
    for (const study of seen.slice(1)) {
      edits = redone(edits);
      expect(edits.study).toEqual({ ...study, made });
    }
    expect(redone(edits)).toBe(edits);
  });

  test('numbers moves so that one that was undone never becomes another', () => {
    const { study } = somehow(game, 9);
    const [one, other] = study.moves;
    const tried = (edits: Edits, { entry }: StudyMove) => {
      const { study, at } = tryMove(edits.study, 'g0', entry);
      return edited(edits, study!, at!);
    };
    const begun = firstEdits({ ...study, moves: [], made: 0 }, 'g0');
    const first = tried(begun, one!);
    const second = tried(undone(first), other!);
    expect(second.at).not.toBe(first.at);
    expect(tried(redone(undone(undone(second))), one!).at).not.toBe(second.at);
  });

  test('is refused with a sentence when something in it could not be', () => {
    const { study } = somehow(game, 9);
    const whole = JSON.stringify(studyFile(study));
    const record = (changed: object) => (file: Writable) => ({
      ...file,
      record: { ...(file.record as object), ...changed },
    });
    const third = (changed: object) => (file: Writable) => ({
      ...file,
      moves: (file.moves as object[]).map((move, n) => (n === 2 ? { ...move, ...changed } : move)),
    });
    const spoiled: readonly [string, object | ((file: Writable) => object)][] = [
      ['notStudy', { skerry: 'table' }],
      ['otherFormat', { format: 2 }],
      ['noRecord', { record: null }],
      ['brokenRecord', record({ opening: null })],
      ['brokenRecord', record({ entries: [{ ...study.record.entries[0], seat: 9 }] })],
      ['otherRules', record({ version: 1000 })],
      ['noPage', { from: ENTRIES + 1 }],
      ['notStudy', { moves: {} }],
      ['noPage', { notes: [{ page: -1, comment: 'No' }] }],
      [
        'twoNotes',
        {
          notes: [
            { page: 1, comment: 'One' },
            { page: 1, comment: 'Two' },
          ],
        },
      ],
      ['nameTooLong', { name: 'n'.repeat(1000) }],
      ['commentTooLong', third({ comment: 'c'.repeat(LONGEST_COMMENT + 1) })],
      ['brokenMove', third({ action: 'move' })],
      ['brokenMove', third({ dealt: 'stolen' })],
      ['impossibleMove', third({ action: { act: 'fly', to: 'the moon' } })],
      ['impossibleMove', third({ seat: 7 })],
      ['impossibleMove', third({ chance: ['nothing', 'of', 'this'] })],
      ['noPlace', third({ after: { move: 2 } })],
      ['noPlace', third({ after: { page: ENTRIES + 5 } })],
      ['tooManyMoves', { moves: Array(1001).fill({}) }],
    ];
    for (const [why, spoil] of spoiled) {
      const read = JSON.parse(whole) as Writable;
      const file = typeof spoil === 'function' ? spoil(read) : { ...read, ...spoil };
      const fault = faultOf(() => readStudy(file, game));
      expect([why, fault.fault.why]).toEqual([why, why]);
      for (const language of LANGUAGES) expect(sayStudyFault(language, fault.fault)).toMatch(/\p{L}+ .*[.!]$/u);
      if (why === 'impossibleMove') expect(fault.message).toMatch(/^moves\[2\]: /);
    }
  });
});

type Writable = { [part: string]: unknown };

function faultOf(read: () => unknown): StudyError {
  try {
    read();
  } catch (error) {
    if (error instanceof StudyError) return error;
    throw error;
  }
  throw new Error('Nothing was refused.');
}

test('lines are ordered by promoting, never before the game, and a line is deleted with what follows it', () => {
  const begun = beginStudy(record(played(forbiddenIsland, 'order', 6)), 2, 'Order');
  const positions = new StudyPositions(forbiddenIsland, begun);
  const table = positions.at(begun, gameNode(2));
  const seat = asks(table)[0]!.seat;
  const game = begun.record.entries[2]!.action;
  const open = legal(table, seat).filter((action) => JSON.stringify(action) !== JSON.stringify(game));
  let study = begun;
  const [one, two] = open.slice(0, 2).map((action) => {
    const step = tryMove(study, gameNode(2), suppose(table, { seat, action }, [], { seed: 's' }).entry!);
    study = step.study!;
    return step.at!;
  }) as [NodeId, NodeId];
  const further = positions.at(study, two);
  const next = tryMove(study, two, suppose(further, move(further, new Random(2)), [], { seed: 's' }).entry!);
  study = next.study!;
  expect(after(study, gameNode(2))).toEqual([gameNode(3), one, two]);
  // From anywhere in the line.
  study = promote(study, next.at!).study;
  expect(after(study, gameNode(2))).toEqual([gameNode(3), two, one]);
  expect(promote(study, two).study).toBe(study);
  expect(promote(study, gameNode(3)).study).toBe(study);
  expect(remove(study, gameNode(3)).study).toBe(study);
  const shorter = remove(study, two);
  expect(shorter.at).toBe(gameNode(2));
  expect(shorter.study.moves.map(({ id }) => id)).toEqual([one]);
  expect(moveOf(shorter.study, next.at!)).toBeUndefined();
  expect(forkOf(study, next.at!)).toBe(2);
});

test('too much is refused with its limit', () => {
  const begun = beginStudy(record(played(forbiddenIsland, 'limits', 4)), 0, 'Limits');
  expect(comment(begun, 'g1', 'x'.repeat(LONGEST_COMMENT + 1)).why).toEqual({ why: 'commentTooLong', most: 1000 });
  const entry = begun.record.entries[0]!;
  const long: Study = {
    ...begun,
    moves: Array.from({ length: LONGEST_LINE }, (_, n) => ({
      id: `m${n + 1}`,
      after: n === 0 ? 'g0' : `m${n}`,
      entry: { ...entry, seat: n },
    })),
    made: LONGEST_LINE,
  };
  expect(tryMove(long, `m${LONGEST_LINE}`, entry).why).toEqual({ why: 'lineTooLong', most: LONGEST_LINE });
  expect(tryMove({ ...long, moves: Array(1000).fill(long.moves[0]) }, 'g2', entry).why?.why).toBe('tooManyMoves');
  expect(noteAt(nameNode(begun, 'g1', ' Before ').study!, 'g1')).toEqual({ name: 'Before' });
  expect(nameNode(nameNode(begun, 'g1', 'Before').study!, 'g1', '').study!.notes).toEqual([]);
  expect(triedAt(begun, 'g0')).toEqual([]);
  const file = copy(studyFile(begun)) as StudyFile;
  expect(file.moves).toEqual([]);
});
