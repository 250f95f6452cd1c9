/** The server's HTTP interface, besides the live channel. */
import type { GameRecord, Pack, Seat } from '@skerry/engine';
import type {
  ClaimSeen,
  DailyStanding,
  DeviceAskState,
  DeviceList,
  Invitation,
  MadeTable,
  MoveCode,
  NewTable,
  NotificationSettings,
  NotificationState,
  PackList,
  Reach,
  TableGame,
  TableList,
  TestResult,
  Unsubscribed,
} from '@skerry/tables/wire';
import { HAS_SERVER } from '../address.ts';

/** The server refused, with a sentence for people; or it did not answer, without one. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly answered: boolean;
  constructor(sentence: string, answered: boolean) {
    super(sentence);
    this.answered = answered;
  }
}

const ask = <T>(path: string, body?: object): Promise<T> =>
  send(path, body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) });

async function send<T>(path: string, how: { readonly method?: string; readonly body?: string }): Promise<T> {
  if (!HAS_SERVER) throw new ApiError('', false);
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

export const myTables = (): Promise<TableList> => ask('mine');
export const listedTables = (): Promise<TableList> => ask('tables');

export const makeTable = (table: NewTable): Promise<MadeTable> => ask('tables', table);
export const tableGame = (id: string): Promise<TableGame> => ask(`tables/${id}`);
export const tableRecord = (id: string): Promise<GameRecord> => ask(`tables/${id}/record`);
export const offeredPacks = (game: string): Promise<PackList> => ask(`packs?game=${encodeURIComponent(game)}`);
export const wholePack = (hash: string): Promise<Pack> => ask(`packs/${encodeURIComponent(hash)}`);
export const serverReach = (): Promise<Reach> => ask('reach');
export const joinByWord = (word: string): Promise<Invitation> => ask(`join/${encodeURIComponent(word)}`);

export const dailyStanding = (day: string, island: string): Promise<DailyStanding> => ask(`daily/${day}/${island}`);
/** The results of a day have no names. */
const withoutNames = ({ names, table, ...record }: GameRecord): object => record;

/** Sends a finished island to the server. Returns whether it has counted it; false if the server cannot be reached. */
export const countDaily = (day: string, island: string, record: GameRecord): Promise<boolean> =>
  ask(`daily/${day}/${island}`, withoutNames(record)).then(
    () => true,
    // A refusal is final.
    (error) => error instanceof ApiError && error.answered,
  );
/** A code that transfers one of the reader's seats to another device, and its expiry. */
export const seatCode = (id: string, seat: Seat): Promise<MoveCode> => ask(`tables/${id}/seats/${seat}/code`, {});
/** A link for a player to return to their seat, at a table hosted by the reader. */
export const seatLink = (id: string, seat: Seat): Promise<MoveCode> => ask(`tables/${id}/seats/${seat}/link`, {});
export const removeOnline = (id: string): Promise<unknown> => send(`tables/${id}`, { method: 'DELETE' });
export const forgetMe = (): Promise<unknown> => send('me', { method: 'DELETE' });
export const claimSeat = (code: string): Promise<MadeTable> => ask('claim', { code });

/** Looks up a code; nothing changes. */
export const lookAtCode = (code: string): Promise<ClaimSeen> => ask('claim/look', { code });
export const askToBeAdded = (code: string): Promise<unknown> => ask('devices/asks', { code });
export const wishToBeAdded = (): Promise<DeviceAskState> => ask('devices/asks');

export const ownDevices = (): Promise<DeviceList> => ask('devices');
export const answerDevice = (id: string, own: boolean): Promise<unknown> => ask('devices/answers', { id, own });
/** Undoes the addition of a device: each side gets back what it had. */
export const undoDevice = (id: string): Promise<unknown> => ask('devices/undo', { id });
/** A code by which another device asks for all of the reader's seats, and its expiry. */
export const deviceCode = (): Promise<MoveCode> => ask('devices/code', {});
export const takeAwayDevice = (id: string): Promise<unknown> => send(`devices/${id}`, { method: 'DELETE' });

const put = <T>(path: string, body: object): Promise<T> => send(path, { method: 'PUT', body: JSON.stringify(body) });

export const notificationState = (): Promise<NotificationState> => ask('notices');
export const putNotificationSettings = (settings: NotificationSettings): Promise<NotificationState> =>
  put('notices', settings);
export const subscribeHere = (subscription: object): Promise<NotificationState> => put('notices/push', subscription);
export const unsubscribeHere = (endpoint: string): Promise<NotificationState> =>
  send('notices/push', { method: 'DELETE', body: JSON.stringify({ endpoint }) });
export const putAddress = (address: string): Promise<NotificationState> => put('notices/mail', { address });
export const confirmAddress = (code: string): Promise<NotificationState> => ask('notices/mail', { code });
export const dropAddress = (): Promise<NotificationState> => send('notices/mail', { method: 'DELETE' });
export const testNotifications = (): Promise<TestResult> => ask('notices/test', {});
/** By the link in an email. */
export const unsubscribeEmail = (token: string): Promise<Unsubscribed> =>
  ask(`notices/letters/${encodeURIComponent(token)}`, {});
