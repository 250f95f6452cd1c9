import type { PuzzleBook, PuzzleGoal } from '@skerry/bots/profile';
import {
  checkPosition,
  cleanName,
  type GameState,
  type GameWithText,
  isObject,
  type Position,
  readJson,
  same,
} from '@skerry/engine';
import { manifestOf, rulesWithText } from '@skerry/games';
import { type LoadedGame, loadGame } from '../../game.ts';
import { packed, unpacked } from '../../local/packed-text.ts';
import { LONGEST_LINK, PUZZLE } from '../../routes.ts';

export const MOST_HINTS = 5;
export const LONGEST_HINT = 160;

/** What a link to a puzzle holds. */
interface FiledPuzzle {
  readonly skerry: 'puzzle';
  readonly format: 1;
  readonly game: string;
  /** As text. */
  readonly position: string;
  readonly goal: PuzzleGoal;
  readonly hints?: readonly string[];
  /** Nobody has proved that it can be done. */
  readonly unproved?: true;
}

export type MadePuzzle = Omit<FiledPuzzle, 'skerry' | 'format'>;

/** Nothing if it would be too long. */
export async function puzzleLink(puzzle: MadePuzzle): Promise<string | undefined> {
  const { hints = [], unproved, ...rest } = puzzle;
  const filed: FiledPuzzle = {
    ...{ skerry: 'puzzle', format: 1, ...rest },
    ...(hints.length > 0 && { hints }),
    ...(unproved && { unproved }),
  };
  const link = `${new URL(PUZZLE, location.href).href}#${await packed(filed)}`;
  return link.length > LONGEST_LINK ? undefined : link;
}

export interface SentPuzzle extends Pick<FiledPuzzle, 'goal' | 'unproved'> {
  readonly game: LoadedGame;
  readonly rules: GameWithText;
  readonly book: PuzzleBook;
  readonly position: Position;
  readonly hints: readonly string[];
}

/** The puzzle of a link, all of it checked. Nothing if anything is wrong with it. */
export async function sentPuzzle(hash: string): Promise<SentPuzzle | undefined> {
  try {
    const filed: unknown = readJson(await unpacked(hash));
    if (!isObject(filed) || filed.skerry !== 'puzzle' || filed.format !== 1) return undefined;
    const { game: name, position: text, goal, hints = [], unproved } = filed;
    if (typeof name !== 'string' || typeof text !== 'string' || !isGoal(goal) || !areHints(hints)) return undefined;
    const manifest = manifestOf(name);
    if (manifest?.puzzles === undefined || manifest.position === undefined) return undefined;
    const [game, rules, book, positions] = await Promise.all([
      loadGame(name),
      rulesWithText(manifest),
      manifest.puzzles(),
      manifest.position(),
    ]);
    const position = game && positions.read(text, game.game).position;
    if (position === undefined) return undefined;
    const isSound = checkPosition(game!.game, position, positions.rules).every(({ blocks }) => !blocks);
    const isKnown = isSound && book.goalsIn(position.state as object as GameState).some((each) => same(each, goal));
    if (!isKnown) return undefined;
    return {
      ...{ game: game!, rules, book, position, goal, hints: hints.map(cleanName) },
      ...(unproved === true && { unproved: true as const }),
    };
  } catch {
    return undefined;
  }
}

const isGoal = (value: unknown): value is PuzzleGoal =>
  isObject(value) &&
  typeof value.goal === 'string' &&
  Array.isArray(value.about) &&
  value.about.every((word) => typeof word === 'string');

const areHints = (value: unknown): value is readonly string[] =>
  Array.isArray(value) &&
  value.length <= MOST_HINTS &&
  value.every((hint) => typeof hint === 'string' && hint.length <= LONGEST_HINT);
