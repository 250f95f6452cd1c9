import type { Seat } from '@skerry/engine';
import { capital, count, list, nameOf, number, subject, verb, who, whose } from '@skerry/speech/en';
import type { EnemyStat, Kind } from '../../content/vocabulary.ts';
import type { Cause, Dice, TurnEnd } from '../../rules/facts.ts';
import { byRank, effectOf, isFigure, isOwned, type Text, type TextContext } from '../context.ts';
import {
  ATTRIBUTE_NAMES,
  counters,
  DECK_NAMES,
  figureOf,
  gold,
  goodsOf,
  inSpace,
  maps,
  names,
  PHASE_NAMES,
  points,
  STAT_NAMES,
  STEP_NAMES,
  TILE_NAMES,
  toSpace,
} from './grammar.ts';

const hero = (context: TextContext, seat: Seat): string => capital(`${whose(context, seat)} Hero`);
const cards = (context: TextContext, numbers: readonly number[]): string =>
  list(numbers.map((card) => names.card(context, card)));

/** "6 and 9, plus 8, makes 23". */
const sum = ([one, other]: Dice, bonus: number): string => {
  const more = bonus === 0 ? '' : bonus > 0 ? `, plus ${bonus},` : `, less ${-bonus},`;
  return `${one} and ${other}${more} makes ${one + other + bonus}`;
};

const TURN_ENDS: { readonly [E in TurnEnd]: string } = {
  over: '',
  escaped: ' after an escape',
  knockedOut: ' with a knock-out',
  shipwrecked: ' with a shipwreck',
  lostFight: ' with a lost fight',
  fought: ' with a fight against another Hero',
};

const CAUSES: { readonly [C in Exclude<Cause, 'defeated'>]: string } = {
  limit: 'The last round is over.',
  doom: 'The last turns are over: doom has won.',
};

const REWARDS = {
  gold: 'the gold',
  experience: 'the experience points',
  map: 'the map',
  legendary: 'the Legendary Item',
  card: 'the card',
} as const;

const FALLS = { fall: 'in the knock-out', wreck: 'in the shipwreck' } as const;

/** "2 wounds were removed". */
const removed = (n: number, kind: Kind): string =>
  `${counters(n, kind)} ${n > 1 && kind === 'wound' ? 'were' : 'was'} removed`;

/** The introduction of a Challenge's or an Event's effect. */
const EFFECT = /^.*(?:In play|Before combat): /s;

export const facts: Text['facts'] = {
  heroDealt: ({ seat, hero: card }, context) =>
    `${subject(context, seat)} ${verb(context, seat, 'plays', 'play')} ${names.card(context, card)}.`,
  firstSeat: ({ seat }, context) => `${subject(context, seat)} ${verb(context, seat, 'goes', 'go')} first.`,
  stackFilled: ({ town, cards: market, captain }, context) =>
    `For sale in ${names.named(context, town)}: ${cards(context, market)}; for hire: ${names.card(context, captain)}.`,
  shortStart: ({ points: n, gold: more }) => `Everyone started with ${points(n)} and ${gold(more)} more.`,

  roundBegan: ({ n }) => `Round ${n} begins.`,
  turnBegan: ({ seat }, context) => `${capital(whose(context, seat))} turn.`,
  stepBegan: ({ seat, step }, context) => `${capital(whose(context, seat))} ${STEP_NAMES[step]}.`,
  refreshed: ({ seat, cards: up }, context) => `${subject(context, seat)} refreshed ${cards(context, up)}.`,
  turnEnded: ({ seat, cause }, context) => `${capital(whose(context, seat))} turn ended${TURN_ENDS[cause]}.`,
  captainsTrimmed: ({ seat, town, kept, gone }, context) =>
    `${subject(context, seat)} left ${names.card(context, kept)} in ${names.named(context, town)} and discarded ${cards(context, gone)}.`,

  moveRolled: ({ seat, faces: thrown }, context) =>
    `${subject(context, seat)} rolled ${count(thrown.length, 'movement die')}.`,
  diceRerolled: ({ seat, now }, context) => `${subject(context, seat)} rerolled ${count(now.length, 'movement die')}.`,
  rested: ({ seat, figure, n }, context) =>
    `${capital(figureOf(context, seat, figure))} rested and removed ${counters(n, 'exhaustion')}.`,
  moved: ({ seat, to, how }, context) => {
    const went = { die: 'moved', step: 'took one step', flight: 'flew' }[how];
    return `${hero(context, seat)} ${went} to ${toSpace(context, to)}.`;
  },
  stayed: ({ seat }, context) => `${hero(context, seat)} stayed in place.`,
  teleported: ({ seat, to }, context) => `${hero(context, seat)} was teleported to ${toSpace(context, to)}.`,
  placed: ({ seat, to, by }, context) =>
    seat === by
      ? `${hero(context, seat)} went to ${toSpace(context, to)}.`
      : `${subject(context, by)} put ${whose(context, seat)} Hero ${inSpace(context, to)}.`,
  dicePromised: ({ seat, dice }, context) =>
    `${capital(whose(context, seat))} next movement roll will have ${count(dice, 'die')}.`,

  setSail: ({ seat, town }, context) => `${subject(context, seat)} set sail from ${names.named(context, town)}.`,
  sailed: ({ seat, to, through }, context) => {
    const past = through === null ? '' : ` through ${names.named(context, through)}`;
    return `${subject(context, seat)} sailed${past} to ${names.named(context, to)}.`;
  },
  landed: ({ seat, town }, context) => `${subject(context, seat)} landed in ${names.named(context, town)}.`,
  captainReturned: ({ captain, town }, context) =>
    `${names.card(context, captain)} went to the market stack of ${names.named(context, town)}.`,
  toll: ({ captain, kind }, context) => `${names.card(context, captain)} took ${counters(1, kind)} as a toll.`,
  tollSkipped: ({ captain }, context) => `${names.card(context, captain)} paid no toll.`,
  shipwrecked: ({ seat, cause, anchor }, context) =>
    cause === 'captain'
      ? `Without a Captain, ${whose(context, seat)} Hero was shipwrecked near ${names.named(context, anchor)}.`
      : `${hero(context, seat)} was shipwrecked near ${names.named(context, anchor)}.`,
  laneOpened: ({ number: lane }) => `Sea lane ${lane} opened.`,
  laneClosed: ({ number: lane }) => `Sea lane ${lane} closed.`,

  cardDrawn: ({ seat, deck, card }, context) =>
    `${subject(context, seat)} drew ${names.card(context, card)} from the ${DECK_NAMES[deck]}.`,
  deckRenewed: ({ deck }) => `The discards were shuffled into a new ${DECK_NAMES[deck]}.`,
  deckEmpty: ({ deck }) => `The ${DECK_NAMES[deck]} and its discard pile were empty: no adventure.`,
  cardTurnedUp: ({ deck, card }, context) => `${names.card(context, card)} was turned up on the ${DECK_NAMES[deck]}.`,
  cardPutBack: ({ deck, card }, context) => `${names.card(context, card)} was put face up on the ${DECK_NAMES[deck]}.`,
  challengeMet: ({ seat, card, place }, context) =>
    place === 0
      ? `${subject(context, seat)} met ${names.card(context, card)}.`
      : `${subject(context, seat)} met ${names.card(context, card)}, undefeated at place ${place}.`,
  optionChosen: ({ seat, card, option }, context) =>
    `${subject(context, seat)} chose “${names.option(context, card, option)}”.`,
  encounterDone: ({ card }, context) => `${names.card(context, card)} was discarded.`,
  eventInPlay: ({ card }, context) => `${names.card(context, card)} came into play.`,
  eventIgnored: ({ card }, context) =>
    `${names.card(context, card)} was discarded: an Event of higher rank is in play.`,
  replenished: ({ spaces }) =>
    spaces.length === 0
      ? 'There was nothing to replenish.'
      : `${capital(count(spaces.length, 'adventure counter'))} came back.`,
  tilePlaced: ({ kind, at }, context) => `A ${TILE_NAMES[kind]} was placed on ${names.named(context, at)}.`,
  tileTaken: ({ kind, at }, context) => `The ${TILE_NAMES[kind]} on ${names.named(context, at)} was taken away.`,
  townRuined: ({ town }, context) => `${names.named(context, town)} was left in ruins.`,
  cardDiscarded: ({ card }, context) => `${names.card(context, card)} was discarded.`,
  cardShown: ({ seat, card }, context) =>
    `${subject(context, seat)} drew ${names.card(context, card)} from the market deck.`,
  cardToStack: ({ town, card }, context) =>
    `${names.card(context, card)} went to the market stack of ${names.named(context, town)}.`,

  tested: ({ seat, skill, dice, bonus, difficulty, passed }, context) =>
    `${subject(context, seat)} tested ${names.named(context, skill)}: ${sum(dice, bonus)} against ${difficulty}, ${passed ? 'passed' : 'failed'}.`,
  combatBegan: ({ seat, card }, context) => `${hero(context, seat)} faced ${names.card(context, card)}.`,
  roundBeganCombat: ({ n }) => `Combat round ${n}.`,
  phaseBegan: ({ phase }) => `${capital(PHASE_NAMES[phase])} phase.`,
  acted: ({ seat, figure, role, phase }, context) =>
    `${capital(figureOf(context, seat, figure))} ${role === 'attack' ? 'attacked' : 'defended'} in the ${PHASE_NAMES[phase]} phase.`,
  rolled: ({ dice, value, bonus, need, success }) =>
    `${capital(sum(dice, value + bonus))} against ${need}: ${success ? 'a success' : 'a failure'}.`,
  rolledAgain: ({ seat, dice: [one, other], success }, context) =>
    `${subject(context, seat)} rerolled: ${one} and ${other}, ${success ? 'a success' : 'a failure'}.`,
  rollRaised: ({ card, by, success }, context) =>
    `${names.card(context, card)} added ${by} to the roll: ${success ? 'a success after all' : 'still a failure'}.`,
  sureSuccess: ({ card }, context) => `${names.card(context, card)} made it an automatic success.`,
  damageDealt: ({ card, n, wounds }, context) =>
    `${names.card(context, card)} took ${counters(n, 'wound')}, ${number(wounds)} in total.`,
  damageTaken: ({ seat, figure, n, kind }, context) =>
    `${capital(figureOf(context, seat, figure))} took ${counters(n, kind)}.`,
  damageLessened: ({ card, by }, context) => `${names.card(context, card)} reduced the damage by ${by}.`,
  damageRaised: ({ card, by }, context) => `${names.card(context, card)} increased the damage by ${by}.`,
  weary: ({ seat }, context) => `The fight went on too long: ${whose(context, seat)} Hero took 1 wound.`,
  challengeHealed: ({ card, n, wounds }, context) =>
    `${removed(n, 'wound')} from ${names.card(context, card)}, with ${wounds === 0 ? 'none' : number(wounds)} left.`,
  challengeChanged: ({ card, stat, now }, context) =>
    `The ${STAT_NAMES[stat as EnemyStat]} of ${names.card(context, card)} became ${now} for this combat.`,
  escapeTried: ({ seat, dice, bonus, need, success }, context) =>
    `${hero(context, seat)} tried to escape: ${sum(dice, bonus)} against ${need}, ${success ? 'a success' : 'a failure'}.`,
  escaped: ({ seat }, context) => `${hero(context, seat)} escaped.`,
  paidOff: ({ seat, card }, context) => `${subject(context, seat)} paid ${names.card(context, card)} off.`,

  challengeDefeated: ({ seat, card }, context) => `${subject(context, seat)} defeated ${names.card(context, card)}.`,
  undefeated: ({ card, place, space }, context) =>
    `${names.card(context, card)} stayed undefeated at place ${place}, ${inSpace(context, space)}.`,
  trackFull: ({ card }, context) => `The undefeated track was full: ${names.card(context, card)} was discarded.`,
  pointsGained: ({ seat, n }, context) => `${subject(context, seat)} gained ${points(n)}.`,
  goldGained: ({ seat, n, from }, context) =>
    `${subject(context, seat)} gained ${gold(n)} from ${names.card(context, from)}.`,
  goldLost: ({ seat, n, why }, context) =>
    `${subject(context, seat)} lost ${gold(n)} ${typeof why === 'number' ? `to ${names.card(context, why)}` : FALLS[why]}.`,
  trophyKept: ({ seat, card }, context) => `${subject(context, seat)} kept ${names.card(context, card)} as a trophy.`,
  rewardLost: ({ seat, what }, context) =>
    `${subject(context, seat)} lost ${REWARDS[what]} because the Captain is on loan.`,
  allyKilled: ({ seat, card }, context) => `${subject(context, seat)} lost an Ally, ${names.card(context, card)}.`,
  captainKilled: ({ seat, card }, context) =>
    `${subject(context, seat)} lost the Captain, ${names.card(context, card)}.`,
  knockedOut: ({ seat, where }, context) =>
    where === 'island'
      ? `${hero(context, seat)} was knocked out on the Island of Dread.`
      : `${hero(context, seat)} was knocked out ${inSpace(context, where)}.`,
  cardLost: ({ seat, card }, context) => `${subject(context, seat)} lost ${names.card(context, card)}.`,
  countersPut: ({ seat, figure, kind, n }, context) =>
    `${capital(figureOf(context, seat, figure))} took ${counters(n, kind)}.`,
  countersRemoved: ({ seat, figure, kind, n }, context) =>
    `${removed(n, kind)} from ${figureOf(context, seat, figure)}.`,

  abilityUsed: ({ seat, card }, context) =>
    isOwned(context, seat, card)
      ? `${subject(context, seat)} used ${isFigure(context, card) ? 'the ability of ' : ''}${names.card(context, card)}.`
      : `Effect of ${names.card(context, card)}: ${effectOf(names.cardText(context, card), EFFECT)}`,
  activated: ({ seat, card }, context) => `${subject(context, seat)} activated ${names.card(context, card)}.`,
  trophyUsed: ({ seat, card }, context) => `${subject(context, seat)} gave up a trophy, ${names.card(context, card)}.`,
  marketDrawn: ({ town, card }, context) =>
    `${names.card(context, card)} went on sale in ${names.named(context, town)}.`,
  bought: ({ seat, card, gold: price }, context) =>
    `${subject(context, seat)} bought ${names.card(context, card)} for ${gold(price)}.`,
  gotFree: ({ seat, card }, context) => `${subject(context, seat)} got ${names.card(context, card)} for free.`,
  sold: ({ seat, card, gold: price }, context) =>
    `${subject(context, seat)} sold ${names.card(context, card)} for ${price === 0 ? 'nothing' : gold(price)}.`,
  gaveUp: ({ seat, card }, context) => `${subject(context, seat)} gave up ${names.card(context, card)}.`,
  healed: ({ seat, figure, gold: price }, context) =>
    `${subject(context, seat)} healed 1 wound on ${figureOf(context, seat, figure)} for ${price === 0 ? 'free' : gold(price)}.`,
  captainDrawn: ({ town, card }, context) =>
    `${names.card(context, card)} came into port in ${names.named(context, town)}.`,
  hired: ({ seat, card, gold: price }, context) =>
    `${subject(context, seat)} hired ${names.card(context, card)} for ${gold(price)}.`,
  hiredOnLoan: ({ seat, card }, context) => `${subject(context, seat)} hired ${names.card(context, card)} on loan.`,
  captainDiscarded: ({ card }, context) => `${names.card(context, card)} was put under the captain deck.`,

  trained: ({ seat, counter }, context) => {
    const n = context.content.content.numbers.counters[counter];
    return `${subject(context, seat)} bought an experience counter: +${n} ${ATTRIBUTE_NAMES[counter]}.`;
  },
  mapGained: ({ seat, colour, from }, context) => {
    const whom = from === 'pool' ? '' : ` from ${who(context, from)}`;
    return `${subject(context, seat)} gained ${maps(1, colour)}${whom}.`;
  },
  mapsSpent: ({ seat, n }, context) => `${subject(context, seat)} spent ${count(n, 'map counter')}.`,
  mapSwapped: ({ seat, gave, took }, context) =>
    `${subject(context, seat)} swapped ${maps(1, gave)} for ${maps(1, took)}.`,
  legendaryGained: ({ seat, item }, context) => `${subject(context, seat)} gained ${names.card(context, item)}.`,
  legendaryUsed: ({ seat, item }, context) =>
    `${subject(context, seat)} used ${names.card(context, item)}, which went back to the pool.`,

  attackedHero: ({ seat, rival }, context) => `${hero(context, seat)} attacked ${whose(context, rival)} Hero.`,
  duelRolled: ({ seat, dice, value }, context) =>
    `${hero(context, seat)} set the number to reach: ${sum(dice, value)}.`,
  duelWon: ({ seat, rival }, context) => `${hero(context, seat)} won the fight against ${whose(context, rival)} Hero.`,
  spoilsTaken: ({ seat, rival, what }, context) => {
    if (what === null) return `${subject(context, seat)} took nothing.`;
    const spoils = 'gold' in what ? gold(what.gold) : names.card(context, what.card);
    return `${subject(context, seat)} took ${spoils} from ${who(context, rival)}.`;
  },
  proposed: ({ seat, rival, give, get }, context) =>
    `${subject(context, seat)} offered ${who(context, rival)} ${goodsOf(context, give)} for ${goodsOf(context, get)}.`,
  proposalDropped: ({ seat }, context) => `${subject(context, seat)} dropped the proposal.`,
  answered: ({ seat, yes }, context) => `${subject(context, seat)} ${yes ? 'agreed' : 'refused'}.`,
  traded: ({ seat, rival, give, get }, context) =>
    `${subject(context, seat)} gave ${who(context, rival)} ${goodsOf(context, give)} for ${goodsOf(context, get)}.`,

  declaredIsland: ({ seat }, context) =>
    `${subject(context, seat)} followed ${verb(context, seat, 'the', 'your')} maps to the Island of Dread.`,
  reachedIsland: ({ seat }, context) => `${hero(context, seat)} reached the Island of Dread.`,
  silverShuffled: ({ cards: back }) =>
    `${capital(count(back.length, 'silver card'))} went back and the silver deck was shuffled.`,
  doomCounter: ({ n }) => `Doom drew closer: ${count(n, 'doom counter')}.`,
  lastTurns: ({ seat }, context) => `Everyone gets one last turn, starting with ${who(context, seat)}.`,
  gameEnded: ({ cause, seat }, context) =>
    cause === 'defeated'
      ? seat === null
        ? `${names.assif(context)} was defeated.`
        : `${subject(context, seat)} defeated ${names.assif(context)} and won the game.`
      : CAUSES[cause],
  ranked: ({ places }, context) =>
    `${list(byRank(places).map(({ place, seat }) => `${place}. ${nameOf(context, seat)}`))}.`,
};
