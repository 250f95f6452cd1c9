import { existsSync, readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { ConfigError, createServer, readConfig } from '@skerry/server';
import { type Command, Failure, readArgs, readNumber, UsageError } from './command.ts';

const options = {
  port: { type: 'string', value: 'N', help: 'the port, instead of PORT from the environment' },
} as const;

export const serve: Command = {
  name: 'serve',
  summary: 'serves the table to browsers, until Ctrl-C',
  operands: [],
  options,
  notes: ['Settings come from the environment: PORT, HOST, DATA_DIR and more, see docs/self-hosting.md.'],
  examples: ['serve', 'serve --port 8080'],
  async run(args, home) {
    const { values } = readArgs({ operands: [], options }, args);
    if (values.port !== undefined) readNumber('--port', values.port, 0, 65_535);
    const env = values.port === undefined ? process.env : { ...process.env, PORT: values.port };
    const config = understood(() => readConfig(env, home));
    // What the server writes is for its own user alone.
    process.umask(0o077);
    warnOfFewFiles();
    const stopped = untilStopped();
    const server = await createServer(config);
    const { port } = await listening(server.listen(), config.port);
    const own = config.publicUrl?.origin ?? `http://localhost:${port}`;
    const lines = [`Skerry is open at ${own}`];
    if (/^(0\.0\.0\.0|::)$/.test(config.host)) {
      lines.push(...neighbours().map((address) => `  in your network: http://${address}:${port}`));
    }
    process.stdout.write(`${lines.join('\n')}\nPress Ctrl-C to stop.\n`);
    await stopped;
    process.stdout.write('Stopping...\n');
    await server.close();
    process.stdout.write('Everything is written down. Goodbye.\n');
    return 0;
  },
};

/** A wrong setting is wrong usage. */
function understood<V>(read: () => V): V {
  try {
    return read();
  } catch (error) {
    throw error instanceof ConfigError ? new UsageError(error.message) : error;
  }
}

async function listening<V>(opening: Promise<V>, port: number): Promise<V> {
  try {
    return await opening;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new Failure(`Port ${port} is taken. Stop the other program, or choose another port: PORT=3001.`);
    }
    if (code === 'EACCES') throw new Failure(`Port ${port} is not allowed for you. Choose one above 1023: PORT=3000.`);
    throw error;
  }
}

/** The addresses of this machine in the local network. */
function neighbours(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal ? [address] : []));
}

/** Each connection is an open file. With fewer than these, a club is soon full. */
const FEW_FILES = 1024;

function warnOfFewFiles(): void {
  const [, most] = /^Max open files\s+\d+\s+(\d+)/m.exec(readIfThere('/proc/self/limits')) ?? [];
  if (most === undefined || Number(most) >= FEW_FILES) return;
  process.stderr.write(
    `Only ${most} files may be open at once, and each connection is one. Raise the limit: ulimit -n 65536, or LimitNOFILE=65536 in systemd.\n`,
  );
}

/** Other systems than Linux do not have it. */
function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** The first Ctrl-C or SIGTERM ends in peace; a second one at once. */
function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        process.once(signal, () => process.exit(1));
        resolve();
      });
    }
  });
}
