export const CACHE_PREFIX = 'skerry-';
const PAGE = '/index.html';

/** Files that keep their name when they change. */
export const isPageAddress = (file: string): boolean => !file.startsWith('/assets/');

/**
 * Which kept file answers a request, if any: the page for every address a person can go to, the file itself for the
 * rest, and nothing for what only the server knows.
 */
export function answerFor(method: string, url: URL, origin: string, navigates: boolean): string | undefined {
  if (method !== 'GET' || url.origin !== origin) return undefined;
  const { pathname } = url;
  if (/^\/(api|live|health|metrics)(\/|$)/.test(pathname)) return undefined;
  return navigates ? PAGE : pathname;
}

/** What a push message says. A browser must show something, whatever came. */
export interface PushedNotice {
  readonly title: string;
  readonly body: string;
  /** A page of Skerry. */
  readonly page: string;
}

export function pushedIn(message: unknown): PushedNotice {
  const said: { [part: string]: unknown } = typeof message === 'object' && message !== null ? { ...message } : {};
  const text = (part: string, otherwise: string): string => {
    const found = said[part];
    return typeof found === 'string' ? found : otherwise;
  };
  const page = text('page', '/tables');
  return { title: text('title', 'Skerry'), body: text('body', ''), page: /^\/[^/\\]/.test(page) ? page : '/tables' };
}
