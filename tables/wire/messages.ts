import type { Action, Fact, Json, Patch, Seat, UndoWhy, View, Why } from '@skerry/engine';
import type { ChatLine, TableInfo, You } from './table-info.ts';

/** Raised when a message changes its meaning; both sides send theirs first. */
export const PROTOCOL = 2;

/** The effect of one line of the log, as one seat or a watcher may know it. */
export type Update = {
  /** Counts the lines that the reader may see. */
  readonly n: number;
  /** Absent when the whole table acted. */
  readonly seat?: Seat;
  /** The seat that acted last may undo. */
  readonly undo?: true;
  /** This seat may redo what it has undone. */
  readonly redo?: Seat;
  /** Milliseconds since 1970. */
  readonly at: number;
} & (UpdateFacts | UpdateEntry | UpdateBack | UpdatePath);

/** For clients that do not know the rules. */
export interface UpdateFacts {
  readonly facts: readonly Fact[];
  readonly patch: Patch;
}

/** For clients that know the rules, if nothing is hidden. A third of the bytes. */
export interface UpdateEntry {
  readonly action: Action;
  readonly chance?: readonly Json[];
}

/** An undo: remove the reader's last `back` pages, then add `again`, what others did since. */
export interface UpdateBack {
  readonly back: number;
  readonly again?: readonly Update[];
}

/** The lines of one command, the last of them with the number of this update. */
export interface UpdatePath {
  readonly path: readonly Update[];
}

/** A page, and the updates that follow it. */
export interface HistorySlice {
  /** The number of that page. Page 0 is the set-up, or where later rules continued the game. */
  readonly first: number;
  /** The state of the view on that page. */
  readonly opening: View['state'];
  /** What led to that page, as in an update. */
  readonly facts: readonly Fact[];
  readonly seat?: Seat;
  readonly at?: number;
  readonly entry?: UpdateEntry;
  /** One for each later line that was not undone, up to the next checkpoint or the last line. */
  readonly news: readonly Update[];
  /** This seat may redo what it has undone. */
  readonly redo?: Seat;
}

/** Why less was undone than the seat asked for, in the language of the hello. */
export interface UndoStop {
  readonly why: UndoWhy['why'];
  readonly sentence: string;
}

/** What a seat can do, for clients that do not know the rules. */
export interface Offered {
  readonly seat: Seat;
  readonly must: boolean;
  readonly actions: readonly Action[];
}

/** What a table sends to its clients. */
export type Message =
  | {
      readonly say: 'welcome';
      readonly protocol: number;
      readonly you: You;
      readonly info: TableInfo;
      /** How many lines of the log the reader may see, with those in this message. */
      readonly n: number;
      /** The last pages; absent in the lobby and if `news` is enough. */
      readonly story?: HistorySlice;
      /** What is new since the line the client knew. */
      readonly news?: readonly Update[];
      readonly chat: readonly ChatLine[];
      readonly offers?: readonly Offered[];
    }
  | ({ readonly say: 'news'; readonly offers?: readonly Offered[] } & Update)
  /** The earlier pages the client asked for, as `looking` sees them. */
  | { readonly say: 'pages'; readonly looking: Seat | 'watcher'; readonly story: HistorySlice }
  | { readonly say: 'info'; readonly info: TableInfo; readonly you: You }
  | { readonly say: 'chat'; readonly line: ChatLine }
  /** The command with this id is executed and stored. `n` is its line, if it made one. */
  | { readonly say: 'done'; readonly id: string; readonly n?: number; readonly stop?: UndoStop }
  /** The command with this id changed nothing. The sentence is in the language of the hello. */
  | { readonly say: 'refused'; readonly id: string; readonly why: Why; readonly sentence: string }
  /** A bot is thinking; `share` of it is done, from 0 to 1. */
  | { readonly say: 'thinking'; readonly seat: Seat; readonly share: number }
  | { readonly say: 'pong' }
  /** The connection ends. `again`: connect again. */
  | { readonly say: 'bye'; readonly why: Why; readonly sentence: string; readonly again: boolean };
