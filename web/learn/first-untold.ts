import type { Fact, Seat } from '@skerry/engine';
import type { FirstTime } from '@skerry/look';

/** The rule to explain now: of those that have mattered and were not explained yet, the one that mattered first. */
export function firstUntold(
  rules: readonly FirstTime[],
  facts: readonly Fact[],
  reader: Seat,
  told: readonly string[],
): FirstTime | undefined {
  const left = rules.filter(({ key }) => !told.includes(key));
  for (const fact of facts) {
    const rule = left.find(({ when }) => when(fact, reader));
    if (rule !== undefined) return rule;
  }
  return undefined;
}
