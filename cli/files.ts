import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { Failure } from './command.ts';

const WHY: { readonly [code: string]: string } = {
  ENOENT: 'no such file or folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is not a folder',
  ENOSPC: 'the disk is full',
};

/** These fail with a sentence for people. */
export function readFileWell(path: string | URL): Promise<string> {
  return readFile(path, 'utf8').catch((error: unknown) => fail(`${path} cannot be read`, error));
}

export function writeFileWell(path: string | URL, content: string | Uint8Array): Promise<void> {
  return writeFile(path, content).catch((error: unknown) => fail(`${path} cannot be written`, error));
}

function fail(what: string, error: unknown): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  throw new Failure(`${what}: ${WHY[code] ?? (code || String(error))}.`);
}

export async function readFileIfThere(path: string | URL): Promise<string | undefined> {
  return existsSync(path) ? readFileWell(path) : undefined;
}

export async function readBytesIfThere(path: URL): Promise<Uint8Array | undefined> {
  if (!existsSync(path)) return undefined;
  return readFile(path).catch((error: unknown) => fail(`${path} cannot be read`, error));
}

/** Creates the folder if needed. The old file stays until the new one is complete. */
export async function replaceFile(path: URL, content: Uint8Array): Promise<void> {
  const fresh = new URL(`${path.href}.new`);
  try {
    await mkdir(new URL('./', path), { recursive: true });
    await writeFile(fresh, content);
    await rename(fresh, path);
  } catch (error) {
    fail(`${path} cannot be written`, error);
  }
}
