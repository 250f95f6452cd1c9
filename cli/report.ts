import { SKERRY } from './command.ts';
import type { LoadedGame } from './games.ts';
import type { SeriesResult } from './play-series.ts';
import { type Course, countPlot, coursePlot, escaped, histogram, sharePlot } from './plot.ts';
import { clock as timeOf } from './progress.ts';
import { reportHtml, slip } from './report-html.ts';
import { botsOf, again as commandFor, type GameSummary, type Series } from './series.ts';
import { capital, percent, pointsOf, spaced, type Tally } from './tally.ts';
import { useRows, useTable } from './uses.ts';
import { quantile, spreadOf, wilson } from './wilson.ts';

/** Plots over time end when fewer than this share of the games is still going on. */
const ENOUGH = 0.1;

export function reportPage(
  loaded: LoadedGame,
  series: Series,
  options: object,
  played: SeriesResult,
  result: Tally,
): string {
  const { title } = loaded.text.en;
  const { summaries } = played;
  const rows = settingRows(series, options, played, result).map(
    ([name, value]) => `<div><dt>${escaped(name)}</dt><dd>${escaped(value)}</dd></div>`,
  );
  const again = `<p>The same games again:</p><pre>${escaped(`${SKERRY} ${commandFor(series)}`)}</pre>`;
  return reportHtml({
    language: 'en',
    title: `${title}: ${result.games} games`,
    kind: 'simulation',
    heading: title,
    lead: lead(series, result),
    slips: [
      ...[...headline(series, result), ...courses(summaries), ...points(summaries)],
      ...[lengths(summaries), ...used(loaded, summaries)],
      slip('How it was made', `\n<dl>${rows.join('')}</dl>\n${again}`, ' wide'),
    ],
    footer:
      'Made by Skerry, an open digital table for island board games. Not affiliated with the publishers of the games.',
  });
}

function lead({ seats, bots, games: asked }: Series, { games }: Tally): string {
  const count = games === asked ? `${games} games` : `${games} of ${asked} games`;
  return `${count} between ${seats} ${botsOf(bots)}, every game with a seed of its own.`;
}

function headline({ bots }: Series, { games, won, endings }: Tally): string[] {
  const team = typeof won === 'number';
  const wins = team ? [won] : won;
  const rows = wins.map((hits, seat) => ({
    name: team ? 'all seats' : `seat ${seat}, ${bots[seat]}`,
    share: hits / Math.max(1, games),
    ...wilson(hits, games),
  }));
  const [first] = rows;
  const large =
    team && first !== undefined
      ? `<p class="large">${percent(first.share)} %</p><p class="note">${won} of ${games} games. The true share is between ${percent(first.low)} and ${percent(first.high)} % (95 % interval).</p>`
      : '<p class="note">With 95 % intervals. A shared first place counts for all who share it.</p>';
  const ends = Object.entries(endings).map(([why, count]) => ({ name: spaced(why), count }));
  const ended = slip('How games ended', countPlot('Endings by frequency', ends));
  if (!team && wins.length === 1) return [ended];
  return [slip('Games won', `${large}${sharePlot('Share of games won, in per cent', rows)}`), ended];
}

function courses(summaries: readonly GameSummary[]): string[] {
  const clock = summaries[0]?.clock ?? 'turn';
  const measures = [...new Set(summaries.flatMap(({ samples }) => Object.keys(samples)))];
  return measures.map((measure) => {
    const name = capital(spaced(measure));
    const course = courseOf(summaries.flatMap(({ samples }) => (samples[measure] ? [samples[measure]] : [])));
    const note = '<p class="note">The mean, and the middle half of the games still going on.</p>';
    return slip(name, coursePlot(`${name} over time: mean and quartiles`, course, clock) + note);
  });
}

export function courseOf(runs: readonly (readonly number[])[]): Course {
  const mean: number[] = [];
  const low: number[] = [];
  const high: number[] = [];
  for (let at = 0; ; at++) {
    const values = runs.flatMap((run) => run[at] ?? []).sort((a, b) => a - b);
    if (values.length === 0 || values.length < runs.length * ENOUGH) return { mean, low, high };
    mean.push(spreadOf(values).mean);
    low.push(quantile(values, 0.25));
    high.push(quantile(values, 0.75));
  }
}

function points(summaries: readonly GameSummary[]): string[] {
  return [...pointsOf(summaries)].map(([heading, values]) =>
    slip(`Points: ${spaced(heading)}`, histogram(`How many points seats got for ${spaced(heading)}`, values, 'points')),
  );
}

function lengths(summaries: readonly GameSummary[]): string {
  const decisions = summaries.map((each) => each.decisions);
  if (decisions.length === 0) return '';
  return slip('Length of games', histogram('How many decisions games took', decisions, 'decisions'));
}

function used({ botProfile: { uses = [] } }: LoadedGame, summaries: readonly GameSummary[]): string[] {
  return uses.map((each, kind) => slip(each.name, useTable(useRows(each, kind, summaries), summaries.length)));
}

function settingRows(
  series: Series,
  options: object,
  { seconds, cpuSeconds }: SeriesResult,
  result: Tally,
): [string, string][] {
  const chosen = Object.entries(options).map(([name, value]): [string, string] => [spaced(name), String(value)]);
  return [
    ['seats', String(series.seats)],
    ['bots', botsOf(series.bots)],
    ...chosen,
    ['seed', series.seed],
    ['decisions a game', result.decisions.mean.toFixed(1)],
    ['mean thought', `${(result.meanThought * 1000).toFixed(1)} ms`],
    ['longest thought', `${(result.longest * 1000).toFixed(0)} ms`],
    ['time', timeOf(seconds)],
    ['processor time', timeOf(cpuSeconds)],
  ];
}
