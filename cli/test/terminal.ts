import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, vi } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../../dist/skerry.js', import.meta.url));
const PREPARE = fileURLToPath(new URL('../../scripts/prepare.mjs', import.meta.url));

export interface Said {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the built program as a person would, without a terminal; Ctrl-C is pressed when it says the given words. */
export function skerry(
  args: readonly string[],
  { input = '', interruptAt }: { input?: string; interruptAt?: string } = {},
): Promise<Said> {
  const env = { ...process.env, LANG: 'C', LC_ALL: '', LC_MESSAGES: '', NO_COLOR: '' };
  const child = spawn(process.execPath, [PROGRAM, ...args], { env });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (part) => {
    stdout += part;
  });
  child.stderr.on('data', (part) => {
    stderr += part;
    if (interruptAt !== undefined && stderr.includes(interruptAt)) child.kill('SIGINT');
  });
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, stdout, stderr })));
}

/** The last thing that was said, whatever the width of the lines. */
export const lastWords = (text: string): string =>
  (
    text
      .trim()
      .split(/\n(?:> )?\n/)
      .at(-1) ?? ''
  ).replaceAll('\n', ' ');

/** A folder for the files of a test, gone after it. The program is built before. */
export function scratch(): (name: string) => string {
  let folder = '';
  vi.setConfig({ testTimeout: 120_000 });
  beforeAll(async () => {
    await promisify(execFile)(process.execPath, [PREPARE]);
    folder = mkdtempSync(join(tmpdir(), 'skerry-'));
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return (name) => join(folder, name);
}
