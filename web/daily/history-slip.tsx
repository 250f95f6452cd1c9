import { DAILY_ISLANDS } from '@skerry/games/daily';
import { Slip } from '@skerry/look';
import { dailyWords } from '../words/daily.ts';
import { type OwnDailyResult, streakOf, summaryOf } from './history.ts';

/** Older days are counted, but not listed. */
const LISTED = 14;

interface HistoryProps {
  readonly results: readonly OwnDailyResult[];
  readonly today: string;
  nameOf(island: string): string;
}

export function History({ results, today, nameOf }: HistoryProps) {
  const words = dailyWords();
  const days = [...new Set(results.map(({ day }) => day))].slice(0, LISTED);
  const totalOf = (day: string, island: string) =>
    results.find((result) => result.day === day && result.island === island)?.total;
  return (
    <Slip class="daily-history" title={words.history}>
      {results.length === 0 ? (
        <p class="cap">{words.noHistory}</p>
      ) : (
        <>
          <dl class="wrap daily-figures">
            <Figure name={words.streak} value={streakOf(results, today)} />
            <Figure name={words.islands} value={results.length} />
            {DAILY_ISLANDS.flatMap((island) => {
              const summary = summaryOf(results, island);
              if (summary === undefined) return [];
              const name = nameOf(island);
              return [
                <Figure key={`${island} best`} name={words.best(name)} value={summary.best} />,
                <Figure key={`${island} mean`} name={words.mean(name)} value={summary.mean} />,
              ];
            })}
          </dl>
          <table class="daily-days">
            <thead>
              <tr>
                <th scope="col">{words.day}</th>
                {DAILY_ISLANDS.map((island) => (
                  <th key={island} scope="col">
                    {nameOf(island)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.map((day) => (
                <tr key={day}>
                  <th scope="row">{words.shortDate(day)}</th>
                  {DAILY_ISLANDS.map((island) => (
                    <td key={island}>{totalOf(day, island) ?? <Nothing />}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </Slip>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Nothing() {
  return (
    <>
      <span aria-hidden="true">·</span>
      <span class="visually-hidden">{dailyWords().none}</span>
    </>
  );
}
