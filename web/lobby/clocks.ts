import type { ClockRule } from '@skerry/tables';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

export const CLOCKS = {
  quick: { turn: 60 * SECOND, bank: 5 * MINUTE },
  relaxed: { turn: 5 * MINUTE, bank: 30 * MINUTE },
  days: { turn: DAY, bank: 3 * DAY },
} as const satisfies { readonly [name: string]: ClockRule };

export type ClockName = keyof typeof CLOCKS | 'none' | 'other';

export function clockName(rule: ClockRule | undefined): ClockName {
  if (rule === undefined) return 'none';
  const found = Object.entries(CLOCKS).find(([, { turn, bank }]) => turn === rule.turn && bank === rule.bank);
  return (found?.[0] as keyof typeof CLOCKS | undefined) ?? 'other';
}

export const clockRule = (name: ClockName): ClockRule | undefined =>
  name === 'none' || name === 'other' ? undefined : CLOCKS[name];
