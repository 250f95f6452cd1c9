import { Sitting } from '@skerry/tables';
import { expect } from 'vitest';
import type { Store } from '../../index.ts';
import { game, isOf, type Stubborn } from './stubborn.ts';

/** The log of a table, and what each of its players was told and knows, tell the same story. Gives the lines. */
export async function expectAgreement(store: Store, table: string, players: readonly Stubborn[]): Promise<number> {
  const row = await store.table(table);
  const lines = await store.lines(table);
  expect(
    lines.map(({ n }) => n),
    'lines without a gap',
  ).toEqual(lines.map((_, n) => n + 1));

  const commands = lines.map(({ seat, command }) => `${seat}/${command}`);
  expect(new Set(commands).size, 'no command is played twice').toBe(commands.length);

  const { state } = Sitting.load(game, row!.head!, lines).view('watcher');
  for (const player of players) {
    expect(player.troubles).toEqual([]);
    for (const [id, n] of player.acknowledged) {
      expect(`${player.seat}/${id}`, 'what was acknowledged is there').toBe(commands[n - 1]);
    }
    for (const { seat, command, action } of lines) {
      if (seat !== player.seat) continue;
      const turn = player.sent.get(command ?? '');
      expect(turn && isOf(turn, action), `line by ${command} is what was sent`).toBe(true);
    }
    expect(player.book?.n).toBe(lines.length);
    expect(player.state).toEqual(state);
  }
  return lines.length;
}

/** Until everything that was sent is answered, and everybody knows everything; then all leave. */
export async function comeToRest(players: readonly Stubborn[]): Promise<void> {
  for (const player of players) player.rest();
  await untilHeard(players, () => {
    const known = new Set(players.map(({ book }) => book?.n));
    return players.every(({ settled }) => settled) && known.size === 1;
  });
  for (const player of players) player.leave();
}

/** Looks again whenever a player has heard something. */
export function untilHeard(players: readonly Stubborn[], enough: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (!enough()) return;
      for (const player of players) player.whenHeard = () => {};
      resolve();
    };
    for (const player of players) player.whenHeard = look;
    look();
  });
}
