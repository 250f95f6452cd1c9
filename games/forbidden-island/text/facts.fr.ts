import { capital, count, does, has, list, nameOf, number, people, theyDo } from '@skerry/speech/fr';
import { losses, won } from './endings.fr.ts';
import { ACTION, agree, au, card, DISCARD, du, FLOOD_CARD, Le, le, pawn, verb } from './french.ts';
import { names } from './names.fr.ts';
import { drawsMore, type Text } from './telling.ts';

const tilesOf = (tiles: readonly (keyof typeof names.tiles)[]): string => list(tiles.map((tile) => names.tiles[tile]));

export const facts: Text['facts'] = {
  opened: ({ seats, difficulty, layout, mark }) =>
    `${capital(number(seats))} aventuriers ont débarqué. Île : ${names.layouts[layout]}. Difficulté : ${names.difficulties[difficulty]}. L’eau est au cran ${mark}.`,
  tileLaid: ({ tile, space }) => `${Le(tile)} ${verb(tile, 'a', 'ont')} pris place en ${space}.`,
  adventurerDealt: ({ seat, adventurer, tile }, telling) =>
    `${does(telling, seat, 'joue', 'jouez')} ${le(adventurer)} et ${seat === telling.reader ? 'commencez' : 'commence'} ${au(tile)}.`,
  cardDealt: ({ seat, card: dealt }, telling) => `${has(telling, seat)} reçu une ${card(dealt)}.`,
  dealtAgain: ({ seat }, telling) =>
    `Une ${card('waters-rise')} ${seat === telling.reader ? 'qui vous revenait' : `distribuée à ${nameOf(telling, seat)}`} a rejoint la pioche ; une autre l’a remplacée.`,

  turnBegan: ({ seat, number }, telling) =>
    seat === telling.reader
      ? `Tour ${number} : à vous de jouer.`
      : `Tour ${number} : à ${nameOf(telling, seat)} de jouer.`,
  actionsEnded: ({ seat, unused }, telling) =>
    unused === 0
      ? `${has(telling, seat)} terminé ${seat === telling.reader ? 'vos' : 'ses'} actions.`
      : `${has(telling, seat)} renoncé à ${count(unused, ACTION)}.`,
  moved: ({ seat, from, to, how, by }, telling) => {
    const upTo = `jusqu’${au(to)}`;
    switch (how) {
      case 'walk':
        return `${has(telling, seat)} rejoint ${le(to)}.`;
      case 'dive':
        return `${has(telling, seat)} plongé ${upTo}.`;
      case 'fly':
        return `${has(telling, seat)} volé ${du(from)} ${upTo}.`;
      case 'guided':
        return `${has(telling, by)} guidé ${pawn(telling, seat)} ${upTo}.`;
      case 'lifted':
        return by === seat
          ? `${has(telling, seat)} pris l’hélicoptère ${upTo}.`
          : `${has(telling, by)} transporté ${pawn(telling, seat)} en hélicoptère ${upTo}.`;
      case 'swam':
        // FI-103
        return `${has(telling, seat)} ${telling.state.adventurers[seat] === 'pilot' ? 'volé' : 'nagé'} ${upTo}.`;
    }
  },
  shoredUp: ({ tiles, by, how }, telling) =>
    `${has(telling, by)} asséché ${list(tiles.map(le))}${how === 'sandbags' ? ' avec des sacs de sable' : ''}.`,
  gave: ({ from, to, card: given }, telling) =>
    to === telling.reader
      ? `${nameOf(telling, from)} vous a donné une ${card(given)}.`
      : `${has(telling, from)} donné une ${card(given)} à ${nameOf(telling, to)}.`,
  captured: ({ seat, treasure, tile }, telling) => `${has(telling, seat)} pris ${le(treasure)} ${au(tile)}.`,
  discarded: ({ seat, card: laid, why }, telling) => {
    switch (why) {
      case 'limit':
        return `${has(telling, seat)} défaussé une ${card(laid)} pour revenir à cinq cartes.`;
      case 'capture':
        return `${has(telling, seat)} défaussé une ${card(laid)} pour le trésor.`;
      case 'played':
        return `${has(telling, seat)} mis la ${card(laid)} à la défausse.`;
    }
  },

  drew: ({ seat, card: drawn, nth }, telling) =>
    `${has(telling, seat)} ${nth === 2 ? 'ensuite ' : ''}pioché une ${card(drawn)}.`,
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
  handFull: ({ seat }, telling) => `${has(telling, seat)} six cartes, une de trop.`,

  played: ({ seat, card: played }, telling) => `${has(telling, seat)} joué une ${card(played)}.`,
  passed: ({ seat, until }, telling) =>
    `${has(telling, seat)} passé${until === 'turn' ? ' jusqu’au prochain tour' : ''}.`,

  floodCard: ({ tile, nth, of }) => `Carte Inondation ${nth} sur ${of} : ${names.tiles[tile]}.`,
  flooded: ({ tile }) => `${Le(tile)} ${verb(tile, 'est', 'sont')} ${agree(tile, 'inondé')}.`,
  sank: ({ tile, pawns }, telling) => {
    const sank = `${Le(tile)} ${verb(tile, 'a', 'ont')} sombré`;
    return pawns.length === 0 ? `${sank}.` : `${sank} sous ${people(telling, pawns)}.`;
  },
  floodRenewed: ({ count: cards }) =>
    `La pioche Inondation était vide : ${count(cards, DISCARD)} ${cards < 2 ? 'forme' : 'forment'} la nouvelle.`,
  mustSwim: ({ seat }, telling) => `${does(telling, seat, 'doit', 'devez')} quitter aussitôt la tuile engloutie.`,
  drowning: ({ seat, asked }, telling) => {
    const danger = does(telling, seat, 'n’a plus aucune tuile où nager', 'n’avez plus aucune tuile où nager');
    if (asked.length === 0) return `${danger}.`;
    return `${danger} ; ${people(telling, asked, 'ou')} ${theyDo(telling, asked, 'peut', 'peuvent', 'pouvez')} encore envoyer l’hélicoptère.`;
  },

  liftedOff: ({ seat }, telling) =>
    `${has(telling, seat)} appelé l’hélicoptère, et toute l’équipe a décollé ${du('fools-landing')}.`,
  won: (_, telling) => won(telling),
  lost: (loss, telling) => {
    switch (loss.why) {
      case 'treasure':
        return losses.treasure(loss.treasure);
      case 'drowned':
        return losses.drowned(loss.seat, telling);
      default:
        return losses[loss.why]();
    }
  },
};
