export interface Customer {
  /** The address the table was made from. */
  readonly address: string;
  readonly person: string;
  isWatched(): boolean;
}

export interface Capacity {
  /** Decisions that run at the same time. */
  readonly slots: number;
  /** Of one address. */
  readonly ofOneAddress: number;
  /** At tables that nobody watches. */
  readonly unwatched: number;
}

interface QueuedTurn {
  readonly customer: Customer;
  begin(): void;
}

/** Addresses and people. */
const MOST_REMEMBERED = 1000;

/**
 * Who may think next: tables that somebody watches first; then the address that has the fewest decisions running and has
 * waited longest since its last one; among its people, likewise; among their tables, whoever asked first.
 */
export class FairQueue {
  private readonly capacity: Capacity;
  private readonly running = new Set<QueuedTurn>();
  private readonly waiting: QueuedTurn[] = [];
  /** The last turn of an address, and of a person. */
  private readonly served = new Map<string, number>();
  private turns = 0;

  constructor(capacity: Capacity) {
    this.capacity = capacity;
  }

  /** Waits for a turn. Returns what ends it. */
  turn(customer: Customer, signal: AbortSignal): Promise<() => void> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const leave = (): void => {
        this.waiting.splice(this.waiting.indexOf(turn), 1);
        reject(signal.reason);
      };
      const turn: QueuedTurn = {
        customer,
        begin: () => {
          signal.removeEventListener('abort', leave);
          resolve(() => this.end(turn));
        },
      };
      signal.addEventListener('abort', leave);
      this.waiting.push(turn);
      this.serve();
    });
  }

  private end(turn: QueuedTurn): void {
    this.running.delete(turn);
    this.serve();
  }

  private serve(): void {
    while (this.running.size < this.capacity.slots) {
      const next = this.next();
      if (next === undefined) return;
      this.waiting.splice(this.waiting.indexOf(next), 1);
      const { address, person } = next.customer;
      this.running.add(next);
      this.turns++;
      this.remember(address);
      this.remember(`${address}/${person}`);
      next.begin();
    }
  }

  private next(): QueuedTurn | undefined {
    const unwatched = [...this.running].filter(({ customer }) => !customer.isWatched()).length;
    let best: { turn: QueuedTurn; rank: readonly number[] } | undefined;
    for (const turn of this.waiting) {
      const { address, person } = turn.customer;
      const isWatched = turn.customer.isWatched();
      const ofAddress = [...this.running].filter(({ customer }) => customer.address === address).length;
      if (ofAddress >= this.capacity.ofOneAddress || (!isWatched && unwatched >= this.capacity.unwatched)) continue;
      const rank = [
        isWatched ? 0 : 1,
        ofAddress,
        this.served.get(address) ?? 0,
        this.served.get(`${address}/${person}`) ?? 0,
      ];
      if (best === undefined || isBefore(rank, best.rank)) best = { turn, rank };
    }
    return best?.turn;
  }

  private remember(key: string): void {
    this.served.delete(key);
    this.served.set(key, this.turns);
    const [oldest] = this.served.keys();
    if (this.served.size > MOST_REMEMBERED && oldest !== undefined) this.served.delete(oldest);
  }
}

function isBefore(rank: readonly number[], other: readonly number[]): boolean {
  const differs = rank.findIndex((each, n) => each !== other[n]);
  return differs >= 0 && rank[differs]! < other[differs]!;
}
