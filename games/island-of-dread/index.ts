export * from './content/built-in.ts';
export * from './content/constants.ts';
export * from './content/vocabulary.ts';
export * from './content/world.ts';
export type { Action } from './rules/actions.ts';
export * from './rules/facts.ts';
export type { Reason } from './rules/reasons.ts';
export * from './rules/state.ts';
export type { IslandOfDread } from './rules/types.ts';
