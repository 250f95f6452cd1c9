/** The writes of a table that are under way. */
export class Writing {
  private count = 0;
  private waiting: (() => void)[] = [];

  get isUnderWay(): boolean {
    return this.count > 0;
  }

  begin(): void {
    this.count++;
  }

  /** One is over: does what follows from it, and then lets those go on who waited for the last. */
  end(follows: () => void): void {
    this.count--;
    follows();
    if (this.count === 0) this.release();
  }

  /** Until the last is over, or `release` is called; whoever waits looks again then. */
  rest(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
    });
  }

  release(): void {
    for (const go of this.waiting.splice(0)) go();
  }
}
