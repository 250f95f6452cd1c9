import { dailyWords } from '../words/daily.ts';
import { barsOf } from './history.ts';

interface HistogramProps {
  readonly totals: readonly { readonly total: number; readonly games: number }[];
  readonly yours: number;
}

export function Histogram({ totals, yours }: HistogramProps) {
  const words = dailyWords();
  const bars = barsOf(totals, yours);
  const most = Math.max(...bars.map(({ games }) => games));
  return (
    <ul class="stack histogram" aria-label={words.histogramTitle}>
      {bars.map(({ from, to, games, isYours }) => (
        <li key={from} data-yours={isYours}>
          <span class="visually-hidden">
            {words.histogram(from, to, games)}
            {isYours && `, ${words.yours}`}
          </span>
          <i aria-hidden="true" style={{ height: `${(100 * games) / most}%` }} />
          <small aria-hidden="true">{from}</small>
        </li>
      ))}
    </ul>
  );
}
