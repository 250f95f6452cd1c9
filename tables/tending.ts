import type { Seat } from '@skerry/engine';
import { type Arrangement, isBots } from './arrangement.ts';
import { deadline, expired } from './clocks.ts';
import { type BotTable, Crew, type Mind, type Pace } from './crew.ts';
import type { Sitting } from './sitting.ts';

/** The longest a timer can wait. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** What happens at a table by itself needs this of its keeper. */
export interface Tended extends Omit<BotTable, 'sitting' | 'seats'> {
  arrangement(): Arrangement;
  /** The time of these seats is up. */
  timeIsUp(late: readonly Seat[]): void;
}

/** What happens at a table by itself: bots think, clocks run. */
export class Tending {
  private readonly crew: Crew;
  private readonly table: Tended;
  private alarm: ReturnType<typeof setTimeout> | undefined;

  constructor(mind: Mind, pace: Pace, table: Tended) {
    this.crew = new Crew(mind, pace);
    this.table = table;
  }

  get busy(): boolean {
    return this.crew.busy;
  }

  /** Bots look at the table, and the clock is set. */
  wake(sitting: Sitting): void {
    const { table } = this;
    const { seats, clock } = table.arrangement();
    if (seats.some(isBots)) this.crew.consider({ ...table, sitting, seats: () => table.arrangement().seats });
    if (clock !== undefined) this.setAlarm();
  }

  /** Bots and clock stop; nothing is lost by it. */
  rest(): void {
    this.crew.rest();
    clearTimeout(this.alarm);
  }

  private setAlarm(): void {
    clearTimeout(this.alarm);
    const { clock, seats } = this.table.arrangement();
    const end = deadline(clock, seats);
    if (end === undefined) return;
    this.alarm = setTimeout(() => this.ring(), Math.min(LONGEST_TIMER, Math.max(0, end - Date.now())));
  }

  private ring(): void {
    const { clock, stage, seats } = this.table.arrangement();
    if (clock === undefined || stage !== 'playing') return;
    const late = expired(clock, seats, Date.now());
    if (late.length === 0) this.setAlarm();
    else this.table.timeIsUp(late);
  }
}
