import type { Seat } from '@skerry/engine';
import type { PileCard } from '../content/cards.ts';
import type { Treasure } from '../content/tiles.ts';
import type { Space } from '../rules/spaces.ts';
import { names } from './names.en.ts';
import { readerLast, type Telling, tileAt } from './telling.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Numbers up to ten are words. */
export const number = (n: number): string => NUMBERS[n] ?? String(n);

/** "no actions", "one action", "two actions". */
export const count = (n: number, noun: string): string => `${number(n)} ${noun}${n === 1 ? '' : 's'}`;

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** "Ada", "Ada and Bruno", "Ada, Bruno and Chiara". */
export function list(items: readonly string[], word: 'and' | 'or' = 'and'): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${word} ${last}`;
}

export const nameOf = ({ names }: Telling, seat: Seat): string => names[seat] ?? `Seat ${seat + 1}`;

/** "you" or "Ada", inside a sentence. */
export const who = (telling: Telling, seat: Seat): string => (seat === telling.reader ? 'you' : nameOf(telling, seat));

/** "You" or "Ada", where a sentence begins. */
export const subject = (telling: Telling, seat: Seat): string =>
  seat === telling.reader ? 'You' : nameOf(telling, seat);

/** "your" or "Ada’s". */
export const whose = (telling: Telling, seat: Seat): string =>
  seat === telling.reader ? 'your' : `${nameOf(telling, seat)}’s`;

/** The form of a verb that goes with the person: "has" for Ada, "have" for you. */
export const verb = (telling: Telling, seat: Seat, other: string, you: string): string =>
  seat === telling.reader ? you : other;

/** "Bruno, Chiara and you". */
export const people = (telling: Telling, seats: readonly Seat[], word?: 'and' | 'or'): string =>
  list(
    readerLast(telling, seats).map((seat) => who(telling, seat)),
    word,
  );

/** The tile on a space. */
export function place(telling: Telling, space: Space): string {
  const tile = tileAt(telling, space);
  return tile === undefined ? 'the open sea' : names.tiles[tile];
}

export const theTreasure = (treasure: Treasure): string => `the ${names.treasures[treasure]}`;

/** What a card is called when it is held, without an article: "Fire card", "Helicopter Lift". */
export function cardName(card: PileCard): string {
  const special = card === 'helicopter-lift' || card === 'sandbags' || card === 'waters-rise';
  return special ? names.cards[card] : `${names.cards[card]} card`;
}

/** "a Fire card", "an Earth card", "a Helicopter Lift", "Sandbags". */
export function aCard(card: PileCard): string {
  if (card === 'sandbags' || card === 'waters-rise') return names.cards[card];
  return `${card === 'earth' ? 'an' : 'a'} ${cardName(card)}`;
}
