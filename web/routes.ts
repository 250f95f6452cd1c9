/** The addresses of the pages. */
const moment = (at: number | undefined): string => (at === undefined ? '' : `?at=${at}`);

export const HOME = '/';
export const ABOUT = '/about';
export const MINE = '/tables';
export const CLAIM = '/claim';
/** Asks whether to use a code of another device; opening it changes nothing. */
export const claimPage = (code: string): string => `${CLAIM}?code=${encodeURIComponent(code)}`;
export const DAILY = '/daily';
export const PUZZLE = '/puzzle';

export const WAYS = ['alone', 'pass', 'friends'] as const;
export type Way = (typeof WAYS)[number];

export const newTable = (game: string, way: Way): string => `/new/${game}?way=${way}`;
/** A table on the server; `at` is a page of its replay. */
export const onlineTable = (id: string, at?: number): string => `/t/${id}${moment(at)}`;
/** A record in the address itself, after the `#`. */
export const RECORD = '/record';
/** Some messaging programs cut off longer links. */
export const LONGEST_LINK = 6000;
export const localTable = (id: string, at?: number): string => `/local/${id}${moment(at)}`;
export const joining = (id: string, secret: string): string => `/join/${id}/${secret}`;
export const learnPage = (game: string, lesson?: string): string =>
  lesson === undefined ? `/learn/${game}` : `/learn/${game}/${lesson}`;
export const rulesPage = (game: string, rule?: string): string =>
  rule === undefined ? `/rules/${game}` : `/rules/${game}#${rule}`;
