import { a, capital, count, list, nameOf, number, subject, verb, who, whose } from '@skerry/speech/en';
import { CORNERS, SLOTS } from '../content/map.ts';
import { HEADINGS } from '../rules/facts.ts';
import { amount, amounts, fleetCard, group, points, purposeOf, slots, wares } from './english.ts';
import { headings } from './headings.en.ts';
import { namesOf, type Text, type TextContext } from './telling.ts';

const names = namesOf('en');

const crew = (telling: TextContext, kind: Parameters<typeof names.crew>[1]): string =>
  a(`${names.crew(telling, kind)} crew member`);

const SIDES = { W: 'west', N: 'north', S: 'south', E: 'east' } as const;
const NOTCHES = { NW: 'north-west', NE: 'north-east', SW: 'south-west', SE: 'south-east' } as const;

const dice = (faces: readonly number[]): string => (faces.length === 0 ? 'no dice' : list(faces.map(String)));

export const facts: Text['facts'] = {
  layoutSet: ({ boards, ports }, telling) => {
    const laid = SLOTS.map((slot, n) => `board ${boards[n]} in the ${SIDES[slot]}`);
    const moored = CORNERS.map((corner, n) => `${names.town(telling, ports[n]!)} in the ${NOTCHES[corner]}`);
    return `The archipelago: ${list(laid)}; ${list(moored)}.`;
  },
  firstPlayer: ({ seat }, telling) => `${subject(telling, seat)} ${verb(telling, seat, 'goes', 'go')} first.`,
  slotsBlocked: ({ n }) => `With two players the first ${number(n)} influence slots are blocked.`,
  homePortChosen: ({ seat, port }, telling) =>
    `${subject(telling, seat)} chose ${names.town(telling, port)} as ${verb(telling, seat, 'their', 'your')} home port.`,
  crewRowLaid: ({ crew: kinds, next }, telling) =>
    `For hire, from the left: ${list(kinds.map((kind) => crew(telling, kind)))}. Next on the stack: ${crew(telling, next)}.`,
  rowLaid: ({ buildings }, telling) =>
    `The building row, from the left: ${list(buildings.map((building) => names.building(telling, building)))}.`,
  packDealt: ({ cards }, telling) => `Dealt: ${list(cards.map((card) => names.building(telling, card)))}.`,
  cardDrafted: ({ card }, telling) => `Kept from the pack: ${names.building(telling, card)}.`,
  packsPassed: () => 'The packs pass to the left.',

  roundBegan: ({ n }) => `Round ${n} begins.`,
  turnBegan: ({ seat }, telling) => `${capital(whose(telling, seat))} turn.`,
  turnEnded: ({ seat }, telling) => `${subject(telling, seat)} ended ${verb(telling, seat, 'their', 'your')} turn.`,
  lastRound: ({ seat, cause }, telling) =>
    cause === 'buildings'
      ? `${capital(whose(telling, seat))} city is complete. After this round there is one more.`
      : `${subject(telling, seat)} took the last renown token. After this round there is one more.`,
  gameEnded: () => 'The last round is over.',
  scored: ({ seat, headings: scores }, telling) => {
    const total = HEADINGS.reduce((sum, heading) => sum + scores[heading], 0);
    const parts = HEADINGS.map((heading) => `${headings[heading].toLowerCase()} ${scores[heading]}`);
    return `${subject(telling, seat)} scored ${points(total)}: ${list(parts)}.`;
  },
  ranked: ({ places }, telling) => {
    const order = places.map((place, seat) => ({ place, seat })).sort((one, other) => one.place - other.place);
    return `${capital(list(order.map(({ place, seat }) => `${place}. ${nameOf(telling, seat)}`)))}.`;
  },

  sailed: ({ seat, route, fish }, telling) =>
    `${subject(telling, seat)} sailed to ${names.townAt(telling, route.at(-1)!)}${fish > 0 ? `, using ${amount(fish, 'fish')}` : ''}.`,
  crewExhausted: ({ seat, crew: kind, for: purpose }, telling) =>
    `${subject(telling, seat)} exhausted ${crew(telling, kind)} ${purposeOf(telling, purpose)}.`,
  crewInjured: ({ seat, crew: kind }, telling) =>
    `${subject(telling, seat)} injured ${crew(telling, kind)} for 1 strength.`,
  rested: ({ seat, up, healed }, telling) => {
    const news = [
      ...(up.length > 0 ? [`${number(up.length)} came on deck`] : []),
      ...(healed.length > 0 ? [`${number(healed.length)} recovered`] : []),
    ];
    return `${capital(whose(telling, seat))} crew rested${news.length > 0 ? `: ${list(news)}` : ''}.`;
  },
  crewHealed: ({ seat, crew: kind }, telling) =>
    `${capital(whose(telling, seat))} ${names.crew(telling, kind)} crew member is back on deck.`,
  crewHired: ({ seat, crew: kind, price }, telling) =>
    `${subject(telling, seat)} hired ${crew(telling, kind)} for ${price === 0 ? 'free' : amount(price, 'coin')}.`,
  crewRowFilled: ({ crew: kind }, telling) =>
    kind === null ? 'The crew stack is empty.' : `New for hire: ${crew(telling, kind)}.`,

  visited: ({ seat, town, free }, telling) =>
    `${subject(telling, seat)} visited ${names.town(telling, town)}${free ? ' at once, for free' : ''}.`,
  entryPaid: ({ seat, to }, telling) =>
    to === 'map'
      ? `${subject(telling, seat)} put 1 coin on the treasure map.`
      : `${subject(telling, seat)} paid 1 coin to ${who(telling, to)}.`,
  partLeftOut: ({ seat }, telling) => `${subject(telling, seat)} skipped part of the action.`,
  gained: ({ seat, what, n, from, forgone }, telling) => {
    const source = typeof from === 'number' ? ` (${names.building(telling, from)})` : '';
    const missed = forgone > 0 ? `; ${amount(forgone, what)} more weren’t available` : '';
    return `${subject(telling, seat)} gained ${n === 0 ? 'nothing' : amount(n, what)}${source}${missed}.`;
  },
  paid: ({ seat, what, n, for: purpose }, telling) =>
    `${subject(telling, seat)} paid ${amount(n, what)}${purpose === 'reroll' ? ' to reroll a die' : ''}.`,
  dumped: ({ seat, wood, fish }, telling) => `${subject(telling, seat)} dumped ${amounts({ wood, fish })}.`,

  attackDeclared: ({ seat, town, need }, telling) =>
    `${subject(telling, seat)} prepared to attack ${names.town(telling, town)}: strength ${need} needed.`,
  attacked: ({ seat, town, group: cards, dice: n }, telling) =>
    `${subject(telling, seat)} attacked ${names.town(telling, town)} with ${group(cards)}: ${count(n, 'die')}.`,
  rolled: ({ seat, dice: faces }, telling) => `${subject(telling, seat)} rolled ${dice(faces)}.`,
  rerolled: ({ seat, was, now }, telling) => `${subject(telling, seat)} rerolled a ${was} and got a ${now}.`,
  dicePlaced: ({ pairs, bonus, total }) => {
    const each = pairs.map(({ card, face, strength }) => `a ${face} on ${fleetCard(card)} gave ${strength}`);
    const more = bonus > 0 ? [`buildings gave ${bonus}`] : [];
    const parts = [...each, ...more];
    return parts.length === 0 ? 'No dice were placed.' : `${capital(list(parts))}: total strength ${total}.`;
  },
  fellShort: ({ seat, missing }, telling) =>
    `${subject(telling, seat)} ${verb(telling, seat, 'is', 'are')} ${missing} short.`,
  retreated: ({ seat, town, lost }, telling) =>
    `${subject(telling, seat)} retreated from ${names.town(telling, town)} and lost ${fleetCard(lost)}.`,

  townTaken: ({ seat, town, from, how }, telling) => {
    const taken = how === 'attack' ? 'took' : 'won';
    const whom = from === null ? '' : ` from ${who(telling, from)}`;
    return `${subject(telling, seat)} ${taken} ${names.town(telling, town)}${whom} by ${how}.`;
  },
  spoils: ({ seat, n }, telling) => `${subject(telling, seat)} gained ${amount(n, 'coin')} as spoils.`,
  townLost: ({ seat, town }, telling) => `${subject(telling, seat)} lost ${names.town(telling, town)}.`,
  freeVisitDeclined: ({ seat }, telling) => `${subject(telling, seat)} declined the free visit.`,
  influencePaid: ({ seat, slots: paid, crew: talkers, sum }, telling) => {
    const talk = talkers.length === 0 ? '' : ` and ${count(talkers.length, 'Negotiate crew member')}`;
    return `${subject(telling, seat)} paid ${sum} influence: ${slots(paid)}${talk}.`;
  },
  ichorTaken: ({ seat }, telling) => `Ichor joined ${whose(telling, seat)} fleet.`,
  ichorReturned: ({ seat }, telling) => `Ichor left ${whose(telling, seat)} fleet.`,
  groupReturned: ({ seat, kept }, telling) =>
    kept > 0
      ? `The group went back to the supply, but ${who(telling, seat)} kept ${amount(kept, 'pirate')}.`
      : 'The group went back to the supply.',
  cubeMoved: ({ seat, slot, town }, telling) =>
    `${subject(telling, seat)} moved a cube from ${slots([slot])} to ${names.town(telling, town)}.`,

  hunted: ({ seat, coins }, telling) =>
    `${subject(telling, seat)} hunted for treasure and found ${amount(coins, 'coin')}.`,
  eventDone: ({ seat, event }, telling) => `${subject(telling, seat)} completed ${names.event(telling, event)}.`,
  eventShown: ({ event, town }, telling) =>
    `New event in ${names.town(telling, town)}: ${names.event(telling, event)}.`,
  eventsShuffled: () => 'All events were shuffled again.',
  slotSkipped: ({ seat, slot }, telling) => `${subject(telling, seat)} skipped ${slots([slot])}.`,
  skipDeclined: ({ seat }, telling) => `${subject(telling, seat)} didn’t skip a slot.`,
  cubesPlaced: ({ seat, slots: placed, forgone }, telling) => {
    const missed = forgone > 0 ? `; ${amount(forgone, 'cube')} couldn’t be placed` : '';
    return placed.length === 0
      ? `${subject(telling, seat)} couldn’t place any influence cubes.`
      : `${subject(telling, seat)} placed ${amount(placed.length, 'cube')} in ${slots(placed)}${missed}.`;
  },

  bought: ({ seat, building, coins }, telling) =>
    `${subject(telling, seat)} bought ${names.building(telling, building)} for ${amount(coins, 'coin')}.`,
  built: ({ seat, building, wood, fish }, telling) =>
    `${subject(telling, seat)} built ${names.building(telling, building)} for ${amounts({ wood, fish })}.`,
  rowFilled: ({ building }, telling) => `New in the row: ${names.building(telling, building)}.`,
  deckOut: () => 'The building deck is empty.',
  abilityUsed: ({ seat, building }, telling) =>
    `${capital(whose(telling, seat))} ${names.building(telling, building)} took effect.`,
  cardDrawn: ({ seat }, telling) => `${subject(telling, seat)} drew a building card.`,
  cardReceived: ({ card }, telling) => `It was ${names.building(telling, card)}.`,
  cardPaid: ({ seat, card }, telling) => `${subject(telling, seat)} paid with ${names.building(telling, card)}.`,
  deckRenewed: () => 'The paid cards were shuffled into a new deck.',

  renown: ({ seat, n, to }, telling) => {
    const now = to === 0 ? 'off the track' : `on ${to}`;
    return `${subject(telling, seat)} gained ${amount(n, 'renown')} and ${verb(telling, seat, 'is', 'are')} now ${now}.`;
  },
  tokenTaken: ({ seat, token }, telling) =>
    `${subject(telling, seat)} took a renown token: ${names.token(telling, token)}.`,
  tokenShown: ({ token }, telling) => `Next renown token: ${names.token(telling, token)}.`,
  tokensOut: () => 'There are no renown tokens left.',
  sevenKept: ({ seat }, telling) => `${subject(telling, seat)} kept 7 points instead of a token.`,
  reputationActivated: ({ seat, card }, telling) =>
    `${subject(telling, seat)} activated ${names.reputation(telling, card)}.`,
  reputationScored: ({ seat, n, capped }, telling) =>
    `${subject(telling, seat)} gained ${n === 0 ? 'no renown' : amount(n, 'renown')} from the card${capped ? ' (its limit)' : ''}.`,
  reputationShown: ({ card }, telling) => `New reputation card: ${names.reputation(telling, card)}.`,

  raided: ({ seat, rival, dice: [own, others], hits: [mine, theirs] }, telling) =>
    `${subject(telling, seat)} raided ${who(telling, rival)}: ${dice(own)} against ${dice(others)}, ${count(mine, 'hit')} to ${number(theirs)}.`,
  coinsTaken: ({ from, to, n }, telling) =>
    `${subject(telling, to)} took ${amount(n, 'coin')} from ${who(telling, from)}.`,
  tradeProposed: ({ seat, rival, give, get }, telling) =>
    `${subject(telling, seat)} offered ${who(telling, rival)} ${wares(give)} for ${wares(get)}.`,
  tradeAnswered: ({ seat, yes }, telling) => `${subject(telling, seat)} ${yes ? 'agreed' : 'refused'}.`,
  traded: ({ seat, rival, give, get }, telling) =>
    `${subject(telling, seat)} gave ${who(telling, rival)} ${wares(give)} for ${wares(get)}.`,
  tradeDropped: ({ seat }, telling) => `${subject(telling, seat)} dropped the trade.`,
};
