import { CARDS_TO_CAPTURE } from '../content/cards.ts';
import { capital, cardName, count, list, nameOf, number, people, subject, theTreasure, verb } from './english.ts';
import { names } from './names.en.ts';
import type { Text } from './telling.ts';

export const reasons: Text['reasons'] = {
  notYourTurn: ({ whose }, telling) => `It is not your turn: ${nameOf(telling, whose)} is playing now.`,
  noActionsLeft: () => 'You have no actions left: end your actions to go on.',
  actionsOver: () => 'The action part of this turn is over.',
  mustDiscardFirst: ({ seat }, telling) => `${subject(telling, seat)} must first come back to five cards.`,
  mustSwimFirst: ({ seat }, telling) => `${subject(telling, seat)} must first leave the sunken tile.`,

  alreadyThere: () => 'You are already there: choose another tile.',
  openSea: () => 'That is open sea: no tile ever lay there.',
  tileMissing: ({ tile }) => `${names.tiles[tile]} is missing: it has sunk and cannot be entered or shored up.`,
  notAdjacent: ({ tile }) => `${names.tiles[tile]} is not next to your tile.`,
  onlyDiagonal: ({ tile }) =>
    `${names.tiles[tile]} touches your tile only at a corner: only the Explorer reaches diagonally.`,

  noDive: ({ tile }) =>
    `No dive leads to ${names.tiles[tile]}: a dive crosses flooded and missing tiles only, never dry ones or open sea.`,
  cannotStopOnMissing: ({ tile }) =>
    `${names.tiles[tile]} is missing: you may dive across it, but must end on a tile that is still there.`,

  onlyPilotFlies: () => 'Only the Pilot can fly.',
  alreadyFlown: () => 'You have already flown this turn: walk, or fly again next turn.',

  onlyNavigatorGuides: () => 'Only the Navigator can move other pawns.',
  notYourOwnPawn: () => 'You guide other pawns only: move your own instead.',
  pawnAlreadyThere: ({ seat }, telling) =>
    `${subject(telling, seat)} ${verb(telling, seat, 'is', 'are')} already there: choose another tile.`,
  moreThanTwoSteps: ({ tile }) =>
    `${names.tiles[tile]} is more than two steps away, and one action guides a pawn two steps at most.`,
  missingInTheWay: ({ tile }) => `A missing tile blocks the way to ${names.tiles[tile]}.`,
  pilotDoesNotFly: () => 'A guided Pilot walks, two steps at most, and does not fly.',
  diverDivesOne: () => 'A guided Diver crosses one missing tile at most.',

  notFlooded: ({ tile }) => `${names.tiles[tile]} is not flooded: it needs no shoring up.`,
  outOfReach: ({ tile }) => `${names.tiles[tile]} is out of reach: shore up your own tile or one next to it.`,
  onlyEngineerTakesTwo: () => 'Only the Engineer shores up two tiles with one action: choose one.',
  nameTwoDifferent: () => 'Choose one tile; the Engineer may choose two different ones.',

  notOnSameTile: ({ seat, tile }, telling) =>
    `${subject(telling, seat)} ${verb(telling, seat, 'is', 'are')} on ${names.tiles[tile]}: a card changes hands only on the same tile.`,
  specialNotGiven: ({ card }) => `${names.cards[card]} cannot be given away: special cards stay with their holder.`,
  cardNotHeld: ({ card }) => `You hold no ${cardName(card)}.`,
  notToYourself: () => 'You cannot give a card to yourself: choose a teammate.',
  cardsNotTaken: () => 'Cards are given, never taken: ask for it, and it can be given on its holder’s turn.',

  noTreasureHere: ({ tile }) => `There is no treasure at ${names.tiles[tile]}.`,
  alreadyCaptured: ({ treasure }) => `${capital(theTreasure(treasure))} is already captured.`,
  tooFewCards: ({ have, treasure }) =>
    `You hold ${have === 0 ? 'none' : number(have)} of the ${number(CARDS_TO_CAPTURE)} ${names.cards[treasure]} cards needed.`,
  cardsForAnotherTile: ({ treasure, tiles }) =>
    `${capital(theTreasure(treasure))} is captured elsewhere: go to ${list(
      tiles.map((tile) => names.tiles[tile]),
      'or',
    )}.`,

  onlyActiveEnds: ({ whose }, telling) => `It is ${nameOf(telling, whose)}’s turn, and nobody else can end it.`,

  noSandbags: () => `You hold no ${names.cards.sandbags}.`,
  nothingFlooded: () => `No tile is flooded: keep your ${names.cards.sandbags} for later.`,
  noLift: () => `You hold no ${names.cards['helicopter-lift']}.`,
  namePawn: () => 'Choose at least one pawn to lift.',
  pawnsApart: () => 'These pawns are not together: one lift takes pawns from one tile.',
  pawnsAlreadyThere: () => 'These pawns are already there: choose another tile.',
  treasuresMissing: ({ treasures }) =>
    `It is too early to leave: ${list(treasures.map(theTreasure))} ${treasures.length === 1 ? 'is' : 'are'} still on the island.`,
  notAllOnLanding: ({ seats }, telling) => {
    const alone = seats.length === 1 && seats[0] !== telling.reader;
    return `It is too early to leave: ${people(telling, seats)} ${alone ? 'is' : 'are'} not on ${names.tiles['fools-landing']} yet.`;
  },

  handWithinLimit: () => 'You hold five cards or fewer: there is no need to discard.',
  anotherMustDiscard: ({ seat }, telling) => `${nameOf(telling, seat)} must discard now, not you.`,

  pawnSafe: () => 'Your pawn is safe: its tile has not sunk.',
  nearerTile: ({ steps }) => `The Diver swims to the nearest tile, which is only ${count(steps, 'step')} away.`,
  anotherSwimsFirst: ({ seat }, telling) => `${nameOf(telling, seat)} must leave the sunken tile before you.`,

  nothingToPass: () => 'There is nothing to pass on now.',
  mustDiscard: () => 'First come back to five cards: discard one, or play a special card.',
  mustSwim: () => 'First leave your tile: it has sunk.',
};
