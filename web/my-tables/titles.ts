import { ANNOUNCED } from '@skerry/games';
import { inReadersLanguage } from '../words/speak.ts';

/** A game's title in the reader's language; an unknown game keeps its name from records. */
export function titleOf(game: string): string {
  const card = announced(game)?.card;
  return card === undefined ? game : inReadersLanguage(card.words).title;
}

/** A game of this program, by its name in records. */
export const announced = (game: string) => (Object.hasOwn(ANNOUNCED, game) ? ANNOUNCED[game] : undefined);
