export type * from './bot-profile.ts';
export * from './evaluator.ts';
export * from './net.ts';
export type * from './puzzles.ts';
