import { capital, count, list, nameOf, number, people, subject, theyDo, verb, whose } from '@skerry/speech/en';
import { CARDS_TO_CAPTURE } from '../../content/cards.ts';
import { mustDiscardNow, type Text } from '../context.ts';
import { aCard, theTreasure } from './grammar.ts';
import { names } from './names.ts';

export const reasons: Text['reasons'] = {
  notYourTurn: ({ whose: active }, context) => `It isn’t your turn: ${nameOf(context, active)} is playing.`,
  noActionsLeft: () => 'You have no actions left: end your actions to continue.',
  actionsOver: () => 'No more actions this turn.',
  mustDiscardFirst: ({ seat }, context) => `${subject(context, seat)} must first get down to five cards.`,
  mustSwimFirst: ({ seat }, context) => `${subject(context, seat)} must first leave the sunken tile.`,

  alreadyThere: () => 'You’re already there: choose another tile.',
  openSea: () => 'That’s open sea: there was never a tile there.',
  tileMissing: ({ tile }) => `${names.tiles[tile]} has sunk: nobody can go there or shore it up.`,
  notAdjacent: ({ tile }) => `${names.tiles[tile]} isn’t next to your tile.`,
  onlyDiagonal: ({ tile }) =>
    `${names.tiles[tile]} touches your tile only at a corner: only the Explorer reaches diagonally.`,

  noDive: ({ tile }) => `You can’t dive to ${names.tiles[tile]}: a dive only goes through flooded and missing tiles.`,
  cannotStopOnMissing: ({ tile }) =>
    `${names.tiles[tile]} is missing: you can dive across it, but must end on a tile that is still there.`,

  onlyPilotFlies: () => 'Only the Pilot can fly.',
  alreadyFlown: () => 'You’ve already flown this turn: walk, or fly again next turn.',

  onlyNavigatorGuides: () => 'Only the Navigator can move other pawns.',
  notYourOwnPawn: () => 'You can only guide other pawns: just move your own.',
  pawnAlreadyThere: ({ seat }, context) =>
    `${subject(context, seat)} ${verb(context, seat, 'is', 'are')} already there: choose another tile.`,
  moreThanTwoSteps: ({ tile }) =>
    `${names.tiles[tile]} is more than two steps away, and one action guides a pawn two steps at most.`,
  missingInTheWay: ({ tile }) => `A missing tile blocks the way to ${names.tiles[tile]}.`,
  pilotDoesNotFly: () => 'A guided Pilot walks, two steps at most, and does not fly.',
  diverDivesOne: () => 'A guided Diver crosses one missing tile at most.',

  notFlooded: ({ tile }) => `${names.tiles[tile]} isn’t flooded: it needs no shoring up.`,
  outOfReach: ({ tile }) => `${names.tiles[tile]} is out of reach: shore up your own tile or one next to it.`,
  onlyEngineerTakesTwo: () => 'Only the Engineer shores up two tiles for one action: choose one.',
  nameTwoDifferent: () => 'Choose one tile; the Engineer can choose two different ones.',

  notOnSameTile: ({ seat, tile }, context) =>
    `${subject(context, seat)} ${verb(context, seat, 'is', 'are')} on ${names.tiles[tile]}: you can only give a card on the same tile.`,
  specialNotGiven: ({ card }) => `${names.cards[card]} can’t be given away: special cards stay with their owner.`,
  cardNotHeld: ({ card }) => `You don’t have ${aCard(card)}.`,
  notToYourself: () => 'You can’t give a card to yourself: choose a teammate.',
  cardsNotTaken: () => 'Cards are given, never taken: ask for it on its owner’s turn.',

  noTreasureHere: ({ tile }) => `There is no treasure at ${names.tiles[tile]}.`,
  alreadyCaptured: ({ treasure }) => `${capital(theTreasure(treasure))} has already been captured.`,
  tooFewCards: ({ have, treasure }) =>
    `You have ${have === 0 ? 'none' : number(have)} of the ${number(CARDS_TO_CAPTURE)} ${names.cards[treasure]} cards you need.`,
  cardsForAnotherTile: ({ treasure, tiles }) =>
    `${capital(theTreasure(treasure))} is captured elsewhere: go to ${list(
      tiles.map((tile) => names.tiles[tile]),
      'or',
    )}.`,

  onlyActiveEnds: ({ whose: active }, context) => `It’s ${whose(context, active)} turn, and nobody else can end it.`,

  noSandbags: () => `You don’t have any ${names.cards.sandbags}.`,
  nothingFlooded: (_, context) =>
    mustDiscardNow(context)
      ? `No tile is flooded, so you can’t play your ${names.cards.sandbags}: discard a card.`
      : `No tile is flooded: keep your ${names.cards.sandbags} for later.`,
  noLift: () => `You don’t have ${aCard('helicopter-lift')}.`,
  namePawn: () => 'Choose at least one pawn to airlift.',
  pawnsApart: () => 'These pawns aren’t together: one airlift takes pawns from one tile.',
  pawnsAlreadyThere: () => 'These pawns are already there: choose another tile.',
  treasuresMissing: ({ treasures }) =>
    `It’s too early to leave: ${list(treasures.map(theTreasure))} ${treasures.length === 1 ? 'is' : 'are'} still on the island.`,
  notAllOnLanding: ({ seats }, context) =>
    `It’s too early to leave: ${people(context, seats)} ${theyDo(context, seats, 'is', 'are')} not on ${names.tiles['fools-landing']} yet.`,

  handWithinLimit: () => 'You have five cards or fewer: no need to discard.',
  anotherMustDiscard: ({ seat }, context) => `${nameOf(context, seat)} must discard, not you.`,

  pawnSafe: () => 'Your pawn is safe: its tile has not sunk.',
  nearerTile: ({ steps }) => `The Diver swims to the nearest tile, which is only ${count(steps, 'step')} away.`,
  anotherSwimsFirst: ({ seat }, context) => `${nameOf(context, seat)} must leave the sunken tile before you.`,

  nothingToPass: () => 'Nobody is waiting for you to pass.',
  mustDiscard: () => 'First get down to five cards: discard one, or play a special card.',
  mustSwim: () => 'First leave your tile: it has sunk.',
};
