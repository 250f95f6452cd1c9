import { dailyIsland } from '@skerry/games/daily';
import type { OwnDailyResult } from './history.ts';

export function shareText(
  { title, line }: { readonly title: string; readonly line: string },
  { island, level }: Pick<OwnDailyResult, 'island' | 'level'>,
  address: string,
): string {
  const steps = '◆'.repeat(level) + '◇'.repeat(dailyIsland(island).levels - level);
  return [title, line, steps, address].join('\n').trimEnd();
}
