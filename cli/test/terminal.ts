import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { MOST_TO_BUILD, prepared } from '@skerry/server/testing/prepared';
import { afterAll, beforeAll } from 'vitest';
import type { Home } from '../command.ts';
import { skerry as carryOut } from '../skerry.ts';

export const HOME = new URL('../../', import.meta.url);
const PROGRAM = fileURLToPath(new URL('dist/skerry.js', HOME));
/** Neither the language nor the colours of whoever runs the tests. */
const PLAIN = { LANG: 'C', LC_ALL: '', LC_MESSAGES: '', NO_COLOR: '' };

export interface Said {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

let last: Promise<unknown> = Promise.resolve();

/** Carries out a command line as the program does, without a terminal, in this process. One waits for the other: they share its streams. */
export function skerry(
  args: readonly string[],
  { input = '', home = HOME }: { input?: string; home?: Home } = {},
): Promise<Said> {
  const said = last.then(() => saidBy(args, input, home));
  last = said.catch(() => {});
  return said;
}

async function saidBy(args: readonly string[], input: string, home: Home): Promise<Said> {
  const [stdout, stderr] = [new Heard(), new Heard()];
  const parts = { stdin: Readable.from([input]), stdout, stderr, env: { ...process.env, ...PLAIN } };
  const before = Object.getOwnPropertyDescriptors(process);
  for (const [name, value] of Object.entries(parts))
    Object.defineProperty(process, name, { value, configurable: true });
  try {
    const code = await carryOut(args, home);
    return { code, stdout: stdout.text, stderr: stderr.text };
  } finally {
    for (const name of Object.keys(parts)) Object.defineProperty(process, name, before[name]!);
  }
}

/** A pipe that keeps what goes through it. */
class Heard extends Writable {
  text = '';

  override _write(part: Buffer, _encoding: string, done: () => void): void {
    this.text += String(part);
    done();
  }
}

/** Runs the built program as a person would, without a terminal; Ctrl-C is pressed when it says the given words. */
export function skerryProgram(
  args: readonly string[],
  { input = '', interruptAt }: { input?: string; interruptAt?: string } = {},
): Promise<Said> {
  const child = spawn(process.execPath, [PROGRAM, ...args], { env: { ...process.env, ...PLAIN } });
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
  { press, at, program = PROGRAM }: { press: string; at: string; program?: string },
): Promise<{ code: number | null; said: string }> {
  const command = ['stty columns 80;', `'${process.execPath}'`, `'${program}'`, ...args].join(' ');
  const env = { ...process.env, ...PLAIN, NO_COLOR: '1', TERM: 'xterm', SHELL: '/bin/sh' };
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
    await prepared();
    folder = mkdtempSync(join(tmpdir(), 'skerry-'));
  }, MOST_TO_BUILD);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return (name) => join(folder, name);
}

/** The built program once more, in a folder of its own, with another thread for the bots. */
export function withBotThread(folder: string, thread: string): string {
  for (const part of ['skerry.js', 'chunks'])
    cpSync(new URL(`dist/${part}`, HOME), join(folder, 'dist', part), { recursive: true });
  symlinkSync(new URL('node_modules', HOME), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'dist/bot-thread.js'), thread);
  return join(folder, 'dist/skerry.js');
}
