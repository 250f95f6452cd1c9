import { a } from '@skerry/speech/en';
import type { PileCard } from '../../content/cards.ts';
import type { Space } from '../../content/spaces.ts';
import type { Treasure } from '../../content/tiles.ts';
import { type TextContext, tileAt } from '../context.ts';
import { names } from './names.ts';

/** The tile on a space. */
export function place(context: TextContext, space: Space): string {
  const tile = tileAt(context, space);
  return tile === undefined ? 'the open sea' : names.tiles[tile];
}

export const theTreasure = (treasure: Treasure): string => `the ${names.treasures[treasure]}`;

/** What a card is called when it is held, without an article: "Fire card", "Helicopter Lift". */
export function cardName(card: PileCard): string {
  const special = card === 'helicopter-lift' || card === 'sandbags' || card === 'waters-rise';
  return special ? names.cards[card] : `${names.cards[card]} card`;
}

/** "a Fire card", "an Earth card", "a Helicopter Lift", "Sandbags". */
export const aCard = (card: PileCard): string =>
  card === 'sandbags' || card === 'waters-rise' ? names.cards[card] : a(cardName(card));
