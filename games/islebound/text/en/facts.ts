import { at } from '@skerry/engine';
import { a, capital, count, list, nameOf, number, subject, verb, who, whose } from '@skerry/speech/en';
import { CORNERS, SLOTS } from '../../content/map.ts';
import { HEADINGS } from '../../content/vocabulary.ts';
import { namesOf, type Text, type TextContext } from '../context.ts';
import { amount, amounts, fleetCard, group, points, purposeOf, slots, wares } from './grammar.ts';
import { headings } from './headings.ts';

const names = namesOf('en');

const crew = (context: TextContext, kind: Parameters<typeof names.crew>[1]): string =>
  a(`${names.crew(context, kind)} crew member`);

const SIDES = { W: 'west', N: 'north', S: 'south', E: 'east' } as const;
const NOTCHES = { NW: 'north-west', NE: 'north-east', SW: 'south-west', SE: 'south-east' } as const;

const dice = (faces: readonly number[]): string => (faces.length === 0 ? 'no dice' : list(faces.map(String)));

export const facts: Text['facts'] = {
  layoutSet: ({ boards, ports }, context) => {
    const laid = SLOTS.map((slot, n) => `board ${boards[n]} in the ${SIDES[slot]}`);
    const moored = CORNERS.map((corner, n) => `${names.town(context, at(ports, n))} in the ${NOTCHES[corner]}`);
    return `The archipelago: ${list(laid)}; ${list(moored)}.`;
  },
  firstPlayer: ({ seat }, context) => `${subject(context, seat)} ${verb(context, seat, 'goes', 'go')} first.`,
  slotsBlocked: ({ n }) => `With two players the first ${number(n)} influence slots are blocked.`,
  homePortChosen: ({ seat, port }, context) =>
    `${subject(context, seat)} chose ${names.town(context, port)} as ${verb(context, seat, 'their', 'your')} home port.`,
  crewRowLaid: ({ crew: kinds, next }, context) =>
    `For hire, from the left: ${list(kinds.map((kind) => crew(context, kind)))}. Next on the stack: ${crew(context, next)}.`,
  rowLaid: ({ buildings }, context) =>
    `The building row, from the left: ${list(buildings.map((building) => names.building(context, building)))}.`,
  packDealt: ({ cards }, context) => `Dealt: ${list(cards.map((card) => names.building(context, card)))}.`,
  cardDrafted: ({ card }, context) => `Kept from the pack: ${names.building(context, card)}.`,
  packsPassed: () => 'The packs pass to the left.',

  roundBegan: ({ n }) => `Round ${n} begins.`,
  turnBegan: ({ seat }, context) => `${capital(whose(context, seat))} turn.`,
  turnEnded: ({ seat }, context) => `${subject(context, seat)} ended ${verb(context, seat, 'their', 'your')} turn.`,
  lastRound: ({ seat, cause }, context) =>
    cause === 'buildings'
      ? `${capital(whose(context, seat))} city is complete. After this round there is one more.`
      : `${subject(context, seat)} took the last renown token. After this round there is one more.`,
  gameEnded: () => 'The last round is over.',
  scored: ({ seat, headings: scores }, context) => {
    const total = HEADINGS.reduce((sum, heading) => sum + scores[heading], 0);
    const parts = HEADINGS.map((heading) => `${headings[heading].toLowerCase()} ${scores[heading]}`);
    return `${subject(context, seat)} scored ${points(total)}: ${list(parts)}.`;
  },
  ranked: ({ places }, context) => {
    const order = places.map((place, seat) => ({ place, seat })).sort((one, other) => one.place - other.place);
    return `${capital(list(order.map(({ place, seat }) => `${place}. ${nameOf(context, seat)}`)))}.`;
  },

  sailed: ({ seat, route, fish }, context) =>
    `${subject(context, seat)} sailed to ${names.townAt(context, at(route, route.length - 1))}${fish > 0 ? `, using ${amount(fish, 'fish')}` : ''}.`,
  crewExhausted: ({ seat, crew: kind, for: purpose }, context) =>
    `${subject(context, seat)} exhausted ${crew(context, kind)} ${purposeOf(context, purpose)}.`,
  crewInjured: ({ seat, crew: kind }, context) =>
    `${subject(context, seat)} injured ${crew(context, kind)} for 1 strength.`,
  rested: ({ seat, up, healed }, context) => {
    const news = [
      ...(up.length > 0 ? [`${number(up.length)} came on deck`] : []),
      ...(healed.length > 0 ? [`${number(healed.length)} recovered`] : []),
    ];
    return `${capital(whose(context, seat))} crew rested${news.length > 0 ? `: ${list(news)}` : ''}.`;
  },
  crewHealed: ({ seat, crew: kind }, context) =>
    `${capital(whose(context, seat))} ${names.crew(context, kind)} crew member is back on deck.`,
  crewHired: ({ seat, crew: kind, price }, context) =>
    `${subject(context, seat)} hired ${crew(context, kind)} for ${price === 0 ? 'free' : amount(price, 'coin')}.`,
  crewRowFilled: ({ crew: kind }, context) =>
    kind === null ? 'The crew stack is empty.' : `New for hire: ${crew(context, kind)}.`,

  visited: ({ seat, town, free }, context) =>
    `${subject(context, seat)} visited ${names.town(context, town)}${free ? ' at once, for free' : ''}.`,
  entryPaid: ({ seat, to }, context) =>
    to === 'map'
      ? `${subject(context, seat)} put 1 coin on the treasure map.`
      : `${subject(context, seat)} paid 1 coin to ${who(context, to)}.`,
  partLeftOut: ({ seat }, context) => `${subject(context, seat)} skipped part of the action.`,
  gained: ({ seat, what, n, from, forgone }, context) => {
    const source = typeof from === 'number' ? ` (${names.building(context, from)})` : '';
    const missed = forgone > 0 ? `; ${amount(forgone, what)} more weren’t available` : '';
    return `${subject(context, seat)} gained ${n === 0 ? 'nothing' : amount(n, what)}${source}${missed}.`;
  },
  paid: ({ seat, what, n, for: purpose }, context) =>
    `${subject(context, seat)} paid ${amount(n, what)}${purpose === 'reroll' ? ' to reroll a die' : ''}.`,
  dumped: ({ seat, wood, fish }, context) => `${subject(context, seat)} dumped ${amounts({ wood, fish })}.`,

  attackDeclared: ({ seat, town, need }, context) =>
    `${subject(context, seat)} prepared to attack ${names.town(context, town)}: strength ${need} needed.`,
  attacked: ({ seat, town, group: cards, dice: n }, context) =>
    `${subject(context, seat)} attacked ${names.town(context, town)} with ${group(cards)}: ${count(n, 'die')}.`,
  rolled: ({ seat, dice: faces }, context) => `${subject(context, seat)} rolled ${dice(faces)}.`,
  rerolled: ({ seat, was, now }, context) => `${subject(context, seat)} rerolled a ${was} and got a ${now}.`,
  dicePlaced: ({ pairs, bonus, total }) => {
    const each = pairs.map(({ card, face, strength }) => `a ${face} on ${fleetCard(card)} gave ${strength}`);
    const more = bonus > 0 ? [`buildings gave ${bonus}`] : [];
    const parts = [...each, ...more];
    return parts.length === 0 ? 'No dice were placed.' : `${capital(list(parts))}: total strength ${total}.`;
  },
  fellShort: ({ seat, missing }, context) =>
    `${subject(context, seat)} ${verb(context, seat, 'is', 'are')} ${missing} short.`,
  retreated: ({ seat, town, lost }, context) =>
    `${subject(context, seat)} retreated from ${names.town(context, town)} and lost ${fleetCard(lost)}.`,

  townTaken: ({ seat, town, from, how }, context) => {
    const taken = how === 'attack' ? 'took' : 'won';
    const whom = from === null ? '' : ` from ${who(context, from)}`;
    return `${subject(context, seat)} ${taken} ${names.town(context, town)}${whom} by ${how}.`;
  },
  spoils: ({ seat, n }, context) => `${subject(context, seat)} gained ${amount(n, 'coin')} as spoils.`,
  townLost: ({ seat, town }, context) => `${subject(context, seat)} lost ${names.town(context, town)}.`,
  freeVisitDeclined: ({ seat }, context) => `${subject(context, seat)} declined the free visit.`,
  influencePaid: ({ seat, slots: paid, crew: talkers, sum }, context) => {
    const talk = talkers.length === 0 ? '' : ` and ${count(talkers.length, 'Negotiate crew member')}`;
    return `${subject(context, seat)} paid ${sum} influence: ${slots(paid)}${talk}.`;
  },
  ichorTaken: ({ seat }, context) => `Ichor joined ${whose(context, seat)} fleet.`,
  ichorReturned: ({ seat }, context) => `Ichor left ${whose(context, seat)} fleet.`,
  groupReturned: ({ seat, kept }, context) =>
    kept > 0
      ? `The group went back to the supply, but ${who(context, seat)} kept ${amount(kept, 'pirate')}.`
      : 'The group went back to the supply.',
  cubeMoved: ({ seat, slot, town }, context) =>
    `${subject(context, seat)} moved a cube from ${slots([slot])} to ${names.town(context, town)}.`,

  hunted: ({ seat, coins }, context) =>
    `${subject(context, seat)} hunted for treasure and found ${amount(coins, 'coin')}.`,
  eventDone: ({ seat, event }, context) => `${subject(context, seat)} completed ${names.event(context, event)}.`,
  eventShown: ({ event, town }, context) =>
    `New event in ${names.town(context, town)}: ${names.event(context, event)}.`,
  eventsShuffled: () => 'All events were shuffled again.',
  slotSkipped: ({ seat, slot }, context) => `${subject(context, seat)} skipped ${slots([slot])}.`,
  skipDeclined: ({ seat }, context) => `${subject(context, seat)} didn’t skip a slot.`,
  cubesPlaced: ({ seat, slots: placed, forgone }, context) => {
    const missed = forgone > 0 ? `; ${amount(forgone, 'cube')} couldn’t be placed` : '';
    return placed.length === 0
      ? `${subject(context, seat)} couldn’t place any influence cubes.`
      : `${subject(context, seat)} placed ${amount(placed.length, 'cube')} in ${slots(placed)}${missed}.`;
  },

  bought: ({ seat, building, coins }, context) =>
    `${subject(context, seat)} bought ${names.building(context, building)} for ${amount(coins, 'coin')}.`,
  built: ({ seat, building, wood, fish }, context) =>
    `${subject(context, seat)} built ${names.building(context, building)} for ${amounts({ wood, fish })}.`,
  rowFilled: ({ building }, context) => `New in the row: ${names.building(context, building)}.`,
  deckOut: () => 'The building deck is empty.',
  abilityUsed: ({ seat, building }, context) =>
    `${capital(whose(context, seat))} ${names.building(context, building)} took effect.`,
  cardDrawn: ({ seat }, context) => `${subject(context, seat)} drew a building card.`,
  cardReceived: ({ card }, context) => `It was ${names.building(context, card)}.`,
  cardPaid: ({ seat, card }, context) => `${subject(context, seat)} paid with ${names.building(context, card)}.`,
  deckRenewed: () => 'The paid cards were shuffled into a new deck.',

  renown: ({ seat, n, to }, context) => {
    const now = to === 0 ? 'off the track' : `on ${to}`;
    return `${subject(context, seat)} gained ${amount(n, 'renown')} and ${verb(context, seat, 'is', 'are')} now ${now}.`;
  },
  tokenTaken: ({ seat, token }, context) =>
    `${subject(context, seat)} took a renown token: ${names.token(context, token)}.`,
  tokenShown: ({ token }, context) => `Next renown token: ${names.token(context, token)}.`,
  tokensOut: () => 'There are no renown tokens left.',
  sevenKept: ({ seat }, context) => `${subject(context, seat)} kept 7 points instead of a token.`,
  reputationActivated: ({ seat, card }, context) =>
    `${subject(context, seat)} activated ${names.reputation(context, card)}.`,
  reputationScored: ({ seat, n, capped }, context) =>
    `${subject(context, seat)} gained ${n === 0 ? 'no renown' : amount(n, 'renown')} from the card${capped ? ' (its limit)' : ''}.`,
  reputationShown: ({ card }, context) => `New reputation card: ${names.reputation(context, card)}.`,

  raided: ({ seat, rival, dice: [own, others], hits: [mine, theirs] }, context) =>
    `${subject(context, seat)} raided ${who(context, rival)}: ${dice(own)} against ${dice(others)}, ${count(mine, 'hit')} to ${number(theirs)}.`,
  coinsTaken: ({ from, to, n }, context) =>
    `${subject(context, to)} took ${amount(n, 'coin')} from ${who(context, from)}.`,
  tradeProposed: ({ seat, rival, give, get }, context) =>
    `${subject(context, seat)} offered ${who(context, rival)} ${wares(give)} for ${wares(get)}.`,
  tradeCountered: ({ seat, rival, give, get }, context) =>
    `${subject(context, seat)} made ${who(context, rival)} a counter-offer: ${wares(give)} for ${wares(get)}.`,
  tradeAnswered: ({ seat, yes }, context) => `${subject(context, seat)} ${yes ? 'agreed' : 'refused'}.`,
  traded: ({ seat, rival, give, get }, context) =>
    `${subject(context, seat)} gave ${who(context, rival)} ${wares(give)} for ${wares(get)}.`,
  tradeDropped: ({ seat }, context) => `${subject(context, seat)} dropped the trade.`,
};
