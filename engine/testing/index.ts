export { arrange, stateOf, tableAt } from './arrange.ts';
export { type BatteryOptions, battery } from './battery.ts';
export { golden } from './golden.ts';
export { positions } from './positions.ts';
