import { ANNOUNCED } from '@skerry/games';
import { settings } from '../settings/settings.ts';

/** What a game is called in the reader's language; a game that is not known here keeps the name it has in records. */
export const titleOf = (game: string): string => announced(game)?.card.words[settings.language.value].title ?? game;

/** A game of this program, by the name it has in records. */
export const announced = (game: string) => (Object.hasOwn(ANNOUNCED, game) ? ANNOUNCED[game] : undefined);
