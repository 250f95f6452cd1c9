export { editing } from '../rules/editing.ts';
