import type { PuzzleGoal } from '@skerry/bots/profile';
import { CARDS_TO_CAPTURE } from '../content/cards.ts';
import { chart } from '../content/spaces.ts';
import { DRY, TREASURES, type Treasure } from '../content/tiles.ts';
import { cardsOf } from '../rules/capture.ts';
import type { State } from '../rules/state.ts';

export type { PuzzleGoal };

/** Goals of puzzles, all within the turn that begins. */
export const GOALS = ['win', 'captureAndSave', 'capture', 'save'] as const;
export type Goal = (typeof GOALS)[number];

/** What the sea can take: a treasure with all its tiles, and Fools' Landing. */
export type Endangered = Treasure | 'fools-landing';

const WIN: PuzzleGoal = { goal: 'win', about: [] };

export const isTreasure = (word: string): word is Treasure => TREASURES.some((treasure) => treasure === word);
export const isEndangered = (word: string): word is Endangered => word === 'fools-landing' || isTreasure(word);

/** Winning; capturing treasures whose cards are held while saving what is in danger; or only one of the two. */
export function goalsIn(state: State): readonly PuzzleGoal[] {
  const reach = withinReach(state);
  const danger = inDanger(state);
  const pairs = reach.flatMap((one, nth) => reach.slice(nth + 1).map((other) => [one, other]));
  return [
    ...(mayWin(state, reach) ? [WIN] : []),
    ...reach.flatMap((treasure) => {
      const others = danger.filter((each) => each !== treasure);
      return others.length === 0 ? [] : [{ goal: 'captureAndSave', about: [treasure, ...others] }];
    }),
    ...[...pairs, ...reach.map((treasure) => [treasure])].map((about) => ({ goal: 'capture', about })),
    ...(danger.length > 0 ? [{ goal: 'save', about: danger }] : []),
  ];
}

/** Uncaptured treasures for which the team has enough cards. */
function withinReach(state: State): Treasure[] {
  return TREASURES.filter((treasure, nth) => {
    const held = state.hands.reduce((sum, _, seat) => sum + cardsOf(state, seat, treasure), 0);
    return state.captured[nth] === -1 && held >= CARDS_TO_CAPTURE;
  });
}

function mayWin({ captured, hands }: State, reach: readonly Treasure[]): boolean {
  const missing = captured.filter((seat) => seat === -1).length;
  return reach.length === missing && hands.some((hand) => hand.includes('helicopter-lift'));
}

/** FI-113, FI-114: what flood cards alone could take. */
const inDanger = (state: State): Endangered[] =>
  [...TREASURES, 'fools-landing' as const].filter((each) => !isSafe(state, each));

/** Captured, or with a dry tile. */
function isSafe({ captured, island, water }: State, endangered: Endangered): boolean {
  const { landing, sites } = chart(island);
  if (endangered === 'fools-landing') return water[landing] === DRY;
  const treasure = TREASURES.indexOf(endangered);
  return captured[treasure] !== -1 || sites[treasure]!.some((space) => water[space] === DRY);
}

export function isReached({ goal, about }: PuzzleGoal, state: State): boolean {
  const isCaptured = (treasure: Treasure): boolean => state.captured[TREASURES.indexOf(treasure)] !== -1;
  switch (goal) {
    case 'win':
      return state.outcome?.ranks[0] === 1;
    case 'captureAndSave':
      return about.slice(0, 1).filter(isTreasure).every(isCaptured) && isSaved(about.slice(1));
    case 'capture':
      return about.filter(isTreasure).every(isCaptured);
    case 'save':
      return isSaved(about);
    default:
      return false;
  }
  function isSaved(words: readonly string[]): boolean {
    return words.filter(isEndangered).every((each) => isSafe(state, each));
  }
}
