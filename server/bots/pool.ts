import { type Decided, Thinker } from '@skerry/bots';
import type { BotQuestion } from '@skerry/tables/wire';
import { type Customer, FairQueue } from './fair-queue.ts';
import { inThread } from './in-thread.ts';

/** Decisions that share a thread. One address or unwatched tables alone never have more than one each. */
const OF_ONE_THREAD = 2;

/** A question goes to the thread with the least to do. */
export class BotPool {
  private readonly threads: readonly Thinker[];
  private readonly queue: FairQueue;
  private isClosed = false;

  constructor(program: URL, size: number) {
    this.threads = Array.from({ length: size }, () => new Thinker(inThread(program)));
    this.queue = new FairQueue({ slots: OF_ONE_THREAD * size, ofOneAddress: size, unwatched: size });
  }

  async decide(
    question: BotQuestion,
    signal: AbortSignal,
    onThinking: (share: number) => void,
    customer: Customer,
  ): Promise<Decided> {
    const end = await this.queue.turn(customer, signal);
    try {
      // It would start a thread that nobody ends.
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
