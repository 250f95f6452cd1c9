import type { Seat } from '@skerry/engine';
import { list, nameOf } from '@skerry/speech/fr';
import { TREASURE_TILES, type Treasure } from '../../content/tiles.ts';
import { type Endings, seatOf, type TextContext, treasureOf } from '../context.ts';
import { le } from './grammar.ts';

export const won = ({ reader }: TextContext): string =>
  `${reader === undefined ? 'L’équipe a gagné' : 'Vous avez gagné ensemble'} : les quatre trésors sont à l’abri, et tout le monde aussi.`;

export const losses = {
  foolsLanding: (): string =>
    `La partie est perdue : ${le('fools-landing')} a sombré, et avec lui le chemin du retour.`,
  treasure: (treasure: Treasure): string =>
    `La partie est perdue : ${list(TREASURE_TILES[treasure].map(le))} ont sombré en emportant ${le(treasure)}.`,
  drowned: (seat: Seat, context: TextContext): string =>
    `La partie est perdue : ${seat === context.reader ? 'vous n’aviez' : `${nameOf(context, seat)} n’avait`} plus aucune tuile à rejoindre à la nage.`,
  skull: (): string => 'La partie est perdue : l’eau a atteint la tête de mort et recouvre l’île.',
  givenUp: (): string => 'La partie est perdue : l’équipe a abandonné.',
};

export const endings: Endings = {
  won: (_, context) => won(context),
  foolsLanding: losses.foolsLanding,
  treasure: (why) => losses.treasure(treasureOf(why)),
  drowned: (why, context) => losses.drowned(seatOf(why), context),
  skull: losses.skull,
  givenUp: losses.givenUp,
};
