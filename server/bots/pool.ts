import { type Decided, type Problem, Thinker } from '@skerry/bots';
import { inThread } from './in-thread.ts';

/** The threads in which all bots of the server think. A question goes to the one with the least to do. */
export class BotPool {
  private readonly threads: readonly Thinker[];

  constructor(program: URL, size: number) {
    this.threads = Array.from({ length: size }, () => new Thinker(inThread(program)));
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
