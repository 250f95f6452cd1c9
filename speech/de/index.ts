export { capital } from '../lists.ts';
export { shortDay, wholeDay } from './dates.ts';
export { list } from './lists.ts';
export {
  at,
  type Case,
  Der,
  den,
  der,
  ein,
  type Gender,
  many,
  type Noun,
  type Preposition,
  verb as nounDoes,
} from './nouns.ts';
export { count, figure, figures, number, ordinal, withFigure } from './numbers.ts';
export { does, has, is, nameOf, people, possessive, theyDo, toWhom, verb, who, whom } from './persons.ts';
export { small } from './small.ts';
