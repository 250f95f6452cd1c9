import { parseArgs } from 'node:util';

export interface OptionInfo {
  readonly type: 'string' | 'boolean';
  readonly multiple?: boolean;
  /** In the help page: `N`, `FILE`. */
  readonly value?: string;
  readonly help: string;
}

export type Options = { readonly [name: string]: OptionInfo };

/** The folder of the clone. */
export type Home = URL;

export interface Command {
  readonly name: string;
  readonly summary: string;
  /** `<game>`; `[file]` may be left out. */
  readonly operands: readonly string[];
  readonly options: Options;
  readonly notes?: readonly string[];
  readonly examples: readonly string[];
  /** Returns the exit code: 0, or 1 if it failed. Throws a `UsageError` for wrong usage. */
  run(args: readonly string[], home: Home): Promise<number>;
}

export const command = <const O extends Options>({
  run,
  ...about
}: Omit<Command, 'options' | 'run'> & {
  readonly options: O;
  run(given: ReturnType<typeof readArgs<O>>, home: Home): Promise<number>;
}): Command => ({ ...about, run: (args, home) => run(readArgs(about, args), home) });

export const text = (value: string, help: string) => ({ type: 'string', value, help }) as const;
export const texts = (value: string, help: string) => ({ type: 'string', value, help, multiple: true }) as const;
export const flag = (help: string) => ({ type: 'boolean', help }) as const;

/** Exit code 2. */
export class UsageError extends Error {}

/** Exit code 1. */
export class Failure extends Error {}

/** What people type before a command; the npm package is built with another. */
export const SKERRY = process.env.SKERRY_COMMAND ?? 'npm run -s skerry --';

/** Throws a `UsageError`. */
export function readArgs<O extends Options>(
  { operands, options }: { operands: readonly string[]; options: O },
  args: readonly string[],
) {
  const parsed = parsing(() => parseArgs({ args: [...args], options, allowPositionals: true, strict: true }));
  const { positionals } = parsed;
  const missing = operands[positionals.length];
  if (missing?.startsWith('<')) throw new UsageError(`${missing} is missing.`);
  if (positionals.length > operands.length) {
    throw new UsageError(`Unexpected argument "${positionals[operands.length]}".`);
  }
  return parsed;
}

function parsing<P>(parse: () => P): P {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const [sentence = ''] = error.message.split(/\.\s|\.?\n|\.$/);
    throw new UsageError(`${sentence}.`);
  }
}

export function readNumber(name: string, text: string, least: number, most = Number.MAX_SAFE_INTEGER): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  const range = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `${least} to ${most}`;
  throw new UsageError(`${name} needs a whole number, ${range}, not "${text}".`);
}

export function readWord<W extends string>(name: string, text: string, words: readonly W[]): W {
  const found = words.find((word) => word === text);
  if (found === undefined) throw new UsageError(`${name} can’t be "${text}". Choose one of: ${words.join(', ')}.`);
  return found;
}

export function helpPage({ name, summary, operands, options, notes = [], examples }: Command): string {
  const rows = Object.entries({ ...options, help: { type: 'boolean', help: 'this page' } as OptionInfo }).map(
    ([option, { value, help, multiple }]): [string, string] => [
      `--${option}${value ? ` ${value}` : ''}`,
      multiple ? `${help}; repeatable` : help,
    ],
  );
  return [
    `${SKERRY} ${[name, ...operands].join(' ')} [options]`,
    '',
    `${summary}.`,
    ...notes.flatMap((note) => ['', note]),
    '',
    ...columns(rows),
    '',
    'For example:',
    ...examples.map((example) => `  ${SKERRY} ${example}`),
    '',
  ].join('\n');
}

export function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`.trimEnd());
}
