const WIDTH = 24;

/** Without a terminal. */
const QUARTER = 0.25;

/** On stderr: a bar, or for a log a line per quarter. */
export class Progress {
  private readonly start = performance.now();
  private readonly label: string;
  private readonly of: number;
  private quarters = 0;

  constructor(label: string, of: number) {
    this.label = label;
    this.of = of;
    this.show(0);
  }

  show(done: number): void {
    if (process.stderr.isTTY) this.draw(done);
    else if (done < this.of && done >= (this.quarters + 1) * QUARTER * this.of) {
      this.quarters = Math.floor(done / (QUARTER * this.of));
      process.stderr.write(`${this.label}: ${this.reached(done)}\n`);
    }
  }

  clear(): void {
    if (process.stderr.isTTY) overwrite(process.stderr, '');
  }

  private draw(done: number): void {
    const full = Math.round((WIDTH * done) / this.of);
    const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
    overwrite(process.stderr, `${this.label} ${bar} ${this.reached(done)}`);
  }

  private reached(done: number): string {
    const spent = (performance.now() - this.start) / 1000;
    const left = done === 0 ? '' : `, ${clock((spent / done) * (this.of - done))} left`;
    return `${done} of ${this.of}${left}`;
  }
}

/** Cut to the terminal, because a wrapped line cannot be overwritten. */
export function overwrite(stream: NodeJS.WriteStream, text: string): void {
  stream.write(`\r\u001b[K${text.slice(0, stream.columns - 1)}`);
}

/** "8 s", "3 min 5 s", "2 h 10 min". */
export function clock(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}
