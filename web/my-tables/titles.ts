import { ANNOUNCED } from '@skerry/games';
import { inReadersLanguage } from '../words/speak.ts';

/** What a game is called in the reader's language; a game that is not known here keeps the name it has in records. */
export function titleOf(game: string): string {
  const card = announced(game)?.card;
  return card === undefined ? game : inReadersLanguage(card.words).title;
}

/** A game of this program, by the name it has in records. */
export const announced = (game: string) => (Object.hasOwn(ANNOUNCED, game) ? ANNOUNCED[game] : undefined);
