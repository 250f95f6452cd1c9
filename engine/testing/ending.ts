import { record, replay } from '../keeping/record.ts';
import { inside, outcome } from '../table.ts';
import { unfold } from '../unfold.ts';
import { demand, demandSame, show } from './demand.ts';
import type { Check } from './stop.ts';

/**
 * The game is over with its result: from then on nothing changes, and nothing is told but the end itself, in facts that
 * play never tells.
 */
export const nothingFollowsTheEnd: Check = ({ game, table }) => {
  if (outcome(table) === undefined) return;
  const written = record(table);
  const last = written.entries.at(-1);
  if (last === undefined) return;
  const inPlay = new Set<string>();
  const before = replay(game, written, written.entries.length - 1, (_table, facts) => {
    for (const { fact } of facts) inPlay.add(fact.fact);
  });
  const end = inside(table).state;
  for (const { fact, state } of unfold(game, inside(before).state, last).facts) {
    if (game.outcome(state) === undefined) continue;
    demandSame(state, end, `the state when ${show(fact)} was told, after the end,`);
    demand(!inPlay.has(fact.fact), () => `${show(fact)} is told after the end, as if play went on`);
  }
};
