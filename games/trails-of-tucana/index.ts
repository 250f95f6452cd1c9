export * from './content/cards.ts';
export * from './content/islands.ts';
export type { Action } from './rules/actions.ts';
export { cardsOf } from './rules/draw.ts';
export type { Ending, Ends, Fact } from './rules/facts.ts';
export { trailsOfTucana } from './rules/game.ts';
export { HEX_NAMES, type Hex, type HexName, type IslandMap, type World } from './rules/map.ts';
export type { Reason } from './rules/reasons.ts';
export { bonusPoints, levelOf, sightSum, totalOf, villagePoints } from './rules/score.ts';
export { drafted } from './rules/sheet.ts';
export {
  type BlueCard,
  type Bonus,
  DIRECTIONS,
  type Draft,
  NOTHING_DRAWN,
  type Options,
  type Sheet,
  type State,
  type Step,
} from './rules/state.ts';
export { countPile } from './rules/turn.ts';
export type { TrailsOfTucana } from './rules/types.ts';
