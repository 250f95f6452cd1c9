import type { Clock } from './ports.ts';

/** Rejects with the reason when the signal aborts. */
export function pause(clock: Pick<Clock, 'after'>, milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const stop = () => {
      cancel();
      reject(signal.reason);
    };
    // Browsers treat a large negative delay as a large positive one.
    const cancel = clock.after(Math.max(0, milliseconds), () => {
      signal.removeEventListener('abort', stop);
      resolve();
    });
    signal.addEventListener('abort', stop);
  });
}
