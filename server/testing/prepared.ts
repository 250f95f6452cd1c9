import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const PREPARE = fileURLToPath(new URL('../../scripts/prepare.mjs', import.meta.url));

/** Milliseconds. On a busy machine a build takes minutes, and each worker waits for it. */
export const MOST_TO_BUILD = 600_000;

let done: Promise<unknown> | undefined;

/** The programs and the page are built; looked at once for all test files of this process. */
export async function prepared(): Promise<void> {
  done ??= promisify(execFile)(process.execPath, [PREPARE]);
  await done;
}
