import { type Game, same } from '@skerry/engine';
import { GameSession } from '@skerry/tables';
import type { Store } from '../store/store.ts';
import { isOf, type Stubborn } from './stubborn.ts';

/** What the log of a table, and what its players were told and know, say against each other: nothing, if all is well. */
export async function disagreements(
  store: Store,
  game: Game,
  table: string,
  players: readonly Stubborn[],
): Promise<{ readonly lines: number; readonly found: readonly string[] }> {
  const found: string[] = [];
  const row = await store.table(table);
  const lines = await store.lines(table);
  if (row?.head === undefined) return { lines: lines.length, found: [`${table}: the game never began`] };
  if (lines.some(({ n }, index) => n !== index + 1)) found.push(`${table}: the lines have a gap`);

  const commands = lines.map(({ seat, command }) => (command === undefined ? '' : `${seat}/${command}`));
  const given = commands.filter((command) => command !== '');
  if (new Set(given).size !== given.length) found.push(`${table}: a command was played twice`);

  const { head } = row;
  const stateAt = (n: number) => GameSession.load(game, head, lines.slice(0, n)).view('watcher').state;
  for (const player of players) {
    const who = `${table}, seat ${player.seat}`;
    found.push(...player.troubles.map((trouble) => `${who}: ${trouble}`));
    for (const [id, n] of player.acknowledged) {
      if (commands[n - 1] !== `${player.seat}/${id}`)
        found.push(`${who}: ${id} was acknowledged as line ${n}, which it is not`);
    }
    for (const { n, seat, command, action } of lines) {
      if (seat !== player.seat || command === undefined) continue;
      const turn = player.sent.get(command);
      if (!turn || !isOf(turn, action)) found.push(`${who}: line ${n} is not what was sent as ${command}`);
    }
    // The house may have let a stop go by after everybody had left.
    const known = player.book?.n ?? 0;
    if (lines.slice(known).some(({ command }) => command !== undefined))
      found.push(`${who}: knows ${known} of ${lines.length} lines`);
    else if (!same(player.state, stateAt(known))) found.push(`${who}: sees another table than the log tells of`);
  }
  return { lines: lines.length, found };
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
