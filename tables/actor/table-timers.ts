import type { Action, Asking, Seat } from '@skerry/engine';
import { deadline, expired } from '../clocks.ts';
import type { GameSession } from '../game-session.ts';
import { isBots, type SeatRow, type TableSetup } from '../table-setup.ts';
import { BotScheduler, type BotTable, type BotThinker } from './bot-scheduler.ts';
import type { Clock } from './ports.ts';

/** Where the bots move at once, a stop goes by in this share of the time. */
const QUICK_PASS = 1 / 4;

/** The longest a timer can wait. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** What happens at a table by itself needs this of its keeper. */
export interface TimedTable extends Omit<BotTable, 'session' | 'seats'> {
  setup(): TableSetup;
  /** Lets a stop go by for somebody who does not want to be asked at it; not if something has happened since line `n`. */
  pass(seat: Seat, n: number, action: Action): void | Promise<void>;
  /** The time of these seats is up. */
  timeIsUp(late: readonly Seat[]): void;
}

/** What happens at a table by itself: bots think, clocks run. */
export class TableTimers {
  private readonly scheduler: BotScheduler;
  private readonly table: TimedTable;
  private readonly clock: Clock;
  private cancelAlarm = () => {};
  private cancelPass = () => {};
  /** The stop that goes by, and for whom; empty where none does. */
  private goingBy = '';

  constructor(thinker: BotThinker, clock: Clock, table: TimedTable) {
    this.scheduler = new BotScheduler(thinker, clock);
    this.clock = clock;
    this.table = table;
  }

  get busy(): boolean {
    return this.scheduler.busy;
  }

  /** Bots look at the table, and the clock is set. */
  wake(session: GameSession): void {
    const { table } = this;
    const { seats, clock } = table.setup();
    if (seats.some(isBots)) this.scheduler.consider({ ...table, session, seats: () => table.setup().seats });
    if (clock !== undefined) this.setAlarm();
    this.setPass(session);
  }

  /** Bots and clock stop; nothing is lost by it. */
  rest(): void {
    this.scheduler.rest();
    this.cancelAlarm();
    this.cancelPass();
    this.goingBy = '';
  }

  private setAlarm(): void {
    this.cancelAlarm();
    const { clock, seats } = this.table.setup();
    const end = deadline(clock, seats);
    if (end === undefined) return;
    const left = Math.min(LONGEST_TIMER, Math.max(0, end - this.clock.now()));
    this.cancelAlarm = this.clock.after(left, () => this.ring());
  }

  /** Stops at which nobody wants to be asked go by, after a moment in which they may still do something. */
  private setPass(session: GameSession): void {
    const passes = () => session.passes(this.table.setup().seats.map(askingOf));
    const now = passes();
    const goingBy = now.length === 0 ? '' : JSON.stringify([session.n, now]);
    if (goingBy === this.goingBy) return;
    this.cancelPass();
    this.goingBy = goingBy;
    if (goingBy === '') return;
    const go = async () => {
      // All of the same stop: the last one may end it.
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

/** When the person at a seat wants to be asked; bots decide for themselves. */
const askingOf = (seat: SeatRow): Asking =>
  seat.who !== 'person' || isBots(seat) || seat.holds ? 'always' : (seat.asking ?? 'matters');
