import { gistWith } from '@skerry/engine';
import { count, list, verb, who } from '@skerry/speech/en';
import { namesOf } from '../context.ts';
import { partsIn, type Words } from '../gist.ts';
import { amount, amounts } from './grammar.ts';

const names = namesOf('en');

const words: Words = {
  chose: ({ port }, context) => `chose ${names.town(context, port)} as home port`,
  sailed: ({ to }, context) => `sailed to ${names.townAt(context, to)}`,
  visited: ({ town }, context) => `visited ${names.town(context, town)}`,
  rested: ({ seat }, context) => `rested ${verb(context, seat, 'the', 'your')} crew`,
  joined: ({ counts }) => `${amounts(counts)} joined`,
  ichor: () => 'Ichor joined',
  gained: ({ counts }) => `gained ${amounts(counts)}`,
  hired: ({ n }) => `hired ${count(n, 'crew member').replace(/^one/, 'a')}`,
  retreated: ({ town }, context) => `retreated from ${names.town(context, town)}`,
  took: ({ towns, whom, how }, context) => {
    const from = whom === undefined ? '' : ` from ${who(context, whom)}`;
    return `took ${list(towns.map((town) => names.town(context, town)))}${from} by ${how}`;
  },
  completed: ({ events }, context) => `completed ${list(events.map((event) => names.event(context, event)))}`,
  bought: ({ buildings }, context) => `bought ${list(buildings.map((each) => names.building(context, each)))}`,
  built: ({ buildings }, context) => `built ${list(buildings.map((each) => names.building(context, each)))}`,
  token: ({ tokens }, context) => `took a renown token (${list(tokens.map((token) => names.token(context, token)))})`,
  reputation: ({ cards }, context) => `activated ${list(cards.map((card) => names.reputation(context, card)))}`,
  paid: ({ whom, n }, context) => `paid ${who(context, whom)} ${amount(n, 'coin')}`,
  raided: ({ whom }, context) => `raided ${who(context, whom)}`,
  robbed: ({ whom, n }, context) => `took ${amount(n, 'coin')} from ${who(context, whom)}`,
  traded: ({ whom }, context) => `traded with ${who(context, whom)}`,
  shown: ({ events }, context) =>
    `new ${events.length === 1 ? 'event' : 'events'}: ${list(
      events.map(({ event, town }) => `${names.event(context, event)} in ${names.town(context, town)}`),
    )}`,
  last: () => 'after this round there is one more',
};

export const gist = gistWith(partsIn(names), words);
