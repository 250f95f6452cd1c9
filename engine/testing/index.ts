export { arrange, stateOf } from './arrange.ts';
