import { type Fact, follow, type Json, same, sayFact, suppose, type Table, view } from '@skerry/engine';
import type { Choosing, StudyState } from './study-state.ts';

/** What chance may bring, in words. */
export interface SaidOutcome {
  readonly key: string;
  readonly outcome: Json;
  readonly sentence: string;
  readonly count: number;
}

/** The rest of a supposed move is always dealt alike, so that two of them differ by the outcome alone. */
const REST = { seed: 'the rest' };

/** Each outcome is called by the first fact in which it differs from the others; dice by their number. */
export function sayOutcomes({ positions, study, game, names }: StudyState, choosing: Choosing): SaidOutcome[] {
  const { at, seat, action, known, asked } = choosing;
  const text = game.text.value;
  const { could } = asked;
  const keyOf = (outcome: Json): string => JSON.stringify([at, seat, action, known, outcome]);
  const isDie = could.every(({ outcome, count }, n) => count === 1 && outcome === n + 1);
  const told = could.map(({ outcome }) => {
    const table = positions.at(study.peek(), at);
    const { entry } = suppose(table, { seat, action }, [...known, outcome], REST);
    const facts = follow(table, entry!).map(({ fact }) => fact);
    return { facts, table };
  });
  const first = isDie ? 0 : firstDifference(told.map(({ facts }) => facts));
  return could.map(({ outcome, count }, n) => {
    const { facts, table } = told[n]!;
    const fact = facts[first];
    const sentence =
      isDie || fact === undefined
        ? String(outcome)
        : sayFact(text, fact, { names, ...contextOf(table), reader: undefined });
    return { key: keyOf(outcome), outcome, sentence, count };
  });
}

const contextOf = (table: Table) => ({ state: view(table, 'watcher').state, content: table.game.content });

function firstDifference(told: readonly (readonly Fact[])[]): number {
  const [one = [], ...others] = told;
  let n = 0;
  while (n < one.length && others.every((facts) => same(facts[n], one[n]))) n++;
  return n;
}
