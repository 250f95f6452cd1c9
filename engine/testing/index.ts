export { arrange, stateOf, tableAt } from './arrange.ts';
export { type BatteryOptions, battery } from './battery.ts';
