import { dailyOf } from '@skerry/games/daily';
import { OfferButton } from '@skerry/look';
import type { TableInfo } from '@skerry/tables';
import { useEffect } from 'preact/hooks';
import { DAILY } from '../routes.ts';
import { dailyWords } from '../words/daily.ts';

export function DailyEnd({ info }: { readonly info: TableInfo | undefined }) {
  const { seed, made = 0 } = info ?? {};
  const isDaily = seed !== undefined && dailyOf(seed, made) !== undefined;
  useEffect(() => {
    // If it cannot be stored now, the page of the day tries again.
    if (isDaily) void import('./tables.ts').then(({ settleDaily }) => settleDaily()).catch(() => undefined);
  }, [isDaily]);
  return isDaily ? <OfferButton label={dailyWords().toDaily} icon="analysis" href={DAILY} /> : null;
}
