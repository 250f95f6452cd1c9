export { Bot, type BotSettings, type Decision } from './bot.ts';
export { learn, type TrainingOptions, type TrainingSamples } from './learn.ts';
export { ROLLOUTS } from './levels.ts';
export { type Match, type MatchResult, playMatch, seatBots, type Thinking } from './match.ts';
export { Model, type ModelState, type SampleRows } from './model.ts';
export { type Planned, type PlanProblem, plan, planning } from './plan.ts';
export {
  addPriceSums,
  firstPrices,
  noPriceSums,
  type PriceGames,
  type PriceSums,
  pricerOf,
  pricesFrom,
  sumPriceGames,
} from './prices.ts';
export * from './profile/index.ts';
export { type FoundPuzzle, type PuzzleMaker, puzzleAt } from './puzzle/find.ts';
export { goalsAt, type MadePuzzle, makingPuzzle } from './puzzle/make.ts';
export { type Quest, shortestWays, type Ways } from './puzzle/ways.ts';
export { type Blunder, blundersOf } from './review/blunders.ts';
export { fitCalibration, fitLift, fitSpread, type Sample, type SampledGame, sampleOf } from './review/fit.ts';
export {
  comesToMore,
  type Hint,
  type HintMove,
  type HintProblem,
  hinting,
  isSameFigure,
  isSurelyBetter,
} from './review/hint.ts';
export { type OwnPoints, pointsFor, turningPoints } from './review/points.ts';
export { type PositionWorth, type WorthProblem, weighingPosition } from './review/position-worth.ts';
export { REVIEW_WIDTHS, review, reviewing, unitOf } from './review/review.ts';
export type {
  Review,
  ReviewedChance,
  ReviewedChoice,
  ReviewedEntry,
  ReviewProblem,
  ReviewProgress,
  SeatReview,
  TurningPoint,
  WeighedMoves,
} from './review/types.ts';
export { type Estimate, type Unit, WHISKER } from './review/worth.ts';
export { type Gathering, gatherSamples } from './samples.ts';
export { type Candidate, type Found, search, searching, type Thought, type Weighed } from './search.ts';
export { type GameSamples, learnerOf, playAndNote, type SelfPlay } from './self-play.ts';
export { type Decided, LostWorker, type StartWorker, Thinker } from './thinker.ts';
export { type Round, roundOf, Trainer, type TrainerState } from './trainer.ts';
export { type Tuning, tune } from './tune.ts';
export { serveBots, type WorkerAnswer, type WorkerRequest } from './worker.ts';
