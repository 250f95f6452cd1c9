import type { CDPSession, Page } from 'playwright-core';

interface Finger {
  readonly x: number;
  readonly y: number;
}

/** What fingers do on the screen of a phone. Playwright has taps only. */
export class Fingers {
  private readonly devtools: CDPSession;
  /** Seconds since 1970, as the touches tell it: how soon one follows another does not depend on how busy a machine is. */
  private time = 1_800_000_000;

  private constructor(devtools: CDPSession) {
    this.devtools = devtools;
  }

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  /** Fingers come down, go along their ways together, and are lifted. */
  async go(...ways: readonly (readonly Finger[])[]): Promise<void> {
    const steps = Math.max(...ways.map((way) => way.length));
    for (let step = 0; step < steps; step++) {
      const touchPoints = ways.map((way, id) => ({ ...way[Math.min(step, way.length - 1)]!, id }));
      await this.tell(step === 0 ? 'touchStart' : 'touchMove', touchPoints);
    }
    await this.tell('touchEnd', []);
  }

  /** A touch that comes long after the last one, so that both are no double tap. */
  async tap(finger: Finger): Promise<void> {
    this.time += 1;
    await this.go([finger]);
  }

  /** A finger stays until something has come of it. */
  async hold(finger: Finger, until: () => Promise<void>): Promise<void> {
    this.time += 1;
    await this.tell('touchStart', [{ ...finger, id: 0 }]);
    await until();
    await this.tell('touchEnd', []);
  }

  private async tell(
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: readonly (Finger & { readonly id: number })[],
  ): Promise<void> {
    this.time += 0.02;
    await this.devtools.send('Input.dispatchTouchEvent', {
      ...{ type, timestamp: this.time },
      touchPoints: [...touchPoints],
    });
  }
}
