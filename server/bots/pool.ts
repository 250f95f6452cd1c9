import { type Decided, Thinker } from '@skerry/bots';
import type { BotQuestion } from '@skerry/tables/wire';
import { type Customer, FairQueue } from './fair-queue.ts';
import { inThread } from './in-thread.ts';

/** Decisions that share a thread. One address or unwatched tables alone never have more than one each. */
const OF_ONE_THREAD = 2;

/** The threads in which all bots of the server think. Whoever's turn it is asks the one with the least to do. */
export class BotPool {
  private readonly threads: readonly Thinker[];
  private readonly queue: FairQueue;
  private isClosed = false;

  constructor(program: URL, size: number) {
    this.threads = Array.from({ length: size }, () => new Thinker(inThread(program)));
    this.queue = new FairQueue({ slots: OF_ONE_THREAD * size, ofOneAddress: size, unwatched: size });
  }

  /** Asks what to do. `onThinking` is told now and then how much of the thinking is done; `signal` ends it at once. */
  async decide(
    question: BotQuestion,
    signal: AbortSignal,
    onThinking: (share: number) => void,
    customer: Customer,
  ): Promise<Decided> {
    const end = await this.queue.turn(customer, signal);
    try {
      // A question starts a thread, which nobody would end any more.
      if (this.isClosed) throw new Error('The bots were stopped.');
      const thread = this.threads.reduce((least, each) => (each.open < least.open ? each : least));
      return await thread.decide(question, signal, onThinking);
    } finally {
      end();
    }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all(this.threads.map((thread) => thread.close()));
  }
}
