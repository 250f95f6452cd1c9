import { capital, count, list, people, subject, verb, who, whose } from '@skerry/speech/en';
import { drawsMore, type Text } from '../context.ts';
import { losses, won } from './endings.ts';
import { aCard, cardName, theTreasure } from './grammar.ts';
import { names } from './names.ts';

const tilesOf = (tiles: readonly (keyof typeof names.tiles)[]): string => list(tiles.map((tile) => names.tiles[tile]));

export const facts: Text['facts'] = {
  opened: ({ seats, difficulty, layout, mark }) =>
    `${capital(count(seats, 'adventurer'))} came ashore. Island: ${names.layouts[layout]}. Difficulty: ${names.difficulties[difficulty]}. The water is at mark ${mark}.`,
  tileLaid: ({ tile, space }) => `${names.tiles[tile]} was laid at ${space}.`,
  adventurerDealt: ({ seat, adventurer, tile }, context) =>
    `${subject(context, seat)} ${verb(context, seat, 'plays', 'play')} the ${names.adventurers[adventurer].name} and ${verb(context, seat, 'starts', 'start')} on ${names.tiles[tile]}.`,
  cardDealt: ({ seat, card }, context) =>
    `${subject(context, seat)} ${verb(context, seat, 'was', 'were')} dealt ${aCard(card)}.`,
  dealtAgain: ({ seat }, context) =>
    `A ${names.cards['waters-rise']} dealt to ${who(context, seat)} went back into the draw pile and was replaced.`,

  turnBegan: ({ seat, number }, context) => `Turn ${number}: ${whose(context, seat)} turn.`,
  actionsEnded: ({ seat, unused }, context) =>
    unused === 0
      ? `${subject(context, seat)} ended ${verb(context, seat, 'their actions', 'your actions')}.`
      : `${subject(context, seat)} left ${count(unused, 'action')} unused.`,
  moved: ({ seat, from, to, how, by }, context) => {
    const goal = names.tiles[to];
    switch (how) {
      case 'walk':
        return `${subject(context, seat)} moved to ${goal}.`;
      case 'dive':
        return `${subject(context, seat)} dived to ${goal}.`;
      case 'fly':
        return `${subject(context, seat)} flew from ${names.tiles[from]} to ${goal}.`;
      case 'guided':
        return `${subject(context, by)} guided ${who(context, seat)} to ${goal}.`;
      case 'lifted':
        return by === seat
          ? `${subject(context, seat)} took the helicopter to ${goal}.`
          : `${subject(context, by)} airlifted ${who(context, seat)} to ${goal}.`;
      case 'swam':
        // FI-103
        return `${subject(context, seat)} ${context.state.adventurers[seat] === 'pilot' ? 'flew' : 'swam'} to safety on ${goal}.`;
    }
  },
  shoredUp: ({ tiles, by, how }, context) =>
    `${subject(context, by)} shored up ${tilesOf(tiles)}${how === 'sandbags' ? ` with ${names.cards.sandbags}` : ''}.`,
  gave: ({ from, to, card }, context) => `${subject(context, from)} gave ${who(context, to)} ${aCard(card)}.`,
  captured: ({ seat, treasure, tile }, context) =>
    `${subject(context, seat)} captured ${theTreasure(treasure)} at ${names.tiles[tile]}.`,
  discarded: ({ seat, card, why }, context) => {
    switch (why) {
      case 'limit':
        return `${subject(context, seat)} discarded ${aCard(card)} to get down to five cards.`;
      case 'capture':
        return `${subject(context, seat)} discarded ${aCard(card)} for the treasure.`;
      case 'played':
        return `${capital(whose(context, seat))} ${cardName(card)} went to the discard pile.`;
    }
  },

  drew: ({ seat, card, nth }, context) => {
    const drawn = `${subject(context, seat)} ${nth === 2 ? 'then ' : ''}drew ${aCard(card)}`;
    return card === 'waters-rise' ? drawn : `${drawn}.`;
  },
  watersRose: ({ mark, floodCards }) => {
    if (floodCards === 0) return 'The water rose to the skull.';
    const cards = `${count(floodCards, 'flood card')} per turn`;
    return `The water rose to mark ${mark}: ${drawsMore(mark) ? `${cards} from now on` : `still ${cards}`}.`;
  },
  floodStacked: ({ count: cards, tiles }) =>
    cards === 1
      ? `One discarded flood card went back on top of the draw pile: ${tilesOf(tiles)}.`
      : `${capital(count(cards, 'discarded flood card'))} were shuffled and went back on top of the draw pile: ${tilesOf(tiles)}.`,
  treasureRenewed: ({ count: cards }) =>
    `The treasure draw pile ran out: ${count(cards, 'discarded card')} ${cards === 1 ? 'makes' : 'make'} a new one.`,
  handFull: ({ seat }, context) =>
    `${subject(context, seat)} ${verb(context, seat, 'has', 'have')} six cards, one too many.`,

  played: ({ seat, card }, context) => `${subject(context, seat)} played ${names.cards[card]}.`,
  passed: ({ seat, until }, context) =>
    `${subject(context, seat)} passed${until === 'turn' ? ' until the next turn' : ''}.`,

  floodCard: ({ tile, nth, of }) => `Flood card ${nth} of ${of}: ${names.tiles[tile]}.`,
  flooded: ({ tile }) => `${names.tiles[tile]} flooded.`,
  sank: ({ tile, pawns }, context) =>
    pawns.length === 0 ? `${names.tiles[tile]} sank.` : `${names.tiles[tile]} sank under ${people(context, pawns)}.`,
  floodRenewed: ({ count: cards }) =>
    `The flood draw pile ran out: ${count(cards, 'discarded card')} ${cards === 1 ? 'makes' : 'make'} a new one.`,
  mustSwim: ({ seat }, context) => `${subject(context, seat)} must leave the sunken tile at once.`,
  drowning: ({ seat, asked }, context) => {
    const danger = `${subject(context, seat)} ${verb(context, seat, 'has', 'have')} nowhere to swim`;
    return asked.length === 0
      ? `${danger}.`
      : `${danger}; ${people(context, asked, 'or')} can still send the helicopter.`;
  },

  liftedOff: ({ seat }, context) =>
    `${subject(context, seat)} called the helicopter, and everyone lifted off from ${names.tiles['fools-landing']}.`,
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
