import { Worker } from 'node:worker_threads';
import type { Answer, Question } from '@skerry/bots';
import { Failure, type Home } from './command.ts';

/** What is to be decided, and for whom. */
export type Problem = Omit<Extract<Question, { ask: 'decide' }>, 'ask' | 'id'>;
export type Decided = Extract<Answer, { say: 'decided' }>;

/** The thread has ended before it answered. The next question starts a new one. */
export class LostThread extends Failure {
  readonly reason: string;

  constructor(reason: string) {
    super(`The thread in which the bots think has ended (${reason}).`);
    this.reason = reason;
  }
}

interface Asker {
  onThinking(share: number): void;
  resolve(decided: Decided): void;
  reject(error: unknown): void;
}

/** Lets bots think in a thread, so that the terminal stays awake. */
export class Thinker {
  private readonly program: URL;
  private readonly askers = new Map<number, Asker>();
  private thread: Worker | undefined;
  private asked = 0;

  constructor(home: Home) {
    this.program = new URL('dist/bot-thread.js', home);
  }

  /** Asks what to do. `onThinking` is told, now and then, how much of the thinking is done; `signal` ends it at once. */
  async decide(problem: Problem, signal: AbortSignal, onThinking: (share: number) => void): Promise<Decided> {
    signal.throwIfAborted();
    this.thread ??= this.start();
    const { thread } = this;
    const id = this.asked++;
    const cancel = (): void => {
      thread.postMessage({ ask: 'cancel', id } satisfies Question);
      this.askers.get(id)?.reject(signal.reason);
    };
    signal.addEventListener('abort', cancel);
    try {
      return await new Promise<Decided>((resolve, reject) => {
        this.askers.set(id, { onThinking, resolve, reject });
        thread.postMessage({ ask: 'decide', id, ...problem } satisfies Question);
      });
    } finally {
      signal.removeEventListener('abort', cancel);
      this.askers.delete(id);
    }
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    await this.thread?.terminate();
  }

  private start(): Worker {
    const thread = new Worker(this.program);
    let reason = '';
    thread.on('message', (answer: Answer) => this.hear(answer));
    thread.on('error', (error) => {
      [reason = ''] = error.message.split('\n');
    });
    thread.on('exit', (code) => {
      this.thread = undefined;
      const lost = new LostThread(reason || `exit code ${code}`);
      for (const asker of this.askers.values()) asker.reject(lost);
    });
    return thread;
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
        asker?.reject(new Error(answer.sentence));
        return;
      case 'cancelled':
        return;
    }
  }
}
