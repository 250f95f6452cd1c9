import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics.ts';

const DAY = 86_400_000;

/** What is wrong with the database file, found by another process so that nobody waits for it; nothing, if it is well. */
export type LookAtFile = () => Promise<string | undefined>;

export const lookAtFile =
  ({ home, dataDir }: Config): LookAtFile =>
  () =>
    new Promise((resolve) => {
      const program = fileURLToPath(new URL('dist/skerry.js', home));
      execFile(process.execPath, [program, 'check', '--quick', dataDir], (error, stdout, stderr) => {
        resolve(error === null ? undefined : `${stdout}${stderr}`.trim());
      });
    });

/** Looks at the database file once a day. Returns how to stop. */
export function watchFile(look: LookAtFile, metrics: Metrics, log: FastifyBaseLogger): () => void {
  const timer = setInterval(async () => {
    const trouble = await look();
    metrics.damagedFile.set(trouble === undefined ? 0 : 1);
    if (trouble !== undefined) log.error({ trouble }, 'The database file is damaged. Restore a backup.');
  }, DAY);
  return () => clearInterval(timer);
}
