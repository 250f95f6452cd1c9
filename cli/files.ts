import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { Failure } from './command.ts';

const WHY: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'that is not allowed',
  EPERM: 'that is not allowed',
  EROFS: 'nothing can be written there',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is not a folder',
  ENOSPC: 'the disk is full',
};

/** Reads a file; what prevents it becomes a sentence. */
export function readFileWell(path: string | URL): Promise<string> {
  return readFile(path, 'utf8').catch((error: unknown) => fail(`${path} cannot be read`, error));
}

/** Writes a file; what prevents it becomes a sentence. */
export function writeFileWell(path: string | URL, content: string): Promise<void> {
  return writeFile(path, content).catch((error: unknown) => fail(`${path} cannot be written`, error));
}

function fail(what: string, error: unknown): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  throw new Failure(`${what}: ${WHY[code] ?? (code || String(error))}.`);
}

/** Reads a file that may not be there yet. */
export async function readFileIfThere(path: string | URL): Promise<string | undefined> {
  return existsSync(path) ? readFileWell(path) : undefined;
}
