/** Summaries of past turns, and notices of what others did at the table. */
export { openAwayNotices } from './away-notices.ts';
export { openGists } from './gists.ts';
export { openSince } from './since.ts';
