import { effect, signal } from '@preact/signals';
import type { Reach } from '@skerry/tables/wire';
import { HAS_SERVER, isOnDisk } from '../address.ts';
import { serverReach } from './api.ts';

export interface ForOthers {
  /** The origin of a link that others can open: `http://192.168.1.5:3000`. */
  readonly origin: string;
  /** Only this machine can open it. */
  readonly isOnlyHere: boolean;
}

const isOwnMachine = (hostname: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/** Where others find a page's server: on another machine, `localhost` is that machine. */
export function forOthers({ origin, hostname }: Pick<Location, 'origin' | 'hostname'>, reach: Reach): ForOthers {
  if (reach.publicUrl !== undefined) return { origin: reach.publicUrl, isOnlyHere: false };
  if (!isOwnMachine(hostname)) return { origin, isOnlyHere: false };
  const [network] = reach.network ?? [];
  return { origin: network ?? origin, isOnlyHere: network === undefined };
}

const told = signal<Reach | undefined>(undefined);
let isAsked = false;

/** Without a server a link leads into this very file; from a disk it is of no use to others. */
const THIS_FILE = (): ForOthers => ({ origin: location.href.replace(/#.*$/s, ''), isOnlyHere: isOnDisk() });

/** The origin for links; undefined until the server has answered. A signal: readers are updated. */
export function linkOrigin(): ForOthers | undefined {
  if (!HAS_SERVER) return THIS_FILE();
  if (!isAsked) {
    isAsked = true;
    void serverReach().then(
      (reach) => {
        told.value = reach;
      },
      // Without an answer the page's own origin is used; the next call asks again.
      () => {
        isAsked = false;
        told.value = {};
      },
    );
  }
  return told.value && forOthers(location, told.value);
}

/** The same, as a promise. */
export const soonLinkOrigin = (): Promise<ForOthers> =>
  new Promise((resolve) => {
    const stop = effect(() => {
      const known = linkOrigin();
      if (known === undefined) return;
      resolve(known);
      queueMicrotask(() => stop());
    });
  });

/** A page of this server as others open it; at the page's own origin until the server has answered. Empty for a page on a disk. */
export const linkTo = (path: string): string =>
  isOnDisk() ? '' : new URL(path, linkOrigin()?.origin ?? location.origin).href;
