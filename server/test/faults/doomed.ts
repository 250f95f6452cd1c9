import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** Packages with parts that no bundle can hold. */
const NATIVE = ['libsql', 'pg'];
const START = fileURLToPath(new URL('start.cjs', import.meta.url));

/** Where the tables are: in a folder, unless there is a database. */
export interface StoredTables {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
}

/** A server in a process of its own that will end without warning. */
export class Doomed {
  private readonly process: ChildProcess;

  constructor(program: string) {
    this.process = fork(START, [program], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  }

  /** Makes it serve these tables; returns the port. Until then it has not touched them. */
  open(tables: StoredTables): Promise<number> {
    return this.ask(tables) as Promise<number>;
  }

  async ask(message: string | StoredTables): Promise<unknown> {
    const answer = new Promise<unknown>((resolve, reject) => {
      this.process.once('message', resolve);
      this.process.once('exit', () => reject(new Error('The server ended by itself.')));
    });
    this.process.send(message);
    return answer;
  }

  /** `kill -9`. */
  async kill(): Promise<void> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    const gone = once(this.process, 'exit');
    this.process.kill('SIGKILL');
    await gone;
  }
}

/** The server built into one file that starts fast, because it is to start often. */
export class Program {
  readonly file: string;
  private readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
    this.file = join(folder, 'server.cjs');
  }

  static async build(): Promise<Program> {
    const drafts = join(ROOT, 'node_modules/.skerry');
    mkdirSync(drafts, { recursive: true });
    const program = new Program(mkdtempSync(join(drafts, 'faults-')));
    await build({
      root: ROOT,
      configFile: false,
      logLevel: 'error',
      ssr: { target: 'node', noExternal: true, external: NATIVE },
      build: {
        ssr: fileURLToPath(new URL('server.ts', import.meta.url)),
        outDir: program.folder,
        target: 'node20',
        rolldownOptions: {
          // Boards are for the page.
          external: (id, importer) =>
            NATIVE.includes(id) || (id.startsWith('./board/') && importer?.endsWith('/manifest.ts') === true),
          output: { format: 'cjs', entryFileNames: 'server.cjs', codeSplitting: false },
        },
      },
    });
    const first = new Doomed(program.file);
    await first.open({ dataDir: join(program.folder, 'data') });
    await first.ask('remember');
    await first.kill();
    return program;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
