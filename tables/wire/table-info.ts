import type { Asking, Json, PackName, Seat, Turn } from '@skerry/engine';
import type { CommonWhy } from '../reasons/whys.ts';
import type { Gesture } from './commands.ts';
import type { BotLevel, BotPace, Stage } from './vocabulary.ts';

/** A seat, as everybody at the table may know it. */
export interface SeatInfo {
  readonly who: 'open' | 'person' | 'bot';
  /** Empty for an open seat. */
  readonly name: string;
  /** Of a bot, or of the bot that stands in for an absent person. */
  readonly level?: BotLevel;
  /** A bot plays for the person, who may take the seat back. */
  readonly standIn?: boolean;
  /** Of a bot. */
  readonly pace?: BotPace;
  /** When the person wants to be asked at optional prompts; `matters` if absent. */
  readonly asking?: Asking;
  /** The person wants to think at the current prompt. */
  readonly holds?: true;
  /** Whether the person is connected. */
  readonly here: boolean;
  /** Of somebody away: when the host may put a bot there or make a new link, by the clock of the table. */
  readonly standInAt?: number;
  /** Until when the host's new link to the seat works. */
  readonly link?: number;
  /** Somebody has taken the seat with such a link. */
  readonly byLink?: true;
  readonly ready: boolean;
  readonly host: boolean;
  readonly muted: boolean;
  /** Has agreed to give up. */
  readonly givesUp: boolean;
  /** Milliseconds left in the bank, and when the turn time began to run, if it runs. */
  readonly clock?: { readonly bank: number; readonly since?: number };
}

/** Each turn has its time, and the excess comes from the bank. Milliseconds. */
export interface ClockRule {
  readonly turn: number;
  readonly bank: number;
}

/** Where a game came from that began with a position instead of a set-up. */
export interface Origin {
  /** A moment of another game; absent for a position that somebody set up. */
  readonly moment?: OriginMoment;
  /** Chance is that of the other game. */
  readonly sameChance?: true;
  /** What the maker could not know was dealt anew. */
  readonly imagined?: true;
}

export interface OriginMoment {
  /** What the other game was called. */
  readonly name: string;
  /** The page, and how many there are. */
  readonly page: number;
  readonly pages: number;
  readonly turn: Turn;
  /** The table on this server, if it is one. */
  readonly table?: string;
  /** The table on this device, if it is one; never sent. */
  readonly local?: string;
}

/** A table as everybody at it may know it, besides the game itself. */
export interface TableInfo {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly version: number;
  readonly stage: Stage;
  /** Why the game cannot continue; it can still be viewed. */
  readonly stopped?: CommonWhy;
  /** A bot fails at this position; it tries again at the next one, or when the table is opened again. */
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
  /** Once the game is over. */
  readonly seed?: string;
  /** If it did not begin with a set-up. */
  readonly origin?: Origin;
  /** The table of the rematch. */
  readonly next?: string;
  readonly watchers: number;
  /** Milliseconds since 1970, by the clock of the table. */
  readonly made: number;
  readonly now: number;
}

export interface You {
  /** Empty for a watcher. */
  readonly seats: readonly Seat[];
  readonly host: boolean;
  /** Seats that the reader now plays on another device, and may bring back. */
  readonly moved?: readonly Seat[];
  /** Whose view the reader gets. */
  readonly looking: Seat | 'watcher';
  /** Only for those who sit here. `code` is a word to say aloud, for the lobby. */
  readonly links?: { readonly invite: string; readonly watch: string; readonly code?: string };
}

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
