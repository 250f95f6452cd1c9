import { type Game, type GameTypes, scramble } from '@skerry/engine';
import { finish } from '../halving.ts';
import type { BotProfile, ReviewWidths } from '../profile/bot-profile.ts';
import { Companies } from './company.ts';
import { conclude } from './conclusion.ts';
import { decisionsOf, stretchFrom } from './decisions.ts';
import { reviewSingle, reviewStretch } from './entries.ts';
import type { ReviewSetup } from './future.ts';
import type { Review, ReviewedEntry, ReviewProblem, ReviewProgress } from './types.ts';
import { scalesOf, type Unit } from './worth.ts';

/** Default budget. */
export const REVIEW_WIDTHS: ReviewWidths = { beam: 24, ends: 12, choice: 96, sure: 32, chance: 24, entries: 200 };

/** Fewer futures are meaningless. */
const LEAST = 2;

const times = (widths: ReviewWidths, finer: number): ReviewWidths => {
  const more = (futures: number): number => Math.max(LEAST, Math.round(futures * finer));
  const { choice, sure, chance } = widths;
  return { ...widths, choice: more(choice), sure: more(sure), chance: more(chance) };
};

/** The budget per entry of a long game. */
const shareOf = ({ entries }: ReviewWidths, played: number): number => Math.min(1, entries / Math.max(1, played));

export const studyOf = <T extends GameTypes>(
  game: Game<T>,
  botProfile: BotProfile<T>,
  seats: number,
  finer = 1,
): ReviewSetup<T> => ({
  game,
  botProfile,
  scales: scalesOf(game, botProfile, seats),
  widths: times(botProfile.review ?? REVIEW_WIDTHS, finer),
  spent: { futures: 0 },
});

/** The unit and the number of sides of a game's review. */
export function unitOf<T extends GameTypes>(
  game: Game<T>,
  botProfile: BotProfile<T>,
  seats: number,
): { unit: Unit; sides: number } {
  const { unit, sides } = scalesOf(game, botProfile, seats);
  return { unit, sides };
}

/** Reviews a recorded game turn by turn. It may be abandoned at any pause. */
export function* reviewing<T extends GameTypes>(problem: ReviewProblem<T>): Generator<ReviewProgress<T>, Review<T>> {
  const { game, botProfile, record, seed } = problem;
  const share = shareOf(botProfile.review ?? REVIEW_WIDTHS, record.entries.length);
  const study = studyOf(game, botProfile, record.seats, (problem.finer ?? 1) * share);
  const decisions = decisionsOf(game, record);
  const entries: ReviewedEntry<T>[] = [];
  const companies = new Companies(study, decisions, seed);
  const of = record.entries.length;
  for (let at = 0; ; ) {
    const decision = decisions[at];
    if (decision === undefined) break;
    const stretch = stretchFrom(game, botProfile, decisions, at);
    const chance = scramble(seed, decision.n);
    const steps =
      stretch.length === 0
        ? reviewSingle(study, decision, chance, companies)
        : reviewStretch(study, stretch, chance, companies);
    for (;;) {
      const step = steps.next();
      if (step.done) {
        entries.push(...step.value);
        at += step.value.length;
        yield { done: (entries.at(-1)?.n ?? -1) + 1, of, entries: step.value };
        break;
      }
      yield { done: entries.length, of, entries: [] };
    }
  }
  return conclude(study, problem, decisions, entries);
}

export const review = <T extends GameTypes>(problem: ReviewProblem<T>): Review<T> => finish(reviewing(problem));
