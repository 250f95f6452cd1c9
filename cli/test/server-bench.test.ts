import { expect, test } from 'vitest';
import { type Ear, figuresOf, type House, measure, measureMemory, SEATS } from '../server-bench-load.ts';
import type { Gauge } from '../server-bench-process.ts';

const DELAY = 5;
const BYTES = 100;
const GAME_LENGTH = 20;

/** A server that answers each move after a while, and needs a tenth of a millisecond for it. */
class Imagined implements House, Gauge {
  readonly name = 'imagined';
  readonly forgets = async (): Promise<void> => {};
  private moves = 0;
  private tables = 0;

  async open(count: number, ear: Ear) {
    this.tables += count;
    return Array.from({ length: count }, (_, n) => this.table(n, ear));
  }

  async used() {
    return { cpu: this.moves / 10, heap: this.tables * SEATS * 1000, rss: 0 };
  }

  private table(place: number, ear: Ear) {
    let played = 0;
    return {
      get over() {
        return played >= GAME_LENGTH;
      },
      act: () => {
        this.moves++;
        setTimeout(() => {
          played++;
          for (let seat = 0; seat < SEATS; seat++) {
            ear.payload(BYTES);
            ear.heard(place, seat);
          }
          ear.settled(place);
        }, DELAY);
        return 0;
      },
      leave: () => {
        this.tables--;
      },
    };
  }
}

test('a saturated server is measured by the moves it did, what they cost and when they arrived', async () => {
  const server = new Imagined();
  const { moves, movesPerSecond, cpu, bytes, p50, p99 } = figuresOf(await measure(server, server, 4, 'saturated', 0.3));
  expect(moves).toBeGreaterThan(4);
  expect(movesPerSecond).toBeLessThanOrEqual((4 * 1000) / (DELAY - 1));
  expect(cpu).toBeCloseTo(0.1);
  expect(bytes).toBe(BYTES);
  expect(p50).toBeGreaterThan(DELAY - 1);
  expect(p99).toBeGreaterThanOrEqual(p50);
});

test('at an even pace a server gets so many moves a second and not more', async () => {
  const server = new Imagined();
  const { movesPerSecond } = figuresOf(await measure(server, server, 20, 100, 0.5));
  expect(movesPerSecond).toBeLessThanOrEqual(110);
});

test('memory is counted for each seat while people are there, and for each table after they left', async () => {
  const server = new Imagined();
  expect(await measureMemory(server, server, 10)).toEqual({ seat: { heap: 1000, rss: 0 }, idle: { heap: 0, rss: 0 } });
});
