import { figures } from '@skerry/speech/en';
import type { Amounts, Count, Leave, Modified, Thing } from '../../content/vocabulary.ts';
import type { Moment } from '../effects.ts';
import { amounts, points } from './grammar.ts';

const COUNTED: { readonly [C in Count]: readonly [one: string, many: string] } = {
  building: ['building', 'buildings'],
  town: ['town you control', 'towns you control'],
  crewTwoSkills: ['crew member with two skills', 'crew members with two skills'],
  book: ['book', 'books'],
  wood: ['wood', 'wood'],
  fish: ['fish', 'fish'],
  fleet: ['pirate, sea serpent and Ichor', 'cards of your fleet'],
  cube: ['influence cube on the track', 'influence cubes on the track'],
};
const CARD = ['card in your hand', 'cards in your hand'] as const;

/** What is counted: "town you control", "2 fish". */
export function counted(per: Count, each: number, isArchitect: boolean): string {
  const [one, many] = per === 'book' && isArchitect ? CARD : COUNTED[per];
  return each === 1 ? one : `${each} ${many}`;
}

/** In Architect a book is a card: "1 renown and 1 card". */
function gained({ book = 0, ...others }: Amounts<Thing>, isArchitect: boolean): string {
  if (!isArchitect || book === 0) return amounts({ ...others, book });
  return [amounts(others), figures(book, 'card')].filter((words) => words !== '').join(' and ');
}

function moment({ when, where, of, each }: Moment, isArchitect: boolean): string {
  const book = isArchitect ? 'card' : 'book';
  switch (when) {
    case 'bought':
      return 'for each building you buy';
    case 'built':
      return 'for each building you build';
    case 'buildingGained':
      return 'for each building you buy or build';
    case 'rested':
      return 'for each rest at a town';
    case 'hunted':
      return 'for each hunt';
    case 'bookGained':
      return each === 1 ? `for each ${book} you gain` : `for each ${each} ${book}s you gain at once`;
    case 'visited':
      if (where === undefined) return 'on each visit';
      return `on each visit to a ${where === 'ownPort' ? 'port' : 'town'} you control`;
    case 'townGift':
      return `more when a town’s action gives you ${of}, once per visit`;
    case 'hired':
      return 'for each crew member you hire';
    case 'reputationActivated':
      return 'for each reputation card you activate';
    case 'attackWon':
      return 'for each town you take by attack';
    case 'allied':
      return 'for each town you take by diplomacy';
    case 'townLost':
      return 'each time another player takes a town from you';
  }
}

export const effects = {
  gain: (things: Amounts<Thing>, at: Moment, isArchitect: boolean) =>
    `Gain ${gained(things, isArchitect)} ${moment(at, isArchitect)}.`,
  modify: {
    books: (n) => `For the building row, you count as having ${figures(n, 'more book', 'more books')}.`,
    attackStrength: (n) => `${n} more strength in every attack on a town.`,
    influence: (n) => `${n} more influence whenever you use diplomacy.`,
    defence: (n) => `Others need ${n} more to take a town from you.`,
    speed: (n) => `${n} more speed, still at most 4 before fish.`,
    hold: (n) => `Your hold has room for ${n} more goods.`,
    eventCubes: (n) => `Place ${figures(n, 'more cube', 'more cubes')} for each event you complete.`,
    piratesKept: (n) => `Keep ${figures(n, 'pirate')} of a group that takes a town.`,
  } satisfies { readonly [M in Modified]: (n: number) => string },
  leaves: {
    countBelowDeck: 'Healthy Work crew below deck count too.',
    skipSlot: 'Before placing cubes, you may skip the first empty slot.',
    freeHire: 'Hiring costs you no coins.',
    freeEntryCoin: 'You pay no coin to enter neutral towns.',
    freeBerth: 'You don’t need Administrate crew to end your move with other ships.',
  } satisfies { readonly [L in Leave]: string },
  ichor: {
    gained: 'Take Ichor when you gain this building.',
    serpentGained: 'Take Ichor whenever you gain a sea serpent.',
  } satisfies { readonly [W in 'gained' | 'serpentGained']: string },
  heal: (n: number) =>
    `Once per turn, ${figures(n, 'injured crew member goes', 'injured crew members go')} straight back on deck.`,
  score: (n: number, per: Count, each: number, isArchitect: boolean) =>
    `At the end: ${points(n)} per ${counted(per, each, isArchitect)}.`,
};
