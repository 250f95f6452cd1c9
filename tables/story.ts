/** A table's log told again: from one of its posts on, or what a line brought about. */
import { backTo, follow, isOpen, mark, type Table, view } from '@skerry/engine';
import { countFor } from './counts.ts';
import { isTold, isUndo } from './lines.ts';
import type { TableLog } from './log.ts';
import type { News, Story } from './messages.ts';
import { type Audience, aboutLine, type Happening, newsOf, pageOf } from './news.ts';
import type { Post } from './start.ts';

/** What an audience may know from a post on, up to the page before another post or all of it. */
export function storyFrom(table: Table, log: TableLog, audience: Audience, post: Post, end?: Post): Story {
  const { lines: known, pages: first } = countFor(post.counts, audience.eyes);
  const lines = log.standingAfter(post, end);
  const then = backTo(table, post.mark);
  const opening = view(then, audience.eyes).state;
  // Whoever knows the rules works out what an entry brought about.
  const isWorkedOut = audience.knowsRules === true && lines.every((line) => log.noted(line).isOpen);
  const news: News[] = [];
  for (const line of lines) {
    const before = mark(then);
    const wasOpen = isOpen(then);
    const facts = isWorkedOut ? [] : follow(then, line);
    if (!isTold(line, audience.eyes)) continue;
    const after = line === log.standing.at(-1) ? table : then;
    const happening = { line, before, facts, isOpen: wasOpen && isOpen(then) };
    news.push(newsOf(after, happening, known + news.length + 1, audience));
  }
  return { first, opening, ...pageOf(post, audience), news };
}

/** What a happening means to an audience that is told of it. */
export function newsAbout(table: Table, log: TableLog, happening: Happening, audience: Audience): News {
  const { line, after, undone } = happening;
  const { eyes } = audience;
  const then = line.n === log.counts.lines ? table : backTo(table, after);
  const n = log.known(eyes, line.n);
  if (!isUndo(line.action)) return newsOf(then, happening, n, audience);
  const again = toldAnew(table, happening, n, audience);
  const back = undone.filter((each) => isTold(each, eyes)).length + again.length;
  return { ...aboutLine(then, line, n, audience), back, ...(again.length > 0 && { again }) };
}

/** What others did since what is taken back. */
function toldAnew(table: Table, { stands, base }: Happening, n: number, audience: Audience): News[] {
  const then = backTo(table, base);
  return stands.flatMap((line) => {
    const before = mark(then);
    const facts = follow(then, line);
    const happening = { line, before, facts, isOpen: isOpen(before) && isOpen(then) };
    return isTold(line, audience.eyes) ? [newsOf(then, happening, n, audience)] : [];
  });
}
