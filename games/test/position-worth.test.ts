import { type PositionWorth, unitOf, weighingPosition } from '@skerry/bots';
import { asks, legal, open, outcome, play, Random, type Table, view } from '@skerry/engine';
import { describe, expect, test } from 'vitest';
import { manifestOf } from '../registry.ts';

const GAMES = ['forbidden-island', 'trails-of-tucana', 'islebound', 'island-of-dread'];

async function playedBy(name: string, entries: number) {
  const manifest = manifestOf(name)!;
  const game = await manifest.rules();
  const botProfile = await manifest.botProfile(game);
  const seats = game.seats.includes(1) ? 1 : 2;
  const table = open(game, { seats, seed: 'worth' });
  const random = new Random(3);
  for (let n = 0; n < entries && outcome(table) === undefined; n++) act(table, random);
  return { game, botProfile, table, seats };
}

function act(table: Table, random: Random): void {
  const { seat } = asks(table).find(({ must }) => must)!;
  const all = legal(table, seat);
  play(table, seat, all[random.below(all.length)]!);
}

function last(steps: Generator<PositionWorth, PositionWorth>): PositionWorth {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

describe.each(GAMES)('a position of %s', (name) => {
  test('is worth something at once, and the value becomes fine by more games', async () => {
    const { game, botProfile, table, seats } = await playedBy(name, 6);
    const { unit, sides } = unitOf(game, botProfile, seats);
    const steps = weighingPosition({ game, botProfile, view: view(table, 'watcher'), seed: 1 });
    const first = steps.next();
    expect(first.done).toBe(false);
    expect(first.value.tried).toBe(1);
    expect(first.value.worth).toHaveLength(sides);
    const fine = last(steps);
    expect(fine.isFine).toBe(true);
    expect(fine.tried).toBe(fine.of);
    if (unit === 'chance') for (const { mean } of fine.worth) expect(mean >= 0 && mean <= 1).toBe(true);
  });
});
