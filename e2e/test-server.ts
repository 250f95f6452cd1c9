import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the clone, seen from here; a program that carries this file with it says where it is. */
export const HOME = new URL('..', import.meta.url);

/** A server of its own, as a host would start it, on a free port and with an empty folder for its data. */
export class TestServer {
  readonly address: string;
  private readonly server: ChildProcess;
  private readonly data: string;

  private constructor(address: string, server: ChildProcess, data: string) {
    this.address = address;
    this.server = server;
    this.data = data;
  }

  static async open(environment: { readonly [name: string]: string } = {}, home = HOME): Promise<TestServer> {
    const data = mkdtempSync(join(tmpdir(), 'skerry-e2e-'));
    const server = spawn(process.execPath, [fileURLToPath(new URL('dist/skerry.js', home)), 'serve'], {
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: data, LOG_LEVEL: 'warn', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return new TestServer(await addressOf(server), server, data);
  }

  /** Stops it as Ctrl-C does; returns its exit code. */
  async close(): Promise<number | null> {
    const ended = new Promise<number | null>((resolve) => this.server.once('exit', resolve));
    this.server.kill('SIGINT');
    const code = await ended;
    rmSync(this.data, { recursive: true, force: true });
    return code;
  }

  /** Ends it at once, where nobody can wait any more. */
  abandon(): void {
    this.server.kill('SIGKILL');
    rmSync(this.data, { recursive: true, force: true });
  }
}

/** The server prints its address when it is ready. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const [address] = /http:\/\/[^\s/]+:\d+/.exec(said) ?? [];
      if (address !== undefined) resolve(address.replace(/\/\/[^:]+:/, '//localhost:'));
    };
    server.stdout?.on('data', hear);
    server.stderr?.on('data', hear);
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${said}`)));
  });
}
