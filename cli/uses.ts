import type { BotProfile, UseCount } from '@skerry/bots';
import { type Game, record, replay, type Table, winnersOf } from '@skerry/engine';
import { escaped } from './plot.ts';
import type { GameSummary } from './series.ts';
import { percent } from './tally.ts';
import { wilson } from './wilson.ts';

/** By kind, thing and seat. */
export type Uses = readonly (readonly (readonly number[])[])[];

export function usesIn(game: Game, { uses = [] }: BotProfile, table: Table): Uses {
  const counts = uses.map(({ all }) => all.map(() => Array.from({ length: table.seats }, () => 0)));
  if (uses.length === 0) return counts;
  replay(game, record(table), Number.POSITIVE_INFINITY, (_table, facts) => {
    for (const { fact } of facts) {
      for (const [kind, { used }] of uses.entries()) {
        const found = used(fact);
        if (found !== undefined) counts[kind]![found.nth]![found.seat]!++;
      }
    }
  });
  return counts;
}

interface UseRow {
  readonly name: string;
  readonly times: number;
  /** Over all games. */
  readonly users: number;
  readonly won: number;
}

export function useRows({ all }: UseCount, kind: number, games: readonly GameSummary[]): UseRow[] {
  const rows = all.map((name, nth) => {
    let [times, users, won] = [0, 0, 0];
    for (const game of games) {
      const winners = winnersOf(game);
      for (const [seat, count] of (game.uses[kind]?.[nth] ?? []).entries()) {
        times += count;
        users += Number(count > 0);
        won += Number(count > 0 && winners.includes(seat));
      }
    }
    return { name, times, users, won };
  });
  return rows.sort((a, b) => b.times - a.times);
}

export function useTable(rows: readonly UseRow[], games: number): string {
  const lines = rows.map(({ name, times, users, won }) => {
    const { low, high } = wilson(won, users);
    const share = users === 0 ? '' : `${percent(won / users)} % (${percent(low)} to ${percent(high)})`;
    return `<tr><th>${escaped(name)}</th><td>${(times / Math.max(1, games)).toFixed(2)}</td><td>${users}</td><td>${share}</td></tr>`;
  });
  return `<table><thead><tr><th></th><th>per game</th><th>seats</th><th>won</th></tr></thead><tbody>${lines.join('')}</tbody></table>`;
}
