import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Failure } from '@skerry/cli/command';

/** What a server has used since it started: milliseconds of processor time, and bytes. */
export interface Used {
  readonly cpu: number;
  readonly heap: number;
  readonly rss: number;
  /** Milliseconds of processor time of its database, where that is a program of its own and the system tells. */
  readonly database?: number | undefined;
}

/** Tells what a server has used so far; `swept` after collecting its garbage, for the memory. */
export interface Gauge {
  used(when: 'now' | 'swept'): Promise<Used>;
}

export interface Program {
  readonly file: URL;
  readonly args?: readonly string[];
  readonly env?: { readonly [name: string]: string };
  /** Answers as soon as the server serves. */
  readonly sign: URL;
}

const PATIENCE_MS = 20_000;

/** A server in a process of its own, so that what the clients cost is not counted. */
export class ServerProcess implements Gauge {
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.child = child;
  }

  static async start({ file, args = [], env = {}, sign }: Program, gauge: URL): Promise<ServerProcess> {
    const child = fork(fileURLToPath(file), [...args], {
      execArgv: ['--expose-gc', '--import', gauge.href],
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let said = '';
    child.stderr?.on('data', (part: Buffer) => {
      said += part;
    });
    const deadline = Date.now() + PATIENCE_MS;
    while (!(await answers(sign))) {
      if (child.exitCode !== null || Date.now() > deadline) {
        child.kill('SIGKILL');
        throw new Failure(`The server to be measured did not start: ${said.trim().split('\n').at(-1) ?? ''}`);
      }
      await pause(20);
    }
    return new ServerProcess(child);
  }

  async used(when: 'now' | 'swept'): Promise<Used> {
    const answer = once(this.child, 'message', { signal: AbortSignal.timeout(PATIENCE_MS) });
    this.child.send({ gauge: when });
    const [used] = (await answer) as [Used];
    return used;
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }
}

/** Processes that are one server together, and the processor time of the database they share. */
export class Fleet implements Gauge {
  private readonly processes: readonly ServerProcess[];
  private readonly database: () => number | undefined;

  constructor(processes: readonly ServerProcess[], database: () => number | undefined) {
    this.processes = processes;
    this.database = database;
  }

  async used(when: 'now' | 'swept'): Promise<Used> {
    const used = await Promise.all(this.processes.map((each) => each.used(when)));
    const sum = (part: (used: Used) => number): number => used.reduce((total, each) => total + part(each), 0);
    return {
      cpu: sum(({ cpu }) => cpu),
      heap: sum(({ heap }) => heap),
      rss: sum(({ rss }) => rss),
      database: this.database(),
    };
  }

  async stop(): Promise<void> {
    await Promise.all(this.processes.map((each) => each.stop()));
  }
}

const answers = (sign: URL): Promise<boolean> =>
  fetch(sign).then(
    ({ ok }) => ok,
    () => false,
  );
