export { capital } from './lists.ts';
export { type Persons, readerLast } from './persons.ts';
