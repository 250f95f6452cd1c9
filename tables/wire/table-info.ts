import type { Asking, Json, PackName, Seat } from '@skerry/engine';
import type { CommonWhy } from '../reasons/whys.ts';
import type { Gesture } from './commands.ts';
import type { BotLevel, BotPace, Stage } from './vocabulary.ts';

/** Who sits where, as everybody at the table may know. */
export interface SeatInfo {
  readonly who: 'open' | 'person' | 'bot';
  /** Empty for an open seat. */
  readonly name: string;
  /** Of a bot, or of the bot that stands in for an absent person. */
  readonly level?: BotLevel;
  /** Whether a bot plays for the person, who may take the seat back. */
  readonly standIn?: boolean;
  /** Of a bot: how quickly it moves. */
  readonly pace?: BotPace;
  /** Of a person: when they want to be asked whether to use something; without a word, when it could matter. */
  readonly asking?: Asking;
  /** The person wants to think at the present stop. */
  readonly holds?: true;
  /** Whether the person is connected. */
  readonly here: boolean;
  /** In the lobby: has said to be ready. */
  readonly ready: boolean;
  readonly host: boolean;
  readonly muted: boolean;
  /** Has agreed to give up. */
  readonly givesUp: boolean;
  /** Milliseconds left in the bank, and when the turn time began to run, if it runs. */
  readonly clock?: { readonly bank: number; readonly since?: number };
}

/** An optional clock: each turn has its time, and what is over comes from the bank. Milliseconds. */
export interface ClockRule {
  readonly turn: number;
  readonly bank: number;
}

/** A table as those at it may know it, besides the game itself. */
export interface TableInfo {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly version: number;
  readonly stage: Stage;
  /** The game cannot go on, and why; it can be looked at as far as it is known. */
  readonly stopped?: CommonWhy;
  /** A bot fails at this position; it is tried again at the next one, or when the table is opened anew. */
  readonly stuck?: true;
  /** The content pack of a table on a server; absent for the built-in content. */
  readonly pack?: PackName;
  readonly options: { readonly [option: string]: Json };
  readonly seats: readonly SeatInfo[];
  readonly clock?: ClockRule;
  /** Rivals may ask for hints; a team always may. */
  readonly hints?: true;
  /** Anybody may find it and watch, and sit down in the lobby. */
  readonly listed: boolean;
  /** SHA-256 of the seed, once the game has begun. */
  readonly commitment?: string;
  /** The seed, when the game is over. */
  readonly seed?: string;
  /** The table of the rematch. */
  readonly next?: string;
  /** How many watch. */
  readonly watchers: number;
  /** Milliseconds since 1970, by the clock of whoever keeps the table. */
  readonly made: number;
  readonly now: number;
}

/** What the reader is at this table. */
export interface You {
  /** The seats that are the reader's; empty for a watcher. */
  readonly seats: readonly Seat[];
  readonly host: boolean;
  /** Seats that the reader now plays on another device, and may bring back. */
  readonly moved?: readonly Seat[];
  /** Whose eyes the reader looks through. */
  readonly looking: Seat | 'watcher';
  /** To invite: only for those who sit here. `code` is a word for the lobby, said aloud. */
  readonly links?: { readonly invite: string; readonly watch: string; readonly code?: string };
}

/** What somebody at the table has said, in their own words or by a gesture. */
export type ChatLine = Speaker & (Spoken | Gestured);

interface Speaker {
  readonly at: number;
  readonly room: 'seats' | 'watchers';
  readonly seat?: Seat;
  readonly name: string;
}

interface Spoken {
  readonly text: string;
  readonly gesture?: undefined;
}

interface Gestured {
  readonly text?: undefined;
  readonly gesture: Gesture;
}
