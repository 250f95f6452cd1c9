import type { Answer, Question } from '@skerry/bots';
import type { Action } from '@skerry/engine';
import type { Problem } from './keeping.ts';

interface Asker {
  thinking(share: number): void;
  resolve(action: Action | undefined): void;
  reject(reason: unknown): void;
}

/** Lets bots think in a worker of their own, so that the keeper stays awake. */
export class Thinker {
  private readonly askers = new Map<number, Asker>();
  private worker: Worker | undefined;
  private asked = 0;

  async decide(
    { seat, ...problem }: Problem,
    signal: AbortSignal,
    thinking: (share: number) => void,
  ): Promise<Action | undefined> {
    signal.throwIfAborted();
    this.worker ??= this.start();
    const { worker } = this;
    const id = this.asked++;
    const post = (question: Question) => worker.postMessage(question);
    const cancel = () => {
      post({ ask: 'cancel', id });
      this.askers.get(id)?.reject(signal.reason);
    };
    signal.addEventListener('abort', cancel);
    try {
      return await new Promise<Action | undefined>((resolve, reject) => {
        this.askers.set(id, { thinking, resolve, reject });
        post({ ask: 'decide', id, ...problem, seats: [seat], decisions: 0 });
      });
    } finally {
      signal.removeEventListener('abort', cancel);
      this.askers.delete(id);
    }
  }

  private start(): Worker {
    const worker = new Worker(new URL('./bots.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Answer>) => this.hear(data);
    worker.onerror = (event) => {
      this.worker = undefined;
      worker.terminate();
      for (const asker of this.askers.values()) asker.reject(new Error(event.message));
    };
    return worker;
  }

  private hear(answer: Answer): void {
    const asker = this.askers.get(answer.id);
    switch (answer.say) {
      case 'thinking':
        return asker?.thinking(answer.share);
      case 'decided':
        return asker?.resolve(answer.move?.action);
      case 'failed':
        return asker?.reject(new Error(answer.sentence));
      case 'cancelled':
        return;
    }
  }
}
