export const CACHE_PREFIX = 'skerry-';
const PAGE = '/index.html';

/** Files that keep their name when they change. */
export const isPageAddress = (file: string): boolean => !file.startsWith('/assets/');

/**
 * The cached file that answers a request: the page for every address a person can visit, the file itself for the rest,
 * and undefined for the server's data.
 */
export function answerFor(method: string, url: URL, origin: string, navigates: boolean): string | undefined {
  if (method !== 'GET' || url.origin !== origin) return undefined;
  const { pathname } = url;
  if (/^\/(api|live|health|metrics)(\/|$)/.test(pathname)) return undefined;
  return navigates ? PAGE : pathname;
}

/** The content of a push message. A browser must show something, even for a broken one. */
export interface PushedNotice {
  readonly title: string;
  readonly body: string;
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
