import type { Review } from '@skerry/bots';
import { doubtOf, REVIEW_WORDS, type ReviewContext, sayPoint, sayWhere } from '@skerry/bots/report';
import { type GameRecord, inLanguage, type Language, LOCALES } from '@skerry/engine';
import type { LoadedGame } from './games.ts';
import type { Paint } from './paint.ts';
import { readPages } from './record-pages.ts';
import { botName } from './words.ts';

export interface ReviewedGame extends ReviewContext {
  readonly language: Language;
  readonly names: readonly string[];
}

export function reviewedGame(
  loaded: LoadedGame,
  written: GameRecord,
  review: Review,
  language: Language,
): ReviewedGame {
  const { game, text } = loaded;
  const { pages } = readPages(game, written);
  const names = Array.from({ length: written.seats }, (_, seat) => botName(seat));
  return {
    game,
    text: inLanguage(language, text),
    language,
    review,
    names,
    outcome: pages.at(-1)?.end,
    telling: (page) => ({ state: pages[page]!.state, reader: undefined, names, content: game.content }),
  };
}

export function pointLines(
  told: ReviewedGame,
  paint: Paint,
  lines: (text: string, margin: string) => string[],
): string[] {
  const words = REVIEW_WORDS[told.language];
  const { points, unit } = told.review;
  if (points.length === 0) return lines(words.labels.noPoints, '');
  return [
    paint.heading(words.labels.points),
    ...points.flatMap((point, n) => {
      const change = words.change(unit, point.swing.mean);
      const head = `${n + 1}  ${sayWhere(told, point)}  ${(point.swing.mean < 0 ? paint.bad : paint.good)(change)}`;
      return [head, ...lines(sayPoint(told, point), '   ')];
    }),
  ];
}

export function seatLines(told: ReviewedGame, paint: Paint): string[] {
  const words = REVIEW_WORDS[told.language];
  const { seated, unit, futures } = told.review;
  const width = Math.max(...told.names.map((name) => name.length));
  const figure = (estimate: { mean: number; error: number }): string =>
    `${words.change(unit, estimate.mean)} (${words.doubt(unit, doubtOf(estimate), 'short')})`;
  return [
    paint.heading(words.labels.luckAndSkill),
    ...seated.map(
      ({ luck, skill }, seat) =>
        `${told.names[seat]!.padEnd(width)}  ${words.labels.luck} ${figure(luck)}  ${words.labels.skill} ${figure(skill)}`,
    ),
    paint.quiet(words.labels.against),
    paint.quiet(words.labels.simulated(futures.toLocaleString(LOCALES[told.language]))),
  ];
}
