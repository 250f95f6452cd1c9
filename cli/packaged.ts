import { COMMANDS, main } from './skerry.ts';

// The npm package: this file is built into its `dist`. What changes the files of a game is for a clone.
const { ladder, learn, puzzles, tune, ...commands } = COMMANDS;
await main(new URL('..', import.meta.url), commands, 'serve');
