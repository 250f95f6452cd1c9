import { Worker } from 'node:worker_threads';
import type { Answer, Question } from '@skerry/bots';
import { SkerryError } from '@skerry/engine';

/** What is to be decided, and for whom. */
export type Problem = Omit<Extract<Question, { ask: 'decide' }>, 'ask' | 'id'>;
export type Decided = Extract<Answer, { say: 'decided' }>;

interface Asker {
  onThinking(share: number): void;
  resolve(decided: Decided): void;
  reject(error: unknown): void;
}

/** A thread has ended before it answered, or could not answer. */
export class BotError extends SkerryError {
  override readonly name = 'BotError';
}

/** The threads in which all bots of the server think. A question goes to the one with the least to do. */
export class BotPool {
  private readonly threads: readonly Thread[];

  constructor(program: URL, size: number) {
    this.threads = Array.from({ length: size }, () => new Thread(program));
  }

  /** Asks what to do. `onThinking` is told now and then how much of the thinking is done; `signal` ends it at once. */
  decide(problem: Problem, signal: AbortSignal, onThinking: (share: number) => void): Promise<Decided> {
    const thread = this.threads.reduce((least, each) => (each.open < least.open ? each : least));
    return thread.decide(problem, signal, onThinking);
  }

  async close(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.close()));
  }
}

class Thread {
  private readonly program: URL;
  private readonly askers = new Map<number, Asker>();
  private worker: Worker | undefined;
  private asked = 0;

  constructor(program: URL) {
    this.program = program;
  }

  get open(): number {
    return this.askers.size;
  }

  async decide(problem: Problem, signal: AbortSignal, onThinking: (share: number) => void): Promise<Decided> {
    signal.throwIfAborted();
    this.worker ??= this.start();
    const { worker } = this;
    const id = this.asked++;
    const cancel = (): void => {
      worker.postMessage({ ask: 'cancel', id } satisfies Question);
      this.askers.get(id)?.reject(signal.reason);
    };
    signal.addEventListener('abort', cancel);
    try {
      return await new Promise<Decided>((resolve, reject) => {
        this.askers.set(id, { onThinking, resolve, reject });
        worker.postMessage({ ask: 'decide', id, ...problem } satisfies Question);
      });
    } finally {
      signal.removeEventListener('abort', cancel);
      this.askers.delete(id);
    }
  }

  async close(): Promise<void> {
    await this.worker?.terminate();
  }

  private start(): Worker {
    const worker = new Worker(this.program);
    let reason = '';
    worker.on('message', (answer: Answer) => this.hear(answer));
    worker.on('error', (error) => {
      [reason = ''] = error.message.split('\n');
    });
    worker.on('exit', (code) => {
      this.worker = undefined;
      const lost = new BotError(`The thread in which bots think has ended (${reason || `exit code ${code}`}).`);
      for (const asker of this.askers.values()) asker.reject(lost);
    });
    return worker;
  }

  private hear(answer: Answer): void {
    const asker = this.askers.get(answer.id);
    switch (answer.say) {
      case 'thinking':
        asker?.onThinking(answer.share);
        return;
      case 'decided':
        asker?.resolve(answer);
        return;
      case 'failed':
        asker?.reject(new BotError(answer.sentence));
        return;
      case 'cancelled':
        return;
    }
  }
}
