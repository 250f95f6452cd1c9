import type { Game, GameText, GameTypes, GameWithText, Language, Lore, Telling } from '@skerry/engine';
import type { GameBoard } from '@skerry/look';

/** Everything the project has of a game, each part loaded when it is needed. */
export interface GameRoom<T extends GameTypes = GameTypes> {
  rules(): Promise<Game<T>>;
  /** Everything a person reads of it, a language at a time. */
  readonly text: { readonly [L in Language]: () => Promise<GameText<T>> };
  /** What a bot needs to know. */
  lore(): Promise<Lore<T>>;
  /** What a person sees and touches; a game without it is played in the terminal. */
  board?(): Promise<GameBoard<T>>;
  /** A position drawn with letters, for the terminal. */
  sketch?(): Promise<{ readonly [L in Language]: Sketch<T> }>;
  /** The folder of the same game on another library, to compare the speed. */
  readonly peer?: string;
}

export interface Sketch<T extends GameTypes = GameTypes> {
  /** A few lines, to follow a game. */
  small(telling: Telling<T>): string;
  /** With all names, to play. */
  large(telling: Telling<T>): string;
}

/** The games of the project: the only place that knows them by name. */
const ROOMS: { readonly [name: string]: GameRoom } = {
  'forbidden-island': someRoom({
    rules: async () => (await import('@skerry/forbidden-island')).forbiddenIsland,
    text: {
      en: async () => (await import('@skerry/forbidden-island/text/en')).en,
      fr: async () => (await import('@skerry/forbidden-island/text/fr')).fr,
    },
    lore: async () => (await import('@skerry/forbidden-island/bot')).lore,
    board: async () => (await import('@skerry/forbidden-island/board')).board,
    sketch: async () => (await import('@skerry/forbidden-island/text/sketch')).sketch,
    peer: 'bench/boardgame-io/',
  }),
  'trails-of-tucana': someRoom({
    rules: async () => (await import('@skerry/trails-of-tucana')).trailsOfTucana,
    text: {
      en: async () => (await import('@skerry/trails-of-tucana/text/en')).en,
      fr: async () => (await import('@skerry/trails-of-tucana/text/fr')).fr,
    },
    lore: async () => (await import('@skerry/trails-of-tucana/bot')).lore,
    board: async () => (await import('@skerry/trails-of-tucana/board')).board,
  }),
};

export const GAMES: readonly string[] = Object.keys(ROOMS);

/** The room of a game, or nothing if the project has no game of that name. */
export function roomOf(name: string): GameRoom | undefined {
  return Object.hasOwn(ROOMS, name) ? ROOMS[name] : undefined;
}

/** The rules of a game with its sentences in every language. */
export async function rulesWithText({ rules, text }: GameRoom): Promise<GameWithText> {
  const [game, en, fr] = await Promise.all([rules(), text.en(), text.fr()]);
  return { game, text: { en, fr } };
}

/** A table holds only states, actions and facts of its own game, so whoever loads it may forget which game that is. */
function someRoom<T extends GameTypes>(room: GameRoom<T>): GameRoom {
  return room as unknown as GameRoom;
}
