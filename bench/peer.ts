import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readFileIfThere } from '@skerry/cli/files';

/** What the same game on another library reaches, per second of processor time. */
export interface PeerSpeed {
  readonly peer: string;
  readonly version: string;
  readonly gamesPerSecond: number;
  readonly movesPerSecond: number;
}

const run = promisify(execFile);

/** Installs a peer if need be. Returns why it cannot be compared, if it cannot. */
export async function preparePeer(folder: URL): Promise<string | undefined> {
  if (await isInstalled(folder)) return undefined;
  process.stderr.write('Installing the library to compare with (once)...\n');
  try {
    const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
    await run('npm', args, { cwd: fileURLToPath(folder), shell: process.platform === 'win32' });
    return undefined;
  } catch {
    return 'The library to compare with could not be installed; is there a network? These are our figures alone.';
  }
}

/** Whether the folder holds what its lock file asks for; npm leaves a lock file of its own beside what it installed. */
async function isInstalled(folder: URL): Promise<boolean> {
  const [wanted, found] = await Promise.all(
    ['package-lock.json', 'node_modules/.package-lock.json'].map((file) => versions(new URL(file, folder))),
  );
  return Object.entries(wanted ?? {}).every(([name, version]) => name === '' || found?.[name] === version);
}

async function versions(file: URL): Promise<{ readonly [name: string]: string | undefined }> {
  const lock = JSON.parse((await readFileIfThere(file)) ?? '{}') as { packages?: Record<string, { version?: string }> };
  return Object.fromEntries(Object.entries(lock.packages ?? {}).map(([name, { version }]) => [name, version]));
}

/** Lets the peer play in a process of its own. */
export async function peerSpeed(folder: URL, seats: number, seconds: number): Promise<PeerSpeed> {
  const args = ['peer.mjs', '--seconds', String(seconds), '--seats', String(seats)];
  const { stdout } = await run(process.execPath, args, { cwd: fileURLToPath(folder) });
  return JSON.parse(stdout) as PeerSpeed;
}
