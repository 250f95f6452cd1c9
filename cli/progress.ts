const WIDTH = 24;

/** A bar on stderr with the time left; silent where nobody looks. */
export class Progress {
  private readonly start = performance.now();
  private readonly label: string;
  private readonly of: number;

  constructor(label: string, of: number) {
    this.label = label;
    this.of = of;
    this.show(0);
  }

  show(done: number): void {
    if (!process.stderr.isTTY) return;
    const full = Math.round((WIDTH * done) / this.of);
    const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
    const left =
      done === 0 ? '' : `, ${clock(((performance.now() - this.start) / 1000 / done) * (this.of - done))} left`;
    this.line(`${this.label} ${bar} ${done} of ${this.of}${left}`);
  }

  clear(): void {
    if (process.stderr.isTTY) this.line('');
  }

  /** Writes over the line; cut to the terminal, because a line that wraps cannot be written over. */
  private line(text: string): void {
    process.stderr.write(`\r\u001b[K${text.slice(0, process.stderr.columns - 1)}`);
  }
}

/** "8 s", "3 min 5 s", "2 h 10 min". */
export function clock(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}
