import {
  capital,
  count,
  does,
  verb as doing,
  has,
  is,
  list,
  number,
  people,
  theyDo,
  toWhom,
  whom,
} from '@skerry/speech/de';
import { drawsMore, type Text } from '../context.ts';
import { losses, won } from './endings.ts';
import { ACTION, card, Der, DISCARD, den, der, FLOOD_CARD, to as goal, from as out, verb, where } from './grammar.ts';
import { names } from './names.ts';

const tilesOf = (tiles: readonly (keyof typeof names.tiles)[]): string => list(tiles.map((tile) => names.tiles[tile]));

export const facts: Text['facts'] = {
  opened: ({ seats, difficulty, layout, mark }) =>
    `${capital(number(seats))} Abenteurer sind gelandet. Insel: ${names.layouts[layout]}. Schwierigkeit: ${names.difficulties[difficulty]}. Das Wasser steht bei Marke ${mark}.`,
  tileLaid: ({ tile, space }) => `Auf ${space} ${verb(tile, 'liegt', 'liegen')} ${der(tile)}.`,
  adventurerDealt: ({ seat, adventurer, tile }, context) =>
    `${does(context, seat, 'spielt', 'spielst')} ${den(adventurer)} und ${doing(context, seat, 'beginnt', 'beginnst')} ${where(tile)}.`,
  cardDealt: ({ seat, card: dealt }, context) => `${has(context, seat)} eine ${card(dealt)} bekommen.`,
  dealtAgain: ({ seat }, context) =>
    `Eine ${card('waters-rise')} für ${whom(context, seat)} kam zurück in den Nachziehstapel und wurde ersetzt.`,

  turnBegan: ({ seat, number }, context) => `Zug ${number}: ${is(context, seat)} dran.`,
  actionsEnded: ({ seat, unused }, context) =>
    unused === 0
      ? `${has(context, seat)} ${doing(context, seat, 'die', 'deine')} Aktionen beendet.`
      : `${has(context, seat)} ${count(unused, ACTION)} verfallen lassen.`,
  moved: ({ seat, from, to, how, by }, context) => {
    switch (how) {
      case 'walk':
        return `${is(context, seat)} ${goal(to)} gegangen.`;
      case 'dive':
        return `${is(context, seat)} ${goal(to)} getaucht.`;
      case 'fly':
        return `${is(context, seat)} ${out(from)} ${goal(to)} geflogen.`;
      case 'guided':
        return `${has(context, by)} ${whom(context, seat)} ${goal(to)} gelotst.`;
      case 'lifted':
        return by === seat
          ? `${is(context, seat)} mit dem Hubschrauber ${goal(to)} geflogen.`
          : `${has(context, by)} ${whom(context, seat)} mit dem Hubschrauber ${goal(to)} geflogen.`;
      case 'swam':
        // FI-103
        return `${is(context, seat)} ${goal(to)} ${context.state.adventurers[seat] === 'pilot' ? 'geflogen' : 'geschwommen'}.`;
    }
  },
  shoredUp: ({ tiles, by, how }, context) =>
    `${has(context, by)} ${list(tiles.map(den))} ${how === 'sandbags' ? 'mit Sandsäcken ' : ''}trockengelegt.`,
  gave: ({ from, to, card: given }, context) =>
    `${has(context, from)} ${toWhom(context, to)} eine ${card(given)} gegeben.`,
  captured: ({ seat, treasure, tile }, context) => `${has(context, seat)} ${where(tile)} ${den(treasure)} geborgen.`,
  discarded: ({ seat, card: laid, why }, context) => {
    switch (why) {
      case 'limit':
        return `${has(context, seat)} eine ${card(laid)} abgelegt, um auf fünf Karten zu kommen.`;
      case 'capture':
        return `${has(context, seat)} eine ${card(laid)} für den Schatz abgelegt.`;
      case 'played':
        return `${has(context, seat)} die ${card(laid)} auf den Ablagestapel gelegt.`;
    }
  },

  drew: ({ seat, card: drawn, nth }, context) =>
    `${has(context, seat)} ${nth === 2 ? 'dann ' : ''}eine ${card(drawn)} gezogen.`,
  watersRose: ({ mark, floodCards }) =>
    floodCards === 0
      ? 'Das Wasser hat den Totenkopf erreicht.'
      : `Das Wasser ist auf Marke ${mark} gestiegen: ${drawsMore(mark) ? 'ab jetzt' : 'weiterhin'} ${count(floodCards, FLOOD_CARD)} pro Zug.`,
  floodStacked: ({ count: cards, tiles }) =>
    cards === 1
      ? `Eine abgelegte Flutkarte ist wieder oben auf dem Nachziehstapel: ${tilesOf(tiles)}.`
      : `${capital(number(cards))} abgelegte Flutkarten sind gemischt und wieder oben auf dem Nachziehstapel: ${tilesOf(tiles)}.`,
  treasureRenewed: ({ count: cards }) =>
    `Die Schatzkarten waren aufgebraucht: ${capital(count(cards, DISCARD))} ${cards === 1 ? 'bildet' : 'bilden'} den neuen Nachziehstapel.`,
  handFull: ({ seat }, context) => `${has(context, seat)} sechs Karten, eine zu viel.`,

  played: ({ seat, card: laid }, context) => `${has(context, seat)} eine ${card(laid)} gespielt.`,
  passed: ({ seat, until }, context) =>
    `${has(context, seat)} ${until === 'turn' ? 'bis zum nächsten Zug ' : ''}gepasst.`,

  floodCard: ({ tile, nth, of }) => `Flutkarte ${nth} von ${of}: ${names.tiles[tile]}.`,
  flooded: ({ tile }) => `${Der(tile)} ${verb(tile, 'wurde', 'wurden')} überflutet.`,
  sank: ({ tile, pawns }, context) => {
    const under = pawns.length === 0 ? '' : `unter ${people(context, pawns, 'und', toWhom)} `;
    return `${Der(tile)} ${verb(tile, 'ist', 'sind')} ${under}versunken.`;
  },
  floodRenewed: ({ count: cards }) =>
    `Die Flutkarten waren aufgebraucht: ${capital(count(cards, DISCARD))} ${cards === 1 ? 'bildet' : 'bilden'} den neuen Nachziehstapel.`,
  mustSwim: ({ seat }, context) => `${does(context, seat, 'muss', 'musst')} das versunkene Feld sofort verlassen.`,
  drowning: ({ seat, asked }, context) => {
    const danger = `${does(context, seat, 'kann', 'kannst')} nirgendwohin schwimmen`;
    if (asked.length === 0) return `${danger}.`;
    // With "oder" the verb goes with the last one alone.
    const can = theyDo(context, asked, { one: 'kann', you: 'kannst', many: 'kann', youAll: 'kannst' });
    return `${danger}; ${people(context, asked, 'oder')} ${can} noch den Hubschrauber schicken.`;
  },

  liftedOff: ({ seat }, context) =>
    `${has(context, seat)} den Hubschrauber gerufen, und alle sind ${out('fools-landing')} abgehoben.`,
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
