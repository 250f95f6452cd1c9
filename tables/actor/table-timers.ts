import type { Action, Asking, Seat } from '@skerry/engine';
import { deadline, expired } from '../clocks.ts';
import type { GameSession } from '../game-session.ts';
import { isBots, type SeatRow, type TableSetup } from '../table-setup.ts';
import { BotScheduler, type BotTable, type BotThinker } from './bot-scheduler.ts';
import type { Clock } from './ports.ts';

/** Where bots move at once, prompts are passed automatically in this share of the time. */
const QUICK_PASS = 1 / 4;

/** The longest delay of a timer. */
const LONGEST_TIMER = 2 ** 31 - 1;

export interface TimedTable extends Omit<BotTable, 'session' | 'seats'> {
  setup(): TableSetup;
  /** Passes an optional prompt for a person who does not want to be asked, unless the log is past line `n`. */
  pass(seat: Seat, n: number, action: Action): void | Promise<void>;
  timeIsUp(late: readonly Seat[]): void;
}

/** Starts and stops the bots, clocks and automatic passes of a table. */
export class TableTimers {
  private readonly scheduler: BotScheduler;
  private readonly table: TimedTable;
  private readonly clock: Clock;
  private cancelAlarm = () => {};
  private cancelPass = () => {};
  /** The prompt being passed automatically, and for whom; empty if none. */
  private passing = '';

  constructor(thinker: BotThinker, clock: Clock, table: TimedTable) {
    this.scheduler = new BotScheduler(thinker, clock);
    this.clock = clock;
    this.table = table;
  }

  get busy(): boolean {
    return this.scheduler.busy;
  }

  wake(session: GameSession): void {
    const { table } = this;
    const { seats, clock } = table.setup();
    if (seats.some(isBots)) this.scheduler.consider({ ...table, session, seats: () => table.setup().seats });
    if (clock !== undefined) this.setAlarm();
    this.setPass(session);
  }

  rest(): void {
    this.scheduler.rest();
    this.cancelAlarm();
    this.cancelPass();
    this.passing = '';
  }

  private setAlarm(): void {
    this.cancelAlarm();
    const { clock, seats } = this.table.setup();
    const end = deadline(clock, seats);
    if (end === undefined) return;
    const left = Math.min(LONGEST_TIMER, Math.max(0, end - this.clock.now()));
    this.cancelAlarm = this.clock.after(left, () => this.ring());
  }

  /** Passes prompts at which people do not want to be asked, after a moment in which they may still act. */
  private setPass(session: GameSession): void {
    const passes = () => session.passes(this.table.setup().seats.map(askingOf));
    const now = passes();
    const passing = now.length === 0 ? '' : JSON.stringify([session.n, now]);
    if (passing === this.passing) return;
    this.cancelPass();
    this.passing = passing;
    if (passing === '') return;
    const go = async () => {
      // All passes of the same prompt: the last one may end it.
      for (const { seat } of passes()) {
        const pass = passes().find((each) => each.seat === seat);
        if (pass === undefined) return;
        await this.table.pass(seat, session.n, pass.action);
      }
    };
    const { seats } = this.table.setup();
    const isQuick = seats.some(({ pace }) => pace === 'instant');
    this.cancelPass = this.clock.after(this.clock.pace.passing * (isQuick ? QUICK_PASS : 1), () => void go());
  }

  private ring(): void {
    const { clock, stage, seats } = this.table.setup();
    if (clock === undefined || stage !== 'playing') return;
    const late = expired(clock, seats, this.clock.now());
    if (late.length === 0) this.setAlarm();
    else this.table.timeIsUp(late);
  }
}

/** Bots decide for themselves. */
const askingOf = (seat: SeatRow): Asking =>
  seat.who !== 'person' || isBots(seat) || seat.holds ? 'always' : (seat.asking ?? 'matters');
