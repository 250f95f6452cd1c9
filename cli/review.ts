import { type Review, reviewing } from '@skerry/bots';
import { summaryOf } from '@skerry/bots/report';
import type { GameRecord } from '@skerry/engine';
import { type Command, Failure, flag, readArgs, readNumber, text, texts, UsageError } from './command.ts';
import { writeFileWell } from './files.ts';
import { EXAMPLE, GAMES, type LoadedGame } from './games.ts';
import { paintFor, printLines, wrap } from './paint.ts';
import { Progress } from './progress.ts';
import { loadRecord, onRecord } from './records.ts';
import { fitFrom, measureReviews } from './review-games.ts';
import { reviewPage } from './review-page.ts';
import { pointLines, type ReviewedGame, reviewedGame, seatLines } from './review-story.ts';
import { SavedReviews } from './saved-reviews.ts';
import { LANG_OPTION, readLanguage } from './setting.ts';
import { widthOf } from './story.ts';
import { CORES, readCores } from './threads.ts';
import { WORDS } from './words.ts';

const OPTIONS = {
  report: text('FILE.html', 'write a page with the curve, the turning points and the bars'),
  json: flag('print JSON for other programs'),
  finer: text('N', 'multiply the number of simulated games, e.g. 4 or 0.25'),
  seed: text('N', 'a whole number; the same seed gives the same review (default 1)'),
  lang: LANG_OPTION,
  games: text('N', 'instead of a file: play N bot games per level, review them all and write docs/review.md'),
  keep: text('FILE', 'with --games: save each reviewed game there at once, and skip those already in it'),
  game: texts('NAME', 'with --games or --fit: this game only'),
  fit: text('N', 'play N games with keen bots and print the win-probability calibration'),
  quick: flag('with --fit: games of the quick player, where keen bots take too long'),
  cores: text('N', `with --games or --fit: how many threads (default all ${CORES})`),
} as const;

export const review: Command = {
  name: 'review',
  summary: 'analyse a recorded game: luck, skill and turning points',
  operands: ['<file>'],
  options: OPTIONS,
  notes: ['Estimates come from the bots and use only what the seat that acted could know.'],
  examples: ['review game.json', 'review game.json --report review.html', `review --games 100 --game ${EXAMPLE}`],
  async run(args, home) {
    const many = args.some((arg) => /^--(games|fit)(=|$)/.test(arg));
    const { values, positionals } = readArgs({ operands: many ? [] : this.operands, options: OPTIONS }, args);
    const finer = readFiner(values.finer);
    const seed = readNumber('--seed', values.seed ?? '1', 0, 0x7fffffff);
    if (many) {
      const cores = readCores(values);
      const names = values.game ?? GAMES;
      if (values.fit !== undefined) {
        const games = readNumber('--fit', values.fit, 1, 1_000_000);
        for (const name of names)
          process.stdout.write(await fitFrom(name, { games, cores, seed, quick: values.quick ?? false }, home));
        return 0;
      }
      const games = readNumber('--games', values.games ?? '', 1, 1_000_000);
      const kept = values.keep === undefined ? undefined : await SavedReviews.in(values.keep);
      for (const name of names)
        process.stdout.write(await measureReviews(name, { games, cores, seed, finer }, home, kept));
      return 0;
    }
    const language = readLanguage(values.lang);
    const { loaded, written } = await loadRecord(positionals[0] ?? '');
    const found = reviewed(loaded, written, seed, finer, WORDS[language].reviewing);
    const told = reviewedGame(loaded, written, found, language);
    if (values.json) process.stdout.write(`${JSON.stringify({ summary: summaryOf(told), ...found })}\n`);
    else printLines(story(told));
    if (values.report !== undefined) {
      await writeFileWell(values.report, reviewPage(told));
      process.stderr.write(`${WORDS[language].reportIn(values.report)}\n`);
    }
    return 0;
  },
};

function readFiner(text: string | undefined): number {
  const finer = Number(text ?? '1');
  if (!(finer >= 0.05 && finer <= 100)) throw new UsageError(`--finer needs a number from 0.05 to 100, not "${text}".`);
  return finer;
}

function reviewed(loaded: LoadedGame, written: GameRecord, seed: number, finer: number, label: string): Review {
  if (written.entries.length === 0) throw new Failure('There is nothing to review: this game has no entries.');
  const steps = onRecord(() =>
    reviewing({ game: loaded.game, botProfile: loaded.botProfile, record: written, seed, finer }),
  );
  const progress = new Progress(label, written.entries.length);
  try {
    for (;;) {
      const step = onRecord(() => steps.next());
      if (step.done) return step.value;
      progress.show(step.value.done);
    }
  } finally {
    progress.clear();
  }
}

function story(told: ReviewedGame): string[] {
  const paint = paintFor(process.stdout);
  const width = widthOf(process.stdout);
  const lines = (text: string, margin: string): string[] => wrap(text, width, margin).split('\n');
  return [
    paint.heading(told.text.title),
    ...summaryOf(told).flatMap((sentence) => lines(sentence, '')),
    '',
    ...pointLines(told, paint, lines),
    '',
    ...seatLines(told, paint),
  ];
}
