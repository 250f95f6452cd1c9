export { Bot, type BotSettings, type Decision } from './bot.ts';
export { type Lessons, learn, type Schooling } from './learn.ts';
export { type Gathering, gatherLessons } from './lessons.ts';
export { LEVELS, type Level, ROLLOUTS } from './levels.ts';
export { type Match, type MatchResult, playMatch, type Thinking } from './match.ts';
export { type Candidate, type Found, search, searching } from './search.ts';
export { type Decided, LostWorker, type Problem, type StartWorker, Thinker } from './thinker.ts';
export { type Tuning, tune } from './tune.ts';
export { type Answer, type Question, serveBots } from './worker.ts';
