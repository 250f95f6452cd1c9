import { figures, nameOf, number, possessive } from '@skerry/speech/en';
import type { PositionWords } from '../../rules/position.ts';

/** What the box holds. */
const COMPONENTS: { readonly [component: string]: string } = {
  pirates: 'pirate',
  serpents: 'sea serpent',
  ichor: 'Ichor card',
  crew: 'crew member with two skills',
  tokens: 'renown token',
  buildings: 'building card',
};
const MANY: { readonly [component: string]: string } = { crew: 'crew members with two skills' };

export const position: PositionWords = {
  miscounted: ({ component, have, want }) => {
    const things = figures(want, COMPONENTS[component] ?? component, MANY[component]);
    return `There must be ${things}, not ${have}.`;
  },
  setting: ({ option }) => `“${option}” isn’t the same in the options and in the position.`,
  layout: () => 'The towns don’t fit the order of the boards.',
  crewTwice: ({ seat }, telling) => `One of ${possessive(nameOf(telling, seat))} crew is in two places.`,
  starters: ({ seat }, telling) => `${nameOf(telling, seat)} needs all three starting crew.`,
  cubes: ({ seat, have, want }, telling) => `${nameOf(telling, seat)} has ${have} cubes in use; there are ${want}.`,
  hold: ({ seat, have, most }, telling) =>
    `${nameOf(telling, seat)} has ${have} wood and fish, but there is room for only ${most}.`,
  noShip: ({ seat }, telling) => `${possessive(nameOf(telling, seat))} ship must be in a region.`,
  sevens: ({ seat }, telling) => `${nameOf(telling, seat)} can’t keep a seven while there are renown tokens left.`,
  cardTwice: ({ name }) => `${name.en} can’t be in two places.`,
  tokenKinds: () => 'The renown tokens aren’t the sixteen of the box.',
  deckSize: ({ have, said }) => `The deck has ${figures(have, 'card')}, not ${said}.`,
  gap: ({ row }) => `The ${row} row has a gap: fill it from the ${row === 'crew' ? 'stack' : 'deck'}.`,
  noEvent: () => 'At least one event must be face up.',
  blocked: ({ slots }) =>
    slots === 0
      ? 'No slot of the influence track is blocked here.'
      : `With two players, exactly the first ${number(slots)} slots of the influence track are blocked.`,
  afterEnd: ({ round }) => `The game ends after round ${round}.`,
  handSize: ({ seat }, telling) => `${possessive(nameOf(telling, seat))} hand has another size than noted.`,
  steps: () => 'The steps still to come don’t follow from each other.',
};
