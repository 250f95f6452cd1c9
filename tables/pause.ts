/** Waits; ends at once, with the reason, when the signal says so. Time that has passed is not waited for. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(
      () => {
        signal?.removeEventListener('abort', stop);
        resolve();
        // A browser takes a time long past for one far ahead.
      },
      Math.max(0, milliseconds),
    );
    signal?.addEventListener('abort', stop);
  });
}
