/** The addresses of the pages. */
const moment = (at: number | undefined): string => (at === undefined ? '' : `?at=${at}`);

export const HOME = '/';
export const ABOUT = '/about';
/** All tables of the reader. */
export const MINE = '/tables';
export const CLAIM = '/claim';
/** Where a code of another device is asked about; nothing changes by going there. */
export const claimPage = (code: string): string => `${CLAIM}?code=${encodeURIComponent(code)}`;
export const DAILY = '/daily';
export const PUZZLE = '/puzzle';

/** How a new table is set up. */
export const WAYS = ['alone', 'pass', 'friends'] as const;
export type Way = (typeof WAYS)[number];

export const newTable = (game: string, way: Way): string => `/new/${game}?way=${way}`;
/** A table kept by the server; `at` is a moment of its replay. */
export const onlineTable = (id: string, at?: number): string => `/t/${id}${moment(at)}`;
/** A record in the address itself, after the `#`. */
export const RECORD = '/record';
/** Longer links are cut off by some programs that people send them with. */
export const LONGEST_LINK = 6000;
/** A table kept on this device. */
export const localTable = (id: string, at?: number): string => `/local/${id}${moment(at)}`;
export const joining = (id: string, secret: string): string => `/join/${id}/${secret}`;
/** The lessons of a game, or one of them. */
export const learnPage = (game: string, lesson?: string): string =>
  lesson === undefined ? `/learn/${game}` : `/learn/${game}/${lesson}`;
export const rulesPage = (game: string, rule?: string): string =>
  rule === undefined ? `/rules/${game}` : `/rules/${game}#${rule}`;
