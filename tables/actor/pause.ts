import type { Clock } from './ports.ts';

/** Waits; ends at once, with the reason, when the signal says so. Time that has passed is not waited for. */
export function pause(clock: Pick<Clock, 'after'>, milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const stop = () => {
      cancel();
      reject(signal.reason);
    };
    // A browser takes a time long past for one far ahead.
    const cancel = clock.after(Math.max(0, milliseconds), () => {
      signal.removeEventListener('abort', stop);
      resolve();
    });
    signal.addEventListener('abort', stop);
  });
}
