import { capital, count, does, has, list, nameOf, number, people, theyDo } from '@skerry/speech/fr';
import { drawsMore, type Text } from '../context.ts';
import { losses, won } from './endings.ts';
import { ACTION, agree, au, card, DISCARD, du, FLOOD_CARD, Le, le, pawn, verb } from './grammar.ts';
import { names } from './names.ts';

const tilesOf = (tiles: readonly (keyof typeof names.tiles)[]): string => list(tiles.map((tile) => names.tiles[tile]));

export const facts: Text['facts'] = {
  opened: ({ seats, difficulty, layout, mark }) =>
    `${capital(number(seats))} aventuriers ont débarqué. Île : ${names.layouts[layout]}. Difficulté : ${names.difficulties[difficulty]}. L’eau est au cran ${mark}.`,
  tileLaid: ({ tile, space }) => `${Le(tile)} ${verb(tile, 'a', 'ont')} pris place en ${space}.`,
  adventurerDealt: ({ seat, adventurer, tile }, context) =>
    `${does(context, seat, 'joue', 'jouez')} ${le(adventurer)} et ${seat === context.reader ? 'commencez' : 'commence'} ${au(tile)}.`,
  cardDealt: ({ seat, card: dealt }, context) => `${has(context, seat)} reçu une ${card(dealt)}.`,
  dealtAgain: ({ seat }, context) =>
    `Une ${card('waters-rise')} ${seat === context.reader ? 'qui vous revenait' : `distribuée à ${nameOf(context, seat)}`} a rejoint la pioche ; une autre l’a remplacée.`,

  turnBegan: ({ seat, number }, context) =>
    seat === context.reader
      ? `Tour ${number} : à vous de jouer.`
      : `Tour ${number} : à ${nameOf(context, seat)} de jouer.`,
  actionsEnded: ({ seat, unused }, context) =>
    unused === 0
      ? `${has(context, seat)} terminé ${seat === context.reader ? 'vos' : 'ses'} actions.`
      : `${has(context, seat)} renoncé à ${count(unused, ACTION)}.`,
  moved: ({ seat, from, to, how, by }, context) => {
    const upTo = `jusqu’${au(to)}`;
    switch (how) {
      case 'walk':
        return `${has(context, seat)} rejoint ${le(to)}.`;
      case 'dive':
        return `${has(context, seat)} plongé ${upTo}.`;
      case 'fly':
        return `${has(context, seat)} volé ${du(from)} ${upTo}.`;
      case 'guided':
        return `${has(context, by)} guidé ${pawn(context, seat)} ${upTo}.`;
      case 'lifted':
        return by === seat
          ? `${has(context, seat)} pris l’hélicoptère ${upTo}.`
          : `${has(context, by)} transporté ${pawn(context, seat)} en hélicoptère ${upTo}.`;
      case 'swam':
        // FI-103
        return `${has(context, seat)} ${context.state.adventurers[seat] === 'pilot' ? 'volé' : 'nagé'} ${upTo}.`;
    }
  },
  shoredUp: ({ tiles, by, how }, context) =>
    `${has(context, by)} asséché ${list(tiles.map(le))}${how === 'sandbags' ? ' avec des sacs de sable' : ''}.`,
  gave: ({ from, to, card: given }, context) =>
    to === context.reader
      ? `${nameOf(context, from)} vous a donné une ${card(given)}.`
      : `${has(context, from)} donné une ${card(given)} à ${nameOf(context, to)}.`,
  captured: ({ seat, treasure, tile }, context) => `${has(context, seat)} pris ${le(treasure)} ${au(tile)}.`,
  discarded: ({ seat, card: laid, why }, context) => {
    switch (why) {
      case 'limit':
        return `${has(context, seat)} défaussé une ${card(laid)} pour revenir à cinq cartes.`;
      case 'capture':
        return `${has(context, seat)} défaussé une ${card(laid)} pour le trésor.`;
      case 'played':
        return `${has(context, seat)} mis la ${card(laid)} à la défausse.`;
    }
  },

  drew: ({ seat, card: drawn, nth }, context) =>
    `${has(context, seat)} ${nth === 2 ? 'ensuite ' : ''}pioché une ${card(drawn)}.`,
  watersRose: ({ mark, floodCards }) =>
    floodCards === 0
      ? 'L’eau a atteint la tête de mort.'
      : `L’eau a atteint le cran ${mark} : ${drawsMore(mark) ? 'désormais' : 'toujours'} ${count(floodCards, FLOOD_CARD)} par tour.`,
  floodStacked: ({ count: cards, tiles }) =>
    cards === 1
      ? `Une carte Inondation défaussée a repris place sur la pioche : ${tilesOf(tiles)}.`
      : `${capital(count(cards, FLOOD_CARD))} défaussées, mélangées, ont repris place sur la pioche : ${tilesOf(tiles)}.`,
  treasureRenewed: ({ count: cards }) =>
    `La pioche Trésor était vide : ${count(cards, DISCARD)} ${cards < 2 ? 'forme' : 'forment'} la nouvelle.`,
  handFull: ({ seat }, context) => `${has(context, seat)} six cartes, une de trop.`,

  played: ({ seat, card: played }, context) => `${has(context, seat)} joué une ${card(played)}.`,
  passed: ({ seat, until }, context) =>
    `${has(context, seat)} passé${until === 'turn' ? ' jusqu’au prochain tour' : ''}.`,

  floodCard: ({ tile, nth, of }) => `Carte Inondation ${nth} sur ${of} : ${names.tiles[tile]}.`,
  flooded: ({ tile }) => `${Le(tile)} ${verb(tile, 'est', 'sont')} ${agree(tile, 'inondé')}.`,
  sank: ({ tile, pawns }, context) => {
    const sank = `${Le(tile)} ${verb(tile, 'a', 'ont')} sombré`;
    return pawns.length === 0 ? `${sank}.` : `${sank} sous ${people(context, pawns)}.`;
  },
  floodRenewed: ({ count: cards }) =>
    `La pioche Inondation était vide : ${count(cards, DISCARD)} ${cards < 2 ? 'forme' : 'forment'} la nouvelle.`,
  mustSwim: ({ seat }, context) => `${does(context, seat, 'doit', 'devez')} quitter aussitôt la tuile engloutie.`,
  drowning: ({ seat, asked }, context) => {
    const danger = does(context, seat, 'n’a plus aucune tuile où nager', 'n’avez plus aucune tuile où nager');
    if (asked.length === 0) return `${danger}.`;
    return `${danger} ; ${people(context, asked, 'ou')} ${theyDo(context, asked, 'peut', 'peuvent', 'pouvez')} encore envoyer l’hélicoptère.`;
  },

  liftedOff: ({ seat }, context) =>
    `${has(context, seat)} appelé l’hélicoptère, et toute l’équipe a décollé ${du('fools-landing')}.`,
  won: (_, context) => won(context),
  lost: (loss, context) => {
    switch (loss.why) {
      case 'treasure':
        return losses.treasure(loss.treasure);
      case 'drowned':
        return losses.drowned(loss.seat, context);
      default:
        return losses[loss.why]();
    }
  },
};
