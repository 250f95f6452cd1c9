import { a, oneself, who } from '@skerry/speech/en';
import { CREW_KINDS } from '../content/vocabulary.ts';
import { amounts, fleetCard, kind, slots } from './english.ts';
import { hereOf, namesOf, partOf, type Text, type TextContext } from './telling.ts';

const names = namesOf('en');

const crew = (telling: TextContext, kind: Parameters<typeof names.crew>[1]): string =>
  a(`${names.crew(telling, kind)} crew member`);

export const actions: Text['actions'] = {
  homePort: ({ port }, telling) => `Make ${names.town(telling, port)} your home port`,
  draft: ({ building }, telling) => `Keep ${names.building(telling, building)}`,

  sail: ({ to }, telling) => `Sail to ${names.townAt(telling, to)}`,
  visit: (_, telling) => `Visit ${names.town(telling, hereOf(telling))}`,
  visitByParts: (_, telling) => `Visit ${names.town(telling, hereOf(telling))} step by step`,
  attack: (_, telling) => `Attack ${names.town(telling, hereOf(telling))}`,
  diplomacy: (_, telling) => `Use diplomacy on ${names.town(telling, hereOf(telling))}`,
  hunt: () => 'Hunt for treasure',
  raid: ({ rival }, telling) => `Raid ${oneself(telling, rival)}`,
  event: ({ place }, telling) => {
    const event = telling.state.events[place - 1] ?? 0;
    return event === 0 ? 'Complete an event' : `Complete ${names.event(telling, event)}`;
  },
  buy: ({ space }, telling) => {
    const building = telling.state.row[space - 1] ?? 0;
    return building === 0 ? 'Buy a building' : `Buy ${names.building(telling, building)}`;
  },
  buyFromHand: () => 'Buy a building from your hand',
  heal: () => 'Heal a crew member',
  trade: ({ rival }, telling) => `Trade with ${who(telling, rival)}`,
  endTurn: () => 'End your turn',

  exhaust: ({ crew: kind }, telling) => `Exhaust ${crew(telling, kind)}`,
  healCrew: ({ crew: kind }, telling) => `Heal ${crew(telling, kind)}`,

  doPart: () => 'Do it',
  leaveOut: () => 'Skip this part of the action',
  gainOne: ({ choice }, telling) => {
    const part = partOf(telling);
    const gift = part?.do === 'gainOne' ? part.of[choice - 1] : undefined;
    return gift === undefined ? 'Gain something else' : `Gain ${amounts({ [gift.what]: gift.n })}`;
  },
  pay: ({ price }, telling) => {
    const part = partOf(telling);
    if (part?.do !== 'pay') return 'Pay';
    const cost = part.prices[price - 1];
    return cost === undefined ? 'Pay another price' : `Pay ${amounts(cost)} for ${amounts(part.get)}`;
  },
  done: () => 'Stop here',
  hire: ({ place }, telling) => {
    const hired = CREW_KINDS[telling.state.crewRow[place - 1] ?? -1];
    return hired === undefined ? 'Hire a crew member' : `Hire ${crew(telling, hired)}`;
  },
  reputation: ({ place }, telling) => {
    const card = telling.state.reputation[place - 1] ?? 0;
    return card === 0 ? 'Activate a reputation card' : `Activate ${names.reputation(telling, card)}`;
  },
  build: ({ space }, telling) => {
    const building = telling.state.row[space - 1] ?? 0;
    return building === 0 ? 'Build a building' : `Build ${names.building(telling, building)}`;
  },

  buyCard: ({ building }, telling) => `Buy ${names.building(telling, building)}`,
  buildCard: ({ building }, telling) => `Build ${names.building(telling, building)}`,
  payCard: ({ building }, telling) => `Pay with ${names.building(telling, building)}`,

  skip: () => 'Skip the first empty slot',
  noSkip: () => 'Use the first empty slot',

  group: ({ cards }, telling) => {
    switch (telling.state.agenda.at(-1)?.do) {
      case 'groupSerpents':
        return cards === 0 ? 'Send no sea serpents' : `Send ${amounts({ serpent: cards })}`;
      case 'groupIchor':
        return cards === 0 ? 'Leave Ichor behind' : 'Send Ichor';
      default:
        return cards === 0 ? 'Send no pirates' : `Send ${amounts({ pirate: cards })}`;
    }
  },
  combat: ({ crew: kind }, telling) => `Exhaust ${crew(telling, kind)} for one more die`,
  roll: () => 'Roll the dice',
  reroll: ({ face }) => `Pay 1 wood to reroll a ${face}`,
  keep: () => 'Keep the dice',
  placeBest: () => 'Place the dice for the highest total',
  placeByHand: () => 'Place the dice by hand',
  placeDie: ({ face }) => `Place a ${face}`,
  placeNone: () => 'Place no die here',
  injure: ({ crew: kind }, telling) => `Injure ${crew(telling, kind)} for 1 strength`,
  retreat: () => 'Retreat',
  lose: ({ card }) => `Lose ${fleetCard(card)}`,

  payCube: ({ slot }) => `Pay the cube in ${slots([slot])}`,
  negotiate: ({ crew: kind }, telling) => `Exhaust ${crew(telling, kind)} for 1 influence`,
  freeCube: ({ slot }) => `Take the cube from ${slots([slot])}`,
  decline: () => 'Don’t visit',

  dump: ({ wood, fish }) => (wood + fish === 0 ? 'Dump nothing' : `Dump ${amounts({ wood, fish })}`),

  give: ({ what }) => `Give ${what === 'ichor' ? kind(what) : amounts({ [what]: 1 })}`,
  next: () => 'Choose what you ask for',
  ask: ({ what }) => `Ask for ${what === 'ichor' ? kind(what) : amounts({ [what]: 1 })}`,
  propose: () => 'Propose the trade',
  drop: () => 'Drop the trade',
  agree: () => 'Agree',
  refuse: () => 'Refuse',
};
