import { type Fact, type Game, type GameState, unfold, type View } from '@skerry/engine';
import { durationOf, type GameBoard, type Moment } from '@skerry/look';
import type { Page } from '@skerry/tables';

/** A part of a page that is shown at once: facts, and the state after them. */
export interface Passage {
  readonly facts: readonly Fact[];
  readonly state: View['state'];
  /** The duration of its animation, in milliseconds. */
  readonly lasts: number;
}

export type Passages = readonly [...Passage[], Passage];

/** The most time a page takes, however much happens in it. */
export const LONGEST = 3500;

/** A page as one passage: all its facts, and its final state. */
export const wholeOf = (page: Page, lasts: number): Passage => ({ facts: page.facts, state: page.state, lasts });

/**
 * A page split into passages, where the state after each fact is known. Facts without a duration are shown with the
 * next one that has one, or with the last.
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

/** The first page of a history slice has its entry, but not the states in between. */
function statesOf(game: Game, before: Page, { entry, seat }: Page): readonly View['state'][] | undefined {
  if (entry === undefined) return undefined;
  const unfolded = unfold(game, before.state as GameState, { ...entry, ...(seat !== undefined && { seat }) });
  return unfolded.facts.map(({ state }) => state);
}

/** How much faster than usual to show these passages, so that no page takes too long. */
export function hasteFor(passages: readonly Passage[]): number {
  return Math.max(1, passages.reduce((sum, { lasts }) => sum + lasts, 0) / LONGEST);
}

/** A page during playback: how far it has been shown. */
export interface Shown {
  readonly at: number;
  readonly page: Page;
  /** The current passage, and the remaining ones. */
  readonly passage: Passage;
  readonly rest: readonly Passage[];
  readonly facts: readonly Fact[];
  readonly pace: number;
  readonly moment: Moment | undefined;
}

/** A page at its end, without animation. */
export const still = (at: number, page: Page): Shown => ({
  at,
  page,
  passage: wholeOf(page, 0),
  rest: [],
  facts: page.facts,
  pace: 1,
  moment: undefined,
});

export const isAtEnd = ({ rest }: Shown): boolean => rest.length === 0;

export const timeOf = ({ passage, pace }: Shown): number => passage.lasts / pace;
