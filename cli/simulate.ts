import { open, type PackName } from '@skerry/engine';
import { DEFAULT_LEVEL } from '@skerry/tables';
import { countBlunders, sayBlunders } from './blunders.ts';
import { columns, command, flag, readNumber, SKERRY, text } from './command.ts';
import { writeFileWell } from './files.ts';
import { EXAMPLE, type LoadedGame } from './games.ts';
import { loadGameWith, PACK_OPTION, packOf } from './packs.ts';
import { playSeries, type SeriesResult } from './play-series.ts';
import { clock } from './progress.ts';
import { reportPage } from './report.ts';
import { again, botsOf, type Series } from './series.ts';
import { BOTS_OPTION, readBots, readSetting, SETTING_OPTIONS } from './setting.ts';
import { milliseconds } from './strength.ts';
import { capital, mean, share, spaced, type Tally, tally } from './tally.ts';
import { CORES_OPTION, readCores } from './threads.ts';
import { quantile } from './wilson.ts';

export const simulate = command({
  name: 'simulate',
  summary: 'play many bot games and count the results',
  operands: ['<game>'],
  options: {
    games: text('N', 'how many games (default 100)'),
    bots: BOTS_OPTION,
    ...SETTING_OPTIONS,
    pack: PACK_OPTION,
    cores: CORES_OPTION,
    report: text('FILE.html', 'write a page with plots'),
    blunders: flag('count plain mistakes per level, where the game names some'),
    json: flag('print JSON for other programs'),
  },
  notes: ['Ctrl-C stops early and keeps the finished games. The results do not depend on the number of threads.'],
  examples: [
    `simulate ${EXAMPLE} --games 1000 --bots greedy`,
    `simulate ${EXAMPLE} --seats 4 --bots keen --option difficulty=elite --report island.html`,
    'simulate <game> --pack my-islands.json --bots greedy',
  ],
  async run({ values, positionals }, home) {
    const loaded = await loadGameWith(positionals[0] ?? '', values.pack, 'en');
    const setting = readSetting(loaded, values);
    const series: Series = {
      game: loaded.game.name,
      ...packOf(loaded, values.pack),
      ...setting,
      games: readNumber('--games', values.games ?? '100', 1, 10_000_000),
      bots: readBots(values.bots, setting.seats, DEFAULT_LEVEL),
      rotate: false,
      sample: values.report !== undefined,
      blunders: values.blunders ?? false,
    };
    const cores = readCores(values);
    const { options } = open(loaded.game, setting);
    const played = await playSeries(series, cores, home, loaded.text.en.title);
    const result = tally(played.summaries, loaded.game.team, series.seats);
    if (played.stopped) process.stderr.write(`Stopped after ${result.games} of ${series.games} games.\n`);
    process.stdout.write(
      values.json
        ? `${JSON.stringify(forMachines(loaded, series, options, result, played))}\n`
        : summary(loaded, series, result, played),
    );
    if (values.report !== undefined) {
      await writeFileWell(values.report, reportPage(loaded, series, options, played, result));
      process.stderr.write(`The report is in ${values.report}.\n`);
    }
    return 0;
  },
});

function forMachines(
  { botProfile }: LoadedGame,
  series: Series,
  options: object,
  result: Tally,
  played: SeriesResult,
): object {
  const { game, pack, seats, bots, seed } = series;
  return {
    game,
    ...(pack && { pack: nameOf(pack.bound) }),
    games: result.games,
    seats,
    options,
    bots,
    seed,
    won: result.won,
    scores: result.scores,
    endings: result.endings,
    decisions: played.summaries.reduce((sum, { decisions }) => sum + decisions, 0),
    turns: played.summaries.map(({ turns }) => turns),
    ...(series.blunders && { blunders: countBlunders(botProfile, series, played.summaries) }),
    seconds: played.seconds,
    cpuSeconds: played.cpuSeconds,
  };
}

const nameOf = ({ name, version, hash }: PackName): PackName => ({ name, version, hash });

function summary(
  { text, botProfile }: LoadedGame,
  series: Series,
  result: Tally,
  { summaries, seconds, cpuSeconds }: SeriesResult,
): string {
  const { games, won, scores, endings, decisions } = result;
  if (games === 0) return 'No game was finished.\n';
  const lengths = summaries.map((each) => each.decisions);
  const turns = summaries.map((each) => each.turns).toSorted((a, b) => a - b);
  const rows: [string, string][] = [];
  const content = series.pack === undefined ? '' : ` with ${series.pack.bound.name} (${series.pack.bound.version})`;
  if (typeof won === 'number') rows.push(['Won', share(won, games)]);
  // Alone there is nobody to win against.
  else if (series.seats > 1)
    for (const [seat, wins] of won.entries())
      rows.push([`Seat ${seat} (${series.bots[seat]}) won`, share(wins, games)]);
  for (const [heading, spread] of Object.entries(scores ?? {})) {
    rows.push([`Points, ${spaced(heading)}`, mean(spread, games * series.seats)]);
  }
  rows.push([
    'Length',
    `${decisions.mean.toFixed(1)} decisions, from ${Math.min(...lengths)} to ${Math.max(...lengths)}`,
  ]);
  rows.push(['', `${quantile(turns, 0.5)} turns in the median, from ${turns[0]} to ${turns.at(-1)}`]);
  for (const [nth, [why, count]] of Object.entries(endings).entries()) {
    rows.push([nth === 0 ? 'Ended by' : '', `${String(count).padStart(String(games).length)}  ${spaced(why)}`]);
  }
  for (const { name, level, count } of series.blunders ? countBlunders(botProfile, series, summaries) : [])
    rows.push([`${capital(spaced(name))} (${level})`, sayBlunders(count, games)]);
  const thought = `${milliseconds(result.meanThought)} on average, ${milliseconds(result.longest)} at most`;
  rows.push(['A decision', thought]);
  rows.push(['Time', `${clock(seconds)}, of processors ${clock(cpuSeconds)}`]);
  return [
    `${text.en.title}${content}, ${games} games between ${series.seats} ${botsOf(series.bots)}`,
    '',
    ...columns(rows),
    '',
    `Again: ${SKERRY} ${again(series)}`,
    '',
  ].join('\n');
}
