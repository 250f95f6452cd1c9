/** Set by the build. */
declare const __HAS_SERVER__: boolean;

/** Whether this page comes from a Skerry server. The static edition has none, and is one file at any address. */
export const HAS_SERVER = __HAS_SERVER__;

/** A page opened from a disk: its address is of no use to others, and may tell how folders are named. */
export const isOnDisk = (): boolean => !HAS_SERVER && location.protocol === 'file:';

/** Before the path of a page in a link. Without a server it follows the `#`: a plain host knows only files. */
export const BASE = HAS_SERVER ? '' : '#';

/** The address of the page that is open: `/local/abc?at=3`. */
export function address(): URL {
  if (HAS_SERVER) return new URL(location.href);
  const { hash } = location;
  return new URL(hash.startsWith('#/') ? hash.slice(1) : '/', 'https://static.invalid');
}

/** The same page with another search or hash, without a new entry in the browser's history. */
export function replaceAddress(next: URL): void {
  if (next.href !== address().href) history.replaceState(history.state, '', BASE + pathOf(next));
}

/** Goes to a part of the open page, `#P-3`. */
export function goToPart(part: string): void {
  const next = address();
  next.hash = part;
  location.hash = HAS_SERVER ? part : pathOf(next);
}

/** A file of `public/`. */
export const fileOf = (name: string): string => (HAS_SERVER ? `/${name}` : `./${name}`);

/** What follows the origin of an address. */
export const pathOf = ({ pathname, search, hash }: URL): string => pathname + search + hash;
