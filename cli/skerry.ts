import { readFile } from 'node:fs/promises';
import { OptionError, SeatCountError, SkerryError } from '@skerry/engine';
import { type Command, columns, Failure, type Home, helpPage, SKERRY, UsageError } from './command.ts';
import { printableLines } from './paint.ts';

export type Commands = { readonly [name: string]: () => Promise<Command> };

export const COMMANDS: Commands = {
  serve: async () => (await import('./serve.ts')).serve,
  copy: async () => (await import('./copy.ts')).copy,
  backup: async () => (await import('./backup.ts')).backup,
  check: async () => (await import('./check.ts')).check,
  watch: async () => (await import('./watch.ts')).watch,
  play: async () => (await import('./play.ts')).play,
  content: async () => (await import('./content.ts')).content,
  hint: async () => (await import('./hint.ts')).hint,
  replay: async () => (await import('./replay.ts')).replay,
  study: async () => (await import('./study.ts')).study,
  report: async () => (await import('./fault.ts')).report,
  review: async () => (await import('./review.ts')).review,
  simulate: async () => (await import('./simulate.ts')).simulate,
  ladder: async () => (await import('./ladder.ts')).ladder,
  tune: async () => (await import('./tune.ts')).tune,
  learn: async () => (await import('./learn.ts')).learn,
  gym: async () => (await import('./gym.ts')).gym,
  mcp: async () => (await import('./mcp.ts')).mcp,
  puzzle: async () => (await import('./puzzle.ts')).puzzle,
  puzzles: async () => (await import('./puzzles.ts')).puzzles,
};

/** `usual` is what happens when no command is named. */
export async function main(home: Home, commands = COMMANDS, usual = 'help'): Promise<void> {
  // `skerry ... | head` closes the pipe early.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  const [name = usual, ...args] = process.argv.slice(2);
  process.exitCode = await skerry([name, ...args], home, commands);
}

/** Returns the exit code: 0, 1 if it failed, 2 for wrong usage. */
export async function skerry(args: readonly string[], home: Home, commands = COMMANDS): Promise<number> {
  try {
    return await carryOut(args, home, commands);
  } catch (error) {
    const { sentence, code } = trouble(error, args[0], commands);
    process.stderr.write(`${printableLines(sentence)}\n`);
    return code;
  }
}

async function carryOut([name = 'help', ...args]: readonly string[], home: Home, commands: Commands): Promise<number> {
  if (name === 'help' || name === '--help' || name === '-h') return help(args[0], commands);
  if (name === '--version') return version(home);
  const command = await commandNamed(name, commands);
  if (args.includes('--help') || args.includes('-h')) return help(name, commands);
  return command.run(args, home);
}

/** A clone and the npm package both have it in their package.json. */
async function version(home: Home): Promise<number> {
  const { version } = JSON.parse(await readFile(new URL('package.json', home), 'utf8')) as { readonly version: string };
  process.stdout.write(`${version}\n`);
  return 0;
}

async function help(name: string | undefined, commands: Commands): Promise<number> {
  if (name === undefined) {
    const all = await Promise.all(Object.values(commands).map((load) => load()));
    const rows = all.map(({ name, operands, summary }) => [[name, ...operands].join(' '), summary] as const);
    const lines = ['Skerry: an open digital table for island board games.', '', `${SKERRY} <command> [options]`, ''];
    lines.push(
      ...columns([...rows, ['help <command>', 'show help for a command'], ['--version', 'show the version']]),
      '',
    );
    process.stdout.write(lines.join('\n'));
  } else {
    process.stdout.write(helpPage(await commandNamed(name, commands)));
  }
  return 0;
}

async function commandNamed(name: string, commands: Commands): Promise<Command> {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load === undefined) {
    throw new UsageError(`Unknown command "${name}". Commands: ${Object.keys(commands).join(', ')}.`);
  }
  return load();
}

function trouble(error: unknown, name: string | undefined, commands: Commands): { sentence: string; code: number } {
  const usage = error instanceof UsageError || error instanceof OptionError || error instanceof SeatCountError;
  if (usage) {
    const page = name !== undefined && Object.hasOwn(commands, name) ? `${name} --help` : 'help';
    return { sentence: `${error.message} See: ${SKERRY} ${page}`, code: 2 };
  }
  if (error instanceof Failure || error instanceof SkerryError) return { sentence: error.message, code: 1 };
  const message = error instanceof Error ? error.message : String(error);
  return { sentence: `Internal error: ${message.split('\n')[0]}`, code: 1 };
}
