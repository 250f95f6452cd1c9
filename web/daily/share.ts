import { type DailyScore, LEVELS_A_DAY } from '@skerry/games/daily';

/** The result as a text for others: how far it led, but nothing of the way. */
export function shareText(
  { title, line }: { readonly title: string; readonly line: string },
  { level }: Pick<DailyScore, 'level'>,
  address: string,
): string {
  const steps = '◆'.repeat(level) + '◇'.repeat(LEVELS_A_DAY - level);
  return [title, line, steps, address].join('\n');
}
