import { type Fact, type Game, type GameState, unfold, type View } from '@skerry/engine';
import { durationOf, type GameBoard, type Moment } from '@skerry/look';
import type { Page } from '@skerry/tables';

/** A part of a page that is shown at once: facts, and the state after them. */
export interface Passage {
  readonly facts: readonly Fact[];
  readonly state: View['state'];
  /** How long its motion takes, in milliseconds. */
  readonly lasts: number;
}

/** There is always one. */
export type Passages = readonly [...Passage[], Passage];

/** A page never takes longer to be shown, however much happens in it. */
export const LONGEST = 3500;

/** A page as one passage: all its facts, and its end. */
export const wholeOf = (page: Page, lasts: number): Passage => ({ facts: page.facts, state: page.state, lasts });

/**
 * How a page is shown, passage by passage, where the state after each fact is known. Facts that take no time are shown together
 * with the next one that does, or with the last.
 */
export function passagesOf(game: Game, board: Pick<GameBoard, 'facts'>, before: Page, page: Page): Passages {
  const states = page.states ?? statesOf(game, before, page);
  if (states === undefined) return [wholeOf(page, durationOf(board.facts, page.facts))];
  const passages: Passage[] = [];
  let facts: Fact[] = [];
  for (const [nth, fact] of page.facts.entries()) {
    facts.push(fact);
    if (durationOf(board.facts, [fact]) === 0) continue;
    passages.push({ facts, state: states[nth] ?? page.state, lasts: durationOf(board.facts, facts) });
    facts = [];
  }
  const last = passages.pop() ?? { facts: [], lasts: 0 };
  return [...passages, { ...last, facts: [...last.facts, ...facts], state: page.state }];
}

/** A page that a slice of the history began with has its entry, but not the states on the way. */
function statesOf(game: Game, before: Page, { entry, seat }: Page): readonly View['state'][] | undefined {
  if (entry === undefined) return undefined;
  const unfolded = unfold(game, before.state as GameState, { ...entry, ...(seat !== undefined && { seat }) });
  return unfolded.facts.map(({ state }) => state);
}

/** How much faster than usual these passages must be shown, so that nobody waits too long. */
export function hasteFor(passages: readonly Passage[]): number {
  return Math.max(1, passages.reduce((sum, { lasts }) => sum + lasts, 0) / LONGEST);
}

/** A page of the book as it is being shown: how far, and what led to the passage that is shown. */
export interface Shown {
  readonly at: number;
  readonly page: Page;
  /** The passage that is shown, and those that follow. */
  readonly passage: Passage;
  readonly rest: readonly Passage[];
  /** All facts of the page that have been shown. */
  readonly facts: readonly Fact[];
  /** How many times faster than usual. */
  readonly pace: number;
  readonly moment: Moment | undefined;
}

/** A page at its end, without motion. */
export const still = (at: number, page: Page): Shown => ({
  at,
  page,
  passage: wholeOf(page, 0),
  rest: [],
  facts: page.facts,
  pace: 1,
  moment: undefined,
});

/** Whether all of the page has been shown. */
export const isAtEnd = ({ rest }: Shown): boolean => rest.length === 0;

/** How long the passage that is shown takes, in milliseconds. */
export const timeOf = ({ passage, pace }: Shown): number => passage.lasts / pace;
