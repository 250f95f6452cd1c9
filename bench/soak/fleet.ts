import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { RoundRobin } from './proxy.ts';

/** A process of the real program. */
interface Ship {
  readonly process: ChildProcess;
  port: number | undefined;
}

/** Several processes of the server on one database, of which some end now and then and are replaced. */
export class Fleet {
  private readonly program: string;
  private readonly environment: NodeJS.ProcessEnv;
  private readonly proxy: RoundRobin;
  private readonly ships: Ship[] = [];
  private isClosed = false;

  constructor(program: string, environment: NodeJS.ProcessEnv, proxy: RoundRobin) {
    this.program = program;
    this.environment = environment;
    this.proxy = proxy;
  }

  /** Where they listen. */
  get ports(): number[] {
    return this.ships.flatMap(({ port }) => (port === undefined ? [] : [port]));
  }

  get size(): number {
    return this.ships.filter(({ port }) => port !== undefined).length;
  }

  /** Starts one more, again and again as a host's service manager would: the database may be away just now. */
  async launch(): Promise<void> {
    while (!this.isClosed && !(await this.tryLaunch())) await pause(200);
  }

  /** Whether it came so far as to listen; then it is sent connections. */
  private tryLaunch(): Promise<boolean> {
    const process = spawn(globalThis.process.execPath, [this.program, 'serve'], {
      env: { ...globalThis.process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...this.environment },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const ship: Ship = { process, port: undefined };
    this.ships.push(ship);
    let said = '';
    process.once('exit', () => this.lose(ship));
    return new Promise<boolean>((resolve) => {
      process.stdout?.on('data', (part) => {
        said += String(part);
        const [, port] = /http:\/\/localhost:(\d+)/.exec(said) ?? [];
        if (port === undefined || ship.port !== undefined) return;
        ship.port = Number(port);
        this.spread();
        resolve(true);
      });
      process.once('exit', () => resolve(false));
    });
  }

  /**
   * Ends one: without warning, or as a host does who installs a new version and who waits for so many milliseconds. Returns
   * how it ended.
   */
  async end(nth: number, signal: 'SIGKILL' | 'SIGTERM', patience?: number): Promise<number | string | undefined> {
    const ship = this.ships.filter(({ port }) => port !== undefined)[nth];
    if (ship === undefined) return undefined;
    const gone = once(ship.process, 'exit') as Promise<[number | null, string | null]>;
    ship.process.kill(signal);
    // A balancer stops sending to a process that is about to stop.
    if (signal === 'SIGTERM') this.lose(ship);
    const impatience = patience === undefined ? undefined : setTimeout(() => ship.process.kill('SIGKILL'), patience);
    const [code, by] = await gone;
    clearTimeout(impatience);
    return code ?? by ?? undefined;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const { process } of [...this.ships]) {
      const isGone = process.exitCode !== null || process.signalCode !== null;
      const gone = isGone ? undefined : once(process, 'exit');
      process.kill('SIGKILL');
      await gone;
    }
  }

  private lose(ship: Ship): void {
    ship.port = undefined;
    if (ship.process.exitCode !== null || ship.process.signalCode !== null)
      this.ships.splice(this.ships.indexOf(ship), 1);
    this.spread();
  }

  private spread(): void {
    this.proxy.to(this.ports);
  }
}
