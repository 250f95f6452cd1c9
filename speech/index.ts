export { type Persons, readerLast } from './persons.ts';
