/** Summaries of past turns, and notices of what others did at the table. */
import '../../fault/errors.ts';

export { openAwayNotices } from './away-notices.ts';
export { openGists } from './gists.ts';
export { openSince } from './since.ts';
