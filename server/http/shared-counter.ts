import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Store } from '../store/store.ts';
import type { Timepiece } from '../timepiece.ts';

interface Limited {
  readonly routeInfo?: { readonly url?: string; readonly method?: string | readonly string[] };
}

/** Counts for `@fastify/rate-limit` in the store, so that limits hold for all processes together. */
export function sharedCounter(store: Store, time: Timepiece): FastifyRateLimitStoreCtor {
  return class Counter implements FastifyRateLimitStore {
    private readonly route: string;

    constructor(options: object) {
      const { method = '', url = '' } = (options as Limited).routeInfo ?? {};
      this.route = `${method} ${url}`;
    }

    incr(key: string, answer: Parameters<FastifyRateLimitStore['incr']>[1], window: number): void {
      const now = time.now();
      store.count(`requests/${this.route}/${key}`, window, now).then(
        ({ count, until }) => answer(null, { current: count, ttl: until - now }),
        (error) => answer(error instanceof Error ? error : new Error(String(error))),
      );
    }

    child(route: object): FastifyRateLimitStore {
      return new Counter(route);
    }
  };
}
