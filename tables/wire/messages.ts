import type { Action, Fact, Json, Patch, Seat, UndoWhy, View, Why } from '@skerry/engine';
import type { ChatLine, TableInfo, You } from './table-info.ts';

/** Raised when a message changes its meaning; both sides say theirs first. */
export const PROTOCOL = 2;

/** What one line of the log brought about, as one seat or a watcher may know it. */
export type Update = {
  /** Counts the lines of the log that the reader was told of. */
  readonly n: number;
  /** Who acted; absent when the whole table did. */
  readonly seat?: Seat;
  /** The seat that acted last may take it back. */
  readonly undo?: true;
  /** When, in milliseconds since 1970. */
  readonly at: number;
} & (UpdateFacts | UpdateEntry | UpdateBack | UpdatePath);

/** What happened, and how the view changed: all that a client needs that does not know the rules. */
export interface UpdateFacts {
  readonly facts: readonly Fact[];
  readonly patch: Patch;
}

/** The entry itself: for clients that know the rules, in games where everybody knows everything. A third of the bytes. */
export interface UpdateEntry {
  readonly action: Action;
  readonly chance?: readonly Json[];
}

/** The line takes others back: `back` of the reader's last pages go, and what others did since then is told again. */
export interface UpdateBack {
  readonly back: number;
  readonly again?: readonly Update[];
}

/** Several lines that one command made, the last of them with the number of this update. */
export interface UpdatePath {
  readonly path: readonly Update[];
}

/** A stretch of the game, as one seat or a watcher may know it: a page, and the news that lead on from there. */
export interface HistorySlice {
  /** Which page it begins with. Page 0 is the set-up, or where later rules went on with the game. */
  readonly first: number;
  /** The state of the view on that page. */
  readonly opening: View['state'];
  /** What led to it, told as news tell it. */
  readonly facts: readonly Fact[];
  readonly seat?: Seat;
  readonly at?: number;
  readonly entry?: UpdateEntry;
  /** One for each line after it that still stands, up to where the next stretch begins or the game has come. */
  readonly news: readonly Update[];
}

/** What kept a seat from taking back as much as it wished, with the sentence in the language of the hello. */
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

/** What a table says to those at it. */
export type Message =
  | {
      readonly say: 'welcome';
      readonly protocol: number;
      readonly you: You;
      readonly info: TableInfo;
      /** How many lines of the log the reader was told of, with those in this message. */
      readonly n: number;
      /** The last pages; absent in the lobby and where the client asked only for what is new. */
      readonly story?: HistorySlice;
      /** What is new since the line the client knew. */
      readonly news?: readonly Update[];
      readonly chat: readonly ChatLine[];
      readonly offers?: readonly Offered[];
    }
  | ({ readonly say: 'news'; readonly offers?: readonly Offered[] } & Update)
  /** Earlier pages, which the reader asked for; whose eyes see them so. */
  | { readonly say: 'pages'; readonly looking: Seat | 'watcher'; readonly story: HistorySlice }
  /** Seats, names, presence, clocks, stage. */
  | { readonly say: 'info'; readonly info: TableInfo; readonly you: You }
  | { readonly say: 'chat'; readonly line: ChatLine }
  /** The command with this id is done and written down. `n` is its line, if it made one. */
  | { readonly say: 'done'; readonly id: string; readonly n?: number; readonly stop?: UndoStop }
  /** The command with this id changed nothing. The sentence is in the language of the hello. */
  | { readonly say: 'refused'; readonly id: string; readonly why: Why; readonly sentence: string }
  /** A bot thinks; the share of its thinking that is done. */
  | { readonly say: 'thinking'; readonly seat: Seat; readonly share: number }
  | { readonly say: 'pong' }
  /** The connection ends. `again` means: connect again, all will be well. */
  | { readonly say: 'bye'; readonly why: Why; readonly sentence: string; readonly again: boolean };
