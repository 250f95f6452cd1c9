import { effect, signal } from '@preact/signals';
import type { Reach } from '@skerry/tables/wire';
import { serverReach } from './api.ts';

export interface ForOthers {
  /** The first part of a link that others can open: `http://192.168.1.5:3000`. */
  readonly origin: string;
  /** Nobody but this machine can open it. */
  readonly isOnlyHere: boolean;
}

const isOwnMachine = (hostname: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/** Where others find the server of a page: `localhost` is another machine for everybody else. */
export function forOthers({ origin, hostname }: Pick<Location, 'origin' | 'hostname'>, reach: Reach): ForOthers {
  if (reach.publicUrl !== undefined) return { origin: reach.publicUrl, isOnlyHere: false };
  if (!isOwnMachine(hostname)) return { origin, isOnlyHere: false };
  const [network] = reach.network ?? [];
  return { origin: network ?? origin, isOnlyHere: network === undefined };
}

const told = signal<Reach | undefined>(undefined);
let isAsked = false;

/** The address for links; unknown until the server has said it. Whoever reads it is told when it comes. */
export function linkOrigin(): ForOthers | undefined {
  if (!isAsked) {
    isAsked = true;
    void serverReach().then(
      (reach) => {
        told.value = reach;
      },
      // Without an answer the page's own address is the best there is; the next one asks again.
      () => {
        isAsked = false;
        told.value = {};
      },
    );
  }
  return told.value && forOthers(location, told.value);
}

/** The same, as soon as it is known. */
export const soonLinkOrigin = (): Promise<ForOthers> =>
  new Promise((resolve) => {
    const stop = effect(() => {
      const known = linkOrigin();
      if (known === undefined) return;
      resolve(known);
      queueMicrotask(() => stop());
    });
  });
