export { boardBattery } from './board-battery.ts';
export {
  type BoardBattery,
  boardTroubles,
  PROMISES,
  type Promised,
  type TriedWords,
  type Troubles,
} from './board-troubles.ts';
