import { nameOf, number } from '@skerry/speech/en';
import type { Limited } from '../../content/vocabulary.ts';
import type { PositionWords } from '../../rules/position.ts';
import { things } from './things.ts';

const COMPONENTS: { readonly [component: string]: string } = {
  heroes: 'Heroes',
  adventure: 'Adventure cards',
  market: 'Market cards',
  captains: 'Captains',
  legendary: 'Legendary Items',
  tiles: 'Event tiles',
};
const KINDS: { readonly [K in Limited]: string } = {
  weapon: 'weapons',
  armour: 'armour',
  other: 'other Items',
  ally: 'Allies',
};
const card = (id: string): string => things[id]?.name ?? id;

export const position: PositionWords = {
  miscounted: ({ component, have, want }) =>
    `${COMPONENTS[component] ?? component}: there must be ${want}, not ${have}.`,
  setting: ({ option }) => `“${option}” isn’t the same in the options and in the position.`,
  cardTwice: ({ card: id }) => `${card(id)} can’t be in two places.`,
  wrongDeck: ({ card: id }) => `${card(id)} belongs to another deck.`,
  maps: ({ colour, have, want }) => `There must be ${number(want)} ${colour} maps, not ${number(have)}.`,
  fallen: ({ card: id, wounds }) =>
    `${card(id)} has ${wounds === 1 ? 'one wound' : `${number(wounds)} wounds`}: that is too many to stand.`,
  tired: ({ card: id, exhaustion }) => `${card(id)} can’t have ${number(exhaustion)} exhaustion: it exceeds Stamina.`,
  allyCounters: ({ seat }, telling) =>
    `${nameOf(telling, seat)} needs a number of wounds and of exhaustion for each Ally.`,
  noCaptain: ({ seat }, telling) => `${nameOf(telling, seat)} can’t be at sea without a Captain.`,
  captainAshore: ({ seat }, telling) => `${nameOf(telling, seat)} can’t have a Captain on land outside a town.`,
  captainHurt: ({ seat }, telling) => `${nameOf(telling, seat)} is in a town, so the Captain has no counters.`,
  tooMany: ({ seat, kind }, telling) => `${nameOf(telling, seat)} has too many ${KINDS[kind]}.`,
  downTwice: ({ seat }, telling) => `${nameOf(telling, seat)} has a card that is face down twice.`,
  flooded: ({ seat }, telling) => `${nameOf(telling, seat)} can’t be on a flooded space.`,
  track: ({ on }) => `Place ${on} of the undefeated track needs a Challenge, and a space with its counter.`,
  trackTwice: () => 'Two undefeated Challenges can’t be on one space.',
  tileTwice: () => 'Two tiles can’t be on one event space.',
  turnedUp: () => 'The cards turned up on a deck are the top ones, one by one.',
  lastFoe: () => `${card('assifShibSa')} must be in the silver deck while no Hero is on the Island of Dread.`,
  pastLimit: ({ round }) => `The game ends after round ${round}.`,
  steps: () => 'The steps still to come don’t follow from each other.',
};
