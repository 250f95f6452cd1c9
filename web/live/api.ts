/** What the page asks the server besides the live channel. */
import type { GameRecord, Json, Pack, PackName, Seat, Turn } from '@skerry/engine';
import type { Stage } from '@skerry/tables';
import type { Reach } from './reach.ts';

/** A table as it stands in a list. */
export interface OnlineTable {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly pack?: PackName;
  readonly stage: Stage;
  readonly seats: readonly { readonly who: 'open' | 'person' | 'bot'; readonly name: string }[];
  /** The seats that are the reader's. */
  readonly yours: readonly Seat[];
  /** The seats the game waits for. */
  readonly waiting: readonly Seat[];
  readonly turn?: Turn;
  /** When the reader's time is up, where the table has a clock. */
  readonly until?: number;
  readonly winners?: readonly Seat[];
  /** Nobody has played for so long that its people may end it. */
  readonly setAside: boolean;
  /** Whether the reader is its host. */
  readonly host: boolean;
  readonly touched: number;
}

/** The server refused, with a sentence for people; or it did not answer, without one. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** Whether there was an answer at all. */
  readonly answered: boolean;
  constructor(sentence: string, answered: boolean) {
    super(sentence);
    this.answered = answered;
  }
}

const ask = <T>(path: string, body?: object): Promise<T> =>
  send(path, body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) });

async function send<T>(path: string, how: { readonly method?: string; readonly body?: string }): Promise<T> {
  const language = document.documentElement.lang;
  const response = await fetch(`/api/${path}`, {
    headers: { 'accept-language': language, ...(how.body !== undefined && { 'content-type': 'application/json' }) },
    ...how,
  }).catch(() => undefined);
  const answer: unknown = await response?.json().catch(() => undefined);
  if (response?.ok && answer !== undefined) return answer as T;
  const { sentence } = (answer ?? {}) as { sentence?: unknown };
  throw new ApiError(typeof sentence === 'string' ? sentence : '', typeof sentence === 'string');
}

export const myTables = (): Promise<{ tables: OnlineTable[] }> => ask('mine');
export const listedTables = (): Promise<{ tables: OnlineTable[] }> => ask('tables');

export interface NewTable {
  readonly game: string;
  readonly name: string;
  readonly options: { readonly [option: string]: Json };
  /** A content pack, or the hash of one that the server offers. */
  readonly pack?: Pack | string;
  readonly seats: readonly ({ readonly who: 'me'; readonly name: string } | { readonly who: 'open' })[];
}

export const makeTable = (wish: NewTable): Promise<{ id: string }> => ask('tables', { ...wish });
/** Which game is played at a table, and with which content pack. */
export const tableGame = (id: string): Promise<{ game: string; pack?: PackName }> => ask(`tables/${id}`);
export const tableRecord = (id: string): Promise<GameRecord> => ask(`tables/${id}/record`);
/** The content packs that the server offers for a game. */
export const offeredPacks = (game: string): Promise<{ packs: PackName[] }> =>
  ask(`packs?game=${encodeURIComponent(game)}`);
/** A content pack that the server offers, or that a table is played with. */
export const wholePack = (hash: string): Promise<Pack> => ask(`packs/${encodeURIComponent(hash)}`);
/** At which addresses others reach the server. */
export const serverReach = (): Promise<Reach> => ask('reach');
export const joinByWord = (word: string): Promise<{ id: string; key: string }> =>
  ask(`join/${encodeURIComponent(word)}`);
export interface DailyStanding {
  readonly games: number;
  readonly totals: readonly { readonly total: number; readonly games: number }[];
  readonly yours?: { readonly total: number; readonly below: number };
}

export const dailyStanding = (day: string, island: string): Promise<DailyStanding> => ask(`daily/${day}/${island}`);
/** The results of a day have no names. */
const withoutNames = ({ names, table, ...record }: GameRecord): object => record;

/** Has the server count a finished island. Returns whether it stands there now; not if the server cannot be reached. */
export const countDaily = (day: string, island: string, record: GameRecord): Promise<boolean> =>
  ask(`daily/${day}/${island}`, withoutNames(record)).then(
    () => true,
    // Whatever it refuses now it would refuse again.
    (error) => error instanceof ApiError && error.answered,
  );
/** A code that moves one of the reader's seats to another device, and until when it is valid. */
export const seatCode = (id: string, seat: Seat): Promise<{ code: string; until: number }> =>
  ask(`tables/${id}/seats/${seat}/code`, {});
/** Removes a table of the reader's for good. */
export const removeOnline = (id: string): Promise<unknown> => send(`tables/${id}`, { method: 'DELETE' });
/** Deletes all that the server knows of the reader. */
export const forgetMe = (): Promise<unknown> => send('me', { method: 'DELETE' });
/** Brings a seat to this device. */
export const claimSeat = (code: string): Promise<{ id: string }> => ask('claim', { code });

/** A device that is to be added, or that another is added to. */
export interface AboutDevice {
  readonly kind: 'computer' | 'phone' | 'tablet';
  /** "Firefox"; empty if it is not known. */
  readonly browser: string;
  readonly names: readonly string[];
  readonly tables: number;
}

/** What a code of another device would bring: a seat, or all seats of both devices to both. */
export interface ClaimSeen {
  readonly seat?: { readonly name: string; readonly table: string; readonly game: string };
  readonly devices?: { readonly first: AboutDevice; readonly second: AboutDevice };
}

/** Looks at a code; nothing changes. */
export const lookAtCode = (code: string): Promise<ClaimSeen> => ask('claim/look', { code });
/** Asks the device with this code to add this one. */
export const askToBeAdded = (code: string): Promise<unknown> => ask('devices/asks', { code });
/** What became of it. */
export const wishToBeAdded = (): Promise<{ state: 'none' | 'waiting' | 'refused' | 'added' }> => ask('devices/asks');

/** A device that has the seats of the reader. */
export interface OwnDevice {
  readonly id: string;
  /** Whether it is this one. */
  readonly here: boolean;
  readonly kind: 'computer' | 'phone' | 'tablet';
  /** "Firefox"; empty if it is not known. */
  readonly browser: string;
  readonly seen: number;
}

/** A device that waits for the reader's answer. */
export interface AskingDevice extends AboutDevice {
  readonly id: string;
}

/** A device that was added, and until when that can be undone. */
export interface AddedDevice extends Pick<AboutDevice, 'kind' | 'browser'> {
  readonly id: string;
  /** Whether it is this one. */
  readonly here: boolean;
  readonly until: number;
}

export interface OwnDevices {
  readonly devices: readonly OwnDevice[];
  readonly asks: readonly AskingDevice[];
  /** What is told of this device, while another asks. */
  readonly own?: AboutDevice;
  readonly added: readonly AddedDevice[];
}

export const ownDevices = (): Promise<OwnDevices> => ask('devices');
/** Says whether a device that asks is the reader's own. */
export const answerDevice = (id: string, own: boolean): Promise<unknown> => ask('devices/answers', { id, own });
/** Undoes the addition of a device: each side has again what was its own. */
export const undoDevice = (id: string): Promise<unknown> => ask('devices/undo', { id });
/** A code by which another device asks for all seats of the reader, and until when it counts. */
export const deviceCode = (): Promise<{ code: string; until: number }> => ask('devices/code', {});
/** Takes the seats of the reader away from another device. */
export const takeAwayDevice = (id: string): Promise<unknown> => send(`devices/${id}`, { method: 'DELETE' });

/** What the reader wishes to be told, and when not. */
export interface NoticeWishes {
  readonly what: { readonly [K in NoticeKind]: boolean };
  readonly quiet?: { readonly from: number; readonly to: number } | undefined;
  readonly zone: string;
  readonly language: 'en' | 'fr';
}

export const NOTICE_KINDS = ['turn', 'must', 'clock', 'ended', 'said', 'puzzle'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** How the server tells the reader things while they are away. */
export interface NoticesNow {
  /** The public key by which a browser subscribes. */
  readonly key: string;
  readonly sendsMail: boolean;
  readonly wishes?: NoticeWishes;
  readonly devices: readonly { readonly id: string; readonly made: number }[];
  readonly mail?: { readonly address: string; readonly confirmed: boolean };
}

const put = <T>(path: string, body: object): Promise<T> => send(path, { method: 'PUT', body: JSON.stringify(body) });

export const noticesNow = (): Promise<NoticesNow> => ask('notices');
export const wishNotices = (wishes: NoticeWishes): Promise<NoticesNow> => put('notices', wishes);
export const pushHere = (subscription: object): Promise<NoticesNow> => put('notices/push', subscription);
export const pushNoMore = (endpoint: string): Promise<NoticesNow> =>
  send('notices/push', { method: 'DELETE', body: JSON.stringify({ endpoint }) });
export const mailTo = (address: string): Promise<NoticesNow> => put('notices/mail', { address });
export const confirmMail = (code: string): Promise<NoticesNow> => ask('notices/mail', { code });
export const mailNoMore = (): Promise<NoticesNow> => send('notices/mail', { method: 'DELETE' });
export const testNotices = (): Promise<{ pushes: number; letters: number }> => ask('notices/test', {});
/** Ends the letters of a link in one of them. */
export const leaveLetters = (token: string): Promise<{ address?: string }> =>
  ask(`notices/letters/${encodeURIComponent(token)}`, {});
