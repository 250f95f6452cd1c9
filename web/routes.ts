/** The addresses of the pages. */
import { BASE } from './address.ts';

const moment = (at: number | undefined): string => (at === undefined ? '' : `?at=${at}`);

export const HOME = `${BASE}/`;
export const ABOUT = `${BASE}/about`;
export const aboutPage = (page: 'privacy' | 'accessibility'): string => `${ABOUT}/${page}`;
export const MINE = `${BASE}/tables`;
export const CLAIM = `${BASE}/claim`;
/** Asks whether to use a code of another device; opening it changes nothing. */
export const claimPage = (code: string): string => `${CLAIM}?code=${encodeURIComponent(code)}`;
export const DAILY = `${BASE}/daily`;
export const PUZZLE = `${BASE}/puzzle`;

export const WAYS = ['alone', 'pass', 'friends'] as const;
export type Way = (typeof WAYS)[number];

export const newTable = (game: string, way: Way): string => `${BASE}/new/${game}?way=${way}`;
/** A table on the server; `at` is a page of its replay. */
export const onlineTable = (id: string, at?: number): string => `/t/${id}${moment(at)}`;
/** A record in the address itself, after the `#`. */
export const RECORD = `${BASE}/record`;
/** Some messaging programs cut off longer links. */
export const LONGEST_LINK = 6000;
/** A study on this device. Without an id: a whole study in the address itself, after the `#`. */
export const studyPage = (id?: string): string => (id === undefined ? `${BASE}/study` : `${BASE}/study/${id}`);
export const localTable = (id: string, at?: number): string => `${BASE}/local/${id}${moment(at)}`;
export const joining = (id: string, secret: string): string => `/join/${id}/${secret}`;
export const setUpPage = (game: string): string => `${BASE}/set-up/${game}`;
export const learnPage = (game: string, lesson?: string): string =>
  lesson === undefined ? `${BASE}/learn/${game}` : `${BASE}/learn/${game}/${lesson}`;
export const rulesPage = (game: string, rule?: string): string =>
  rule === undefined ? `${BASE}/rules/${game}` : `${BASE}/rules/${game}#${rule}`;
