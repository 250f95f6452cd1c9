import {
  backTo,
  follow,
  type Game,
  type GameTypes,
  type Mark,
  mark,
  replay,
  shareWith,
  type Table,
} from '@skerry/engine';
import { gameNode, moveOf, type NodeId, pageOf, type Study } from './study.ts';

/**
 * The table at each position of a study. The game is played through once, step by step, so that a page can pause in between; tried
 * moves are played when they are first looked at.
 */
export class StudyPositions<T extends GameTypes = GameTypes> {
  private readonly marks = new Map<NodeId, Mark>();
  private readonly table: Table<T>;
  private readonly entries: Study['record']['entries'];
  private last: Mark;
  private played = 0;

  /** Throws a named error for a record that cannot be played. */
  constructor(game: Game<T>, { record }: Study) {
    this.table = replay(game, record, 0);
    this.entries = record.entries;
    this.last = mark(this.table);
    this.marks.set(gameNode(0), this.last);
  }

  /** The game, bound to the content of the record. */
  get game(): Game<T> {
    return this.table.game;
  }

  /** Plays the next entry of the game. Returns whether there was one. */
  step(): boolean {
    const entry = this.entries[this.played];
    if (entry === undefined) return false;
    follow(this.table, entry);
    shareWith(this.table, this.last);
    this.last = mark(this.table);
    this.marks.set(gameNode(++this.played), this.last);
    return true;
  }

  /** A table at a position, which may be played on without changing anything here. */
  at(study: Study, id: NodeId): Table<T> {
    return backTo(this.table, this.markAt(study, id));
  }

  private markAt(study: Study, id: NodeId): Mark {
    const known = this.marks.get(id);
    if (known !== undefined) return known;
    const page = pageOf(id);
    if (page !== undefined) {
      while (this.played < page && this.step());
      const found = this.marks.get(id);
      if (found === undefined) throw new RangeError(`The game has no page ${page}.`);
      return found;
    }
    // Lines are long, and calls are not: from the last known position on.
    const missing: NodeId[] = [];
    let at: NodeId = id;
    while (pageOf(at) === undefined && !this.marks.has(at)) {
      missing.push(at);
      const move = moveOf(study, at);
      if (move === undefined) throw new RangeError(`The study has no move ${at}.`);
      at = move.after;
    }
    let last = this.markAt(study, at);
    for (const each of missing.reverse()) {
      const table = backTo(this.table, last);
      follow(table, moveOf(study, each)!.entry);
      last = mark(table);
      this.marks.set(each, last);
    }
    return last;
  }
}
