import { OptionError, SeatCountError, SkerryError } from '@skerry/engine';
import { type Command, columns, Failure, type Home, helpPage, SKERRY, UsageError } from './command.ts';
import { printableLines } from './paint.ts';

/** Every command is loaded when it is asked for. */
const COMMANDS: { readonly [name: string]: () => Promise<Command> } = {
  serve: async () => (await import('./serve.ts')).serve,
  copy: async () => (await import('./copy.ts')).copy,
  backup: async () => (await import('./backup.ts')).backup,
  check: async () => (await import('./check.ts')).check,
  watch: async () => (await import('./watch.ts')).watch,
  play: async () => (await import('./play.ts')).play,
  content: async () => (await import('./content.ts')).content,
  replay: async () => (await import('./replay.ts')).replay,
  review: async () => (await import('./review.ts')).review,
  simulate: async () => (await import('./simulate.ts')).simulate,
  ladder: async () => (await import('./ladder.ts')).ladder,
  tune: async () => (await import('./tune.ts')).tune,
  learn: async () => (await import('./learn.ts')).learn,
  puzzles: async () => (await import('./puzzles.ts')).puzzles,
  bench: async () => (await import('./bench.ts')).bench,
  soak: async () => (await import('./soak.ts')).soak,
  pictures: async () => (await import('./pictures.ts')).pictures,
};

/** Carries out a command line. Returns the exit code: 0 well, 1 the thing failed, 2 wrong usage. */
export async function skerry(args: readonly string[], home: Home): Promise<number> {
  try {
    return await carryOut(args, home);
  } catch (error) {
    const { sentence, code } = trouble(error, args[0]);
    // It may quote a file from elsewhere.
    process.stderr.write(`${printableLines(sentence)}\n`);
    return code;
  }
}

async function carryOut([name = 'help', ...args]: readonly string[], home: Home): Promise<number> {
  if (name === 'help' || name === '--help' || name === '-h') return help(args[0]);
  const command = await commandNamed(name);
  if (args.includes('--help') || args.includes('-h')) return help(name);
  return command.run(args, home);
}

async function help(name: string | undefined): Promise<number> {
  if (name === undefined) {
    const commands = await Promise.all(Object.values(COMMANDS).map((load) => load()));
    const rows = commands.map(({ name, operands, summary }) => [[name, ...operands].join(' '), summary] as const);
    const lines = ['Skerry: an open digital table for island board games.', '', `${SKERRY} <command> [options]`, ''];
    lines.push(...columns([...rows, ['help <command>', 'show help for a command']]), '');
    process.stdout.write(lines.join('\n'));
  } else {
    process.stdout.write(helpPage(await commandNamed(name)));
  }
  return 0;
}

async function commandNamed(name: string): Promise<Command> {
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load === undefined) {
    throw new UsageError(`Unknown command "${name}". Commands: ${Object.keys(COMMANDS).join(', ')}.`);
  }
  return load();
}

/** What to say of an error, and the exit code. Only a sentence: a person reads it. */
function trouble(error: unknown, name: string | undefined): { sentence: string; code: number } {
  const usage = error instanceof UsageError || error instanceof OptionError || error instanceof SeatCountError;
  if (usage) {
    const page = name !== undefined && Object.hasOwn(COMMANDS, name) ? `${name} --help` : 'help';
    return { sentence: `${error.message} See: ${SKERRY} ${page}`, code: 2 };
  }
  if (error instanceof Failure || error instanceof SkerryError) return { sentence: error.message, code: 1 };
  const message = error instanceof Error ? error.message : String(error);
  return { sentence: `Internal error: ${message.split('\n')[0]}`, code: 1 };
}
