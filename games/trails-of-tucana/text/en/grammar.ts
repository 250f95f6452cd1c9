import { figures } from '@skerry/speech/en';
import type { Card } from '../../content/cards.ts';
import type { Terrain } from '../../content/islands.ts';
import { names } from './names.ts';

/** Points stand in figures: "1 point", "14 points". */
export const points = (n: number): string => figures(n, 'point');

/** "desert and water", "desert and desert". */
export const pair = ([one, other]: readonly [Card | Terrain, Card | Terrain]): string =>
  `${names.cards[one]} and ${names.cards[other]}`;
