import type { BotQuestion } from '@skerry/tables/wire';
import type { WorkerAnswer, WorkerRequest } from './worker.ts';

export type Decided = Extract<WorkerAnswer, { say: 'decided' }>;

/** The worker ended before its answer. The next question starts a new one. */
export class LostWorker extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(`The thread in which the bots think has ended (${reason}).`);
    this.reason = reason;
  }
}

/** The question's end of a channel to a worker: a worker thread in Node, a Web Worker in the page. */
export interface WorkerLine {
  post(request: WorkerRequest): void;
  close(): unknown;
}

/** Starts a worker. It calls `hear` with each answer, and `lost` with the reason if the worker ends by itself. */
export type StartWorker = (hear: (answer: WorkerAnswer) => void, lost: (reason: string) => void) => WorkerLine;

interface OpenQuestion {
  onThinking(share: number): void;
  resolve(decided: Decided): void;
  reject(error: unknown): void;
}

/** Runs bots in a worker, so that the caller stays responsive. */
export class Thinker {
  private readonly start: StartWorker;
  private readonly questions = new Map<number, OpenQuestion>();
  private line: WorkerLine | undefined;
  private asked = 0;

  constructor(start: StartWorker) {
    this.start = start;
  }

  /** Number of open questions. */
  get open(): number {
    return this.questions.size;
  }

  /** Asks for a decision. `onThinking` reports progress; `signal` aborts at once. */
  async decide(question: BotQuestion, signal: AbortSignal, onThinking: (share: number) => void): Promise<Decided> {
    signal.throwIfAborted();
    this.line ??= this.start(
      (answer) => this.hear(answer),
      (reason) => this.lose(reason),
    );
    const { line } = this;
    const id = this.asked++;
    const cancel = (): void => {
      line.post({ ask: 'cancel', id });
      this.questions.get(id)?.reject(signal.reason);
    };
    signal.addEventListener('abort', cancel);
    try {
      return await new Promise<Decided>((resolve, reject) => {
        this.questions.set(id, { onThinking, resolve, reject });
        line.post({ ask: 'decide', id, ...question });
      });
    } finally {
      signal.removeEventListener('abort', cancel);
      this.questions.delete(id);
    }
  }

  async close(): Promise<void> {
    await this.line?.close();
  }

  private lose(reason: string): void {
    this.line = undefined;
    const lost = new LostWorker(reason);
    for (const open of this.questions.values()) open.reject(lost);
  }

  private hear(answer: WorkerAnswer): void {
    const open = this.questions.get(answer.id);
    switch (answer.say) {
      case 'thinking':
        return open?.onThinking(answer.share);
      case 'decided':
        return open?.resolve(answer);
      case 'failed':
        return open?.reject(new Error(answer.sentence));
      case 'cancelled':
        return;
    }
  }
}
