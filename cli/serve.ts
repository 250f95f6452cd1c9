import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ConfigError, createServer, networkOf, readConfig, type Server, StopError } from '@skerry/server';
import { command, Failure, readNumber, text, UsageError } from './command.ts';

export const serve = command({
  name: 'serve',
  summary: 'serve Skerry to browsers until Ctrl-C',
  operands: [],
  options: {
    port: text('N', 'the port, instead of PORT from the environment'),
  },
  notes: ['Settings come from the environment: PORT, HOST, DATA_DIR and more, see docs/self-hosting.md.'],
  examples: ['serve', 'serve --port 8080'],
  async run({ values }, home) {
    if (values.port !== undefined) readNumber('--port', values.port, 0, 65_535);
    const env = values.port === undefined ? process.env : { ...process.env, PORT: values.port };
    const config = understood(() => readConfig(env, home));
    // Only for its own user.
    process.umask(0o077);
    warnOfFewFiles();
    const keeping = config.databaseUrl === undefined ? resolve(config.dataDir) : 'the database that DATABASE_URL names';
    process.stdout.write(`Skerry: a table for island board games, in your browser.\nTables are kept in ${keeping}.\n`);
    const stopped = untilStopped();
    const server = await createServer(config);
    const { port } = await listening(server.listen(), config.port);
    const here = `http://localhost:${port}`;
    const lines = [`Skerry is open at ${config.publicUrl?.origin ?? here}`];
    if (config.publicUrl !== undefined) lines.push(`  on this machine: ${here}`);
    else {
      lines.push(...networkOf(config.host, port).map((address) => `  on your network: ${address}`));
    }
    process.stdout.write(`${lines.join('\n')}\nPress Ctrl-C to stop.\n`);
    await stopped;
    process.stdout.write('Stopping...\n');
    await stop(server);
    process.stdout.write('Everything is saved. Goodbye.\n', () => process.exit(0));
    return 0;
  },
});

async function stop(server: Server): Promise<void> {
  try {
    await server.close();
  } catch (error) {
    if (!(error instanceof StopError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

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
    if (code === 'EACCES')
      throw new Failure(`You don’t have permission to use port ${port}. Choose one above 1023: PORT=3000.`);
    throw error;
  }
}

/** Each connection is an open file. */
const FEW_FILES = 1024;

function warnOfFewFiles(): void {
  const [, most] = /^Max open files\s+\d+\s+(\d+)/m.exec(readIfThere('/proc/self/limits')) ?? [];
  if (most === undefined || Number(most) >= FEW_FILES) return;
  process.stderr.write(
    `Only ${most} files may be open at once, and each connection is one. Raise the limit: ulimit -n 65536, or LimitNOFILE=65536 in systemd.\n`,
  );
}

/** Only Linux has it. */
function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** A second Ctrl-C or SIGTERM ends the process at once. */
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
