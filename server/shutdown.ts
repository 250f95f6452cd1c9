import { SkerryError } from '@skerry/engine';

/** Milliseconds for everything to stop. */
export const TIME_TO_STOP = 20_000;

export class StopError extends SkerryError {
  override readonly name = 'StopError';

  constructor(part: string) {
    super(`Stopping took too long, because of ${part}. What was acknowledged is saved.`);
  }
}

/** Stops the parts in order, and throws if one of them hangs. */
export async function stopAll(
  milliseconds: number,
  parts: readonly (readonly [name: string, stop: () => Promise<void>])[],
): Promise<void> {
  let now = '';
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StopError(now)), milliseconds);
  });
  const stop = async () => {
    for (const [name, stop] of parts) {
      now = name;
      await stop();
    }
  };
  await Promise.race([stop(), late]).finally(() => clearTimeout(timer));
}
