import type { Seat } from '@skerry/engine';
import { capital, count, list, nameOf, number, subject, verb, who, whose } from '@skerry/speech/en';
import type { EnemyStat, Kind } from '../content/vocabulary.ts';
import type { Cause, Dice, TurnEnd } from '../rules/facts.ts';
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
} from './english.ts';
import { byRank, effectOf, isFigure, isOwned, type Text, type TextContext } from './telling.ts';

const hero = (telling: TextContext, seat: Seat): string => capital(`${whose(telling, seat)} Hero`);
const cards = (telling: TextContext, numbers: readonly number[]): string =>
  list(numbers.map((card) => names.card(telling, card)));

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

/** What comes before the effect in the text of a Challenge or an Event. */
const EFFECT = /^.*(?:In play|Before combat): /s;

export const facts: Text['facts'] = {
  heroDealt: ({ seat, hero: card }, telling) =>
    `${subject(telling, seat)} ${verb(telling, seat, 'plays', 'play')} ${names.card(telling, card)}.`,
  firstSeat: ({ seat }, telling) => `${subject(telling, seat)} ${verb(telling, seat, 'goes', 'go')} first.`,
  stackFilled: ({ town, cards: market, captain }, telling) =>
    `For sale in ${names.named(telling, town)}: ${cards(telling, market)}; for hire: ${names.card(telling, captain)}.`,
  shortStart: ({ points: n, gold: more }) => `Everyone started with ${points(n)} and ${gold(more)} more.`,

  roundBegan: ({ n }) => `Round ${n} begins.`,
  turnBegan: ({ seat }, telling) => `${capital(whose(telling, seat))} turn.`,
  stepBegan: ({ seat, step }, telling) => `${capital(whose(telling, seat))} ${STEP_NAMES[step]}.`,
  refreshed: ({ seat, cards: up }, telling) => `${subject(telling, seat)} refreshed ${cards(telling, up)}.`,
  turnEnded: ({ seat, cause }, telling) => `${capital(whose(telling, seat))} turn ended${TURN_ENDS[cause]}.`,
  captainsTrimmed: ({ seat, town, kept, gone }, telling) =>
    `${subject(telling, seat)} left ${names.card(telling, kept)} in ${names.named(telling, town)} and discarded ${cards(telling, gone)}.`,

  moveRolled: ({ seat, faces: thrown }, telling) =>
    `${subject(telling, seat)} rolled ${count(thrown.length, 'movement die')}.`,
  diceRerolled: ({ seat, now }, telling) => `${subject(telling, seat)} rerolled ${count(now.length, 'movement die')}.`,
  rested: ({ seat, figure, n }, telling) =>
    `${capital(figureOf(telling, seat, figure))} rested and removed ${counters(n, 'exhaustion')}.`,
  moved: ({ seat, to, how }, telling) => {
    const went = { die: 'moved', step: 'took one step', flight: 'flew' }[how];
    return `${hero(telling, seat)} ${went} to ${toSpace(telling, to)}.`;
  },
  stayed: ({ seat }, telling) => `${hero(telling, seat)} stayed in place.`,
  teleported: ({ seat, to }, telling) => `${hero(telling, seat)} was teleported to ${toSpace(telling, to)}.`,
  placed: ({ seat, to, by }, telling) =>
    seat === by
      ? `${hero(telling, seat)} went to ${toSpace(telling, to)}.`
      : `${subject(telling, by)} put ${whose(telling, seat)} Hero ${inSpace(telling, to)}.`,
  dicePromised: ({ seat, dice }, telling) =>
    `${capital(whose(telling, seat))} next movement roll will have ${count(dice, 'die')}.`,

  setSail: ({ seat, town }, telling) => `${subject(telling, seat)} set sail from ${names.named(telling, town)}.`,
  sailed: ({ seat, to, through }, telling) => {
    const past = through === null ? '' : ` through ${names.named(telling, through)}`;
    return `${subject(telling, seat)} sailed${past} to ${names.named(telling, to)}.`;
  },
  landed: ({ seat, town }, telling) => `${subject(telling, seat)} landed in ${names.named(telling, town)}.`,
  captainReturned: ({ captain, town }, telling) =>
    `${names.card(telling, captain)} went to the market stack of ${names.named(telling, town)}.`,
  toll: ({ captain, kind }, telling) => `${names.card(telling, captain)} took ${counters(1, kind)} as a toll.`,
  tollSkipped: ({ captain }, telling) => `${names.card(telling, captain)} paid no toll.`,
  shipwrecked: ({ seat, cause, anchor }, telling) =>
    cause === 'captain'
      ? `Without a Captain, ${whose(telling, seat)} Hero was shipwrecked near ${names.named(telling, anchor)}.`
      : `${hero(telling, seat)} was shipwrecked near ${names.named(telling, anchor)}.`,
  laneOpened: ({ number: lane }) => `Sea lane ${lane} opened.`,
  laneClosed: ({ number: lane }) => `Sea lane ${lane} closed.`,

  cardDrawn: ({ seat, deck, card }, telling) =>
    `${subject(telling, seat)} drew ${names.card(telling, card)} from the ${DECK_NAMES[deck]}.`,
  deckRenewed: ({ deck }) => `The discards were shuffled into a new ${DECK_NAMES[deck]}.`,
  deckEmpty: ({ deck }) => `The ${DECK_NAMES[deck]} and its discard pile were empty: no adventure.`,
  cardTurnedUp: ({ deck, card }, telling) => `${names.card(telling, card)} was turned up on the ${DECK_NAMES[deck]}.`,
  cardPutBack: ({ deck, card }, telling) => `${names.card(telling, card)} was put face up on the ${DECK_NAMES[deck]}.`,
  challengeMet: ({ seat, card, place }, telling) =>
    place === 0
      ? `${subject(telling, seat)} met ${names.card(telling, card)}.`
      : `${subject(telling, seat)} met ${names.card(telling, card)}, undefeated at place ${place}.`,
  optionChosen: ({ seat, card, option }, telling) =>
    `${subject(telling, seat)} chose “${names.option(telling, card, option)}”.`,
  encounterDone: ({ card }, telling) => `${names.card(telling, card)} was discarded.`,
  eventInPlay: ({ card }, telling) => `${names.card(telling, card)} came into play.`,
  eventIgnored: ({ card }, telling) =>
    `${names.card(telling, card)} was discarded: an Event of higher rank is in play.`,
  replenished: ({ spaces }) =>
    spaces.length === 0
      ? 'There was nothing to replenish.'
      : `${capital(count(spaces.length, 'adventure counter'))} came back.`,
  tilePlaced: ({ kind, at }, telling) => `A ${TILE_NAMES[kind]} was placed on ${names.named(telling, at)}.`,
  tileTaken: ({ kind, at }, telling) => `The ${TILE_NAMES[kind]} on ${names.named(telling, at)} was taken away.`,
  townRuined: ({ town }, telling) => `${names.named(telling, town)} was left in ruins.`,
  cardDiscarded: ({ card }, telling) => `${names.card(telling, card)} was discarded.`,
  cardShown: ({ seat, card }, telling) =>
    `${subject(telling, seat)} drew ${names.card(telling, card)} from the market deck.`,
  cardToStack: ({ town, card }, telling) =>
    `${names.card(telling, card)} went to the market stack of ${names.named(telling, town)}.`,

  tested: ({ seat, skill, dice, bonus, difficulty, passed }, telling) =>
    `${subject(telling, seat)} tested ${names.named(telling, skill)}: ${sum(dice, bonus)} against ${difficulty}, ${passed ? 'passed' : 'failed'}.`,
  combatBegan: ({ seat, card }, telling) => `${hero(telling, seat)} faced ${names.card(telling, card)}.`,
  roundBeganCombat: ({ n }) => `Combat round ${n}.`,
  phaseBegan: ({ phase }) => `${capital(PHASE_NAMES[phase])} phase.`,
  acted: ({ seat, figure, role, phase }, telling) =>
    `${capital(figureOf(telling, seat, figure))} ${role === 'attack' ? 'attacked' : 'defended'} in the ${PHASE_NAMES[phase]} phase.`,
  rolled: ({ dice, value, bonus, need, success }) =>
    `${capital(sum(dice, value + bonus))} against ${need}: ${success ? 'a success' : 'a failure'}.`,
  rolledAgain: ({ seat, dice: [one, other], success }, telling) =>
    `${subject(telling, seat)} rerolled: ${one} and ${other}, ${success ? 'a success' : 'a failure'}.`,
  rollRaised: ({ card, by, success }, telling) =>
    `${names.card(telling, card)} added ${by} to the roll: ${success ? 'a success after all' : 'still a failure'}.`,
  sureSuccess: ({ card }, telling) => `${names.card(telling, card)} made it an automatic success.`,
  damageDealt: ({ card, n, wounds }, telling) =>
    `${names.card(telling, card)} took ${counters(n, 'wound')}, ${number(wounds)} in total.`,
  damageTaken: ({ seat, figure, n, kind }, telling) =>
    `${capital(figureOf(telling, seat, figure))} took ${counters(n, kind)}.`,
  damageLessened: ({ card, by }, telling) => `${names.card(telling, card)} reduced the damage by ${by}.`,
  damageRaised: ({ card, by }, telling) => `${names.card(telling, card)} increased the damage by ${by}.`,
  weary: ({ seat }, telling) => `The fight went on too long: ${whose(telling, seat)} Hero took 1 wound.`,
  challengeHealed: ({ card, n, wounds }, telling) =>
    `${removed(n, 'wound')} from ${names.card(telling, card)}, with ${wounds === 0 ? 'none' : number(wounds)} left.`,
  challengeChanged: ({ card, stat, now }, telling) =>
    `The ${STAT_NAMES[stat as EnemyStat]} of ${names.card(telling, card)} became ${now} for this combat.`,
  escapeTried: ({ seat, dice, bonus, need, success }, telling) =>
    `${hero(telling, seat)} tried to escape: ${sum(dice, bonus)} against ${need}, ${success ? 'a success' : 'a failure'}.`,
  escaped: ({ seat }, telling) => `${hero(telling, seat)} escaped.`,
  paidOff: ({ seat, card }, telling) => `${subject(telling, seat)} paid ${names.card(telling, card)} off.`,

  challengeDefeated: ({ seat, card }, telling) => `${subject(telling, seat)} defeated ${names.card(telling, card)}.`,
  undefeated: ({ card, place, space }, telling) =>
    `${names.card(telling, card)} stayed undefeated at place ${place}, ${inSpace(telling, space)}.`,
  trackFull: ({ card }, telling) => `The undefeated track was full: ${names.card(telling, card)} was discarded.`,
  pointsGained: ({ seat, n }, telling) => `${subject(telling, seat)} gained ${points(n)}.`,
  goldGained: ({ seat, n, from }, telling) =>
    `${subject(telling, seat)} gained ${gold(n)} from ${names.card(telling, from)}.`,
  goldLost: ({ seat, n, why }, telling) =>
    `${subject(telling, seat)} lost ${gold(n)} ${typeof why === 'number' ? `to ${names.card(telling, why)}` : FALLS[why]}.`,
  trophyKept: ({ seat, card }, telling) => `${subject(telling, seat)} kept ${names.card(telling, card)} as a trophy.`,
  rewardLost: ({ seat, what }, telling) =>
    `${subject(telling, seat)} lost ${REWARDS[what]} because the Captain is on loan.`,
  allyKilled: ({ seat, card }, telling) => `${subject(telling, seat)} lost an Ally, ${names.card(telling, card)}.`,
  captainKilled: ({ seat, card }, telling) =>
    `${subject(telling, seat)} lost the Captain, ${names.card(telling, card)}.`,
  knockedOut: ({ seat, where }, telling) =>
    where === 'island'
      ? `${hero(telling, seat)} was knocked out on the Island of Dread.`
      : `${hero(telling, seat)} was knocked out ${inSpace(telling, where)}.`,
  cardLost: ({ seat, card }, telling) => `${subject(telling, seat)} lost ${names.card(telling, card)}.`,
  countersPut: ({ seat, figure, kind, n }, telling) =>
    `${capital(figureOf(telling, seat, figure))} took ${counters(n, kind)}.`,
  countersRemoved: ({ seat, figure, kind, n }, telling) =>
    `${removed(n, kind)} from ${figureOf(telling, seat, figure)}.`,

  abilityUsed: ({ seat, card }, telling) =>
    isOwned(telling, seat, card)
      ? `${subject(telling, seat)} used ${isFigure(telling, card) ? 'the ability of ' : ''}${names.card(telling, card)}.`
      : `Effect of ${names.card(telling, card)}: ${effectOf(names.cardText(telling, card), EFFECT)}`,
  activated: ({ seat, card }, telling) => `${subject(telling, seat)} activated ${names.card(telling, card)}.`,
  trophyUsed: ({ seat, card }, telling) => `${subject(telling, seat)} gave up a trophy, ${names.card(telling, card)}.`,
  marketDrawn: ({ town, card }, telling) =>
    `${names.card(telling, card)} went on sale in ${names.named(telling, town)}.`,
  bought: ({ seat, card, gold: price }, telling) =>
    `${subject(telling, seat)} bought ${names.card(telling, card)} for ${gold(price)}.`,
  gotFree: ({ seat, card }, telling) => `${subject(telling, seat)} got ${names.card(telling, card)} for free.`,
  sold: ({ seat, card, gold: price }, telling) =>
    `${subject(telling, seat)} sold ${names.card(telling, card)} for ${price === 0 ? 'nothing' : gold(price)}.`,
  gaveUp: ({ seat, card }, telling) => `${subject(telling, seat)} gave up ${names.card(telling, card)}.`,
  healed: ({ seat, figure, gold: price }, telling) =>
    `${subject(telling, seat)} healed 1 wound on ${figureOf(telling, seat, figure)} for ${price === 0 ? 'free' : gold(price)}.`,
  captainDrawn: ({ town, card }, telling) =>
    `${names.card(telling, card)} came into port in ${names.named(telling, town)}.`,
  hired: ({ seat, card, gold: price }, telling) =>
    `${subject(telling, seat)} hired ${names.card(telling, card)} for ${gold(price)}.`,
  hiredOnLoan: ({ seat, card }, telling) => `${subject(telling, seat)} hired ${names.card(telling, card)} on loan.`,
  captainDiscarded: ({ card }, telling) => `${names.card(telling, card)} was put under the captain deck.`,

  trained: ({ seat, counter }, telling) => {
    const n = telling.content.content.numbers.counters[counter];
    return `${subject(telling, seat)} bought an experience counter: +${n} ${ATTRIBUTE_NAMES[counter]}.`;
  },
  mapGained: ({ seat, colour, from }, telling) => {
    const whom = from === 'pool' ? '' : ` from ${who(telling, from)}`;
    return `${subject(telling, seat)} gained ${maps(1, colour)}${whom}.`;
  },
  mapsSpent: ({ seat, n }, telling) => `${subject(telling, seat)} spent ${count(n, 'map counter')}.`,
  mapSwapped: ({ seat, gave, took }, telling) =>
    `${subject(telling, seat)} swapped ${maps(1, gave)} for ${maps(1, took)}.`,
  legendaryGained: ({ seat, item }, telling) => `${subject(telling, seat)} gained ${names.card(telling, item)}.`,
  legendaryUsed: ({ seat, item }, telling) =>
    `${subject(telling, seat)} used ${names.card(telling, item)}, which went back to the pool.`,

  attackedHero: ({ seat, rival }, telling) => `${hero(telling, seat)} attacked ${whose(telling, rival)} Hero.`,
  duelRolled: ({ seat, dice, value }, telling) =>
    `${hero(telling, seat)} set the number to reach: ${sum(dice, value)}.`,
  duelWon: ({ seat, rival }, telling) => `${hero(telling, seat)} won the fight against ${whose(telling, rival)} Hero.`,
  spoilsTaken: ({ seat, rival, what }, telling) => {
    if (what === null) return `${subject(telling, seat)} took nothing.`;
    const spoils = 'gold' in what ? gold(what.gold) : names.card(telling, what.card);
    return `${subject(telling, seat)} took ${spoils} from ${who(telling, rival)}.`;
  },
  proposed: ({ seat, rival, give, get }, telling) =>
    `${subject(telling, seat)} offered ${who(telling, rival)} ${goodsOf(telling, give)} for ${goodsOf(telling, get)}.`,
  proposalDropped: ({ seat }, telling) => `${subject(telling, seat)} dropped the proposal.`,
  answered: ({ seat, yes }, telling) => `${subject(telling, seat)} ${yes ? 'agreed' : 'refused'}.`,
  traded: ({ seat, rival, give, get }, telling) =>
    `${subject(telling, seat)} gave ${who(telling, rival)} ${goodsOf(telling, give)} for ${goodsOf(telling, get)}.`,

  declaredIsland: ({ seat }, telling) =>
    `${subject(telling, seat)} followed ${verb(telling, seat, 'the', 'your')} maps to the Island of Dread.`,
  reachedIsland: ({ seat }, telling) => `${hero(telling, seat)} reached the Island of Dread.`,
  silverShuffled: ({ cards: back }) =>
    `${capital(count(back.length, 'silver card'))} went back and the silver deck was shuffled.`,
  doomCounter: ({ n }) => `Doom drew closer: ${count(n, 'doom counter')}.`,
  lastTurns: ({ seat }, telling) => `Everyone gets one last turn, starting with ${who(telling, seat)}.`,
  gameEnded: ({ cause, seat }, telling) =>
    cause === 'defeated'
      ? seat === null
        ? `${names.assif(telling)} was defeated.`
        : `${subject(telling, seat)} defeated ${names.assif(telling)} and won the game.`
      : CAUSES[cause],
  ranked: ({ places }, telling) =>
    `${list(byRank(places).map(({ place, seat }) => `${place}. ${nameOf(telling, seat)}`))}.`,
};
