import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** What the same game on another library reaches, per second of processor time. */
export interface PeerSpeed {
  readonly peer: string;
  readonly version: string;
  readonly gamesPerSecond: number;
  readonly movesPerSecond: number;
}

const run = promisify(execFile);

/** Installs a peer if need be. Gives why it cannot be compared, if it cannot. */
export async function preparePeer(folder: URL): Promise<string | undefined> {
  if (existsSync(new URL('node_modules', folder))) return undefined;
  process.stderr.write('Installing the library to compare with (once)...\n');
  try {
    const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
    await run('npm', args, { cwd: fileURLToPath(folder), shell: process.platform === 'win32' });
    return undefined;
  } catch {
    return 'The library to compare with could not be installed; is there a network? These are our figures alone.';
  }
}

/** Lets the peer play in a process of its own. */
export async function peerSpeed(folder: URL, seats: number, seconds: number): Promise<PeerSpeed> {
  const args = ['peer.mjs', '--seconds', String(seconds), '--seats', String(seats)];
  const { stdout } = await run(process.execPath, args, { cwd: fileURLToPath(folder) });
  return JSON.parse(stdout) as PeerSpeed;
}
