import type { Seat } from '@skerry/engine';
import { capital, list, nameOf } from '@skerry/speech/de';
import { TREASURE_TILES, type Treasure } from '../../content/tiles.ts';
import { type Endings, seatOf, type TextContext, treasureOf } from '../context.ts';
import { Der, der } from './grammar.ts';

export const won = ({ reader }: TextContext): string =>
  `${reader === undefined ? 'Das Team hat gewonnen' : 'Ihr habt gemeinsam gewonnen'}: Alle vier Schätze sind in Sicherheit, und das ganze Team ist es auch.`;

export const losses = {
  foolsLanding: (): string =>
    `Die Partie ist verloren: ${Der('fools-landing')} ist versunken, und mit ihm der Weg nach Hause.`,
  treasure: (treasure: Treasure): string => {
    const tiles = capital(list(TREASURE_TILES[treasure].map(der)));
    return `Die Partie ist verloren: ${tiles} sind versunken, und mit ihnen ${der(treasure)}.`;
  },
  drowned: (seat: Seat, context: TextContext): string =>
    `Die Partie ist verloren: ${seat === context.reader ? 'Du konntest dich' : `${nameOf(context, seat)} konnte sich`} auf kein Feld mehr retten.`,
  skull: (): string => 'Die Partie ist verloren: Das Wasser hat den Totenkopf erreicht und bedeckt die Insel.',
  givenUp: (): string => 'Die Partie ist verloren: Das Team hat aufgegeben.',
};

export const endings: Endings = {
  won: (_, context) => won(context),
  foolsLanding: losses.foolsLanding,
  treasure: (why) => losses.treasure(treasureOf(why)),
  drowned: (why, context) => losses.drowned(seatOf(why), context),
  skull: losses.skull,
  givenUp: losses.givenUp,
};
