import { capital, count, list, people, subject, verb, who, whose } from '@skerry/speech/en';
import { losses, won } from './endings.en.ts';
import { aCard, cardName, theTreasure } from './english.ts';
import { names } from './names.en.ts';
import { drawsMore, type Text } from './telling.ts';

const tilesOf = (tiles: readonly (keyof typeof names.tiles)[]): string => list(tiles.map((tile) => names.tiles[tile]));

export const facts: Text['facts'] = {
  opened: ({ seats, difficulty, layout, mark }) =>
    `${capital(count(seats, 'adventurer'))} came ashore. Island: ${names.layouts[layout]}. Difficulty: ${names.difficulties[difficulty]}. The water is at mark ${mark}.`,
  tileLaid: ({ tile, space }) => `${names.tiles[tile]} was laid at ${space}.`,
  adventurerDealt: ({ seat, adventurer, tile }, telling) =>
    `${subject(telling, seat)} ${verb(telling, seat, 'plays', 'play')} the ${names.adventurers[adventurer].name} and ${verb(telling, seat, 'starts', 'start')} on ${names.tiles[tile]}.`,
  cardDealt: ({ seat, card }, telling) =>
    `${subject(telling, seat)} ${verb(telling, seat, 'was', 'were')} dealt ${aCard(card)}.`,
  dealtAgain: ({ seat }, telling) =>
    `A ${names.cards['waters-rise']} dealt to ${who(telling, seat)} went back into the draw pile and was replaced.`,

  turnBegan: ({ seat, number }, telling) => `Turn ${number}: ${whose(telling, seat)} turn.`,
  actionsEnded: ({ seat, unused }, telling) =>
    unused === 0
      ? `${subject(telling, seat)} ended ${verb(telling, seat, 'their actions', 'your actions')}.`
      : `${subject(telling, seat)} left ${count(unused, 'action')} unused.`,
  moved: ({ seat, from, to, how, by }, telling) => {
    const goal = names.tiles[to];
    switch (how) {
      case 'walk':
        return `${subject(telling, seat)} moved to ${goal}.`;
      case 'dive':
        return `${subject(telling, seat)} dived to ${goal}.`;
      case 'fly':
        return `${subject(telling, seat)} flew from ${names.tiles[from]} to ${goal}.`;
      case 'guided':
        return `${subject(telling, by)} guided ${who(telling, seat)} to ${goal}.`;
      case 'lifted':
        return by === seat
          ? `${subject(telling, seat)} took the helicopter to ${goal}.`
          : `${subject(telling, by)} airlifted ${who(telling, seat)} to ${goal}.`;
      case 'swam':
        // FI-103
        return `${subject(telling, seat)} ${telling.state.adventurers[seat] === 'pilot' ? 'flew' : 'swam'} to safety on ${goal}.`;
    }
  },
  shoredUp: ({ tiles, by, how }, telling) =>
    `${subject(telling, by)} shored up ${tilesOf(tiles)}${how === 'sandbags' ? ` with ${names.cards.sandbags}` : ''}.`,
  gave: ({ from, to, card }, telling) => `${subject(telling, from)} gave ${who(telling, to)} ${aCard(card)}.`,
  captured: ({ seat, treasure, tile }, telling) =>
    `${subject(telling, seat)} captured ${theTreasure(treasure)} at ${names.tiles[tile]}.`,
  discarded: ({ seat, card, why }, telling) => {
    switch (why) {
      case 'limit':
        return `${subject(telling, seat)} discarded ${aCard(card)} to get down to five cards.`;
      case 'capture':
        return `${subject(telling, seat)} discarded ${aCard(card)} for the treasure.`;
      case 'played':
        return `${capital(whose(telling, seat))} ${cardName(card)} went to the discard pile.`;
    }
  },

  drew: ({ seat, card, nth }, telling) => {
    const drawn = `${subject(telling, seat)} ${nth === 2 ? 'then ' : ''}drew ${aCard(card)}`;
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
  handFull: ({ seat }, telling) =>
    `${subject(telling, seat)} ${verb(telling, seat, 'has', 'have')} six cards, one too many.`,

  played: ({ seat, card }, telling) => `${subject(telling, seat)} played ${names.cards[card]}.`,
  passed: ({ seat, until }, telling) =>
    `${subject(telling, seat)} passed${until === 'turn' ? ' until the next turn' : ''}.`,

  floodCard: ({ tile, nth, of }) => `Flood card ${nth} of ${of}: ${names.tiles[tile]}.`,
  flooded: ({ tile }) => `${names.tiles[tile]} flooded.`,
  sank: ({ tile, pawns }, telling) =>
    pawns.length === 0 ? `${names.tiles[tile]} sank.` : `${names.tiles[tile]} sank under ${people(telling, pawns)}.`,
  floodRenewed: ({ count: cards }) =>
    `The flood draw pile ran out: ${count(cards, 'discarded card')} ${cards === 1 ? 'makes' : 'make'} a new one.`,
  mustSwim: ({ seat }, telling) => `${subject(telling, seat)} must leave the sunken tile at once.`,
  drowning: ({ seat, asked }, telling) => {
    const danger = `${subject(telling, seat)} ${verb(telling, seat, 'has', 'have')} nowhere to swim`;
    return asked.length === 0
      ? `${danger}.`
      : `${danger}; ${people(telling, asked, 'or')} can still send the helicopter.`;
  },

  liftedOff: ({ seat }, telling) =>
    `${subject(telling, seat)} called the helicopter, and everyone lifted off from ${names.tiles['fools-landing']}.`,
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
