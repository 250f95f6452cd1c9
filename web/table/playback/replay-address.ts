import { onlineTable } from '../../routes.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type ReplaySpeed = (typeof SPEEDS)[number];

export type ReplayStep = 'first' | 'back' | 'forth' | 'last';

export function stepped(at: number, last: number, step: ReplayStep): number {
  switch (step) {
    case 'first':
      return 0;
    case 'back':
      return Math.max(0, at - 1);
    case 'forth':
      return Math.min(last, at + 1);
    case 'last':
      return last;
  }
}

const KEYS: { readonly [key: string]: ReplayStep } = {
  ArrowLeft: 'back',
  ArrowRight: 'forth',
  Home: 'first',
  End: 'last',
};

export const stepOfKey = (key: string): ReplayStep | undefined => (Object.hasOwn(KEYS, key) ? KEYS[key] : undefined);

/** How long a playing replay shows a page: its animation and time to read. */
export const pageTime = (duration: number, speed: ReplaySpeed): number => (duration + 700) / speed;

/** The page in an address, `?at=41`; undefined if there is none, or no such page. */
export function pageInAddress(search: string, last: number): number | undefined {
  const written = new URLSearchParams(search).get('at');
  if (written === null || !/^\d+$/.test(written)) return undefined;
  return Math.min(Number(written), last);
}

export function addressOfPage(address: string, at: number | undefined): string {
  const url = new URL(address);
  if (at === undefined) url.searchParams.delete('at');
  else url.searchParams.set('at', String(at));
  return url.href;
}

/** Whether an address opens the review: `?review&at=41`. */
export const isReviewInAddress = (search: string): boolean => new URLSearchParams(search).has('review');

export function addressOfReview(address: string, isReview: boolean): string {
  const url = new URL(address);
  if (isReview) url.searchParams.set('review', '');
  else url.searchParams.delete('review');
  return url.href;
}

/** A link to a page for others. It gives access to no seat; a watcher's link remains one. */
export function linkToPage(address: string, at: number): string {
  const link = new URL(addressOfPage(address, at));
  const [, way, id = ''] = link.pathname.split('/');
  if (way === 'join') link.pathname = onlineTable(id);
  return link.href;
}
