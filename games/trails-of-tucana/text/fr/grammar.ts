import * as speech from '@skerry/speech/fr';
import type { Card } from '../../content/cards.ts';
import type { Sight, Terrain } from '../../content/islands.ts';
import { names } from './names.ts';

export const TRAIL: speech.Noun = { name: 'sentier', gender: 'm' };
export const PIECE: speech.Noun = { name: 'tronçon', gender: 'm' };

const POINT: speech.Noun = { name: 'point', gender: 'm' };

/** Points stand in figures: "1 point", "14 points". */
export const points = (n: number): string => speech.figures(n, POINT);

/** "désert et eau", "désert et désert". */
export const pair = ([one, other]: readonly [Card | Terrain, Card | Terrain]): string =>
  `${names.cards[one]} et ${names.cards[other]}`;

/** "l’obélisque", "le yéti": all sights are masculine. */
export const le = (sight: Sight): string => speech.le({ name: names.sights[sight].one, gender: 'm' });
