import forbiddenIsland from './pictures/forbidden-island.svg';
import islebound from './pictures/islebound.svg';
import runebound from './pictures/runebound.svg';
import trailsOfTucana from './pictures/trails-of-tucana.svg';

/** What the home page shows of a game without loading it. Titles and blurbs stand among the words. */
export interface GameCard {
  readonly name: 'forbidden-island' | 'trails-of-tucana' | 'islebound' | 'runebound';
  readonly picture: string;
  readonly players: readonly [number, number];
  readonly minutes: number;
  /** What "play now" starts: so many seats, one of them the reader's; options where the defaults are not meant. */
  readonly quick: { readonly seats: number; readonly options: object };
  /** Whether there is a daily set-up of it. */
  readonly daily?: boolean;
}

export const CARDS: readonly GameCard[] = [
  {
    name: 'forbidden-island',
    picture: forbiddenIsland,
    players: [2, 4],
    minutes: 30,
    quick: { seats: 3, options: { difficulty: 'normal' } },
  },
  {
    name: 'trails-of-tucana',
    picture: trailsOfTucana,
    players: [1, 8],
    minutes: 20,
    quick: { seats: 3, options: {} },
    daily: true,
  },
  { name: 'islebound', picture: islebound, players: [2, 4], minutes: 90, quick: { seats: 3, options: {} } },
  { name: 'runebound', picture: runebound, players: [2, 6], minutes: 120, quick: { seats: 3, options: {} } },
];
