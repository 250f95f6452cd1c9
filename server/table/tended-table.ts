import type { Action, GameWithText, Seat } from '@skerry/engine';
import {
  actForBot,
  type BotThinker,
  deadline,
  isBots,
  isBusy,
  resumeClocks,
  type SeatRow,
  settled,
  stoodIn,
  TableTimers,
} from '@skerry/tables';
import type { Customer } from '../bots/fair-queue.ts';
import { LoggedTable } from './logged-table.ts';
import type { Written } from './table-in-memory.ts';
import type { TableRegistry } from './table-registry.ts';

/** Milliseconds before the bots of a table that could not be written try again. */
const AFTER_TROUBLE = 1000;

/** A table at which something happens by itself: bots move, stops go by, time runs out. */
export abstract class TendedTable extends LoggedTable {
  private readonly timers: TableTimers;
  /** Bots wait a moment after something could not be written. */
  private pausing: NodeJS.Timeout | undefined;

  constructor(registry: TableRegistry, rules: GameWithText, written: Written) {
    super(registry, rules, written);
    const customer: Customer = {
      address: written.row.maker ?? written.row.host,
      person: written.row.host,
      isWatched: () => this.audience.present().size > 0,
    };
    const mind: BotThinker = {
      decide: (problem, signal, thinking) => registry.pool.decide(problem, signal, thinking, customer),
    };
    const { botPause, botPauseAway, passPause } = registry.config;
    const pace = { watched: botPause, unwatched: botPauseAway, passing: passPause };
    this.timers = new TableTimers(mind, pace, {
      setup: () => this.row,
      isWatched: customer.isWatched,
      lastAt: () => this.lastAt,
      act: (seat, n, action) => this.actFor(seat, n, action, isBots),
      pass: (seat, n, action) => this.actFor(seat, n, action, (row) => !isBots(row)),
      thinks: (seat, share) => this.audience.tell({ say: 'thinking', seat, share: Math.round(share * 100) / 100 }),
      timeIsUp: (late) => this.timeIsUp(late),
      trouble: (error) => registry.log.error({ table: this.id, error: String(error) }, 'A bot could not move.'),
      stuck: () => this.tellStuck(true),
    });
  }

  /** Bots look at the table, and the clock is set. */
  wake(): void {
    const { session, row } = this;
    if (this.registry.stopping || this.held || this.pausing || session === undefined) return;
    // One process tends bots and clocks. Where there are none, stops still go by, wherever somebody sits at the table.
    if (isBusy(row) && !this.registry.tends(this.id)) return;
    if (row.stage !== 'playing') this.rest();
    else if (!this.writing.isUnderWay) this.timers.wake(session);
  }

  /** Bots and clock stop; nothing is lost by it. */
  rest(): void {
    this.timers.rest();
    clearTimeout(this.pausing);
    this.pausing = undefined;
  }

  protected stopThinking(): void {
    this.timers.rest();
  }

  protected pause(): void {
    if (this.registry.stopping) return;
    this.pausing ??= setTimeout(() => {
      this.pausing = undefined;
      this.wake();
    }, AFTER_TROUBLE);
  }

  /** Nobody tended the table since a time: that was no time for its clocks. */
  resumeClocks(tendedAt: number): void {
    const now = this.registry.now();
    const { row } = this;
    if (row.clock === undefined || row.stage !== 'playing') return;
    this.change(settled({ ...row, seats: resumeClocks(row.seats, tendedAt, now) }, this.session, now), {
      again: () => this.resumeClocks(tendedAt),
    });
  }

  /** Whether nobody needs the table in memory. */
  isIdle(now: number, { idle, soon }: { idle: number; soon: number }): boolean {
    if (this.audience.clients.size > 0 || this.writing.isUnderWay || this.held || this.timers.busy) return false;
    return (
      this.registry.time.ticks() - this.usedAt > idle && (this.deadline() ?? Number.POSITIVE_INFINITY) > now + soon
    );
  }

  /** When the first clock ends. */
  deadline(): number | undefined {
    return this.row.stage === 'playing' ? deadline(this.row.clock, this.row.seats) : undefined;
  }

  /** The seats the game waits for. */
  waitsFor(): Seat[] {
    return this.session?.waitsFor() ?? [];
  }

  /** A bot acts for its seat, or a stop goes by for somebody who does not want to be asked. */
  private async actFor(seat: Seat, n: number, action: Action, still: (row: SeatRow) => boolean): Promise<void> {
    while (this.held) await new Promise<void>((go) => this.held?.push(go));
    const { session } = this;
    const seated = this.row.seats[seat];
    if (this.registry.stopping) return;
    // Somebody acted meanwhile, or took the seat back: the bots will look again.
    if (session === undefined || session.n !== n || !seated || !still(seated)) return;
    const change = actForBot(this.row, session, { seat, action }, this.registry.now());
    if ('why' in change) throw new Error(`What was done for seat ${seat} was refused: ${change.why.why}.`);
    this.make(change);
  }

  /** A bot takes over from those whose time is up. */
  private timeIsUp(late: readonly Seat[]): void {
    if (this.held) return;
    this.change(settled(stoodIn(this.row, late), this.session, this.registry.now()));
  }
}
