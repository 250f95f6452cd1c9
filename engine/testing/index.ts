export { arrange, standingAt, stateOf } from './arrange.ts';
export { arrayWork } from './array-work.ts';
export { type BatteryOptions, battery } from './battery.ts';
export { golden } from './golden.ts';
export { NIGHTLY } from './nightly.ts';
export { type PositionBatteryOptions, positionBattery } from './position-battery.ts';
export { positions } from './positions.ts';
export { reported } from './reported.ts';
export { counted, type Voyage, voyage, type Work } from './voyage.ts';
