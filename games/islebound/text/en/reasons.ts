import { capital, list, number, people, subject, theyDo, verb, who, whose } from '@skerry/speech/en';
import { hereOf, namesOf, type Text } from '../context.ts';
import { asking } from './asking.ts';
import { amount, crewFor, kind, SKILLS } from './grammar.ts';

const names = namesOf('en');

const short = (what: string, have: number): string => `${what}, and you have ${have === 0 ? 'none' : have}`;

export const reasons: Text['reasons'] = {
  notYourTurn: ({ whose: seats }, context) =>
    `${capital(people(context, seats))} ${theyDo(context, seats, 'has', 'have')} to decide first.`,
  notAsked: ({ now }) => `You can’t do that now. ${asking[now]}`,
  notPlayed: ({ variant }) =>
    ({
      trading: 'This table isn’t using the Trading variant.',
      raid: 'This table isn’t using the Raid variant.',
      architect: 'This table isn’t using the Architect variant.',
      row: 'With Architect there is no building row.',
    })[variant],
  moveFirst: () => 'Move your ship first.',
  actionTaken: () => 'You’ve already taken your action this turn.',
  finishAction: () => 'Finish your action first.',

  portTaken: ({ by }, context) => `This is already ${whose(context, by)} home port.`,
  notInPack: () => 'This card is not in your pack.',
  alreadyChosen: () => 'You’ve already chosen: wait for the others.',

  mustMove: () => 'Your ship must leave the region it is in.',
  tooFar: ({ distance, speed, fish }) =>
    `That’s ${distance} regions away: your speed is ${speed}, so you need ${short(amount(distance - speed, 'fish'), fish)}.`,
  needAdministrate: ({ ships }, context) =>
    `${capital(people(context, ships))} ${theyDo(context, ships, 'is', 'are')} there: you need an Administrate crew member on deck.`,
  needAdministrateCloseQuarters: () =>
    'Your rival is on this sea board: you need an Administrate crew member on deck to end here.',

  entryCoin: () => 'You don’t have the coin for the entry cost.',
  entryCrew: ({ symbols }) => `The entry cost needs ${crewFor(symbols)} on deck.`,
  noSuchChoice: () => 'The town does not offer that.',
  noCrewLeft: () => 'There are no crew left to hire.',
  nobodyThere: () => 'There’s nobody to hire in this place.',
  timesUsed: ({ limit }) =>
    limit === 0
      ? 'You can do this once per crew member on deck, and nobody is on deck.'
      : `You can only do this ${limit === 1 ? 'once' : `${limit} times`} on this visit.`,
  supplyEmpty: ({ what }) => `There are no ${kind(what)} left in the supply.`,
  trackFull: () => 'There is no empty slot on the influence track.',
  noFreeCube: () => 'You have no free cube.',
  noCards: () => 'There are no cards left to draw.',
  noReputationLeft: () => 'There are no reputation cards left.',
  noCardThere: () => 'There is no reputation card in this place.',

  lacks: ({ what, need, have }) => `You need ${short(amount(need, what), have)}.`,
  coins: ({ cost, have }) => `It costs ${short(amount(cost, 'coin'), have)}.`,
  books: ({ need, have }) => `This space needs ${short(amount(need, 'book'), have)}.`,
  noCrewFor: ({ symbols }) => `You need ${crewFor(symbols)} on deck.`,
  crewNeededFor: ({ symbols }) =>
    `You need this crew member for something else: ${list(symbols.map((s) => SKILLS[s]))}.`,
  notOnDeck: () => 'Nobody of this kind is on deck.',
  lacksSkill: ({ skill }) => `This crew member does not have the skill ${SKILLS[skill]}.`,

  spaceEmpty: () => 'There is no building on this space.',
  notInHand: () => 'This card is not in your hand.',
  handEmpty: () => 'You have no cards in hand.',
  onlyOneBuild: () => 'You may build only one building per visit.',

  ownTown: () => 'You already control this town.',
  noRedBanner: (_, context) => `${names.town(context, hereOf(context))} has no red banner.`,
  noFleet: () => 'You need a pirate, a sea serpent or Ichor to attack.',
  groupEmpty: () => 'Choose at least one pirate, sea serpent or Ichor.',
  notThatMany: ({ have }) => `You have only ${have}.`,
  tenDice: () => 'There are only ten dice.',
  noCombatCrew: () => 'You have no Combat crew member on deck.',
  noWood: () => 'Rerolling a die costs 1 wood, and you have none.',
  noSuchFace: () => 'No die shows that.',
  dieUsed: () => 'This die has already been placed.',
  enoughAlready: () => 'Your strength is already enough.',
  cannotReach: ({ missing, onDeck }) =>
    `You are ${missing} short, and ${onDeck === 0 ? 'nobody is' : `only ${onDeck} of your crew ${onDeck === 1 ? 'is' : 'are'}`} on deck.`,
  ichorIsLost: () => 'Ichor was in the group, so Ichor is what you lose.',
  notInGroup: () => 'No such card was in the group.',
  noBlueGreenBanner: (_, context) => `${names.town(context, hereOf(context))} has no blue-green banner.`,
  noCubeOnTrack: () => 'You have no cube on the influence track.',
  tooLittleInfluence: ({ need, have }) =>
    `You need ${need} influence, and you have ${have === 0 ? 'none' : have} in total.`,
  needMet: () => 'You’ve already paid enough.',
  oneCubeAtLeast: () => 'You must pay with at least one cube.',
  noNegotiateCrew: () => 'You have no Negotiate crew member on deck.',
  notYourCube: () => 'Your cube is not in this slot.',

  noEventThere: () => 'There is no event in this place.',
  eventElsewhere: ({ town }, context) => `This event is in ${names.town(context, town)}.`,
  ichorNotForEvents: () => 'Ichor cannot pay for an event.',
  noSkip: () => 'None of your buildings lets you skip a slot.',
  skipUsed: () => 'You’ve already chosen whether to skip a slot.',
  noSlotBehind: () => 'There is only one empty slot, so you can’t skip it.',

  noMiracleHut: () => 'None of your buildings lets you do this.',
  nobodyInjured: () => 'None of your crew is injured.',
  notInjured: () => 'Nobody of this kind is injured.',
  usedThisTurn: () => 'You’ve already done this once this turn.',
  exactlyTheExcess: ({ n }) => `Dump exactly ${n} of your goods.`,

  noShipHere: () => 'There is no other ship in your region.',
  notYourself: () => 'Choose another player.',
  refusedOften: ({ by, limit }, context) =>
    `${subject(context, by)} ${verb(context, by, 'has', 'have')} already refused ${number(limit)} of your proposals this turn.`,
  bothMustGive: () => 'Both sides must give something.',
  sameKindBothWays: ({ what }) => `You can’t trade ${kind(what)} for ${kind(what)}.`,
  ichorNotTraded: () => 'Ichor cannot be traded.',
  noneInTrade: ({ what }) => `There’s no ${kind(what)} to take back.`,
  sameTerms: () => 'That’s what you were offered. Change something, or agree to it.',
  rivalLacks: ({ what, need, have }, context) => {
    const { trade, active } = context.state;
    const rival = trade?.rival === context.reader ? active : trade?.rival;
    const whom = rival === undefined ? 'the other player' : who(context, rival);
    return `You ask for ${amount(need, what)}, and ${whom} ${have === 0 ? 'has none' : `has only ${have}`}.`;
  },
  noBooksInArchitect: () => 'With Architect there are no books to trade, and cards can’t be traded.',
};
