import { a, oneself, who } from '@skerry/speech/en';
import { CREW_KINDS } from '../../content/vocabulary.ts';
import { crewAt } from '../../rules/state.ts';
import { hereOf, namesOf, partOf, type Text, type TextContext } from '../context.ts';
import { amounts, fleetCard, kind, slots } from './grammar.ts';

const names = namesOf('en');

const crew = (context: TextContext, kind: Parameters<typeof names.crew>[1]): string =>
  a(`${names.crew(context, kind)} crew member`);

export const actions: Text['actions'] = {
  homePort: ({ port }, context) => `Make ${names.town(context, port)} your home port`,
  draft: ({ building }, context) => `Keep ${names.building(context, building)}`,

  sail: ({ to }, context) => `Sail to ${names.townAt(context, to)}`,
  visit: (_, context) => `Visit ${names.town(context, hereOf(context))}`,
  visitByParts: (_, context) => `Visit ${names.town(context, hereOf(context))} step by step`,
  attack: (_, context) => `Attack ${names.town(context, hereOf(context))}`,
  diplomacy: (_, context) => `Use diplomacy on ${names.town(context, hereOf(context))}`,
  hunt: () => 'Hunt for treasure',
  raid: ({ rival }, context) => `Raid ${oneself(context, rival)}`,
  event: ({ place }, context) => {
    const event = context.state.events[place - 1] ?? 0;
    return event === 0 ? 'Complete an event' : `Complete ${names.event(context, event)}`;
  },
  buy: ({ space }, context) => {
    const building = context.state.row[space - 1] ?? 0;
    return building === 0 ? 'Buy a building' : `Buy ${names.building(context, building)}`;
  },
  buyFromHand: () => 'Buy a building from your hand',
  heal: () => 'Heal a crew member',
  trade: ({ rival }, context) => `Trade with ${who(context, rival)}`,
  endTurn: () => 'End your turn',

  exhaust: ({ crew: kind }, context) => `Exhaust ${crew(context, kind)}`,
  healCrew: ({ crew: kind }, context) => `Heal ${crew(context, kind)}`,

  doPart: () => 'Do it',
  leaveOut: () => 'Skip this part of the action',
  gainOne: ({ choice }, context) => {
    const part = partOf(context);
    const gift = part?.do === 'gainOne' ? part.of[choice - 1] : undefined;
    return gift === undefined ? 'Gain something else' : `Gain ${amounts({ [gift.what]: gift.n })}`;
  },
  pay: ({ price }, context) => {
    const part = partOf(context);
    if (part?.do !== 'pay') return 'Pay';
    const cost = part.prices[price - 1];
    return cost === undefined ? 'Pay another price' : `Pay ${amounts(cost)} for ${amounts(part.get)}`;
  },
  done: () => 'Stop here',
  hire: ({ place }, context) => {
    const hired = CREW_KINDS[crewAt(context.state, place)];
    return hired === undefined ? 'Hire a crew member' : `Hire ${crew(context, hired)}`;
  },
  reputation: ({ place }, context) => {
    const card = context.state.reputation[place - 1] ?? 0;
    return card === 0 ? 'Activate a reputation card' : `Activate ${names.reputation(context, card)}`;
  },
  build: ({ space }, context) => {
    const building = context.state.row[space - 1] ?? 0;
    return building === 0 ? 'Build a building' : `Build ${names.building(context, building)}`;
  },

  buyCard: ({ building }, context) => `Buy ${names.building(context, building)}`,
  buildCard: ({ building }, context) => `Build ${names.building(context, building)}`,
  payCard: ({ building }, context) => `Pay with ${names.building(context, building)}`,

  skip: () => 'Skip the first empty slot',
  noSkip: () => 'Use the first empty slot',

  group: ({ cards }, context) => {
    switch (context.state.agenda.at(-1)?.do) {
      case 'groupSerpents':
        return cards === 0 ? 'Send no sea serpents' : `Send ${amounts({ serpent: cards })}`;
      case 'groupIchor':
        return cards === 0 ? 'Leave Ichor behind' : 'Send Ichor';
      default:
        return cards === 0 ? 'Send no pirates' : `Send ${amounts({ pirate: cards })}`;
    }
  },
  combat: ({ crew: kind }, context) => `Exhaust ${crew(context, kind)} for one more die`,
  roll: () => 'Roll the dice',
  reroll: ({ face }) => `Pay 1 wood to reroll a ${face}`,
  keep: () => 'Keep the dice',
  placeBest: () => 'Place the dice for the highest total',
  placeByHand: () => 'Place the dice by hand',
  placeDie: ({ face }) => `Place a ${face}`,
  placeNone: () => 'Place no die here',
  injure: ({ crew: kind }, context) => `Injure ${crew(context, kind)} for 1 strength`,
  retreat: () => 'Retreat',
  lose: ({ card }) => `Lose ${fleetCard(card)}`,

  payCube: ({ slot }) => `Pay the cube in ${slots([slot])}`,
  negotiate: ({ crew: kind }, context) => `Exhaust ${crew(context, kind)} for 1 influence`,
  freeCube: ({ slot }) => `Take the cube from ${slots([slot])}`,
  decline: () => 'Don’t visit',

  dump: ({ wood, fish }) => (wood + fish === 0 ? 'Dump nothing' : `Dump ${amounts({ wood, fish })}`),

  give: ({ what }) => `Give ${what === 'ichor' ? kind(what) : amounts({ [what]: 1 })}`,
  next: () => 'Choose what you ask for',
  ask: ({ what }) => `Ask for ${what === 'ichor' ? kind(what) : amounts({ [what]: 1 })}`,
  giveLess: ({ what }) => `Give ${amounts({ [what]: 1 })} less`,
  askLess: ({ what }) => `Ask for ${amounts({ [what]: 1 })} less`,
  propose: () => 'Propose the trade',
  drop: () => 'Drop the trade',
  agree: () => 'Agree',
  counter: () => 'Make a counter-offer',
  refuse: () => 'Refuse',
};
