import { execFile, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll } from 'vitest';

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
  { input = '', interruptAt, program = PROGRAM }: { input?: string; interruptAt?: string; program?: string } = {},
): Promise<Said> {
  const env = { ...process.env, LANG: 'C', LC_ALL: '', LC_MESSAGES: '', NO_COLOR: '' };
  const child = spawn(process.execPath, [program, ...args], { env });
  let stdout = '';
  let stderr = '';
  let pressed = false;
  child.stdout.on('data', (part) => {
    stdout += part;
  });
  child.stderr.on('data', (part) => {
    stderr += part;
    if (interruptAt === undefined || pressed || !stderr.includes(interruptAt)) return;
    pressed = true;
    child.kill('SIGINT');
  });
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, stdout, stderr })));
}

/** Whether there is the program `script`, which gives another one a terminal. */
export const hasTerminal = process.platform === 'linux' && spawnSync('script', ['--version']).status === 0;

/** Runs the built program at a terminal of 80 columns; keys are pressed when it says the given words. */
export function atTerminal(
  args: readonly string[],
  { press, at }: { press: string; at: string },
): Promise<{ code: number | null; said: string }> {
  const command = ['stty columns 80;', `'${process.execPath}'`, `'${PROGRAM}'`, ...args].join(' ');
  const env = {
    ...process.env,
    LANG: 'C',
    LC_ALL: '',
    LC_MESSAGES: '',
    NO_COLOR: '1',
    TERM: 'xterm',
    SHELL: '/bin/sh',
  };
  const child = spawn('script', ['-qec', command, '/dev/null'], { env, timeout: 60_000 });
  let said = '';
  let pressed = false;
  child.stdout.on('data', (part) => {
    said += part;
    if (pressed || !said.includes(at)) return;
    pressed = true;
    child.stdin.write(press);
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, said })));
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
  beforeAll(async () => {
    await promisify(execFile)(process.execPath, [PREPARE]);
    folder = mkdtempSync(join(tmpdir(), 'skerry-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return (name) => join(folder, name);
}

/** The built program once more, in a folder of its own, with another thread for the bots. */
export function withBotThread(folder: string, thread: string): string {
  cpSync(dirname(PROGRAM), join(folder, 'dist'), { recursive: true });
  symlinkSync(fileURLToPath(new URL('../../node_modules', import.meta.url)), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'dist/bot-thread.js'), thread);
  return join(folder, 'dist/skerry.js');
}
